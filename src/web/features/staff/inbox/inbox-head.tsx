import { Clock, LayoutDashboard } from "lucide-react";
import { useEffect, useState } from "react";
import { brand } from "#content/catalogue/brand.ts";
import type { Output } from "#contract/index.ts";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { HoursSheet } from "./hours-sheet.tsx";
import { useInboxCounts } from "./inbox-queries.ts";
import { countLabel } from "./words.ts";

type Props = { readonly settings: Output<"GET /api/admin/inbox/settings"> | undefined };

/** What waits, in numbers; the ways to the desk and to the opening hours. */
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
    <header className="inbox-head row wraps fixed">
      <img src={mark} alt="" width="44" height="44" />
      <h1>{t("inbox.title")}</h1>
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
      <nav className="inbox-ways row">
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
        <a
          className="icon-button desk-icon"
          href="/admin"
          aria-label={t("inbox.desk")}
          title={t("inbox.desk")}
        >
          <LayoutDashboard aria-hidden="true" size={22} />
        </a>
        <LanguageSwitch />
      </nav>
      {asksHours && settings !== undefined ? (
        <HoursSheet hours={settings.hours} onClose={() => setAsksHours(false)} />
      ) : null}
    </header>
  );
}
