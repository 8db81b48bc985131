import { ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SafetyItem } from "#contract/safety.ts";
import type { SafetyClosing } from "#domain/safety/desk/desk.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { ReachNotice } from "../desk/reach-notice.tsx";
import { showLinked } from "../linked.ts";
import { useNow } from "../use-now.ts";
import { SafetyItemCard } from "./item.tsx";
import { useSafetyItems, useSafetyReach } from "./queries.ts";
import { useSafetyChanges } from "./use-changes.ts";
import "./desk.css";

/** What children wrote that a grown-up must look at (decisions 081, 106). Always there, so that nobody has to look for it. */
export function SafetyDesk() {
  const { t } = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const [showsClosed, setShowsClosed] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const waiting = useSafetyItems("unclosed");
  const closed = useSafetyItems("closed", showsClosed);
  const reach = useSafetyReach();
  const { busy, drafts, write, change } = useSafetyChanges();
  const isLoaded = waiting.data !== undefined;
  useEffect(() => {
    if (isLoaded) showLinked();
  }, [isLoaded]);

  const act = async (item: SafetyItem, state: SafetyItem["state"], closedAs?: SafetyClosing) => {
    const how = await change(item, state, closedAs);
    const isMoved = (state === "closed") !== (item.state === "closed");
    if (how === "saved" && isMoved) setOpenId(null);
    // The pressed button may be gone now, and the focus with it: on to the item, or to the list it has left.
    if (how === "saved" && !isMoved) {
      document.querySelector<HTMLElement>(`[data-item="${item.id}"]`)?.focus();
    } else if (how === "saved" || how === "stale") title.current?.focus();
  };
  const list = ({ data, isError, hasNextPage, fetchNextPage, refetch }: typeof waiting) => (
    <>
      {isError && (
        <p role="alert">
          {t("staff.safety.unavailable")}{" "}
          <button type="button" className="button button-small button-paper" onClick={() => void refetch()}>
            {t("common.retry")}
          </button>
        </p>
      )}
      {data === undefined && !isError && <Spinner label={t("common.loading")} visible />}
      <ul>
        {data?.pages
          .flatMap(({ items }) => items)
          .map((item) => (
            <SafetyItemCard
              key={item.id}
              item={item}
              now={now}
              isOpen={openId === item.id}
              draft={drafts[item.id]}
              isBusy={busy !== null}
              onOpen={() => setOpenId(openId === item.id ? null : item.id)}
              onWrite={(text) => write(item, text)}
              onChange={(state, closedAs) => void act(item, state, closedAs)}
            />
          ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="button button-small button-paper"
          onClick={() => void fetchNextPage()}
        >
          {t("staff.safety.more")}
        </button>
      )}
    </>
  );

  const counts = waiting.data?.pages[0];
  const toDo = counts?.unclosed ?? 0;
  return (
    <section className="desk-safety" aria-labelledby="safety-title">
      <h2 className="desk-title" id="safety-title" ref={title} tabIndex={-1}>
        {t("staff.safety.heading")}
        {toDo > 0 && <span className="desk-safety-count">{t("staff.safety.count", { count: toDo })}</span>}
      </h2>
      {counts !== undefined && toDo === 0 && (
        <p className="desk-safety-none row">
          <ShieldCheck aria-hidden="true" size={22} />
          {t("staff.safety.none")}
        </p>
      )}
      {reach.data !== undefined && <ReachNotice {...reach.data} />}
      {list(waiting)}
      {(counts?.closed ?? 0) > 0 && (
        <button
          type="button"
          className="button button-small button-paper"
          aria-expanded={showsClosed}
          onClick={() => setShowsClosed(!showsClosed)}
        >
          {t("staff.safety.closed", { count: counts?.closed ?? 0 })}
        </button>
      )}
      {showsClosed && list(closed)}
      <p className="desk-safety-note">{t("staff.safety.open.note")}</p>
      <p className="desk-safety-note">{t("staff.safety.note")}</p>
    </section>
  );
}
