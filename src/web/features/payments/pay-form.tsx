import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import type { PaymentStatus } from "#contract/payments.ts";
import { MAX_FIELD } from "#domain/enrolment/limits.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Field, FieldError } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { payerFaults } from "./card-fields.ts";
import { priceOf } from "./what.ts";

/** What trying to pay came to. `checked`: the card fields are not whole, and say so themselves. */
export type Attempt =
  | { readonly outcome: "sent" | "bank" | "checked" }
  | { readonly outcome: "declined"; readonly sentence: string }
  | { readonly outcome: "trouble" };

type Props = {
  readonly status: PaymentStatus;
  readonly secret: string;
  readonly practice: boolean;
  /** The card's own fields: the practice form, or the provider's. */
  readonly card: ReactNode;
  /** Whether the card's own fields are whole; they mark what is not. */
  readonly checkCard: () => Promise<boolean>;
  readonly pay: () => Promise<Attempt>;
  readonly onSent: () => void;
  readonly onBank: () => void;
  /** Something is not as the form thinks, such as a payment made in another tab: its status is worth asking again. */
  readonly onTrouble: () => void;
  /** Why the last try did not go through. */
  readonly refusal: string | null;
  readonly onRefusal: (sentence: string | null) => void;
};

/** Who pays, with which card, and the one button. A second press while it runs does nothing. */
export function PayForm(props: Props) {
  const { status, secret, practice, card, checkCard, pay, refusal, onRefusal } = props;
  const { language, t } = useLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const asksPayer = status.needsPayer;
  const price = priceOf(status.amount, language);

  const trouble = () => {
    props.onTrouble();
    onRefusal(t("payments.trouble.text"));
    showToast({
      tone: "error",
      title: t("payments.trouble.title"),
      description: t("payments.trouble.text"),
    });
  };

  const attempt = async (name: string, email: string) => {
    if (asksPayer) {
      const body = { clientSecret: secret, name: name.trim(), email: email.trim(), language };
      await api("POST /api/payments/payer", { body });
    }
    const result = await pay();
    if (result.outcome === "sent") props.onSent();
    else if (result.outcome === "bank") props.onBank();
    else if (result.outcome === "declined") {
      onRefusal(result.sentence);
      showToast({ tone: "error", title: t("payments.failed.title"), description: result.sentence });
    } else if (result.outcome === "trouble") trouble();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const [name, email] = [String(data.get("name") ?? ""), String(data.get("email") ?? "")];
    const found: string[] = asksPayer ? payerFaults(name, email) : [];
    if (data.get("adult") === null) found.push("adult");
    const cardIsWhole = await checkCard().catch(() => false);
    setFaults(found);
    onRefusal(found.length > 0 || !cardIsWhole ? t("payments.error.check") : null);
    if (found.length === 0 && cardIsWhole) {
      setBusy(true);
      try {
        await attempt(name, email);
      } catch (error) {
        if (error instanceof ApiError && error.status === 400 && asksPayer) setFaults(["email"]);
        trouble();
      }
      setBusy(false);
    } else {
      // React has drawn the marks by then; the first of them is where to go on.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
    }
    running.current = false;
  };

  const fault = (field: "name" | "email") =>
    faults.includes(field) ? t(`payments.error.${field}`) : undefined;
  const label = status.kind === "deposit" ? "payments.form.pay" : "payments.form.subscribe";

  return (
    <form className="pay-form" ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      {asksPayer ? (
        <>
          <Field id={`${id}-name`} label={t("payments.form.name")} error={fault("name")}>
            {(wiring) => (
              <input
                {...wiring}
                className="field"
                name="name"
                autoComplete="name"
                maxLength={MAX_FIELD}
                required
              />
            )}
          </Field>
          <Field
            id={`${id}-email`}
            label={t("payments.form.email")}
            hint={t("payments.form.email.hint")}
            error={fault("email")}
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
              />
            )}
          </Field>
        </>
      ) : null}
      {card}
      <Consent id={id} status={status} price={price} missing={faults.includes("adult")} />
      {refusal === null ? null : (
        <div className="pay-refusal">
          <FieldError id={`${id}-refusal`}>{refusal}</FieldError>
        </div>
      )}
      <button
        type="submit"
        className="button button-primary pay-button"
        disabled={busy}
        aria-label={busy ? t("payments.processing") : undefined}
        aria-describedby={refusal === null ? undefined : `${id}-refusal`}
      >
        {busy ? (
          <Spinner label={t("payments.processing")} visible />
        ) : (
          t(practice ? `${label}.practice` : label, { amount: price })
        )}
      </button>
      <p className="pay-after">{t(practice ? "payments.form.after.practice" : "payments.form.after")}</p>
    </form>
  );
}

type ConsentProps = {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly price: string;
  readonly missing: boolean;
};

/** 18 or older (decision 6), the terms, and for a subscription that it renews. */
function Consent({ id, status, price, missing }: ConsentProps) {
  const { t } = useLocale();
  const key = status.kind === "deposit" ? "payments.form.adult" : "payments.form.adult.subscription";
  const [before = "", after = ""] = t(key, { age: catalogue.adultAge, price }).split("{terms}");
  return (
    <div>
      <label className="pay-consent">
        <input
          type="checkbox"
          name="adult"
          required
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-adult` : undefined}
        />
        <span>
          {before}
          <a href="/terms" target="_blank" rel="noreferrer">
            {t("payments.form.terms")}
          </a>
          {after}
        </span>
      </label>
      {missing ? <FieldError id={`${id}-adult`}>{t("payments.error.adult")}</FieldError> : null}
    </div>
  );
}
