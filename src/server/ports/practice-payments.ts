import type { SubscriptionPlan } from "#domain/payments/subscription.ts";
import type { Payer } from "./payment-provider.ts";

export type PracticeCard = {
  readonly clientSecret: string;
  /** Digits, spaces allowed. Only documented test cards are looked at; nothing of any other number is kept. */
  readonly cardNumber: string;
  /** "MM/YY" or "MM/YYYY". */
  readonly expiry: string;
  readonly cvc: string;
  readonly payer: Payer;
};

/** "requires_action": the payer must pass the authentication step, `completeAuthentication`. */
export type PracticeOutcome = { readonly intentId: string; readonly status: "succeeded" | "requires_action" };

export type PracticeEvent = {
  readonly id: string;
  readonly type: string;
  /** The provider's id of what it is about. */
  readonly objectId: string;
  readonly created: number;
  readonly delivery: "waiting" | "held" | "delivered" | "failed";
  readonly attempts: number;
};

export type PortalChange =
  | { readonly type: "cancel" | "keep" }
  | {
      readonly type: "switch";
      readonly plan: SubscriptionPlan;
      /** What the provider's documents call it. */
      readonly title: string;
      readonly monthlyCents: number;
    };

/**
 * What exists only in practice mode: our own card form, and the levers with which staff see what happens when time
 * passes or the network misbehaves. An outcome is never proof of payment; as in life, only a webhook is.
 */
export interface PracticePayments {
  /**
   * Confirming a payment that has already succeeded answers "succeeded" again, so a double click charges once.
   *
   * @throws PaymentDeclined also with code "test_cards_only" for any number that is not a documented test card
   * @throws PaymentRequestInvalid for an unknown client secret or a payment that was withdrawn
   */
  confirm(card: PracticeCard): Promise<PracticeOutcome>;
  /** @throws PaymentDeclined when the step failed, or the bank refuses after it */
  completeAuthentication(step: { clientSecret: string; outcome: "pass" | "fail" }): Promise<PracticeOutcome>;

  /**
   * Lets a subscription's clock run to its next event: an unpaid first invoice expires, an active subscription renews
   * (or ends, when cancellation was scheduled), a past due one is charged again. `payment` "declined" makes the bank
   * refuse that charge; the fourth refusal in a row ends the subscription.
   */
  advance(subscriptionId: string, payment?: "accepted" | "declined"): Promise<void>;
  /** Only the first half of a renewal: the new month runs, and its invoice waits to be charged by `advance`. */
  beginRenewal(subscriptionId: string): Promise<void>;
  /** What a subscriber does in the provider's customer portal. */
  portal(subscriptionId: string, change: PortalChange): Promise<void>;
  /** Ends the open dispute of a payment, for the school ("won") or for the payer ("lost"). */
  closeDispute(intentId: string, outcome: "won" | "lost"): Promise<void>;
  /** Settles a refund now, either way; a refund that succeeded can still fail. */
  settleRefund(refundId: string, outcome: "succeeded" | "failed"): Promise<void>;

  /** Newest first. */
  events(limit: number): Promise<PracticeEvent[]>;
  /** Delivers an event again, `times` in a row (1). */
  resend(eventId: string, times?: number): Promise<void>;
  /** Whether events wait at the moment. */
  holding(): Promise<boolean>;
  /**
   * From now on events wait instead of being delivered, until `release`; kept across restarts. Meanwhile no payment is
   * looked for either.
   */
  hold(): Promise<void>;
  /** Delivers what was held, in this order, and stops holding. */
  release(order: "created" | "reversed"): Promise<void>;
}
