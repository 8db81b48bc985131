import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { PaymentConfig } from "../payment-config.ts";
import { type PayProps, PracticePay } from "../practice/practice-pay.tsx";
import { BankPanel } from "./bank-panel.tsx";

type StripePayView = ComponentType<
  PayProps & { publishableKey: string; returnTo: string; onSetupFailed: () => void }
>;

type Props = {
  readonly config: PaymentConfig;
  readonly status: PaymentStatus;
  readonly secret: string;
  /** Where the provider may send the payer back to. */
  readonly returnTo: string;
  /** The card went through. Whether it is paid, only the payment's status says. */
  readonly onSent: () => void;
  readonly onSetupFailed: () => void;
  /** An attempt that was made before led to no payment. */
  readonly refused?: boolean;
  /** The payment's status is worth asking again. */
  readonly onTrouble: () => Promise<PaymentStatus | null>;
};

/** The sheet on which the card is given: our practice form, or the provider's where a key exists. */
export function PaymentPanel(props: Props) {
  const { config, status, secret, returnTo, onSent, onSetupFailed, onTrouble, refused = false } = props;
  const { t } = useLocale();
  const [atBank, setAtBank] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(refused ? t("payments.refused.text") : null);
  const practice = config.mode === "practice";
  const pay = {
    status,
    secret,
    refusal,
    onRefusal: setRefusal,
    onSent,
    onBank: () => setAtBank(true),
    onTrouble,
  };

  return (
    <div className="pay-sheet">
      {/* The form stays, out of sight, so that nothing has to be typed again when the bank says no. */}
      <div hidden={atBank}>
        <h2>{t("payments.form.title")}</h2>
        <p className="pay-who">{t(practice ? "payments.form.practice" : "payments.form.stripe")}</p>
        {practice ? (
          <PracticePay {...pay} />
        ) : (
          <StripePaySlot {...pay} config={config} returnTo={returnTo} onSetupFailed={onSetupFailed} />
        )}
      </div>
      {atBank ? (
        <BankPanel
          status={status}
          secret={secret}
          onSent={onSent}
          onRefusal={(sentence) => {
            setRefusal(sentence);
            setAtBank(false);
          }}
        />
      ) : null}
    </div>
  );
}

type SlotProps = PayProps & {
  readonly config: PaymentConfig;
  readonly returnTo: string;
  readonly onSetupFailed: () => void;
};

/** Fetches the provider's form only where there is a key for it. */
function StripePaySlot({ config, onSetupFailed, ...props }: SlotProps) {
  const { t } = useLocale();
  const [View, setView] = useState<StripePayView | null>(null);
  const key = config.publishableKey;

  const load = useCallback(() => {
    if (key === null) return onSetupFailed();
    import("./stripe-pay.tsx").then((module) => setView(() => module.default), onSetupFailed);
  }, [key, onSetupFailed]);
  useEffect(load, [load]);

  if (View === null || key === null) return <Spinner label={t("payments.loading")} visible />;
  return <View {...props} publishableKey={key} onSetupFailed={onSetupFailed} />;
}
