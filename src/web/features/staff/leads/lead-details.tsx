import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Lead } from "#contract/staff.ts";
import { statusColour } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { useLead } from "../desk/desk-queries.ts";
import { Fact, Section } from "../fact.tsx";
import { formatCount, formatDateTime } from "../format.ts";
import { languageLabel, statusLabel } from "../labels.ts";
import { LeadChanges } from "./lead-changes.tsx";
import { LeadConversations } from "./lead-conversations.tsx";
import { LeadCorrection } from "./lead-correction.tsx";
import { LeadDeposits } from "./lead-deposits.tsx";
import { LeadHistory } from "./lead-history.tsx";
import "./leads.css";

type Props = {
  readonly leadId: string;
  /** As the list shows it, until it is asked for anew. */
  readonly known: Lead | undefined;
  readonly onClose: () => void;
  /** Whether it stands beside the list where there is room, not over it. */
  readonly beside?: boolean;
  /** What stands between what the family told and its history. */
  readonly children?: (lead: Lead) => ReactNode;
};

/** Everything the school knows about one lead, and what staff may change, in a sheet over the list. */
export function LeadDetails({ leadId, known, onClose, beside = false, children }: Props) {
  const { language, t } = useLocale();
  const lead = useLead(leadId, known);
  if (lead === undefined) return null;

  return (
    <Sheet
      open
      beside={beside}
      onClose={onClose}
      title={t("staff.details.title")}
      closeLabel={t("common.close")}
    >
      <Told lead={lead} />
      {children?.(lead)}
      <Section title={t("staff.details.timeline")}>
        <dl className="facts">
          <Fact label={t("staff.details.status")}>
            <Badge tone={statusColour(lead.status)}>{statusLabel(lead.status, t)}</Badge>
          </Fact>
          <Fact label={t("staff.details.created")}>
            <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt, language)}</time>
          </Fact>
        </dl>
        <LeadChanges lead={lead} />
        <LeadHistory leadId={lead.id} />
      </Section>
      <LeadConversations leadId={lead.id} />
      <LeadDeposits leadId={lead.id} />
    </Sheet>
  );
}

/** What the family told, to read or to put right. */
function Told({ lead }: { readonly lead: Lead }) {
  const { language, t } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) {
    return (
      <Section title={t("desk.correct")}>
        <LeadCorrection lead={lead} onDone={() => setOpen(false)} />
      </Section>
    );
  }
  return (
    <>
      <Section title={t("staff.details.contact")}>
        <dl className="facts">
          <Fact label={t("staff.details.name")}>{lead.name}</Fact>
          <Fact label={t("staff.details.email")}>
            {lead.email === "" ? t("desk.nothing") : <a href={`mailto:${lead.email}`}>{lead.email}</a>}
          </Fact>
          <Fact label={t("staff.details.phone")}>
            {lead.phone ? (
              <a href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}>{lead.phone}</a>
            ) : (
              t("staff.details.noPhone")
            )}
          </Fact>
          <Fact label={t("staff.details.language")}>{languageLabel(lead.language, t)}</Fact>
        </dl>
      </Section>
      <Section title={t("staff.details.child")}>
        <dl className="facts">
          <Fact label={t("staff.details.count")}>
            {lead.numberOfChildren === 0
              ? t("staff.details.unsaid")
              : formatCount(lead.numberOfChildren, language)}
          </Fact>
          <Fact label={t("staff.details.ages")}>{lead.childrenAges || t("staff.details.unsaid")}</Fact>
        </dl>
        <button
          type="button"
          className="button button-small button-paper lead-correct"
          ref={opener}
          onClick={() => setOpen(true)}
        >
          {t("desk.correct")}
        </button>
      </Section>
    </>
  );
}
