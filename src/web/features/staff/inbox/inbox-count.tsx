import { COUNTED_AT_MOST } from "#domain/enrolment/inbox/standing.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useInboxCounts } from "./inbox-queries.ts";

/** How many families wait for an answer, and the way to them; in the desk's head, so that nobody overlooks them. */
export function InboxCount() {
  const { t } = useLocale();
  const { data } = useInboxCounts();
  const waiting = (data?.wantsPerson ?? 0) + (data?.notKnown ?? 0);
  if (waiting === 0) return null;
  return (
    <a className="desk-safety-link row strong target desk-inbox-link" href="/admin/inbox?order=waiting">
      {t("staff.inbox.waiting", { count: waiting < COUNTED_AT_MOST ? waiting : `${COUNTED_AT_MOST - 1}+` })}
    </a>
  );
}
