import { type ReactNode, useState } from "react";
import { brand } from "#content/catalogue/brand.ts";
import type { PaymentStatus } from "#contract/payments.ts";
import type { SubscriptionPlan } from "#domain/payments/subscription.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { PaymentConfig } from "./payment-config.ts";
import { usePaymentStatus } from "./use-payment-status.ts";
import { dayOf, nameOf, priceOf } from "./what.ts";

type Props = {
  readonly config: PaymentConfig;
  readonly plan: SubscriptionPlan | null;
  readonly secret: string | null;
};

const once = () => false;

/**
 * How to change or end a subscription: the billing portal where one is configured, in practice mode a portal of our
 * own, else by mail.
 */
export function Portal({ config, plan, secret }: Props) {
  const { t } = useLocale();
  if (config.billingPortalUrl !== null) {
    return (
      <p className="pay-portal-link">
        <a className="button" href={config.billingPortalUrl} target="_blank" rel="noreferrer">
          {t("payments.portal.link")}
        </a>
      </p>
    );
  }
  if (config.mode === "practice") {
    return plan === null || secret === null ? null : <PracticePortal secret={secret} />;
  }
  return <p className="pay-fine">{t("payments.portal.mail", { email: brand.contactEmail })}</p>;
}

function PracticePortal({ secret }: { readonly secret: string }) {
  const { language, t } = useLocale();
  const { status, learn, fault } = usePaymentStatus(secret, once);
  if (fault === "unknown") return null;
  return (
    <section className="pay-sheet pay-portal" aria-labelledby="portal-title">
      <h2 id="portal-title">{t("payments.portal.title")}</h2>
      <p className="pay-word">{t("payments.portal.practice")}</p>
      {status === null || status.kind !== "subscription" ? (
        <Spinner label={t("payments.loading")} visible />
      ) : (
        <>
          <dl className="pay-facts">
            <Line label={t("payments.portal.plan")}>{nameOf(status, t)}</Line>
            <Line label={t("payments.portal.amount")}>{priceOf(status.amount, language)}</Line>
            <Line label={t("payments.portal.status")}>{t(`payments.status.${status.status}`)}</Line>
            {status.renewsAt === null || status.status === "canceled" ? null : (
              <Line label={t(status.cancelAtPeriodEnd ? "payments.portal.ends" : "payments.portal.renews")}>
                {dayOf(status.renewsAt, language)}
              </Line>
            )}
          </dl>
          <Cancel status={status} secret={secret} onChanged={learn} />
        </>
      )}
    </section>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="pay-line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type CancelProps = {
  readonly status: Extract<PaymentStatus, { kind: "subscription" }>;
  readonly secret: string;
  readonly onChanged: (status: PaymentStatus) => void;
};

/** Ends the subscription at the end of its paid month, after one more question. */
function Cancel({ status, secret, onChanged }: CancelProps) {
  const { language, t } = useLocale();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const date = status.renewsAt === null ? "" : dayOf(status.renewsAt, language);

  if (status.cancelAtPeriodEnd) return <p role="status">{t("payments.portal.canceled", { date })}</p>;
  if (status.status !== "active" && status.status !== "past_due") return null;

  const cancel = async () => {
    setBusy(true);
    try {
      onChanged(await api("POST /api/payments/cancel-subscription", { body: { clientSecret: secret } }));
    } catch {
      showToast({
        tone: "error",
        title: t("payments.portal.title"),
        description: t("payments.portal.failed"),
      });
    }
    setBusy(false);
    setAsking(false);
  };

  return asking ? (
    <div className="pay-ask" role="alert">
      <p>{t("payments.portal.confirm", { date })}</p>
      <p className="pay-actions">
        <button
          type="button"
          className="button button-small button-forest"
          disabled={busy}
          onClick={() => void cancel()}
        >
          {t(busy ? "payments.processing" : "payments.portal.confirm.yes")}
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={busy}
          onClick={() => setAsking(false)}
        >
          {t("payments.portal.confirm.no")}
        </button>
      </p>
    </div>
  ) : (
    <button type="button" className="button button-small" onClick={() => setAsking(true)}>
      {t("payments.portal.cancel")}
    </button>
  );
}
