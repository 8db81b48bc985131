import { type FormEvent, useRef, useState } from "react";
import { RETENTION_DAYS } from "#domain/learner/portal.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { DeskConfirm, DeskSaved } from "../desk/desk-confirm.tsx";
import { withProof } from "../sign-in/proof.ts";
import { useSaving } from "../use-saving.ts";

type Props = { readonly days: number; readonly onSaved: () => Promise<unknown> };

/** After how many days without a change children's data is deleted. Fewer days delete something, so they ask first. */
export function ClassRetention({ days, onSaved }: Props) {
  const { t } = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const value = typed ?? String(days);
  const wanted = /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : Number.NaN;
  const isFit = wanted >= RETENTION_DAYS.from && wanted <= RETENTION_DAYS.to;
  const isFewer = wanted < days;

  const { stage, run, edit, ask } = useSaving(async () => {
    await withProof(() => api("PUT /api/admin/retention", { body: { days: wanted } }));
    await onSaved();
    setTyped(null);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(!isFit);
    if (!isFit) input.current?.focus();
    else if (isFewer) ask();
    else void run();
  };
  const isConfirming = isFewer && (stage === "asking" || stage === "saving" || stage === "failed");

  return (
    <form
      className="class-card class-wide"
      onSubmit={submit}
      noValidate
      aria-labelledby="class-retention-title"
    >
      <h3 id="class-retention-title">{t("staff.class.retention")}</h3>
      <p>{t("staff.class.retention.text")}</p>
      {isConfirming ? (
        <DeskConfirm
          yes={t("staff.class.retention.yes", { days: wanted })}
          busy={stage === "saving"}
          failed={stage === "failed"}
          onYes={run}
          onBack={edit}
        >
          <p>{t("staff.class.retention.confirm", { days: wanted, before: days })}</p>
        </DeskConfirm>
      ) : (
        <>
          <Field
            id="class-retention"
            label={t("staff.class.retention.days")}
            hint={t("staff.class.retention.rules", { ...RETENTION_DAYS })}
            error={fault && !isFit ? t("staff.class.retention.fault", { ...RETENTION_DAYS }) : undefined}
          >
            {(wiring) => (
              <input
                {...wiring}
                ref={input}
                className="field class-days"
                inputMode="numeric"
                autoComplete="off"
                value={value}
                onChange={({ target }) => {
                  setTyped(target.value);
                  if (stage !== "saving") edit();
                }}
              />
            )}
          </Field>
          {stage === "saved" ? <DeskSaved>{t("staff.class.retention.saved", { days })}</DeskSaved> : null}
          {stage === "failed" ? <FieldError>{t("staff.class.notSaved")}</FieldError> : null}
          <button type="submit" className="button button-small" aria-disabled={stage === "saving"}>
            {t(stage === "saving" ? "staff.change.busy" : "staff.class.retention.save")}
          </button>
        </>
      )}
    </form>
  );
}
