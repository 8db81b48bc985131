import { CalendarClock } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Lead } from "#contract/staff.ts";
import { statusColour } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DeskEmpty } from "../desk/desk-empty.tsx";
import { LEADS_ON_A_PAGE, type LeadFilter, NEWEST_LEADS } from "../desk/desk-queries.ts";
import { formatDate, formatDay } from "../format.ts";
import { languageLabel, statusLabel } from "../labels.ts";
import { LeadSearch } from "./lead-search.tsx";

type Props = {
  /** A page of them, and one more where there is an older page. */
  readonly leads: readonly Lead[];
  readonly filter: LeadFilter;
  /** Without it there is no search, and older ones are on the desk's own page. */
  readonly onFilter?: (filter: LeadFilter, isPlace: boolean) => void;
  readonly heading: "h2" | "h3";
  readonly onOpen: (leadId: string) => void;
};

/** Leads, newest first, or two kind lines while there are none. */
export function LeadList({ leads, filter, onFilter, heading: Heading, onOpen }: Props) {
  const { t } = useLocale();
  const isFiltered = filter.search !== "" || filter.status !== null || filter.after !== null;
  const shown = leads.slice(0, LEADS_ON_A_PAGE);
  const title = useRef<HTMLHeadingElement>(null);
  const page = useRef(filter.after);
  // Whoever goes to another page begins at its top; the button that was pressed may be gone.
  useEffect(() => {
    if (page.current === filter.after) return;
    page.current = filter.after;
    title.current?.focus();
  }, [filter.after]);
  return (
    <>
      <Heading className="desk-title" ref={title} tabIndex={-1}>
        {t("staff.leads.title")}
      </Heading>
      {onFilter !== undefined && (isFiltered || leads.length > 0) ? (
        <LeadSearch filter={filter} onChange={onFilter} />
      ) : null}
      {shown.length > 0 ? (
        <ul className="lead-list">
          {shown.map((lead) => (
            <LeadRow key={lead.id} lead={lead} onOpen={onOpen} />
          ))}
        </ul>
      ) : isFiltered ? (
        <div className="desk-note" role="status">
          <p className="desk-note-title">{t("desk.leads.nobody")}</p>
          <button
            type="button"
            className="button button-small button-paper"
            onClick={() => onFilter?.(NEWEST_LEADS, true)}
          >
            {t("desk.leads.all")}
          </button>
        </div>
      ) : (
        <DeskEmpty title={t("staff.leads.empty.title")} text={t("staff.leads.empty.text")} />
      )}
      <OtherPages {...{ leads, filter, onFilter }} />
    </>
  );
}

/** On to older leads, and back to the newest. */
function OtherPages({
  leads,
  filter,
  onFilter,
}: Pick<Props, "leads" | "filter"> & { onFilter: Props["onFilter"] }) {
  const { t } = useLocale();
  const last = leads[LEADS_ON_A_PAGE - 1];
  const hasOlder = leads.length > LEADS_ON_A_PAGE && last !== undefined;
  if (!hasOlder && filter.after === null) return null;
  if (onFilter === undefined) {
    return (
      <p className="lead-pages">
        <a className="button button-small button-paper" href="/admin">
          {t("desk.leads.all")}
        </a>
      </p>
    );
  }
  return (
    <nav className="lead-pages" aria-label={t("desk.leads.pages")}>
      {filter.after === null ? null : (
        <button
          type="button"
          className="button button-small button-paper"
          onClick={() => onFilter({ ...filter, after: null }, true)}
        >
          {t("desk.leads.newest")}
        </button>
      )}
      {hasOlder ? (
        <button
          type="button"
          className="button button-small button-paper"
          onClick={() => onFilter({ ...filter, after: `${Date.parse(last.createdAt)}.${last.id}` }, true)}
        >
          {t("desk.leads.older")}
        </button>
      ) : null}
    </nav>
  );
}
/** One lead. The button is the name; it covers the whole row, so that a tap anywhere opens the details. */
function LeadRow({ lead, onOpen }: { readonly lead: Lead; readonly onOpen: (leadId: string) => void }) {
  const { language, t } = useLocale();
  return (
    <li className="lead-row stack paper resting trimmed small anchor">
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
      <p className="lead-contact stack breaks">
        <span>{lead.email}</span>
        {lead.phone ? <span>{lead.phone}</span> : null}
      </p>
      <p className="lead-children breaks">
        {lead.numberOfChildren === 0
          ? t("staff.lead.children.unsaid")
          : t("staff.lead.children", { count: lead.numberOfChildren, ages: lead.childrenAges })}
      </p>
      <p className="lead-language">{languageLabel(lead.language, t)}</p>
      <p className="lead-created">
        <time dateTime={lead.createdAt}>{formatDate(lead.createdAt, language)}</time>
      </p>
      {lead.nextStepOn ? (
        <p className="lead-next row">
          <CalendarClock aria-hidden="true" size={18} />
          {t("staff.lead.nextStep", { date: formatDay(lead.nextStepOn, language) })}
        </p>
      ) : null}
    </li>
  );
}
