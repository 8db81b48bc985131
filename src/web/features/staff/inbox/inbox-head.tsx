import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { brand } from "#content/catalogue/brand.ts";
import type { Output } from "#contract/index.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { StaffHead } from "../desk/staff-head.tsx";
import { HoursSheet } from "./hours-sheet.tsx";
import { useInboxCounts } from "./inbox-queries.ts";
import { countLabel } from "./words.ts";

type Props = { readonly settings: Output<"GET /api/admin/inbox/settings"> | undefined };

/** What waits, in numbers; the ways to the other pages and to the opening hours. */
export function InboxHead({ settings }: Props) {
  const { language, t } = useLocale();
  const { data } = useInboxCounts();
  const [asksHours, setAsksHours] = useState(false);
  const waiting = data === undefined ? 0 : data.wantsPerson + data.notKnown + data.unread;
  useEffect(() => {
    const title = `${t("inbox.title")} · ${brand.name}`;
    document.title = waiting === 0 ? title : `(${waiting}) ${title}`;
  }, [waiting, t]);

  return (
    <StaffHead title={t("inbox.title")} path="/admin/inbox">
      {data === undefined ? null : (
        <dl className="inbox-counts wraps flex" aria-label={t("inbox.counts")}>
          {(["wantsPerson", "notKnown", "unread"] as const).map((sort) => (
            <div key={sort} data-sort={sort} data-none={data[sort] === 0 || undefined}>
              <dt>{t(`inbox.counts.${sort}`)}</dt>
              <dd>{countLabel(data[sort], language, t)}</dd>
            </div>
          ))}
        </dl>
      )}
      <button
        type="button"
        className="icon-button desk-icon"
        aria-haspopup="dialog"
        aria-label={t("inbox.hours")}
        title={t("inbox.hours")}
        disabled={settings === undefined}
        onClick={() => setAsksHours(true)}
      >
        <Clock aria-hidden="true" size={22} />
      </button>
      {asksHours && settings !== undefined ? (
        <HoursSheet hours={settings.hours} onClose={() => setAsksHours(false)} />
      ) : null}
    </StaffHead>
  );
}
