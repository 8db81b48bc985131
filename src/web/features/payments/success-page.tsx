import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { SUBSCRIPTION_PLANS, type SubscriptionPlan } from "#domain/payments/subscription.ts";
import party from "#web/assets/art/hero-wide.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { PaymentFrame } from "./card/payment-frame.tsx";
import { LinkByMail } from "./link-by-mail.tsx";
import { type PaymentConfig, usePaymentConfig } from "./payment-config.ts";
import { keptLink, keptSubscription, takeFromAddress } from "./secrets.ts";
import { Portal } from "./subscriptions/portal.tsx";
import { usePaymentStatus } from "./use-payment-status.ts";
import { firstChargeOf, isSettled, priceOf } from "./what.ts";

/** `undefined` until the address has been read. */
type Known =
  | {
      readonly plan: SubscriptionPlan | null;
      readonly secret: string | null;
      /** The bank sent the payer back without the payment. */
      readonly refused: boolean;
    }
  | undefined;

/** After a subscription was paid. An address proves nothing: only what the webhook established is called active. */
export function SuccessPage() {
  const { t } = useLocale();
  const config = usePaymentConfig();
  const known = useKnown();
  const secret = known?.secret ?? null;
  const follows = (status: PaymentStatus | null) => status !== null && !isSettled(status);
  const payment = usePaymentStatus(secret, follows);
  const { status } = payment;
  const plan = status?.kind === "subscription" ? status.plan : (known?.plan ?? null);
  const unsure = known !== undefined && (secret === null || payment.fault !== null) && status === null;

  return (
    <PaymentFrame
      config={config}
      name={t("payments.subscribe.name")}
      back={
        <a href="/">
          <ArrowLeft aria-hidden="true" size={24} />
          {t("common.home")}
        </a>
      }
    >
      <div className="pay-columns">
        <div className="pay-ticket paper raised pay-ticket-only">
          <img src={party} alt="" width="480" height="280" />
        </div>
        <div className="pay-stack">
          <section className="pay-sheet pay-waiting" aria-labelledby="success-title">
            {unsure ? (
              <Unsure />
            ) : status === null || plan === null || config === null ? (
              <>
                <h1 id="success-title">{t("payments.success.title.none")}</h1>
                <Spinner label={t("payments.loading")} visible />
              </>
            ) : (
              <State
                status={status}
                plan={plan}
                config={config}
                refused={known?.refused ?? false}
                linked={known?.plan === null}
                tired={payment.tired}
                onAgain={payment.ask}
              />
            )}
          </section>
          {config !== null && status !== null && isSettled(status) ? (
            <Portal key={status.status} config={config} secret={secret} onChanged={payment.learn} />
          ) : null}
        </div>
      </div>
    </PaymentFrame>
  );
}

function Unsure() {
  const { t } = useLocale();
  return (
    <>
      <h1 id="success-title">{t("payments.success.unsure.title")}</h1>
      <p>{t("payments.success.unsure")}</p>
      <LinkByMail />
    </>
  );
}

type StateProps = {
  readonly status: PaymentStatus;
  readonly plan: SubscriptionPlan;
  readonly config: PaymentConfig;
  readonly refused: boolean;
  /** Opened by the link in a mail, perhaps long after: no welcome. */
  readonly linked: boolean;
  readonly tired: boolean;
  readonly onAgain: () => void;
};

function State({ status, plan, config, refused, linked, tired, onAgain }: StateProps) {
  const { language, t } = useLocale();
  if (linked && status.kind === "subscription" && isSettled(status)) {
    return (
      <>
        <h1 id="success-title">{t("payments.success.title.none")}</h1>
        <p role="status">{t(`payments.status.${status.status}`)}</p>
      </>
    );
  }
  if (status.status === "reserved") {
    const values = {
      plan: t(`payments.plan.short.${plan}`),
      price: priceOf(status.amount, language),
      date: firstChargeOf(status, language) ?? "",
    };
    return (
      <>
        <h1 id="success-title">{t("payments.success.title.reserved")}</h1>
        <p role="status">{t("payments.success.reserved", values)}</p>
        <Mailed status={status} />
        {config.mode === "practice" ? (
          <p className="pay-stamp">{t("payments.receipt.stamp.practice.reserved")}</p>
        ) : null}
      </>
    );
  }
  if (status.status === "active") {
    return (
      <>
        <h1 id="success-title">{t("payments.success.title.active")}</h1>
        <p role="status">{t(`payments.success.active.${plan}`)}</p>
        <Mailed status={status} />
        {config.mode === "practice" ? (
          <p className="pay-stamp">{t("payments.receipt.stamp.practice")}</p>
        ) : null}
      </>
    );
  }
  if (!isSettled(status) && !refused) {
    return (
      <>
        <h1 id="success-title">{t("payments.success.waiting")}</h1>
        <p>{t("payments.success.waiting.text")}</p>
        {tired ? (
          <p role="status">
            {t("payments.waiting.long")}{" "}
            <button type="button" className="button button-small" onClick={onAgain}>
              {t("payments.waiting.again")}
            </button>
          </p>
        ) : (
          <Spinner label={t("payments.waiting.title")} visible />
        )}
      </>
    );
  }
  return (
    <>
      <h1 id="success-title">{t("payments.success.failed")}</h1>
      {status.kind !== "subscription" ? null : (
        <p role="status">
          {t(
            isSettled(status)
              ? `payments.status.${status.status}`
              : "payments.decline.authentication_failure",
          )}
        </p>
      )}
      <p className="pay-actions">
        <a className="button" href="/subscribe">
          {t("payments.success.plans")}
        </a>
      </p>
    </>
  );
}

/** Where the mails go, and what is in them. */
function Mailed({ status: { mailedTo } }: Pick<StateProps, "status">) {
  const { t } = useLocale();
  const { contactEmail } = useSchool();
  return (
    <p>
      {mailedTo === null
        ? null
        : `${t("payments.success.mail.to", { email: mailedTo, contact: contactEmail })} `}
      {t("payments.success.mail")}
    </p>
  );
}

/** The plan that the address names, and the secret: appended by the provider, or kept in this tab. */
function useKnown(): Known {
  const [known, setKnown] = useState<Known>(undefined);
  useEffect(() => {
    const named = new URLSearchParams(location.search).get("plan");
    const plan = SUBSCRIPTION_PLANS.find((each) => each === named) ?? null;
    const { secret, refused } = takeFromAddress();
    if (plan !== null && secret !== null) keptSubscription(plan).set({ secret, sent: !refused }, false);
    if (plan === null && secret !== null) keptLink.set(secret);
    // Without a plan in the address it may still be known here.
    const kept = (plan === null ? SUBSCRIPTION_PLANS : [plan])
      .map((each) => keptSubscription(each).get())
      .find((each) => each !== null);
    setKnown({
      plan,
      secret: (plan === null ? (secret ?? keptLink.get()) : null) ?? kept?.secret ?? null,
      refused: kept !== undefined && !kept.sent,
    });
  }, []);
  return known;
}
