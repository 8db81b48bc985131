import { useState } from "react";
import type { Lead } from "#contract/staff.ts";
import { statusColour } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { Fact, Section } from "./fact.tsx";
import { formatCount, formatDateTime } from "./format.ts";
import { languageLabel, statusLabel } from "./labels.ts";
import { LeadChanges } from "./lead-changes.tsx";
import { LeadDeposits } from "./lead-deposits.tsx";
import { LeadHistory } from "./lead-history.tsx";

type Props = { readonly lead: Lead; readonly onClose: () => void };

/** Everything the school knows about one lead, and what staff may change, in a sheet over the list. */
export function LeadDetails({ lead, onClose }: Props) {
  const { language, t } = useLocale();
  // A conflict starts the form anew from the version that won.
  const [round, setRound] = useState(0);

  return (
    <Sheet open onClose={onClose} title={t("staff.details.title")} closeLabel={t("common.close")}>
      <Section title={t("staff.details.contact")}>
        <dl className="facts">
          <Fact label={t("staff.details.name")}>{lead.name}</Fact>
          <Fact label={t("staff.details.email")}>
            <a href={`mailto:${lead.email}`}>{lead.email}</a>
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
          <Fact label={t("staff.details.count")}>{formatCount(lead.numberOfChildren, language)}</Fact>
          <Fact label={t("staff.details.ages")}>{lead.childrenAges}</Fact>
        </dl>
      </Section>
      <Section title={t("staff.details.timeline")}>
        <dl className="facts">
          <Fact label={t("staff.details.status")}>
            <Badge tone={statusColour(lead.status)}>{statusLabel(lead.status, t)}</Badge>
          </Fact>
          <Fact label={t("staff.details.created")}>
            <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt, language)}</time>
          </Fact>
        </dl>
        <LeadChanges key={round} lead={lead} onConflict={() => setRound((before) => before + 1)} />
        <LeadHistory leadId={lead.id} />
      </Section>
      <LeadDeposits leadId={lead.id} />
    </Sheet>
  );
}
