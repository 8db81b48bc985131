import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import type { PracticePayments } from "#server/ports/practice-payments.ts";
import type { MemoryStore } from "./sandbox/memory-store.ts";

export type Delivered = { readonly body: string; readonly signature: string };

/** Everything a payment test holds in its hands. Time and timers move only by hand. */
export type PaymentWorld = {
  readonly provider: PaymentProvider;
  readonly practice: PracticePayments;
  readonly store: MemoryStore;
  /** What the webhook endpoint was sent, oldest first. */
  readonly delivered: Delivered[];
  /** What the endpoint answers to the next deliveries: true accepts. */
  readonly endpoint: { accepts: boolean };
  /** Makes the next answers of the provider 503 instead, before (false) or after (true) it did its work. */
  readonly outage: { answers: number; afterwards: boolean };
  readonly clock: { now: Date };
  /** Runs the timers that are due within so many milliseconds, oldest first, moving the clock along. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly webhookSecret: string;
  readonly close: () => Promise<void>;
};
