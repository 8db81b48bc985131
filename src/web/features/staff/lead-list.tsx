import { CalendarClock } from "lucide-react";
import type { Lead } from "#contract/staff.ts";
import { statusColour } from "#domain/enrolment/lead.ts";
import emptyLeads from "#web/assets/art/empty-leads.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { formatDate, formatDay } from "./format.ts";
import { languageLabel, statusLabel } from "./labels.ts";

type Props = {
  readonly leads: readonly Lead[];
  readonly heading: "h2" | "h3";
  readonly onOpen: (leadId: string) => void;
};

/** Recent leads, newest first, or two kind lines while there are none. */
export function LeadList({ leads, heading: Heading, onOpen }: Props) {
  const { t } = useLocale();
  return (
    <>
      <Heading className="desk-title">{t("staff.leads.title")}</Heading>
      {leads.length === 0 ? (
        <div className="desk-note">
          <img src={emptyLeads} alt="" width="200" height="140" />
          <p className="desk-note-title">{t("staff.leads.empty.title")}</p>
          <p>{t("staff.leads.empty.text")}</p>
        </div>
      ) : (
        <ul className="lead-list">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </>
  );
}

/** One lead. The button is the name; it covers the whole row, so that a tap anywhere opens the details. */
function LeadRow({ lead, onOpen }: { readonly lead: Lead; readonly onOpen: (leadId: string) => void }) {
  const { language, t } = useLocale();
  return (
    <li className="lead-row">
      <p className="lead-name">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("staff.lead.open", { name: lead.name })}
          onClick={() => onOpen(lead.id)}
        >
          {lead.name}
        </button>
      </p>
      <p className="lead-status">
        <Badge tone={statusColour(lead.status)}>{statusLabel(lead.status, t)}</Badge>
      </p>
      <p className="lead-contact">
        <span>{lead.email}</span>
        {lead.phone ? <span>{lead.phone}</span> : null}
      </p>
      <p className="lead-children">
        {t("staff.lead.children", { count: lead.numberOfChildren, ages: lead.childrenAges })}
      </p>
      <p className="lead-language">{languageLabel(lead.language, t)}</p>
      <p className="lead-created">
        <time dateTime={lead.createdAt}>{formatDate(lead.createdAt, language)}</time>
      </p>
      {lead.nextStepOn ? (
        <p className="lead-next">
          <CalendarClock aria-hidden="true" size={18} />
          {t("staff.lead.nextStep", { date: formatDay(lead.nextStepOn, language) })}
        </p>
      ) : null}
    </li>
  );
}
