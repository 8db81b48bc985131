import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { LANGUAGES } from "#domain/locale/language.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Sheet } from "#web/ui/dialog.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { refreshDesk, refreshFamilies } from "../desk/desk-queries.ts";
import { languageLabel } from "../labels.ts";
import { fieldFault } from "../leads/lead-fields.ts";

const FIELDS = [
  ["name", "staff.details.name", { maxLength: 200 }],
  ["email", "staff.details.email", { maxLength: 200, inputMode: "email" }],
  ["phone", "staff.details.phone", { maxLength: 50, inputMode: "tel" }],
  ["numberOfChildren", "staff.details.count", { inputMode: "numeric" }],
  ["childrenAges", "staff.details.ages", { maxLength: 200 }],
] as const;
type Name = (typeof FIELDS)[number][0];
type Draft = Readonly<Record<Name | "note" | "language", string>>;

type Props = {
  readonly onClose: () => void;
  /** Shows the family that is there already. */
  readonly onFind: (search: string) => void;
};

/** A family that walked in or called. The server knows the rules; what it refuses is said at the field. */
export function AddSheet({ onClose, onFind }: Props) {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>({
    ...{ name: "", email: "", phone: "", numberOfChildren: "", childrenAges: "", note: "" },
    language,
  });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Name | "taken" | "failed" | null>(null);
  const set = (name: keyof Draft, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setFault(null);
  };
  const words = (name: Name): string =>
    name === "email" && draft.email.trim() === "" ? t("families.add.reach") : fieldFault(name, t);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { name, email, phone, numberOfChildren, childrenAges, note } = draft;
      const made = await api("POST /api/admin/families", {
        body: {
          ...{ name, email: email.trim(), phone: phone.trim() || null, childrenAges, note },
          numberOfChildren: numberOfChildren.trim() === "" ? agesIn(childrenAges) : Number(numberOfChildren),
          language: draft.language === "es" ? "es" : "en",
        },
      });
      await Promise.all([refreshFamilies(client), refreshDesk(client)]);
      showToast({
        tone: "ok",
        title: t("families.add"),
        description: t("families.add.done", { name: made.name }),
      });
      onClose();
    } catch (error) {
      const { status, field } = error instanceof ApiError ? error : { status: 0, field: null };
      const named = FIELDS.find(([name]) => name === field)?.[0];
      setFault(status === 409 ? "taken" : (named ?? "failed"));
      setBusy(false);
    }
  };

  return (
    <Sheet open onClose={onClose} title={t("families.add.title")} closeLabel={t("common.close")}>
      <form className="families-form" onSubmit={save} noValidate>
        <p>{t("families.add.lead")}</p>
        {fault === "taken" ? (
          <div className="families-fault stack trimmed" role="alert">
            <p>{t("families.add.taken")}</p>
            <button
              type="button"
              className="button button-small button-paper"
              onClick={() => onFind(draft.email.trim() || draft.phone.trim())}
            >
              {t("families.add.find")}
            </button>
          </div>
        ) : null}
        {FIELDS.map(([name, label, how]) => (
          <Field
            key={name}
            id={`add-${name}`}
            label={t(label)}
            hint={name === "childrenAges" ? t("families.ages.hint") : undefined}
            error={fault === name ? words(name) : undefined}
          >
            {(wiring) => (
              <input
                {...wiring}
                {...how}
                className="field"
                autoComplete="off"
                value={draft[name]}
                onChange={({ target }) => set(name, target.value)}
              />
            )}
          </Field>
        ))}
        <Select
          id="add-language"
          label={t("staff.details.language")}
          value={draft.language}
          onValueChange={(value) => set("language", value)}
          options={LANGUAGES.map((value) => ({ value, label: languageLabel(value, t) }))}
        />
        <Field id="add-note" label={t("families.add.note")}>
          {(wiring) => (
            <textarea
              {...wiring}
              className="field"
              rows={3}
              maxLength={2000}
              value={draft.note}
              onChange={({ target }) => set("note", target.value)}
            />
          )}
        </Field>
        {fault === "failed" ? <FieldError>{t("families.add.failed")}</FieldError> : null}
        <button type="submit" className="button button-primary" aria-disabled={busy}>
          {t(busy ? "families.add.busy" : "families.add.save")}
        </button>
      </form>
    </Sheet>
  );
}

const agesIn = (ages: string): number => ages.match(/\d+/g)?.length ?? 0;
