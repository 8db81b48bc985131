import { catalogue } from "#content/catalogue/catalogue.ts";
import type { SubscriptionPlan } from "#domain/payments/subscription.ts";
import beach from "#web/assets/art/hero-wide.svg";
import { longDate } from "#web/platform/format.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { priceOf } from "../what.ts";
import { Holds } from "./plan-holds.tsx";

/** Two views of one beach: the sun over the sea, and the whole ceiba. */
const ART: Record<SubscriptionPlan, string> = {
  explorer: `${beach}#svgView(viewBox(570,317,475,250))`,
  premium: beach,
};

type Props = {
  readonly plans: readonly SubscriptionPlan[];
  /** The plan that is being started; no other can be chosen meanwhile. */
  readonly choosing: SubscriptionPlan | null;
  readonly onChoose: (plan: SubscriptionPlan) => void;
};

/** The school subscriptions, never the companion plans (decision 9). */
export function PlanChoice({ plans, choosing, onChoose }: Props) {
  const { language, t } = useLocale();
  const { launchDate, prices } = useSchool();
  const opening = longDate(launchDate, language);
  return (
    <section className="pay-plans" aria-labelledby="plans-title">
      <h1 id="plans-title">{t("payments.plans.title")}</h1>
      <p className="pay-lead">{t("payments.plans.lead", { date: opening })}</p>
      <ul>
        {plans.map((plan) => (
          <li key={plan} className="pay-plan stack paper raised">
            <img src={ART[plan]} alt="" width="480" height="280" />
            <div className="pay-plan-body">
              <h2>
                <small>{t("payments.plan.kind")} </small>
                {t(`payments.plan.short.${plan}`)}
              </h2>
              <p>
                <b className="pay-price">{priceOf(`${prices[`subscription_${plan}`]}.00`, language)}</b>{" "}
                {t("payments.plan.month")}
              </p>
              <Holds plan={plan} />
              <p className="pay-stamp">{t("payments.cancelAnytime")}</p>
              <button
                type="button"
                className="button button-forest"
                disabled={choosing !== null}
                aria-label={choosing === plan ? t("payments.processing") : undefined}
                onClick={() => onChoose(plan)}
              >
                {choosing === plan ? (
                  <Spinner label={t("payments.processing")} visible />
                ) : (
                  t("payments.plan.choose", { plan: t(`payments.plan.short.${plan}`) })
                )}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p className="pay-fine">
        {t("payments.plans.consent", {
          age: catalogue.adultAge,
          date: opening,
        })}
      </p>
    </section>
  );
}
