import { type FormEvent, useRef, useState } from "react";
import { type Terms as Days, TERM_NAMES, TERMS, type TermName } from "#domain/learner/terms.ts";
import { AUDIT_DAYS } from "#domain/staff/audit.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { DeskConfirm, DeskSaved } from "../desk/desk-confirm.tsx";
import { withProof } from "../sign-in/proof.ts";
import { useSaving } from "../use-saving.ts";

type Props = { readonly terms: Days; readonly onSaved: () => Promise<unknown> };

/** How long everything else is kept, thing by thing (decision 115). Fewer days delete something, so they ask first. */
export function Terms({ terms, onSaved }: Props) {
  const { t } = useLocale();
  const [typed, setTyped] = useState<Partial<Record<TermName, string>>>({});
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const daysOf = (name: TermName) => {
    const value = typed[name] ?? String(terms[name]);
    return /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : Number.NaN;
  };
  const isFit = (name: TermName) => daysOf(name) >= TERMS[name].from && daysOf(name) <= TERMS[name].to;
  const changed = TERM_NAMES.filter((name) => daysOf(name) !== terms[name]);
  const fewer = changed.filter((name) => daysOf(name) < terms[name]);

  const { stage, run, edit, ask } = useSaving(async () => {
    const body = Object.fromEntries(changed.map((name) => [name, daysOf(name)]));
    await withProof(() => api("PUT /api/admin/terms", { body }));
    await onSaved();
    setTyped({});
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = TERM_NAMES.find((name) => !isFit(name));
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`#term-${wrong}`)?.focus();
    else if (fewer.length > 0) ask();
    else if (changed.length > 0) void run();
  };
  const isConfirming = fewer.length > 0 && (stage === "asking" || stage === "saving" || stage === "failed");

  return (
    <form
      className="class-card class-wide"
      ref={form}
      onSubmit={submit}
      noValidate
      aria-labelledby="terms-title"
    >
      <h3 id="terms-title">{t("desk.terms.title")}</h3>
      <p>{t("desk.terms.text", { days: AUDIT_DAYS })}</p>
      {isConfirming ? (
        <DeskConfirm
          yes={t("desk.terms.yes")}
          busy={stage === "saving"}
          failed={stage === "failed"}
          onYes={run}
          onBack={edit}
        >
          <p>{t("desk.terms.confirm")}</p>
          <ul className="class-erased">
            {fewer.map((name) => (
              <li key={name}>
                {t("desk.terms.fewer", {
                  ...{ what: t(`desk.terms.${name}`), days: daysOf(name), before: terms[name] },
                })}
              </li>
            ))}
          </ul>
        </DeskConfirm>
      ) : (
        <>
          <div className="class-terms">
            {TERM_NAMES.map((name) => {
              const { from, to, usual } = TERMS[name];
              return (
                <Field
                  key={name}
                  id={`term-${name}`}
                  label={t(`desk.terms.${name}`)}
                  hint={
                    usual === null
                      ? t("desk.terms.asChildren", { from, to })
                      : t("staff.class.retention.rules", { from, to, usual })
                  }
                  error={isTried && !isFit(name) ? t("staff.class.retention.fault", { from, to }) : undefined}
                >
                  {(wiring) => (
                    <input
                      {...wiring}
                      className="field class-days"
                      inputMode="numeric"
                      autoComplete="off"
                      value={typed[name] ?? String(terms[name])}
                      onChange={({ target }) => {
                        setTyped({ ...typed, [name]: target.value });
                        if (stage !== "saving") edit();
                      }}
                    />
                  )}
                </Field>
              );
            })}
          </div>
          {stage === "saved" ? <DeskSaved>{t("desk.terms.saved")}</DeskSaved> : null}
          {stage === "failed" ? <FieldError>{t("staff.class.notSaved")}</FieldError> : null}
          <button type="submit" className="button button-small" aria-disabled={stage === "saving"}>
            {t(stage === "saving" ? "staff.change.busy" : "staff.class.retention.save")}
          </button>
        </>
      )}
    </form>
  );
}
