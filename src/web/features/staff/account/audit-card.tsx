import type { AuditEntry } from "#contract/account.ts";
import { AUDIT_DAYS, namesByMark } from "#domain/staff/audit.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";
import { useAudit } from "./account-queries.ts";

/** Who did what and when, for owners. */
export function AuditCard() {
  const { language, t } = useLocale();
  const { data, hasNextPage, fetchNextPage, isFetching } = useAudit();
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <section className="class-card account-wide" aria-labelledby="account-audit">
      <h2 id="account-audit">{t("account.audit")}</h2>
      <p>{t("account.audit.text", { days: AUDIT_DAYS })}</p>
      {data !== undefined && entries.length === 0 ? <p>{t("account.audit.none")}</p> : null}
      <ol className="account-audit">
        {entries.map(({ id, at, action, by, ...what }) => (
          <li key={id}>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
            <b>{t(`account.audit.${action}`)}</b>
            <span className="account-email">{by === "" ? t("account.audit.nobody") : by}</span>
            <What {...{ action, ...what }} />
          </li>
        ))}
      </ol>
      {hasNextPage ? (
        <button
          type="button"
          className="button button-small"
          aria-disabled={isFetching}
          onClick={() => !isFetching && void fetchNextPage()}
        >
          {t("account.audit.more")}
        </button>
      ) : null}
    </section>
  );
}

/** A name and the way to it; for what is gone, or never had a name, that it is so. */
function What({ action, reference, about, isGone }: Omit<AuditEntry, "id" | "at" | "by">) {
  const { language, t } = useLocale();
  if (about !== null)
    return <a href={about.path}>{about.name === null ? t("account.audit.see") : about.name[language]}</a>;
  if (reference === "") return null;
  // The address of a member of staff.
  if (reference.includes("@")) return <span className="account-email">{reference}</span>;
  if (namesByMark(action))
    return <span className="quiet">{t("account.audit.mark", { mark: reference })}</span>;
  return isGone ? <span className="quiet">{t("account.audit.gone")}</span> : null;
}
