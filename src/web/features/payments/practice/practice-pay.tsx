import { useRef } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import type { ApiError } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { cardFaults } from "../card/card-fields.ts";
import { declinedBy, declineSentence } from "../card/declines.ts";
import { PayForm } from "../card/pay-form.tsx";
import { type CardInputs, PracticeCard, payInPractice, readCard } from "./practice-card.tsx";

export type PayProps = {
  readonly status: PaymentStatus;
  readonly secret: string;
  readonly refusal: string | null;
  readonly onRefusal: (sentence: string | null) => void;
  readonly onSent: () => void;
  readonly onBank: () => void;
  readonly onTrouble: () => Promise<PaymentStatus | null>;
};

/** Paying with our own practice form. */
export function PracticePay(props: PayProps) {
  const { language, t } = useLocale();
  const inputs = useRef<CardInputs>({ number: null, expiry: null, cvc: null });
  const faultsNow = () => cardFaults(readCard(inputs.current));
  const decline = (error: ApiError) => declineSentence(declinedBy(error), language, t);

  return (
    <PayForm
      {...props}
      practice
      card={(faults, onChange) => (
        <PracticeCard inputs={inputs} faults={faults} onChange={() => onChange(faultsNow())} />
      )}
      checkCard={async () => faultsNow()}
      pay={() => payInPractice(props.secret, readCard(inputs.current), decline)}
    />
  );
}
