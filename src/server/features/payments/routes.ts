import { receiptNumber } from "#domain/payments/deposit.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Ownership } from "#server/http/ownership.ts";
import type { PaymentProviderConfig } from "#server/ports/payment-provider.ts";
import { noSuchPayment } from "./asking.ts";
import type { Checkout } from "./checkout.ts";
import type { ledger } from "./ledger.ts";
import type { Money } from "./money.ts";
import type { Receipts } from "./receipts.ts";
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
  readonly receipts: Receipts;
  readonly depositsOf: ReturnType<typeof ledger>;
  readonly money: Money;
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
  | "POST /api/payments/receipt"
  | "GET /api/admin/deposits/{id}/receipt"
  | "POST /api/admin/deposits/{id}/receipt"
  | "PATCH /api/admin/deposits/{id}"
  | "GET /api/admin/money"
  | "GET /api/admin/money/subscriptions"
  | "GET /api/admin/money/deposits"
>;

/** The payments slice as handlers of the contract; what exists in practice mode only is in practice.ts. */
export function paymentHandlers(parts: RouteParts): PaymentHandlers {
  const { config, owners, startDeposit, startSubscription, till, refunds, receipts, depositsOf, money } =
    parts;
  return {
    "GET /api/payments/config": async () => config,
    "POST /api/create-payment-intent": ({ body }, call) => startDeposit(body, owners.opening(call)),
    "POST /api/create-subscription": ({ body }, call) => startSubscription(body, owners.opening(call)),
    "POST /api/payments/status": ({ body }) => till.status(body.clientSecret, body.look),
    "POST /api/payments/payer": ({ body }) => till.payer(body),
    "GET /api/admin/deposits": ({ query }) => depositsOf(query.leadId),
    "POST /api/admin/deposits/{id}/refund": async ({ params, body }, call) => {
      const by = (await call.staff())?.email ?? "staff";
      return refunds.refund(params.id, body.amount, by, call.note);
    },
    "POST /api/payments/receipt": async ({ body }) => {
      const found = await till.find(body.clientSecret);
      if (found.kind !== "deposit") throw noSuchPayment();
      return pdf(await receipts.pdf(found.row, body.language), found.row.id);
    },
    "GET /api/admin/deposits/{id}/receipt": async ({ params, query }) =>
      pdf(await receipts.pdf(await receipts.paidDeposit(params.id), query.language), params.id),
    "POST /api/admin/deposits/{id}/receipt": async ({ params }) => {
      await receipts.send(params.id);
      return undefined;
    },
    "PATCH /api/admin/deposits/{id}": async ({ params, body }, call) =>
      receipts.correct(params.id, body, (await call.staff())?.email ?? "staff", call.note),
    "GET /api/admin/money": () => money.totals(),
    "GET /api/admin/money/subscriptions": ({ query }) => money.subscriptions(query),
    "GET /api/admin/money/deposits": ({ query }) => money.deposits(query),
  };
}

/** Nothing about the family stands in the name of the file, and no cache keeps it. */
function pdf(bytes: Uint8Array, depositId: string): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${receiptNumber(depositId)}.pdf"`,
      "cache-control": "no-store",
    },
  });
}
