import type { Handlers } from "#server/http/handler.ts";
import type { Ownership } from "#server/http/ownership.ts";
import type { PaymentProviderConfig } from "#server/ports/payment-provider.ts";
import type { Checkout } from "./checkout.ts";
import type { ledger } from "./ledger.ts";
import type { Refunds } from "./refunds.ts";
import type { depositStarter } from "./start-deposit.ts";
import type { subscriptionStarter } from "./start-subscription.ts";

type RouteParts = {
  readonly config: PaymentProviderConfig & { readonly billingPortalUrl: string | null };
  readonly owners: Ownership;
  readonly startDeposit: ReturnType<typeof depositStarter>;
  readonly startSubscription: ReturnType<typeof subscriptionStarter>;
  readonly till: Checkout;
  readonly refunds: Refunds;
  readonly depositsOf: ReturnType<typeof ledger>;
};

export type PaymentHandlers = Pick<
  Handlers,
  | "GET /api/payments/config"
  | "POST /api/create-payment-intent"
  | "POST /api/create-subscription"
  | "POST /api/payments/status"
  | "POST /api/payments/payer"
  | "GET /api/admin/deposits"
  | "POST /api/admin/deposits/{id}/refund"
>;

/** The payments slice as handlers of the contract; what exists in practice mode only is in practice.ts. */
export function paymentHandlers(parts: RouteParts): PaymentHandlers {
  const { config, owners, startDeposit, startSubscription, till, refunds, depositsOf } = parts;
  return {
    "GET /api/payments/config": async () => config,
    "POST /api/create-payment-intent": ({ body }, call) => startDeposit(body, owners.opening(call)),
    "POST /api/create-subscription": ({ body }, call) =>
      startSubscription(body.planType, owners.opening(call)),
    "POST /api/payments/status": ({ body }) => till.status(body.clientSecret, body.look),
    "POST /api/payments/payer": ({ body }) => till.payer(body),
    "GET /api/admin/deposits": ({ query }) => depositsOf(query.leadId),
    "POST /api/admin/deposits/{id}/refund": async ({ params, body }, call) => {
      const by = (await call.staff())?.email ?? "staff";
      return refunds.refund(params.id, body.amount, by, call.note);
    },
  };
}
