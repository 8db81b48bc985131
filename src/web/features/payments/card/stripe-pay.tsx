import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { PayProps } from "../practice/practice-pay.tsx";
import { declinedInForm, declineSentence } from "./declines.ts";
import { type Attempt, PayForm } from "./pay-form.tsx";

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

const SCRIPT_WITHIN = 20_000;

/** The provider has the card's money, or the bank's word for it: there is nothing to try again. */
const isTaken = (status: string | undefined) =>
  status === "succeeded" || status === "processing" || status === "requires_capture";

const intentOf = (error: StripeError) => error.payment_intent ?? error.setup_intent;

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
    // A script that neither comes nor fails is one that did not come.
    const timer = setTimeout(onSetupFailed, SCRIPT_WITHIN);
    loadStripe(publishableKey)
      .then((loaded) => (loaded === null ? onSetupFailed() : setStripe(loaded)), onSetupFailed)
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
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
  const [loaded, setLoaded] = useState(true);

  // In another tab the same payment may be under way, or done.
  const unavailable = () => {
    setLoaded(false);
    void props.onTrouble();
  };

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
    // Its answer may have got lost after the card went through.
    if (error === undefined || isTaken(intentOf(error)?.status)) return { outcome: "sent" };
    if (error.type !== "card_error" && error.type !== "validation_error") return { outcome: "trouble" };
    // What is only not whole its form says in its own language.
    const isTyping = error.type === "validation_error" && error.message;
    const sentence = isTyping ? error.message : declineSentence(declinedInForm(error), language, t);
    return { outcome: "declined", sentence: sentence ?? "" };
  };

  return (
    <PayForm
      {...props}
      practice={false}
      // The provider's fields mark themselves, and tell only whether they are whole.
      card={(_, onChange) => (
        <>
          <PaymentElement
            onChange={({ complete }) => onChange(complete ? [] : ["card"])}
            onLoadError={unavailable}
          />
          {loaded ? null : (
            <p className="pay-fine" role="alert">
              {t("payments.stripe.unavailable")}{" "}
              <button type="button" className="button button-small" onClick={() => location.reload()}>
                {t("common.retry")}
              </button>
            </p>
          )}
        </>
      )}
      checkCard={checkCard}
      pay={pay}
    />
  );
}
