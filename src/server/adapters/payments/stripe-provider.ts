import Stripe from "stripe";
import type { SubscriptionPlan } from "#domain/payments/subscription.ts";
import type { NewSubscription, PaymentProvider } from "#server/ports/payment-provider.ts";
import { inDomainWords } from "./stripe-errors.ts";
import { StripePrices } from "./stripe-prices.ts";
import { depositReading, subscriptionReading } from "./stripe-readings.ts";
import { modeOf, type StripeTransport, transport } from "./stripe-transport.ts";
import { paymentEvent, subscriptionOf, verifyStripeWebhook, WATCHED } from "./stripe-webhook.ts";

export type StripeProviderOptions = StripeTransport & {
  readonly publishableKey: string | null;
  /** Null: every webhook is refused, and only the reconciler learns of payments. */
  /** Any of them is believed; while a secret is changed there are two. */
  readonly webhookSecrets: readonly string[];
  /** STRIPE_PRICE_EXPLORER and STRIPE_PRICE_PREMIUM; a plan without one gets a price made from its amount. */
  readonly priceIds?: Partial<Record<SubscriptionPlan, string>>;
  readonly now?: () => Date;
};

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
/** What `metadata` calls our own id of a deposit. */
const DEPOSIT_ID = "depositId";

/**
 * Stripe, by its official library: the real one, another server that speaks its API, or the embedded sandbox.
 *
 * @throws Error for a live key that would travel unencrypted to another machine, or beside the sandbox
 */
