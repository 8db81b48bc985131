import { type FormEvent, useEffect, useRef } from "react";
import type { Lead } from "#contract/staff.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { languageLabel } from "../labels.ts";
import { CorrectionActions } from "./correction-actions.tsx";
import { LeadConflict } from "./lead-conflict.tsx";
import { FIELD_LABELS } from "./lead-fields.ts";
import { useLeadDraft } from "./use-lead-draft.ts";

/** What is typed, and how. */
const TYPED = [
  ["name", { autoComplete: "off" }],
  ["email", { autoComplete: "off", inputMode: "email" }],
  ["phone", { autoComplete: "off", inputMode: "tel" }],
  ["numberOfChildren", { autoComplete: "off", inputMode: "numeric" }],
  ["childrenAges", { autoComplete: "off" }],
] as const;

type Props = { readonly lead: Lead; readonly onDone: () => void };

/** What a family told, put right. The server knows the rules; what it refuses is said at the field. */
export function LeadCorrection({ lead, onDone }: Props) {
  const { t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { draft, busy, isChanged, differences, save, set, reset, faultOf, fault } = useLeadDraft(lead, [
    ...TYPED.map(([name]) => name),
    "language",
  ]);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (fault !== null) form.current?.querySelector<HTMLElement>(`#lead-${fault.field}`)?.focus();
  }, [fault]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || (await save())) onDone();
  };

  return (
    <form
      className="lead-changes stack trimmed"
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t("desk.correct")}
    >
      <LeadConflict differences={differences} onTheirs={reset} />
      {TYPED.map(([name, how]) => (
        <Field key={name} id={`lead-${name}`} label={t(FIELD_LABELS[name])} error={faultOf(name)}>
          {(wiring) => (
            <input
              {...wiring}
              {...how}
              className="field"
              value={draft[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          )}
        </Field>
      ))}
      <Select
        id="lead-language"
        label={t("staff.details.language")}
        value={draft.language ?? ""}
        onValueChange={(value) => set("language", value)}
        options={LANGUAGES.map((value) => ({ value, label: languageLabel(value, t) }))}
      />
      <CorrectionActions busy={busy} onDone={onDone} />
    </form>
  );
}
