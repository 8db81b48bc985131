import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Lead } from "#contract/staff.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { keepLead, refreshDesk } from "../desk/desk-queries.ts";
import { changeOf, fieldFault, type LeadField, type LeadFields, leadFields } from "./lead-fields.ts";

/** One field of which two versions exist: what is saved by now, and what stood on the screen. */
export type Difference = { readonly field: LeadField; readonly saved: string; readonly mine: string };

/**
 * A form over some fields of a lead. When somebody else was faster, both versions are shown, what was typed stays, and
 * saving again is said over theirs.
 */
export function useLeadDraft(lead: Lead, names: readonly LeadField[]) {
  const { t } = useLocale();
  const client = useQueryClient();
  const mineOf = (from: Lead) => {
    const all = leadFields(from);
    return Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<LeadFields>;
  };
  // The lead as this form last saw it: a poll that brings a newer one must not pass it off as seen.
  const [base, setBase] = useState(lead);
  const [draft, setDraft] = useState(() => mineOf(lead));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ field: string; isTaken: boolean } | null>(null);
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const changes = changeOf(leadFields(base), draft);
  const isChanged = Object.keys(changes).length > 0;

  const begin = (from: Lead) => {
    setBase(from);
    setDraft(mineOf(from));
    setDifferences([]);
    setFault(null);
  };

  // A newer one in which nothing of this form changed, or in whose place nobody typed anything, hides nobody's work.
  useEffect(() => {
    if (lead.version <= base.version) return;
    const [before, now] = [leadFields(base), leadFields(lead)];
    if (names.every((name) => now[name] === before[name])) setBase(lead);
    else if (!isChanged) begin(lead);
  });

  /** True when it is saved. */
  const save = async (): Promise<boolean> => {
    if (busy || !isChanged) return false;
    setBusy(true);
    setFault(null);
    try {
      const saved = await api("PATCH /api/admin/leads/{id}", {
        params: { id: lead.id },
        body: { ...changes, version: base.version },
      });
      keepLead(client, saved);
      begin(saved);
      showToast({
        tone: "ok",
        title: t("staff.change.saved.title"),
        description: t("staff.change.saved.text", { name: saved.name }),
      });
      return true;
    } catch (error) {
      await refused(error).catch(() => complain());
      return false;
    } finally {
      setBusy(false);
    }
  };

  const refused = async (error: unknown) => {
    const { status, field } = error instanceof ApiError ? error : { status: 0, field: null };
    if (field !== null) return setFault({ field, isTaken: false });
    if (status !== 409) {
      complain();
      // Also when the session ended: the answer to this is what shows the sign-in.
      await refreshDesk(client);
      return;
    }
    const now = await api("GET /api/admin/leads/{id}", { params: { id: lead.id } });
    keepLead(client, now);
    if (now.version === base.version) {
      if ("email" in changes) setFault({ field: "email", isTaken: true });
      else complain();
      return;
    }
    const before = leadFields(base);
    const saved = leadFields(now);
    const stillMine = names.filter((name) => draft[name] !== before[name]);
    setDifferences(
      names
        .filter((name) => saved[name] !== draft[name])
        .map((field) => ({ field, saved: saved[field], mine: draft[field] ?? "" })),
    );
    // What nobody typed here goes with theirs; what was typed stays as typed.
    setDraft({ ...mineOf(now), ...Object.fromEntries(stillMine.map((name) => [name, draft[name]])) });
    setBase(now);
  };
  const complain = () =>
    showToast({
      tone: "error",
      title: t("staff.change.failed.title"),
      description: t("staff.change.failed.text"),
    });

  return {
    ...{ draft, base, busy, isChanged, differences, save },
    set: (field: LeadField, value: string) => {
      setDraft((before) => ({ ...before, [field]: value }));
      if (fault?.field === field) setFault(null);
    },
    /** Gives up what was typed. */
    reset: () => begin(base),
    /** Why the server refused a field, in words. */
    faultOf: (field: Exclude<LeadField, "status" | "nextStepOn">): string | undefined =>
      fault?.field !== field ? undefined : fault.isTaken ? t("desk.fault.taken") : fieldFault(field, t),
    fault,
  };
}
