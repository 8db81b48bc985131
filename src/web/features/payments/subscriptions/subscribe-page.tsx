import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "#contract/payments.ts";
import { SUBSCRIPTION_PLANS, type SubscriptionPlan } from "#domain/payments/subscription.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { PaymentFrame } from "../card/payment-frame.tsx";
import { PaymentPanel } from "../card/payment-panel.tsx";
import { usePaymentConfig } from "../payment-config.ts";
import { isOtherPrice } from "../reserve.ts";
import { anySubscription, keptSubscription } from "../secrets.ts";
import { Steps, Ticket } from "../ticket.tsx";
import { usePaymentStatus } from "../use-payment-status.ts";
import { firstChargeOf, isSettled } from "../what.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { Portal } from "./portal.tsx";

type Chosen = { readonly plan: SubscriptionPlan; readonly secret: string };

const successPage = (plan: SubscriptionPlan) => `/subscription-success?plan=${plan}`;
const never = (_: PaymentStatus | null) => false;

/** Plan choice, then the card (specification §4): Back to Plans returns, a payment leads to the success page. */
export function SubscribePage() {
  const { language, t } = useLocale();
  const { prices } = useSchool();
  const config = usePaymentConfig();
  const [choosing, setChoosing] = useState<SubscriptionPlan | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [held, setHeld] = useState<ReturnType<typeof anySubscription>>(null);
  const { status, fault, look } = usePaymentStatus(chosen?.secret ?? null, never);
  const running = useRef(false);
  const askedFor = useRef(false);

  useEffect(() => setHeld(anySubscription()), []);

  const failed = useCallback(() => {
    showToast({
      tone: "error",
      title: t("payments.setup.title"),
      description: t("payments.setup.text"),
    });
    setChosen(null);
  }, [t]);

  const choose = useCallback(
    /** @param shown what stands beside the button; null where the address named the plan */
    async (plan: SubscriptionPlan, shown: number | null) => {
      if (running.current) return;
      running.current = true;
      setChoosing(plan);
      try {
        const body = { planType: plan, ...(shown === null ? {} : { amount: shown }) };
        const { clientSecret } = await api("POST /api/create-subscription", { body });
        if (!clientSecret) failed();
        else setChosen({ plan, secret: clientSecret });
      } catch (error) {
        console.error(
          "The subscription was not created",
          error instanceof ApiError ? error.status : "offline",
        );
        const about = (await isOtherPrice(error)) ? "price.changed" : "subscription.failed";
        showToast({
          tone: "error",
          title: t(`payments.${about}.title`),
          description: t(`payments.${about}.text`),
        });
      }
      running.current = false;
      setChoosing(null);
    },
    [failed, t],
  );

  // The address may name the plan.
  useEffect(() => {
    const named = new URLSearchParams(location.search).get("plan");
    const plan = SUBSCRIPTION_PLANS.find((each) => each === named);
    if (plan === undefined || askedFor.current) return;
    askedFor.current = true;
    void choose(plan, null);
  }, [choose]);

  useEffect(() => {
    if (fault !== null && status === null && chosen !== null) failed();
  }, [fault, status, chosen, failed]);

  // The server gives this browser its unfinished subscription again; one that is paid needs no second card.
  useEffect(() => {
    if (chosen === null || status === null || !isSettled(status)) return;
    keptSubscription(chosen.plan).set({ secret: chosen.secret, sent: true }, config?.mode === "practice");
    location.assign(successPage(chosen.plan));
  }, [chosen, status, config]);

  const backToPlans = () => {
    history.replaceState(history.state, "", location.pathname);
    setChosen(null);
  };

  const sent = () => {
    if (chosen === null) return;
    keptSubscription(chosen.plan).set({ secret: chosen.secret, sent: true }, config?.mode === "practice");
    location.assign(successPage(chosen.plan));
  };

  const back = (
    <>
      <ArrowLeft aria-hidden="true" size={24} />
      {t(chosen === null ? "common.home" : "payments.subscribe.back")}
    </>
  );
  return (
    <PaymentFrame
      config={config}
      name={t("payments.subscribe.name")}
      back={
        chosen === null ? (
          <a href="/">{back}</a>
        ) : (
          <button type="button" onClick={backToPlans}>
            {back}
          </button>
        )
      }
    >
      {chosen === null ? (
        <>
          <PlanChoice
            plans={SUBSCRIPTION_PLANS}
            choosing={choosing}
            onChoose={(plan) => void choose(plan, prices[`subscription_${plan}`])}
          />
          {config === null || (held === null && config.billingPortalUrl === null) ? null : (
            <Portal config={config} secret={held?.secret ?? null} />
          )}
        </>
      ) : status === null || config === null ? (
        <p className="pay-loading middle">
          <Spinner label={t("payments.loading")} visible />
        </p>
      ) : (
        <div className="pay-columns">
          <Ticket status={status} practice={config.mode === "practice"} paid={false} />
          <Steps kind="subscription" firstCharge={firstChargeOf(status, language)} />
          <PaymentPanel
            config={config}
            status={status}
            secret={chosen.secret}
            returnTo={successPage(chosen.plan)}
            onSent={sent}
            onSetupFailed={failed}
            onTrouble={look}
          />
        </div>
      )}
    </PaymentFrame>
  );
}
