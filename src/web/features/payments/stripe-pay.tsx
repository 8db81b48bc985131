import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { declineSentence } from "./declines.ts";
import { type Attempt, PayForm } from "./pay-form.tsx";
import type { PayProps } from "./practice-pay.tsx";

/** The provider's form lives in a frame of its own and takes the look of the page from here. */
const LOOK: Appearance = {
  theme: "stripe",
  variables: {
    colorPrimary: "#0d5c62",
    colorText: "#12332a",
    colorDanger: "#b23a1e",
    colorTextPlaceholder: "#52665c",
    fontSizeBase: "17px",
    borderRadius: "12px",
  },
};

type Props = PayProps & {
  readonly publishableKey: string;
  /** Where the bank sends the payer back when it had to show a page of its own. */
  readonly returnTo: string;
  readonly onSetupFailed: () => void;
};

/** Paying with the provider's own form. Default export: loaded only where a publishable key exists. */
export default function StripePay(props: Props) {
  const { language, t } = useLocale();
  const { publishableKey, secret, onSetupFailed } = props;
  const [stripe, setStripe] = useState<Stripe | null>(null);

  useEffect(() => {
    loadStripe(publishableKey).then(
      (loaded) => (loaded === null ? onSetupFailed() : setStripe(loaded)),
      onSetupFailed,
    );
  }, [publishableKey, onSetupFailed]);

  if (stripe === null) return <Spinner label={t("payments.loading")} visible />;
  return (
    <Elements
      key={language}
      stripe={stripe}
      options={{ clientSecret: secret, locale: language === "es" ? "es-419" : "en", appearance: LOOK }}
    >
      <StripeForm {...props} />
    </Elements>
  );
}

function StripeForm(props: Props) {
  const { language, t } = useLocale();
  const stripe = useStripe();
  const elements = useElements();

  const checkCard = async () => {
    const checked = await elements?.submit().catch(() => null);
    return checked && checked.error === undefined ? [] : (["card"] as const);
  };

  const pay = async (): Promise<Attempt> => {
    if (stripe === null || elements === null) return { outcome: "trouble" };
    const asked = {
      elements,
      confirmParams: { return_url: new URL(props.returnTo, location.origin).href },
      redirect: "if_required",
    } as const;
    // A card that is only kept for later is set up, not charged.
    const isSetup = props.secret.startsWith("seti_");
    const { error } = await (isSetup ? stripe.confirmSetup(asked) : stripe.confirmPayment(asked));
    if (error === undefined) return { outcome: "sent" };
    if (error.type !== "card_error" && error.type !== "validation_error") return { outcome: "trouble" };
    // The provider writes in the language of its form; only its English is translated here.
    const english = /^(Your|An error)/.test(error.message ?? "");
    const sentence =
      english || !error.message ? declineSentence(error.message ?? "", language, t) : error.message;
    return { outcome: "declined", sentence };
  };

  return (
    <PayForm
      {...props}
      practice={false}
      // The provider's fields mark themselves, and tell only whether they are whole.
      card={(_, onChange) => (
        <PaymentElement onChange={({ complete }) => onChange(complete ? [] : ["card"])} />
      )}
      checkCard={checkCard}
      pay={pay}
    />
  );
}
