import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { PaymentFrame } from "./card/payment-frame.tsx";
import { PaymentPanel } from "./card/payment-panel.tsx";
import { SetupError } from "./card/setup-error.tsx";
import { usePaymentConfig } from "./payment-config.ts";
import { Receipt, Waiting } from "./receipt.tsx";
import { type Kept, keptDeposit, keptSubscription, takeFromAddress } from "./secrets.ts";
import { startDeposit } from "./start-deposit.ts";
import { Steps, Ticket } from "./ticket.tsx";
import { usePaymentStatus } from "./use-payment-status.ts";
import { afterPayment, isSettled } from "./what.ts";

/** Where the reservation panel is. */
const RESERVATION = "/#reserve";

/** `null` until the address has been read; "none" when it names nothing to pay, "failed" when that could not begin. */
type Which = Kept | "none" | "failed" | null;

/**
 * Checkout of one deposit. The secret comes in the fragment, or the kind of deposit in the query when the reservation
 * panel had no script; either is taken out of the address at once. Safe to reload, to press twice and to close.
 */
export function CheckoutPage() {
  const { t } = useLocale();
  const config = usePaymentConfig();
  const [refused, setRefused] = useState(false);
  const [which, setWhich] = useWhich(setRefused);
  const kept = typeof which === "string" ? null : which;
  const follows = (status: PaymentStatus | null) =>
    kept?.sent === true && (status === null || !isSettled(status));
  const payment = usePaymentStatus(kept?.secret ?? null, follows);
  const { status } = payment;
  const [broken, setBroken] = useState(false);
  const setupFailed = useCallback(() => setBroken(true), []);

  // A subscription has its own pages.
  useEffect(() => {
    if (status?.kind !== "subscription" || kept === null) return;
    keptSubscription(status.plan).set(kept, false);
    keptDeposit.remove();
    location.replace(
      isSettled(status) ? `/subscription-success?plan=${status.plan}` : `/subscribe?plan=${status.plan}`,
    );
  }, [status, kept]);

  // The provider itself says that nothing was taken: a slow payment that failed, or an address that claimed too much.
  useEffect(() => {
    if (kept?.sent !== true || status?.status !== "pending" || status.look === undefined) return;
    const open = { ...kept, sent: false };
    keptDeposit.set(open);
    setWhich(open);
    setRefused(true);
  }, [kept, status, setWhich]);

  const sent = () => {
    if (kept === null) return;
    setRefused(false);
    const next = { ...kept, sent: true };
    keptDeposit.set(next);
    setWhich(next);
    payment.ask();
  };

  const faulty = typeof which === "string" || payment.fault === "unknown" || broken;
  const unreachable = payment.fault === "unreachable" && status === null;
  // A card that went through is never answered with "try again", whatever the network does.
  const unheard = unreachable && kept?.sent === true;
  return (
    <PaymentFrame
      config={config}
      name={t("payments.checkout.name")}
      back={
        <a href={RESERVATION}>
          <ArrowLeft aria-hidden="true" size={24} />
          {t("payments.checkout.back")}
        </a>
      }
    >
      {unheard ? (
        <div className="pay-sheet">
          <Waiting tired alone onAgain={payment.ask} />
        </div>
      ) : faulty || unreachable ? (
        <SetupError
          cause={which === "none" ? "nothing" : which === "failed" ? "unpaid" : broken ? "script" : null}
        >
          {faulty ? (
            <>
              {broken ? (
                <button type="button" className="button button-primary" onClick={() => location.reload()}>
                  {t("common.retry")}
                </button>
              ) : null}
              <a className={broken ? "button" : "button button-primary"} href={RESERVATION}>
                {t("payments.setup.again")}
              </a>
            </>
          ) : (
            <button type="button" className="button button-primary" onClick={payment.ask}>
              {t("common.retry")}
            </button>
          )}
        </SetupError>
      ) : status === null || status.kind === "subscription" || config === null || kept === null ? (
        <p className="pay-loading middle">
          <Spinner label={t("payments.loading")} visible />
        </p>
      ) : (
        <div className="pay-columns" data-paid={status.status === "paid" || undefined}>
          <Ticket status={status} practice={config.mode === "practice"} paid={status.status === "paid"} />
          {isSettled(status) && status.status !== "paid" ? null : (
            <Steps kind="deposit" {...(status.status === "paid" ? { paid: { at: status.paidAt } } : {})} />
          )}
          {status.status === "paid" ? (
            <div className="pay-sheet">
              <Receipt status={status} secret={kept.secret} practice={config.mode === "practice"} />
            </div>
          ) : isSettled(status) ? (
            <AfterPayment status={status} />
          ) : kept.sent || status.status === "processing" ? (
            <div className="pay-sheet">
              <Waiting tired={payment.tired} onAgain={payment.ask} />
            </div>
          ) : (
            <PaymentPanel
              config={config}
              status={status}
              secret={kept.secret}
              returnTo="/checkout"
              onSent={sent}
              onSetupFailed={setupFailed}
              refused={refused}
              onTrouble={payment.look}
            />
          )}
        </div>
      )}
    </PaymentFrame>
  );
}

/** Which payment this tab's checkout is about. */
function useWhich(onRefused: (refused: boolean) => void) {
  const [which, setWhich] = useState<Which>(null);
  useEffect(() => {
    const { secret, type, sent, refused } = takeFromAddress();
    if (refused) onRefused(true);
    const known = keptDeposit.get();
    if (secret !== null) {
      const kept = { secret, sent: !refused && (sent || (known?.secret === secret && known.sent)) };
      keptDeposit.set(kept);
      setWhich(kept);
    } else if (type !== null) {
      startDeposit(type, null).then(
        (started) => {
          // The same payment again, which this tab may have paid already.
          const kept = { secret: started, sent: known?.secret === started && known.sent };
          keptDeposit.set(kept);
          setWhich(kept);
        },
        () => setWhich("failed"),
      );
    } else setWhich(known ?? "none");
  }, [onRefused]);
  return [which, setWhich] as const;
}

/** Paid once and changed since, or closed before it was paid. */
function AfterPayment({ status }: { readonly status: Extract<PaymentStatus, { kind: "deposit" }> }) {
  const { t } = useLocale();
  const state = afterPayment(status);
  if (state === null) return null;
  return (
    <section className="pay-sheet pay-waiting" aria-labelledby="state-title">
      <h2 id="state-title">{t("payments.state.title")}</h2>
      <p>{t(`payments.state.${state}`)}</p>
      {status.receiptNumber === null ? null : (
        <p>{t("payments.chat.receipt", { number: status.receiptNumber })}</p>
      )}
      {state === "canceled" ? (
        <p>
          <a className="button button-primary" href={`/checkout?type=${status.type}`}>
            {t("payments.setup.again")}
          </a>
        </p>
      ) : null}
    </section>
  );
}
