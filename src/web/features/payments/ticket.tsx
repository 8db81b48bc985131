import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import type { PaymentStatus } from "#contract/payments.ts";
import school from "#web/assets/art/hero-wide.svg";
import sponsor from "#web/assets/art/ticket-sponsor.svg";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useRefundPromised } from "#web/platform/refund-promise.ts";
import { nameOf, priceOf } from "./what.ts";

type Props = {
  readonly status: PaymentStatus;
  readonly practice: boolean;
  /** True once it is paid. */
  readonly paid: boolean;
};

/** What is paid for, and how much. The word practice stands beside the total. */
export function Ticket({ status, practice, paid }: Props) {
  const { language, t } = useLocale();
  const deposit = status.kind === "deposit";
  const art = deposit ? { founders_circle: school, teacher_sponsor: sponsor }[status.type] : school;
  const price = priceOf(status.amount, language);
  const refundable = useRefundPromised();
  const total = paid ? "payments.total.paid" : "payments.due";
  return (
    <section
      className="pay-ticket"
      data-type={deposit ? status.type : undefined}
      aria-labelledby="ticket-name"
    >
      <img src={art} alt="" width="480" height="280" />
      <div className="pay-ticket-body">
        <h1 id="ticket-name">
          {deposit ? null : <small>{t("payments.plan.kind")} </small>}
          {deposit ? nameOf(status, t) : t(`payments.plan.short.${status.plan}`)}
        </h1>
        {deposit ? <p>{t(`payments.${status.type}.text`)}</p> : null}
        <dl>
          <div>
            <dt>
              {t(!deposit ? "payments.monthly" : refundable ? "payments.deposit" : "payments.deposit.over")}
            </dt>
            <dd>{price}</dd>
          </div>
          <div className="pay-total">
            <dt>{t(practice ? `${total}.practice` : total)}</dt>
            <dd>{price}</dd>
          </div>
        </dl>
        <p className="pay-stamp">
          {deposit
            ? t(refundable ? "payments.refundable" : "payments.refundable.over", {
                date: longDate(catalogue.launchDate, language),
              })
            : t("payments.cancelAnytime")}
        </p>
      </div>
    </section>
  );
}

type StepsProps = {
  readonly kind: PaymentStatus["kind"];
  /** The first step is behind us. */
  readonly paid?: boolean;
};

/** What happens from now on: only what the school and this software keep. */
export function Steps({ kind, paid = false }: StepsProps) {
  const { language, t } = useLocale();
  const refundable = useRefundPromised();
  const all = kind === "deposit" ? DEPOSIT_STEPS : SUBSCRIPTION_STEPS;
  const steps = all.slice(paid ? 1 : 0).filter((step) => step !== "refund" || refundable);
  const values = { date: longDate(catalogue.launchDate, language), email: brand.contactEmail };
  return (
    <ol className="pay-steps">
      {steps.map((step) => (
        <li key={step}>
          <b>{t(`payments.steps.${step}`, values)}</b>
          <span>{t(`payments.steps.${step}.text`, values)}</span>
        </li>
      ))}
    </ol>
  );
}

const DEPOSIT_STEPS = ["now", "receipt", "refund"] as const;
const SUBSCRIPTION_STEPS = ["now", "renew", "cancel"] as const;
