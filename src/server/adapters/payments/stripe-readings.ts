import type Stripe from "stripe";
import type { DepositPhase, DisputeState, RefundState } from "#domain/payments/settlement.ts";
import type {
  SubscriptionPlan,
  SubscriptionSnapshot,
  SubscriptionStatus,
} from "#domain/payments/subscription.ts";
import type { DepositReading } from "#server/ports/payment-provider.ts";

const PHASES: Record<string, DepositPhase> = {
  requires_payment_method: "pending",
  requires_confirmation: "pending",
  requires_action: "pending",
  requires_capture: "processing",
  processing: "processing",
  succeeded: "paid",
  canceled: "canceled",
};

/** A refund that waits for anything is pending; a canceled one returned nothing, so it counts as failed. */
const REFUNDS: Record<string, RefundState> = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

/** An inquiry or an appeal is open; what ends without money moving to the payer is won. */
const DISPUTES: Record<string, DisputeState> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** Unpaid and paused as past due: staff have to look at both. */
const SUBSCRIPTIONS: Record<string, SubscriptionStatus> = {
  incomplete: "incomplete",
  incomplete_expired: "incomplete_expired",
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "past_due",
  canceled: "canceled",
};

export function depositReading(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
  depositId: string | null,
  readAt: number,
): DepositReading {
  const error = intent.last_payment_error;
  const billing = charge?.status === "succeeded" ? charge.billing_details : null;
  return {
    intentId: intent.id,
    livemode: intent.livemode,
    currency: intent.currency,
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    phase: PHASES[intent.status] ?? "processing",
    decline: error ? { code: error.code ?? error.type, declineCode: error.decline_code ?? null } : null,
    refunds: refunds.map(({ id, amount, status }) => ({
      id,
      amountCents: amount,
      state: REFUNDS[status ?? "pending"] ?? "pending",
    })),
    disputes: disputes.map(({ id, amount, status }) => ({
      id,
      amountCents: amount,
      state: DISPUTES[status] ?? "open",
    })),
    fee: feeOf(charge),
    readAt,
    depositId,
    payer: {
      name: intent.metadata.payerName ?? billing?.name ?? null,
      email: intent.metadata.payerEmail ?? billing?.email ?? null,
    },
  };
}

/** A trial is a reservation: one that nobody left a card for is as unfinished as one that nobody paid. */
function subscriptionStatus(subscription: Stripe.Subscription): SubscriptionStatus {
  if (subscription.status !== "trialing") return SUBSCRIPTIONS[subscription.status] ?? "past_due";
  const { pending_setup_intent: waiting, default_payment_method: card } = subscription;
  return waiting === null || card !== null ? "reserved" : "incomplete";
}

/** An attempt that was not the one that paid. */
function refusals({ attempt_count: attempts, status }: Stripe.Invoice): number {
  return Math.max(0, attempts - (status === "paid" ? 1 : 0));
}

function feeOf(charge: Stripe.Charge | null): DepositReading["fee"] {
  const booked = charge?.status === "succeeded" ? charge.balance_transaction : null;
  return booked !== null && typeof booked === "object"
    ? { cents: booked.fee, currency: booked.currency }
    : null;
}

type Billed = { readonly invoices: readonly Stripe.Invoice[]; readonly charges: readonly Stripe.Charge[] };

/** Of the charges that paid these invoices. */
function refundedOf({ invoices, charges }: Billed): number {
  const paidBy = new Set(
    invoices.flatMap(({ payments }) =>
      (payments?.data ?? []).flatMap(({ payment }) => [idOf(payment.payment_intent), idOf(payment.charge)]),
    ),
  );
  paidBy.delete(null);
  return charges
    .filter((charge) => paidBy.has(charge.id) || paidBy.has(idOf(charge.payment_intent)))
    .reduce((sum, each) => sum + each.amount_refunded, 0);
}

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/**
 * @param planOf which of our plans a price is of
 * @param invoices all that were ever made for it, with their payments
 * @param charges all of its customer, who may have paid for other things
 */
export function subscriptionReading(
  subscription: Stripe.Subscription,
  planOf: (price: Stripe.Price) => SubscriptionPlan | null,
  { invoices, charges }: Billed,
  readAt: number,
): SubscriptionSnapshot {
  const items = subscription.items.data;
  const { customer, latest_invoice: latest } = subscription;
  const invoice = latest !== null && typeof latest === "object" ? latest : null;
  const [item] = items;
  const periodEnd = Math.max(0, ...items.map((each) => each.current_period_end));
  return {
    subscriptionId: subscription.id,
    customerId: typeof customer === "string" ? customer : customer.id,
    livemode: subscription.livemode,
    currency: subscription.currency,
    plan: items.length === 1 && item !== undefined && item.quantity === 1 ? planOf(item.price) : null,
    monthlyCents: items.reduce((sum, each) => sum + (each.price.unit_amount ?? 0) * (each.quantity ?? 1), 0),
    status: subscriptionStatus(subscription),
    // Under flexible billing the customer portal sets `cancel_at` alone.
    endsAt: subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null),
    periodEnd,
    // The period moves while its invoice is a draft: only a paid invoice shows that it is paid.
    paidUntil: invoice?.status === "paid" && invoice.total > 0 ? periodEnd : 0,
    paidCents: invoices.reduce((sum, each) => sum + each.amount_paid, 0),
    refundedCents: refundedOf({ invoices, charges }),
    failures: invoices.reduce((sum, each) => sum + refusals(each), 0),
    payUrl: invoice?.status === "open" ? (invoice.hosted_invoice_url ?? null) : null,
    readAt,
  };
}
