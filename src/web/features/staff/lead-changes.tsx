import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Lead } from "#contract/staff.ts";
import { type LeadStatus, staffMoves } from "#domain/enrolment/lead.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { keepLead, refreshDesk } from "./desk-queries.ts";
import { statusLabel } from "./labels.ts";

type Props = {
  readonly lead: Lead;
  /** Somebody else was faster; the lead has been loaded again. */
  readonly onConflict: () => void;
};

/** What staff may change: the status, along the allowed moves, and the day of the next step. */
export function LeadChanges({ lead, onConflict }: Props) {
  const { t } = useLocale();
  const client = useQueryClient();
  // The lead as this form last saw it: a poll that brings a newer one must not pass it off as seen.
  const [base, setBase] = useState(lead);
  const [status, setStatus] = useState<LeadStatus>(lead.status);
  const [nextStepOn, setNextStepOn] = useState(lead.nextStepOn ?? "");
  const [busy, setBusy] = useState(false);

  const changes = {
    ...(status === base.status ? {} : { status }),
    ...(nextStepOn === (base.nextStepOn ?? "") ? {} : { nextStepOn: nextStepOn || null }),
  };
  const changed = Object.keys(changes).length > 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !changed) return;
    setBusy(true);
    try {
      const saved = await api("PATCH /api/admin/leads/{id}", {
        params: { id: lead.id },
        body: { ...changes, version: base.version },
      });
      keepLead(client, saved);
      setBase(saved);
      showToast({
        tone: "ok",
        title: t("staff.change.saved.title"),
        description: t("staff.change.saved.text", { name: saved.name }),
      });
    } catch (error) {
      await failed(error);
    }
    setBusy(false);
  };

  const failed = async (error: unknown) => {
    const conflict = error instanceof ApiError && error.status === 409;
    const kind = conflict ? "conflict" : "failed";
    showToast({
      tone: "error",
      title: t(`staff.change.${kind}.title`),
      description: t(`staff.change.${kind}.text`),
    });
    // Also when the session ended: the answer to this is what shows the sign-in.
    await refreshDesk(client);
    if (conflict) onConflict();
  };

  return (
    <form className="lead-changes" onSubmit={save}>
      <Select
        id="lead-status"
        label={t("staff.change.status")}
        value={status}
        onValueChange={(value) => setStatus(value as LeadStatus)}
        options={[base.status, ...staffMoves(base.status)].map((value) => ({
          value,
          label: statusLabel(value, t),
        }))}
      />
      <Field id="lead-next-step" label={t("staff.change.nextStep")}>
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            className="field"
            value={nextStepOn}
            onChange={(event) => setNextStepOn(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button button-small button-primary" aria-disabled={!changed || busy}>
        {t(busy ? "staff.change.busy" : "staff.change.save")}
      </button>
    </form>
  );
}
