import { type FormEvent, useId, useState } from "react";
import { MAX_FIELD } from "#domain/enrolment/limits.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { payerFaults } from "./card/card-fields.ts";

type Stage = "asking" | "busy" | "sent";
type Fault = "email" | "failed" | null;

/** The way to a subscription from a device that does not know it: its signed link, sent to the payer's address. */
export function LinkByMail() {
  const { language, t } = useLocale();
  const id = useId();
  const [stage, setStage] = useState<Stage>("asking");
  const [fault, setFault] = useState<Fault>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    if (payerFaults("--", email).length > 0) return setFault("email");
    setFault(null);
    setStage("busy");
    try {
      await api("POST /api/payments/manage-link", { body: { email, language } });
      setStage("sent");
    } catch (error) {
      setFault(error instanceof ApiError && error.status === 400 ? "email" : "failed");
      setStage("asking");
    }
  };

  if (stage === "sent") return <p role="status">{t("payments.link.sent")}</p>;
  const error = { email: t("payments.error.email"), failed: t("payments.link.failed") };
  return (
    <form className="pay-form" onSubmit={(event) => void send(event)} noValidate>
      <Field
        id={id}
        label={t("payments.link.email")}
        hint={t("payments.link.hint")}
        error={fault === null ? undefined : error[fault]}
      >
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={MAX_FIELD}
            required
            onInput={() => setFault(null)}
          />
        )}
      </Field>
      <p className="pay-actions">
        <button type="submit" className="button button-primary" disabled={stage === "busy"}>
          {stage === "busy" ? <Spinner label={t("payments.processing")} visible /> : t("payments.link.send")}
        </button>
        <a className="button" href="/subscribe">
          {t("payments.success.plans")}
        </a>
      </p>
    </form>
  );
}
