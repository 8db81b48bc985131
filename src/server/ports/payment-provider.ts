import type { PaymentType } from "#domain/payments/deposit.ts";
import type { DepositSnapshot } from "#domain/payments/settlement.ts";
import type { SubscriptionPlan, SubscriptionSnapshot } from "#domain/payments/subscription.ts";

/** "practice" is the embedded provider: test cards only, no money moves. "test" is the real provider's test side. */
export type PaymentMode = "live" | "test" | "practice";

export type PaymentProviderConfig = {
  readonly mode: PaymentMode;
  /** What the browser's card form needs; null in practice mode, which has its own form. */
  readonly publishableKey: string | null;
};

export type Payer = { readonly name: string | null; readonly email: string | null };

/** A reading of a deposit, with what the provider knows about its origin. */
export type DepositReading = DepositSnapshot & {
  /** Our own id, as given when the payment was created; null for a payment that is not ours. */
  readonly depositId: string | null;
  readonly payer: Payer;
};

export type NewDeposit = {
  readonly depositId: string;
  readonly type: PaymentType;
  readonly amountCents: number;
  /** Lower-case ISO 4217. */
  readonly currency: string;
  /** Kept in the row before the call; the same key always gives the same payment. Good for 24 hours. */
  readonly idempotencyKey: string;
  /** Given, the provider mails a receipt of its own beside ours. */
  readonly receiptEmail?: string;
  /** Kept with the payment and visible to whoever can sign in at the provider: ids, no personal data. */
  readonly metadata: Readonly<Record<string, string>>;
};

export type NewSubscription = {
  readonly plan: SubscriptionPlan;
  /** What the provider's documents call it, such as "School subscription: Explorer". */
  readonly title: string;
  readonly monthlyCents: number;
  /** Lower-case ISO 4217. */
  readonly currency: string;
  /** In seconds: until then it is reserved, the card is kept and nothing is charged. Absent: charged at once. */
  readonly firstChargeAt?: number;
  readonly email?: string;
  readonly name?: string;
  readonly idempotencyKey: string;
  readonly metadata: Readonly<Record<string, string>>;
};

export type NewRefund = {
  readonly intentId: string;
  /** Absent: everything that is left. */
  readonly amountCents?: number;
  readonly idempotencyKey: string;
};

/**
 * A notice that something changed. Its content is never believed: read `objectId` again and apply that.
 * `kind` "deposit" means that `objectId` is a payment's intent id (a subscription's payments included, which no deposit
 * row knows: of those only refunds matter, see `isRefund`), "subscription" a subscription's id, "other" nothing of ours.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** When it happened, in seconds. */
  readonly created: number;
  readonly livemode: boolean;
  readonly kind: "deposit" | "subscription" | "other";
  readonly objectId: string | null;
};

/** Whether an event tells of money that goes back, or that came back after all. */
export const isRefund = ({ type }: Pick<PaymentEvent, "type">): boolean =>
  type.startsWith("refund.") || type.startsWith("charge.refund");

/** Takes payments. Every call may reject with one of the three errors below. */
export interface PaymentProvider {
  readonly config: PaymentProviderConfig;

  createDepositIntent(deposit: NewDeposit): Promise<{ intentId: string; clientSecret: string }>;
  /** What the payer of an unpaid payment needs, once more; null for one that was withdrawn. */
  reopenDeposit(intentId: string): Promise<{ intentId: string; clientSecret: string } | null>;
  /** Reads the payment, its refunds and its disputes. */
  readDeposit(intentId: string): Promise<DepositReading>;
  /** Withdraws an unpaid payment. One that was paid meanwhile is PaymentRequestInvalid "payment_intent_unexpected_state". */
  cancelDeposit(intentId: string): Promise<DepositReading>;
  /** A refund may still fail later, even after it has succeeded; an event says so. */
  refund(refund: NewRefund): Promise<{ refundId: string; status: "pending" | "succeeded" | "failed" }>;

  /**
   * Starts a monthly subscription that is active only once its first payment is confirmed with `clientSecret`, or
   * reserved once a card is kept with it.
   */
  createSubscription(
    subscription: NewSubscription,
  ): Promise<{ subscriptionId: string; customerId: string; clientSecret: string }>;
  /** What the payer of an unfinished subscription needs, once more; null for one that nobody can pay any more. */
  reopenSubscription(
    subscriptionId: string,
  ): Promise<{ subscriptionId: string; customerId: string; clientSecret: string } | null>;
  readSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /** The subscription whose month a payment paid; null where it paid for none. */
  subscriptionPaidBy(intentId: string): Promise<string | null>;
  /** Moves the first charge of a reservation to another day, in seconds. */
  postponeCharge(subscriptionId: string, firstChargeAt: number): Promise<SubscriptionSnapshot>;
  cancelSubscription(subscriptionId: string, when: { atPeriodEnd: boolean }): Promise<SubscriptionSnapshot>;

  /** Notes who pays, on a deposit's payment or on a subscription's customer. */
  updatePayer(target: { intentId: string } | { customerId: string }, payer: Payer): Promise<void>;

  /**
   * Checks a delivered event over the exact bytes received. Refuses what is older than 300 seconds or more than 60
   * seconds ahead of `now`.
   *
   * @throws WebhookRefused
   */
  verifyWebhook(rawBody: string | Uint8Array, signatureHeader: string | null, now: Date): PaymentEvent;
  /**
   * Events that happened from one time until just before another, newest first, in pages, for the reconciler: what no
   * webhook delivered is still listed here. Only kinds of events that can be about ours; nothing is left out of them.
   */
  events(from: Date, until: Date): AsyncIterable<readonly PaymentEvent[]>;
}

/** The card was refused. `message` is the provider's, in English, fit for the payer; `declineCode` as well. */
export class PaymentDeclined extends Error {
  /** Such as card_declined, expired_card, incorrect_cvc, processing_error, payment_intent_authentication_failure. */
  readonly code: string;
  /** The bank's reason, with theft and loss hidden (`spokenDeclineCode`). */
  readonly declineCode: string | null;
  constructor(message: string, code: string, declineCode: string | null) {
    super(message);
    this.name = "PaymentDeclined";
    this.code = code;
    this.declineCode = declineCode;
  }
}

/** The provider cannot be reached or is in trouble. The same call with the same key is worth repeating later. */
export class PaymentProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PaymentProviderUnavailable";
  }
}

/** The provider refused the request itself; repeating it is useless. `code` is the provider's, fit for logs. */
export class PaymentRequestInvalid extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = "PaymentRequestInvalid";
    this.code = code;
  }
}

export type WebhookFault =
  | "missing_signature"
  | "bad_signature"
  | "too_old"
  | "from_the_future"
  | "unreadable";

/** A delivery that is not believed: answer 400 and store nothing. */
export class WebhookRefused extends Error {
  readonly fault: WebhookFault;
  constructor(fault: WebhookFault) {
    super(`Webhook refused: ${fault}`);
    this.name = "WebhookRefused";
    this.fault = fault;
  }
}
