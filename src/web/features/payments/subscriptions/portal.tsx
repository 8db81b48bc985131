import { type ReactNode, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { PaymentConfig } from "../payment-config.ts";
import { usePaymentStatus } from "../use-payment-status.ts";
import { dayOf, firstChargeOf, nameOf, priceOf } from "../what.ts";

type Props = {
  readonly config: PaymentConfig;
  readonly secret: string | null;
  /** It was canceled here. */
  readonly onChanged?: (status: PaymentStatus) => void;
};

const once = () => false;

/**
 * How to look at or end a subscription: here, by whoever holds its secret or its link; and in the billing portal, where
 * one is configured.
 */
export function Portal({ config, secret, onChanged = () => {} }: Props) {
  const { t } = useLocale();
  return (
    <>
      {secret === null ? null : (
        <Subscription secret={secret} practice={config.mode === "practice"} onChanged={onChanged} />
      )}
      {config.billingPortalUrl === null ? null : (
        <p className="pay-portal-link">
          <a className="button" href={config.billingPortalUrl} target="_blank" rel="noreferrer">
            {t("payments.portal.link")}
          </a>
        </p>
      )}
    </>
  );
}

type SubscriptionProps = Required<Pick<Props, "onChanged">> & {
  readonly secret: string;
  readonly practice: boolean;
};

function Subscription({ secret, practice, onChanged }: SubscriptionProps) {
  const { language, t } = useLocale();
  const { contactEmail } = useSchool();
  const { status, learn, fault } = usePaymentStatus(secret, once);
  if (fault === "unknown") return null;
  const firstCharge = status === null ? null : firstChargeOf(status, language);
  return (
    <section className="pay-sheet pay-portal" aria-labelledby="portal-title">
      <h2 id="portal-title">{t("payments.portal.title")}</h2>
      {practice ? <p className="pay-word small strong">{t("payments.portal.practice")}</p> : null}
      {status === null || status.kind !== "subscription" ? (
        <Spinner label={t("payments.loading")} visible />
      ) : (
        <>
          <dl className="pay-facts">
            <Line label={t("payments.portal.plan")}>{nameOf(status, t)}</Line>
            <Line label={t("payments.portal.amount")}>{priceOf(status.amount, language)}</Line>
            <Line label={t("payments.portal.status")}>{t(`payments.status.${status.status}`)}</Line>
            {firstCharge === null ? null : <Line label={t("payments.portal.first")}>{firstCharge}</Line>}
            {status.renewsAt === null || status.status !== "active" ? null : (
              <Line label={t(status.cancelAtPeriodEnd ? "payments.portal.ends" : "payments.portal.renews")}>
                {dayOf(status.renewsAt, language)}
              </Line>
            )}
          </dl>
          {status.status === "past_due" ? <p>{t("payments.portal.owed", { email: contactEmail })}</p> : null}
          <Cancel
            status={status}
            secret={secret}
            onChanged={(changed) => {
              learn(changed);
              onChanged(changed);
            }}
          />
        </>
      )}
    </section>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="pay-line wraps flex apart">
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

  const waits = status.status === "reserved";
  if (status.cancelAtPeriodEnd) return <p role="status">{t("payments.portal.canceled", { date })}</p>;
  if (!waits && status.status !== "active" && status.status !== "past_due") return null;

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
      <p>{t(waits ? "payments.portal.giveUp" : "payments.portal.confirm", { date })}</p>
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