export function createStripeProvider(options: StripeProviderOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    apiVersion: "2026-10-28.endive",
    maxNetworkRetries: RETRIES,
    telemetry: false,
    timeout: TIMEOUT_MS,
    ...transport(options),
  });
  const prices = new StripePrices(stripe, options.priceIds ?? {});
  const now = options.now ?? (() => new Date());
  let lastReading = 0;
  /** When a reading begins: strictly increasing, so that two readings are never of the same age. */
  const readAt = () => {
    lastReading = Math.max(lastReading + 1, now().getTime());
    return lastReading;
  };

  async function read(intentId: string) {
    const at = readAt();
    const intent = await stripe.paymentIntents.retrieve(intentId, {
      expand: ["latest_charge.refunds", "latest_charge.balance_transaction"],
    });
    const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
    const refunds = charge?.refunds?.has_more
      ? await stripe.refunds
          .list({ payment_intent: intentId, limit: 100 })
          .autoPagingToArray({ limit: 1_000 })
      : (charge?.refunds?.data ?? []);
    const disputes = charge?.disputed
      ? (await stripe.disputes.list({ payment_intent: intentId, limit: 100 })).data
      : [];
    return depositReading(intent, charge, refunds, disputes, intent.metadata[DEPOSIT_ID] ?? null, at);
  }

  async function readSubscription(id: string) {
    const at = readAt();
    const [subscription, invoices] = await Promise.all([
      stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }),
      stripe.invoices
        .list({ subscription: id, limit: 100, expand: ["data.payments"] })
        .autoPagingToArray({ limit: 1_000 }),
    ]);
    const customer =
      typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id;
    const charges = invoices.some((each) => each.amount_paid > 0)
      ? await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1_000 })
      : [];
    return subscriptionReading(subscription, (price) => prices.planOf(price), { invoices, charges }, at);
  }

  async function subscribe(wanted: NewSubscription) {
    const price = await prices.of(wanted);
    const customer = await stripe.customers.create(
      { ...only("email", wanted.email), ...only("name", wanted.name), metadata: wanted.metadata },
      { idempotencyKey: `${wanted.idempotencyKey}:customer` },
    );
    const made = await stripe.subscriptions.create(
      {
        customer: customer.id,
        items: [{ price }],
        payment_behavior: "default_incomplete",
        payment_settings: { payment_method_types: ["card"], save_default_payment_method: "on_subscription" },
        metadata: wanted.metadata,
        expand: SECRETS,
        ...reservedUntil(wanted.firstChargeAt),
      },
      { idempotencyKey: `${wanted.idempotencyKey}:subscription` },
    );
    const clientSecret = secretOf(made);
    if (!clientSecret) throw new Error("Stripe gave the subscription no client secret.");
    return { subscriptionId: made.id, customerId: customer.id, clientSecret };
  }

  return {
    config: { mode: modeOf(options), publishableKey: options.embedded ? null : options.publishableKey },

    createDepositIntent: (deposit) =>
      inDomainWords(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: deposit.amountCents,
            currency: deposit.currency,
            // Which methods a payer is offered is the school's choice, in Stripe's dashboard.
            automatic_payment_methods: { enabled: true },
            metadata: { ...deposit.metadata, [DEPOSIT_ID]: deposit.depositId, type: deposit.type },
            ...only("receipt_email", deposit.receiptEmail),
          },
          { idempotencyKey: deposit.idempotencyKey },
        );
        if (!intent.client_secret) throw new Error("Stripe gave the payment no client secret.");
        return { intentId: intent.id, clientSecret: intent.client_secret };
      }),

    reopenDeposit: (intentId) =>
      inDomainWords(async () => {
        const { status, client_secret: clientSecret } = await stripe.paymentIntents.retrieve(intentId);
        return status === "canceled" || !clientSecret ? null : { intentId, clientSecret };
      }),

    readDeposit: (intentId) => inDomainWords(() => read(intentId)),

    cancelDeposit: (intentId) =>
      inDomainWords(async () => {
        await stripe.paymentIntents.cancel(intentId, { cancellation_reason: "abandoned" });
        return read(intentId);
      }),

    refund: ({ intentId, amountCents, idempotencyKey }) =>
      inDomainWords(async () => {
        const refund = await stripe.refunds.create(
          {
            payment_intent: intentId,
            reason: "requested_by_customer",
            ...only("amount", amountCents),
          },
          { idempotencyKey },
        );
        const status =
          refund.status === "succeeded"
            ? "succeeded"
            : refund.status === "failed" || refund.status === "canceled"
              ? "failed"
              : "pending";
        return { refundId: refund.id, status };
      }),

    createSubscription: (subscription) => inDomainWords(() => subscribe(subscription)),

    reopenSubscription: (subscriptionId) =>
      inDomainWords(async () => {
        const begun = await stripe.subscriptions.retrieve(subscriptionId, { expand: SECRETS });
        const clientSecret = secretOf(begun);
        const isOver = begun.status === "canceled" || begun.status === "incomplete_expired";
        if (isOver || !clientSecret) return null;
        const customerId = typeof begun.customer === "string" ? begun.customer : begun.customer.id;
        return { subscriptionId, customerId, clientSecret };
      }),

    readSubscription: (subscriptionId) => inDomainWords(() => readSubscription(subscriptionId)),

    subscriptionPaidBy: (intentId) =>
      inDomainWords(async () => {
        const payment = { type: "payment_intent", payment_intent: intentId } as const;
        const { data } = await stripe.invoicePayments.list({ payment, limit: 1, expand: ["data.invoice"] });
        const invoice = data[0]?.invoice;
        return invoice !== undefined && typeof invoice === "object" && !invoice.deleted
          ? subscriptionOf(invoice)
          : null;
      }),

    postponeCharge: (subscriptionId, firstChargeAt) =>
      inDomainWords(async () => {
        const moved = { trial_end: firstChargeAt, proration_behavior: "none" } as const;
        await stripe.subscriptions.update(subscriptionId, moved);
        return readSubscription(subscriptionId);
      }),

    cancelSubscription: (subscriptionId, { atPeriodEnd }) =>
      inDomainWords(async () => {
        if (atPeriodEnd) await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
        else await stripe.subscriptions.cancel(subscriptionId);
        return readSubscription(subscriptionId);
      }),

    updatePayer: (target, { name, email }) =>
      inDomainWords(async () => {
        if ("customerId" in target) {
          await stripe.customers.update(target.customerId, {
            ...only("name", name ?? undefined),
            ...only("email", email ?? undefined),
          });
        } else {
          await stripe.paymentIntents.update(target.intentId, {
            metadata: {
              ...only("payerName", name ?? undefined),
              ...only("payerEmail", email ?? undefined),
            },
          });
        }
      }),

    verifyWebhook: (rawBody, signatureHeader, at) =>
      verifyStripeWebhook(rawBody, signatureHeader, options.webhookSecrets, at),

    async *events(from, until) {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) };
      let last: string | undefined;
      do {
        const asked = { created, types: [...WATCHED], limit: 100, ...only("starting_after", last) };
        const page = await inDomainWords(() => stripe.events.list(asked));
        yield page.data.map(paymentEvent);
        last = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (last !== undefined);
    },
  };
}

/** Where a subscription keeps what its payer needs: of a first payment, or of a card that is kept for a later one. */
const SECRETS = ["latest_invoice.confirmation_secret", "pending_setup_intent"];

function secretOf({ pending_setup_intent: setup, latest_invoice: invoice }: Stripe.Subscription) {
  if (setup !== null && typeof setup === "object") return setup.client_secret;
  return invoice !== null && typeof invoice === "object" ? invoice.confirmation_secret?.client_secret : null;
}

/** Until the first charge the card is only kept; whoever left none is never charged. */
function reservedUntil(firstChargeAt: number | undefined) {
  if (!firstChargeAt) return {};
  return {
    trial_end: firstChargeAt,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
  } satisfies Partial<Stripe.SubscriptionCreateParams>;
}

/** `exactOptionalPropertyTypes`: an absent value is an absent field. */
function only<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}
