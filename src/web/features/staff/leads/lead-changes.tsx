import type { FormEvent } from "react";
import type { Lead } from "#contract/staff.ts";
import { type LeadStatus, staffMoves } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { useDeposits } from "../desk/desk-queries.ts";
import { statusLabel } from "../labels.ts";
import { LeadConflict } from "./lead-conflict.tsx";
import type { LeadField } from "./lead-fields.ts";
import { useLeadDraft } from "./use-lead-draft.ts";

const FIELDS: readonly LeadField[] = ["status", "nextStepOn"];

/** Where staff take a lead next: the status, along the allowed moves, and the day of the next step. */
export function LeadChanges({ lead }: { readonly lead: Lead }) {
  const { t } = useLocale();
  const { draft, base, busy, isChanged, differences, save, set, reset } = useLeadDraft(lead, FIELDS);
  const { data: deposits } = useDeposits(lead.id);
  const status = draft.status as LeadStatus;
  // What was chosen stays to be seen, also where the status that won leads there no more.
  const holdsDeposit = (deposits ?? []).some(({ remaining }) => Number(remaining) > 0);
  const statuses = [...new Set([base.status, ...staffMoves(base.status, holdsDeposit), status])];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form className="lead-changes stack trimmed" onSubmit={submit}>
      <LeadConflict differences={differences} onTheirs={reset} />
      <Select
        id="lead-status"
        label={t("staff.change.status")}
        value={status}
        onValueChange={(value) => set("status", value)}
        options={statuses.map((value) => ({ value, label: statusLabel(value, t) }))}
      />
      <Field id="lead-next-step" label={t("staff.change.nextStep")}>
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            className="field"
            value={draft.nextStepOn}
            onChange={({ target }) => set("nextStepOn", target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button button-small button-primary" aria-disabled={!isChanged || busy}>
        {t(busy ? "staff.change.busy" : "staff.change.save")}
      </button>
    </form>
  );
}
