import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import founders from "#web/assets/art/ticket-founders.svg";
import sponsor from "#web/assets/art/ticket-sponsor.svg";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useRefundPromised } from "#web/platform/refund-promise.ts";
import { useSchool } from "#web/platform/school.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { checkoutAddress } from "../secrets.ts";
import { usePaymentStatus } from "../use-payment-status.ts";
import { afterPayment, isSettled, priceOf } from "../what.ts";

const ART: Record<PaymentType, string> = { founders_circle: founders, teacher_sponsor: sponsor };

type Props = {
  readonly type: PaymentType;
  /** The payment begun from this message, if one was. */
  readonly secret: string | null;
  readonly practice: boolean;
  readonly processing: PaymentType | null;
  /** The browser did not let the checkout open in a new tab. */
  readonly blocked: boolean;
  readonly onReserve: () => void;
  /** The payment is of no use any more: another can be begun. */
  readonly onForget: () => void;
};

const unsettled = (status: PaymentStatus | null) => status !== null && !isSettled(status);

/** One deposit inside a message. It says reserved when, and only when, the webhook has said that it is paid. */
export function Slip({ type, secret, practice, processing, blocked, onReserve, onForget }: Props) {
  const { language, t } = useLocale();
  const { launchDate, prices } = useSchool();
  const { status, fault } = usePaymentStatus(secret, unsettled);
  const state = status?.kind === "deposit" ? status.status : null;
  // What was begun keeps its amount, whatever the deposit costs by now.
  const amount = status?.amount ?? `${prices[type]}.00`;
  const paid = state === "paid";
  const after = status === null ? null : afterPayment(status);
  const about = useRefundPromised()
    ? (`payments.chat.${type}` as const)
    : (`payments.chat.${type}.over` as const);

  // Closed before it was paid, or unknown to this server: a new one can be begun.
  const gone = state === "canceled" || fault === "unknown";
  useEffect(() => {
    if (gone) onForget();
  }, [gone, onForget]);

  return (
    <div className="slip" data-paid={paid || undefined}>
      <span className="slip-art">
        <img src={ART[type]} alt="" width={200} height={240} loading="lazy" />
      </span>
      <div className="slip-body">
        <h2 className="slip-title">{t(`payments.${type}`)}</h2>
        <p className="slip-amount">{priceOf(amount, language)}</p>
        {paid ? (
          <Reserved
            type={type}
            practice={practice}
            receipt={status?.kind === "deposit" ? status.receiptNumber : null}
          />
        ) : (
          <p>{t(about, { date: longDate(launchDate, language) })}</p>
        )}
        {after === null ? null : (
          <p className="strong" role="status">
            {t(`payments.state.${after}`)}
          </p>
        )}
        {paid || (status !== null && isSettled(status)) ? null : (
          <Actions
            type={type}
            amount={amount}
            secret={secret}
            waiting={unsettled(status)}
            processing={processing}
            blocked={blocked}
            onReserve={onReserve}
          />
        )}
      </div>
    </div>
  );
}

type ReservedProps = {
  readonly type: PaymentType;
  readonly practice: boolean;
  readonly receipt: string | null;
};

function Reserved({ type, practice, receipt }: ReservedProps) {
  const { t } = useLocale();
  return (
    <div role="status">
      <p className="slip-stamp row-inline strong">
        <CircleCheck aria-hidden="true" size={22} />
        {t(practice ? "payments.chat.reserved.practice" : "payments.chat.reserved")}
      </p>
      <p>{t(`payments.chat.paid.${type}`)}</p>
      {receipt === null ? null : <p>{t("payments.chat.receipt", { number: receipt })}</p>}
    </div>
  );
}

type ActionsProps = Pick<Props, "type" | "secret" | "processing" | "blocked" | "onReserve"> & {
  readonly amount: string;
  readonly waiting: boolean;
};

/** The button; once a payment was begun, the way back to its checkout instead. */
function Actions({ type, amount, secret, waiting, processing, blocked, onReserve }: ActionsProps) {
  const { language, t } = useLocale();
  if (secret !== null && processing !== type) {
    return (
      <div className="slip-open">
        <p role="status">
          {t(!blocked ? (waiting ? "payments.chat.waiting" : "payments.loading") : "payments.chat.blocked")}
        </p>
        <a className="button button-small" href={checkoutAddress(secret)} target="_blank" rel="noreferrer">
          {t("payments.chat.link")}
        </a>
        {waiting && !blocked ? <p className="deposit-fine">{t("payments.chat.open")}</p> : null}
      </div>
    );
  }
  const label = type === "founders_circle" ? "payments.chat.reserve" : "payments.chat.sponsor";
  return (
    <button
      type="button"
      className="button button-primary slip-button"
      disabled={processing !== null}
      aria-label={processing === type ? t("payments.processing") : undefined}
      onClick={onReserve}
    >
      {processing === type ? (
        <Spinner label={t("payments.processing")} visible />
      ) : (
        t(label, { price: priceOf(amount, language) })
      )}
    </button>
  );
}
