import { type FormEvent, type RefObject, useId, useState } from "react";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { type CardFields, futureExpiry, groupDigits, shapeExpiry } from "../card/card-fields.ts";
import type { Attempt } from "../card/pay-form.tsx";

/** Documented test cards worth trying; what each does is in the dictionary under its number. */
const CARDS = [
  "4242424242424242",
  "4000000000000002",
  "4000000000009995",
  "4000000000000069",
  "4000000000000127",
  "4000002500003155",
  "4000008400001629",
  "4000000000007726",
  "4000000000005126",
  "4000000000000259",
] as const;

export type CardInputs = {
  readonly number: HTMLInputElement | null;
  readonly expiry: HTMLInputElement | null;
  readonly cvc: HTMLInputElement | null;
};

/** The fields live in the document only: nothing of a card is kept in a state, a store or a form's name. */
export function readCard(inputs: CardInputs): CardFields {
  const { number, expiry, cvc } = inputs;
  return { number: number?.value ?? "", expiry: expiry?.value ?? "", cvc: cvc?.value ?? "" };
}

/** Pays with the practice form. Every refusal of the card is a sentence to show. */
export async function payInPractice(
  secret: string,
  fields: CardFields,
  decline: (error: ApiError) => string,
): Promise<Attempt> {
  try {
    const expiry = fields.expiry.replace(/\s/g, "");
    const body = { clientSecret: secret, number: fields.number, expiry, cvc: fields.cvc.trim() };
    const { outcome } = await api("POST /api/practice/confirm", { body });
    return { outcome: outcome === "requires_action" ? "bank" : "sent" };
  } catch (error) {
    if (error instanceof ApiError && error.code === "payment_declined") {
      return { outcome: "declined", sentence: decline(error) };
    }
    return { outcome: "trouble" };
  }
}

type Props = {
  readonly inputs: RefObject<CardInputs>;
  /** The fields to mark; of the names that are not here, none is. */
  readonly faults: readonly string[];
  /** Something was typed or filled in. */
  readonly onChange: () => void;
};

/** Number, expiry and code of a practice card, and the list of those that work. */
export function PracticeCard({ inputs, faults, onChange }: Props) {
  const { t } = useLocale();
  const id = useId();
  const [example] = useState(() => futureExpiry(new Date().getFullYear()));
  const keep = (name: keyof CardFields) => (element: HTMLInputElement | null) => {
    inputs.current = { ...inputs.current, [name]: element };
  };
  const shape = (by: (typed: string) => string) => (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    // In the middle of the text the caret would jump, so there it is left alone until the field is left.
    if (input.selectionStart === input.value.length || event.type === "blur") {
      // Taking a separator away must take the digit before it too, or it would come back at once.
      const erased = (event.nativeEvent as InputEvent).inputType === "deleteContentBackward";
      if (!erased) input.value = by(input.value);
    }
    onChange();
  };
  const fault = (name: keyof CardFields) =>
    faults.includes(name) ? t(`payments.error.${name}`, { example }) : undefined;
  const field = { className: "field", autoComplete: "off", inputMode: "numeric", required: true } as const;

  const use = (number: string) => {
    const { current } = inputs;
    if (current.number) current.number.value = groupDigits(number);
    if (current.expiry) current.expiry.value = example;
    if (current.cvc) current.cvc.value = "123";
    current.number?.focus();
    onChange();
  };

  return (
    <>
      <Field id={`${id}-number`} label={t("payments.form.number")} error={fault("number")}>
        {(wiring) => (
          <input {...wiring} {...field} ref={keep("number")} maxLength={23} onInput={shape(groupDigits)} />
        )}
      </Field>
      <div className="pay-pair">
        <Field id={`${id}-expiry`} label={t("payments.form.expiry")} error={fault("expiry")}>
          {(wiring) => (
            <input
              {...wiring}
              {...field}
              ref={keep("expiry")}
              maxLength={9}
              placeholder={t("payments.form.expiry.placeholder")}
              onInput={shape(shapeExpiry)}
            />
          )}
        </Field>
        <Field id={`${id}-cvc`} label={t("payments.form.cvc")} error={fault("cvc")}>
          {(wiring) => <input {...wiring} {...field} ref={keep("cvc")} maxLength={4} onInput={onChange} />}
        </Field>
      </div>
      <details className="pay-cards">
        <summary>{t("payments.form.cards")}</summary>
        <p>{t("payments.form.cards.text")}</p>
        <ul>
          {CARDS.map((number) => {
            const outcome = t(`payments.card.${number}`);
            const grouped = groupDigits(number);
            return (
              <li key={number}>
                <button
                  type="button"
                  aria-label={t("payments.form.use", { number: grouped, outcome })}
                  onClick={() => use(number)}
                >
                  <code>{grouped}</code> <span>{outcome}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </details>
    </>
  );
}
