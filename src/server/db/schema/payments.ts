import type { Language } from "#domain/locale/language.ts";
import type { DepositStatus, PaymentType } from "#domain/payments/deposit.ts";
import type { QuarantineReason } from "#domain/payments/next-deposit.ts";
import type { SubscriptionPlan, SubscriptionStatus } from "#domain/payments/subscription.ts";

/** "practice" rows belong to the embedded provider, "test" and "live" ones to the real provider's two sides. */
export type PaymentRowMode = "practice" | "test" | "live";

/** What deposits and subscriptions have in common: how they began, who began them, and who pays. */
type Payment = {
  id: string;
  mode: PaymentRowMode;
  /** Lower-case ISO 4217. */
  currency: string;
  /** SHA-256 of the client secret, by which a browser proves that it may see the payment. Unique. */
  secret_hash: string | null;
  /** Sent to the provider when the payment is made there, so that a repetition makes no second one. */
  idempotency_key: string;
  /**
   * When that key was made, as the provider forgets keys after a day; of a deposit that was made there, when it was
   * last given to its browser, within an hour.
   */
  keyed_at: number;
  /**
   * While the payment may still be taken up again: who asked for what. Unique, so that a double click, even one that
   * reaches two servers, is one payment. Null once it is paid or withdrawn.
   */
  open_key: string | null;
  payer_name: string | null;
  payer_email: string | null;
  /** The payer asked to be erased; the row stays for the books. */
  payer_erased: 0 | 1;
  /** The language of the checkout. */
  language: Language | null;
  /** What was read from the provider so far, as JSON; see the domain's `DepositFacts` and `SubscriptionFacts`. */
  facts: string;
  /** Why the last reading was set aside for a person, if it was. */
  quarantine: QuarantineReason | null;
  /** Counts applied readings; raising it first also takes the row's lock. */
  revision: number;
  /** When the provider was last asked about it. */
  read_at: number;
  created_at: number;
};

export type DepositTable = Payment & {
  lead_id: string | null;
  type: PaymentType;
  /** Whose place it holds, as JSON; see the domain's `DepositChild`. Null while nobody has said. */
  children: string | null;
  /** When its money was first seen; null while it is unpaid, and for what was paid before this was kept. */
  paid_at: number | null;
  amount_cents: number;
  paid_cents: number;
  refunded_cents: number;
  /** Taken back by disputes that the payer won. */
  lost_cents: number;
  status: DepositStatus;
  /** A refund did not reach the payer. */
  refund_failed: 0 | 1;
  /** The payer has been sent a receipt. */
  receipted: 0 | 1;
  provider_intent_id: string | null;
};

export type SubscriptionTable = Payment & {
  plan: SubscriptionPlan;
  monthly_cents: number;
  /** When a reserved one is charged first, in seconds; 0 for one that is charged at once. */
  first_charge_at: number;
  status: SubscriptionStatus;
  cancel_at_period_end: 0 | 1;
  /** When it ends or renews, in seconds; 0 while nothing has been read. */
  period_end: number;
  /** All that was paid for it; null for one that was begun before this was kept, until it is read again. */
  paid_cents: number | null;
  /** What was given back of it; null until it is read again, as above. */
  refunded_cents: number | null;
  /** How often a charge was refused. */
  failures: number;
  provider_subscription_id: string | null;
  provider_customer_id: string | null;
};

/** A refund that staff asked for: who, how much, and what became of asking. What became of the money is in `facts`. */
export type RefundTable = {
  id: string;
  deposit_id: string;
  amount_cents: number;
  idempotency_key: string;
  /** asked: not yet known to have reached the provider; accepted: it has; refused: it said no. */
  state: "asked" | "accepted" | "refused";
  provider_refund_id: string | null;
  asked_by: string;
  created_at: number;
};

/** A notice of the provider, once by its id. Its content is not kept: it may hold secrets and personal data. */
export type PaymentEventTable = {
  /** The provider's. */
  id: string;
  type: string;
  kind: "deposit" | "subscription";
  object_id: string;
  /** In seconds. */
  happened_at: number;
  state: "queued" | "done" | "quarantined";
  /** Why it was set aside. */
  reason: string | null;
  attempts: number;
  due_at: number;
  claimed_until: number;
  received_at: number;
};

/** What the embedded provider keeps; see the port `SandboxStore`. */
export type SandboxTable = { kind: string; id: string; parent: string | null; body: string; version: number };
