import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Deposit } from "#contract/staff.ts";
import { MAX_FIELD } from "#domain/enrolment/limits.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { namedChildren, readNamedChildren } from "#domain/payments/children.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { refreshLead } from "../desk/desk-queries.ts";
import { languageLabel } from "../labels.ts";
import { CorrectionActions } from "./correction-actions.tsx";

type Props = { readonly deposit: Deposit; readonly leadId: string; readonly onDone: () => void };
type FieldName = "name" | "email" | "children";

/** Who paid a deposit and whose place it holds, put right. */
export function DepositCorrection({ deposit, leadId, onDone }: Props) {
  const { t } = useLocale();
  const client = useQueryClient();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState({
    name: deposit.payer.name ?? "",
    email: deposit.payer.email ?? "",
    children: namedChildren(deposit.children),
  });
  const [language, setLanguage] = useState(deposit.payer.language);
  const [fault, setFault] = useState<FieldName | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const mark = (field: FieldName) => {
    setFault(field);
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const children = readNamedChildren(draft.children);
    if (children === null) return mark("children");
    setBusy(true);
    try {
      const body = { name: draft.name.trim(), email: draft.email.trim(), language, children: [...children] };
      await api("PATCH /api/admin/deposits/{id}", { params: { id: deposit.id }, body });
      await refreshLead(client, leadId);
      onDone();
    } catch (error) {
      setBusy(false);
      const field = error instanceof ApiError && error.status === 400 ? error.field : null;
      if (field === "name" || field === "email") return mark(field);
      if (field !== null) return mark("children");
      showToast({
        tone: "error",
        title: t("staff.receipt.title"),
        description: t("staff.receipt.correct.failed"),
      });
    }
  };

  const field = (name: FieldName, hint?: string) => (
    <Field
      id={`${id}-${name}`}
      label={t(`staff.receipt.${name}`)}
      hint={hint}
      error={fault === name ? t(`staff.receipt.${name}.fault`) : undefined}
    >
      {(wiring) => (
        <input
          {...wiring}
          className="field"
          name={name}
          autoComplete="off"
          maxLength={MAX_FIELD}
          value={draft[name]}
          onChange={({ target }) => {
            setDraft((now) => ({ ...now, [name]: target.value }));
            setFault(null);
          }}
        />
      )}
    </Field>
  );

  return (
    <form
      className="lead-changes stack trimmed"
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t("staff.receipt.correct")}
    >
      {field("name")}
      {field("email")}
      {field("children", t("staff.receipt.children.hint"))}
      <Select
        id={`${id}-language`}
        label={t("staff.details.language")}
        value={language}
        onValueChange={(value) => setLanguage(value as typeof language)}
        options={LANGUAGES.map((value) => ({ value, label: languageLabel(value, t) }))}
      />
      <CorrectionActions busy={busy} onDone={onDone} />
    </form>
  );
}
