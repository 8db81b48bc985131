import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { MAX_FIELD } from "#domain/enrolment/limits.ts";
import { MAX_APPLICATION, TEACHING, type Teaching } from "#domain/site/careers/application.ts";
import {
  type ApplicationField,
  type ApplicationFields,
  applicationFaults,
  MIN_APPLICATION,
} from "#domain/site/careers/faults.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError, type FieldWiring } from "#web/ui/field.tsx";
import { forgetDraft, keepDraft, NO_APPLICATION, readDraft } from "./draft.ts";

const SPEAKS = ["en", "es", "both"] as const;
type Stage = "idle" | "busy" | "failed" | "many" | "sent";

/** The application of a teacher. What was typed stays in the tab until it is sent. */
export function ApplicationForm() {
  const { language, t } = useLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<ApplicationFields>(NO_APPLICATION);
  const [faults, setFaults] = useState<readonly ApplicationField[]>([]);
  const [stage, setStage] = useState<Stage>("idle");

  // After hydration: the page was rendered without knowing who reads it.
  useEffect(() => setFields(readDraft()), []);

  const change = (changed: Partial<ApplicationFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    keepDraft(next);
    setFaults((before) => before.filter((field) => !(field in changed)));
  };
  const show = (wrong: readonly ApplicationField[]) => {
    setFaults(wrong);
    form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = applicationFaults(fields);
    if (wrong.length > 0) return show(wrong);
    setStage("busy");
    const { phone, from, teaching, speaks, adult: _confirmed, ...said } = fields;
    try {
      await api("POST /api/careers", {
        body: {
          ...said,
          ...(phone.trim() && { phone }),
          ...(from.trim() && { from }),
          teaching: teaching as Teaching,
          speaks: speaks as (typeof SPEAKS)[number],
          adult: true,
          language,
        },
      });
      forgetDraft();
      setStage("sent");
    } catch (error) {
      const field = error instanceof ApiError ? error.field : null;
      setStage(error instanceof ApiError && error.status === 429 ? "many" : "failed");
      if (field !== null && field in NO_APPLICATION) show([field as ApplicationField]);
    }
  };

  if (stage === "sent") return <Sent email={fields.email.trim()} />;

  const errorOf = (field: ApplicationField) => {
    if (!faults.includes(field)) return undefined;
    const isNamed = ["name", "email", "teaching", "message", "adult"].includes(field);
    const key = isNamed ? (`careers.error.${field}` as "careers.error.name") : "careers.error.other";
    return t(key, { min: MIN_APPLICATION, age: catalogue.adultAge });
  };
  const line = (field: "name" | "email" | "phone" | "from", more: object = {}) => (
    <Field id={`${id}-${field}`} label={t(`careers.${field}`)} error={errorOf(field)}>
      {(wiring) => (
        <input
          {...wiring}
          {...more}
          name={field}
          className="field"
          maxLength={MAX_FIELD}
          value={fields[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <form className="sheet letter-form" ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t("careers.form")}</h2>
      <p>{t("careers.form.text")}</p>
      {line("name", { autoComplete: "name", required: true })}
      {line("email", { type: "email", inputMode: "email", autoComplete: "email", required: true })}
      {line("phone", { type: "tel", inputMode: "tel", autoComplete: "tel" })}
      <Field id={`${id}-teaching`} label={t("careers.teaching")} error={errorOf("teaching")}>
        {(wiring) => (
          <select
            {...wiring}
            name="teaching"
            className="field"
            value={fields.teaching}
            onChange={(event) => change({ teaching: event.target.value })}
            required
          >
            <option value="">{t("careers.teaching.choose")}</option>
            {TEACHING.map((each) => (
              <option key={each} value={each}>
                {t(`careers.teaching.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="letter-choices wraps flex">
        <legend className="field-label">{t("careers.speaks")}</legend>
        {SPEAKS.map((each) => (
          <label key={each} className="letter-tick row target">
            <input
              type="radio"
              name="speaks"
              value={each}
              checked={fields.speaks === each}
              onChange={() => change({ speaks: each })}
            />
            <span>{t(`careers.speaks.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      {line("from", { placeholder: t("careers.from.placeholder"), autoComplete: "off" })}
      <Field
        id={`${id}-message`}
        label={t("careers.message")}
        hint={t("careers.message.hint")}
        error={errorOf("message")}
      >
        {(wiring: FieldWiring) => (
          <textarea
            {...wiring}
            name="message"
            className="field"
            rows={6}
            maxLength={MAX_APPLICATION}
            value={fields.message}
            onChange={(event) => change({ message: event.target.value })}
            required
          />
        )}
      </Field>
      <div>
        <label className="letter-tick row target">
          <input
            type="checkbox"
            name="adult"
            checked={fields.adult}
            onChange={(event) => change({ adult: event.target.checked })}
            aria-invalid={errorOf("adult") ? true : undefined}
            aria-describedby={errorOf("adult") ? `${id}-adult-error` : undefined}
            required
          />
          <span>{t("careers.adult", { age: catalogue.adultAge })}</span>
        </label>
        {errorOf("adult") ? <FieldError id={`${id}-adult-error`}>{errorOf("adult")}</FieldError> : null}
      </div>
      {stage === "failed" || stage === "many" ? <FieldError>{t(`careers.${stage}`)}</FieldError> : null}
      <button type="submit" className="button button-forest" disabled={stage === "busy"}>
        {t(stage === "busy" ? "careers.busy" : "careers.submit")}
      </button>
      <p className="letter-fine">
        {t("careers.privacy")} <a href="/privacy#careers">{t("careers.privacy.link")}</a>
      </p>
    </form>
  );
}

function Sent({ email }: { readonly email: string }): ReactNode {
  const { t } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sheet letter-form letter-outcome">
      <h2 ref={heading} tabIndex={-1}>
        {t("careers.sent.title")}
      </h2>
      <p>{t("careers.sent.text", { email })}</p>
      <p className="button-row">
        <a className="button" href="/teachers">
          {t("careers.sent.read")}
        </a>
      </p>
    </div>
  );
}
