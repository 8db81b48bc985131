import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import type { PaymentStatus } from "#contract/payments.ts";
import { answerBy } from "#domain/payments/answer-by.ts";
import school from "#web/assets/art/hero-wide.svg";
import sponsor from "#web/assets/art/ticket-sponsor.svg";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useRefundPromised } from "#web/platform/refund-promise.ts";
import { useSchool } from "#web/platform/school.tsx";
import { Holds } from "./subscriptions/plan-holds.tsx";
import { firstChargeOf, isSettled, nameOf, priceOf } from "./what.ts";

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
  const { launchDate } = useSchool();
  const firstCharge = firstChargeOf(status, language);
  const refundable = useRefundPromised();
  // Given back, disputed or withdrawn: nothing is due, and nothing is promised about it any more.
  const over = deposit && !paid && isSettled(status);
  const total = paid ? "payments.total.paid" : "payments.due";
  return (
    <section
      className="pay-ticket paper raised"
      data-type={deposit ? status.type : undefined}
      aria-labelledby="ticket-name"
    >
      <img src={art} alt="" width="480" height="280" />
      <div className="pay-ticket-body">
        <h1 id="ticket-name">
          {deposit ? null : <small>{t("payments.plan.kind")} </small>}
          {deposit ? nameOf(status, t) : t(`payments.plan.short.${status.plan}`)}
        </h1>
        {deposit ? <p>{t(`payments.${status.type}.text`)}</p> : <Holds plan={status.plan} />}
        <dl>
          <div>
            <dt>
              {firstCharge
                ? t("payments.monthly.from", { date: firstCharge })
                : t(
                    !deposit
                      ? "payments.monthly"
                      : refundable && !over
                        ? "payments.deposit"
                        : "payments.deposit.over",
                  )}
            </dt>
            <dd>{price}</dd>
          </div>
          {over ? null : (
            <div className="pay-total">
              <dt>{t(practice ? `${total}.practice` : total)}</dt>
              <dd>{firstCharge ? priceOf("0.00", language) : price}</dd>
            </div>
          )}
        </dl>
        {over ? null : (
          <p className="pay-stamp">
            {deposit
              ? t(refundable ? "payments.refundable" : "payments.refundable.over", {
                  date: longDate(launchDate, language),
                })
              : firstCharge
                ? t("payments.nothingBefore", { date: firstCharge })
                : t("payments.cancelAnytime")}
          </p>
        )}
      </div>
    </section>
  );
}

type StepsProps = {
  readonly kind: PaymentStatus["kind"];
  /** The day on which a reserved subscription is charged first, as it is written. */
  readonly firstCharge?: string | null;
  /** It is paid, and since when as far as that is known: what comes next is told. */
  readonly paid?: { readonly at: string | null };
};

/** What happens from now on: only what the school and this software keep. */
export function Steps({ kind, firstCharge = null, paid }: StepsProps) {
  const { language, t } = useLocale();
  const refundable = useRefundPromised();
  const all =
    kind === "subscription"
      ? firstCharge
        ? RESERVED_STEPS
        : SUBSCRIPTION_STEPS
      : paid
        ? PAID_STEPS
        : DEPOSIT_STEPS;
  const steps = all.filter((step) => step !== "refund" || refundable);
  const { launchDate, contactEmail } = useSchool();
  const days = catalogue.depositAnswer.workingDays;
  const values = {
    date: firstCharge ?? longDate(launchDate, language),
    email: contactEmail,
    by: paid?.at ? longDate(answerBy(Date.parse(paid.at), days), language) : "",
    days,
    brand: brand.name,
  };
  const list = (
    <ol className="pay-steps stack anchor" aria-labelledby={paid ? "next-title" : undefined}>
      {steps.map((step) => (
        <li key={step}>
          <b>
            {t(
              step === "answer" && !paid?.at ? "payments.steps.answer.within" : `payments.steps.${step}`,
              values,
            )}
          </b>
          <span>{t(`payments.steps.${step}.text`, values)}</span>
        </li>
      ))}
    </ol>
  );
  if (!paid) return list;
  return (
    <section className="pay-next">
      <h2 id="next-title">{t("payments.steps.next")}</h2>
      {list}
    </section>
  );
}

const DEPOSIT_STEPS = ["now", "receipt", "refund"] as const;
const PAID_STEPS = ["answer", "refund", "school"] as const;
const RESERVED_STEPS = ["keep", "first", "giveUp"] as const;
const SUBSCRIPTION_STEPS = ["now", "renew", "cancel"] as const;
