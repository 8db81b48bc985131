import { type FormEvent, useRef, useState } from "react";
import { CLASS_PASSWORD } from "#domain/learner/portal.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { DeskConfirm, DeskSaved } from "../desk/desk-confirm.tsx";
import { useSaving } from "../use-saving.ts";

/** Another class password. The old one is known to nobody here: the server keeps only its hash (decision 002). */
export function ClassPassword() {
  const { t } = useLocale();
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(false);
  const [everyone, setEveryone] = useState(false);
  const [fault, setFault] = useState(false);
  const [endedAll, setEndedAll] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // What the server counts: without the spaces that a tablet's keyboard adds around it.
  const password = typed.trim();
  const isFit = password.length >= CLASS_PASSWORD.from && password.length <= CLASS_PASSWORD.to;

  const { stage, run, edit, ask } = useSaving(async () => {
    await api("PUT /api/admin/student-password", { body: { password, endSessions: everyone } });
    setEndedAll(everyone);
    setTyped("");
    setShown(false);
    setEveryone(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(!isFit);
    if (isFit) ask();
    else input.current?.focus();
  };
  const isConfirming = stage === "asking" || stage === "saving" || stage === "failed";

  return (
    <form
      className="class-card class-tall"
      onSubmit={submit}
      noValidate
      aria-labelledby="class-password-title"
    >
      <h2 id="class-password-title">{t("staff.class.password")}</h2>
      <p>{t("staff.class.password.text")}</p>
      {isConfirming ? (
        <DeskConfirm
          yes={t("staff.class.password.yes")}
          busy={stage === "saving"}
          failed={stage === "failed"}
          onYes={run}
          onBack={edit}
        >
          <p>
            <b>{t("staff.class.password.confirm")}</b>
          </p>
          <p>{t(everyone ? "staff.class.password.confirm.all" : "staff.class.password.confirm.new")}</p>
          <p>{t("staff.class.password.confirm.note")}</p>
        </DeskConfirm>
      ) : (
        <>
          <Field
            id="class-password"
            label={t("staff.class.password.new")}
            hint={t("staff.class.password.rules", { ...CLASS_PASSWORD })}
            error={fault && !isFit ? t("staff.class.password.fault", { ...CLASS_PASSWORD }) : undefined}
          >
            {(wiring) => (
              <input
                {...wiring}
                ref={input}
                className="field"
                type={shown ? "text" : "password"}
                autoComplete="new-password"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  if (stage === "saved") edit();
                }}
              />
            )}
          </Field>
          <label className="check">
            <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
            {t("staff.signIn.show")}
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={everyone}
              onChange={({ target }) => setEveryone(target.checked)}
              aria-describedby="class-password-everyone"
            />
            {t("staff.class.password.everyone")}
          </label>
          <p className="field-hint" id="class-password-everyone">
            {t("staff.class.password.everyone.text")}
          </p>
          {stage === "saved" ? (
            <DeskSaved>
              {t(endedAll ? "staff.class.password.saved.all" : "staff.class.password.saved")}
            </DeskSaved>
          ) : null}
          <button type="submit" className="button button-small">
            {t("staff.class.password.change")}
          </button>
        </>
      )}
    </form>
  );
}
