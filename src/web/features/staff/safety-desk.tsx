import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { Output } from "#contract/index.ts";
import type { SafetyItem } from "#contract/safety.ts";
import { ApiError, api } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { POLL_INTERVAL } from "./desk-queries.ts";
import { SafetyItemCard } from "./safety-item.tsx";
import "./safety-desk.css";

const SAFETY = "/api/admin/safety";

/** What children wrote that a grown-up must look at (decision 081). Always there, so that nobody has to look for it. */
export function SafetyDesk() {
  const { t } = useLocale();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery<Output<"GET /api/admin/safety">>({
    queryKey: [SAFETY],
    refetchInterval: POLL_INTERVAL,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [showsClosed, setShowsClosed] = useState(false);

  const change = async (item: SafetyItem, state: SafetyItem["state"], note: string) => {
    if (busy !== null) return;
    setBusy(item.id);
    try {
      await api("PATCH /api/admin/safety/{id}", {
        params: { id: item.id },
        body: { state, note, version: item.version },
      });
    } catch (error) {
      const stale = error instanceof ApiError && error.status === 409;
      const why: CopyKey = stale ? "staff.safety.stale" : "staff.safety.failed";
      showToast({ tone: "error", title: t("staff.safety.title"), description: t(why) });
    }
    await client.invalidateQueries({ queryKey: [SAFETY] });
    setBusy(null);
  };

  const waiting = data?.items.filter(({ state }) => state !== "closed") ?? [];
  const closed = data?.items.filter(({ state }) => state === "closed") ?? [];
  const unseen = waiting.filter(({ state }) => state === "open").length;
  return (
    <section
      className="desk-safety"
      aria-labelledby="safety-title"
      data-waiting={unseen > 0 ? "" : undefined}
    >
      <h2 className="desk-title" id="safety-title">
        {t("staff.safety.title")}
        {unseen > 0 && (
          <span className="desk-safety-count">{t("staff.safety.count", { count: unseen })}</span>
        )}
      </h2>
      {data === undefined ? (
        isError ? (
          <p role="alert">
            {t("staff.safety.unavailable")}{" "}
            <button type="button" className="button button-small button-paper" onClick={() => void refetch()}>
              {t("common.retry")}
            </button>
          </p>
        ) : (
          <Spinner label={t("common.loading")} visible />
        )
      ) : (
        <>
          {waiting.length === 0 && (
            <p className="desk-safety-none">
              <ShieldCheck aria-hidden="true" size={22} />
              {t("staff.safety.none")}
            </p>
          )}
          <ul>
            {waiting.map((item) => (
              <SafetyItemCard key={item.id} item={item} isBusy={busy === item.id} onChange={change} />
            ))}
          </ul>
          {closed.length > 0 && (
            <button
              type="button"
              className="button button-small button-paper"
              aria-expanded={showsClosed}
              onClick={() => setShowsClosed(!showsClosed)}
            >
              {t("staff.safety.closed", { count: closed.length })}
            </button>
          )}
          {showsClosed && (
            <ul>
              {closed.map((item) => (
                <SafetyItemCard key={item.id} item={item} isBusy={busy === item.id} onChange={change} />
              ))}
            </ul>
          )}
        </>
      )}
      <p className="desk-safety-note">{t("staff.safety.note")}</p>
    </section>
  );
}
