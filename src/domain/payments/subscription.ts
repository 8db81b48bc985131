import type { QuarantineReason } from "./next-deposit.ts";

/** The school subscriptions (parent-side specification §9); not the companion plans (decision 009). */
export const SUBSCRIPTION_PLANS = ["explorer", "premium"] as const;
export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number];

export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  /** A card is kept; the first charge comes on a day that was said. */
  "reserved",
  "active",
  "past_due",
  "canceled",
  "incomplete_expired",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** One reading of a subscription. */
export type SubscriptionSnapshot = {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly livemode: boolean;
  /** Lower-case ISO 4217. */
  readonly currency: string;
  readonly monthlyCents: number;
  readonly status: SubscriptionStatus;
  readonly cancelAtPeriodEnd: boolean;
  /** The end of the current period, in seconds. */
  readonly periodEnd: number;
  /** When the reading began, in milliseconds; strictly increasing within one process. */
  readonly readAt: number;
};

/** Plain JSON, so that a row can keep it. */
export type SubscriptionFacts = Pick<
  SubscriptionSnapshot,
  "status" | "cancelAtPeriodEnd" | "periodEnd" | "readAt"
>;

export type SubscriptionExpectation = Pick<
  SubscriptionSnapshot,
  "subscriptionId" | "livemode" | "currency" | "monthlyCents"
>;

/** "reserved" and "started" come at most once in a subscription's life, and so does each of "ended" and "expired". */
export type SubscriptionNews =
  | "reserved"
  | "started"
  | "renewed"
  | "payment_failed"
  | "recovered"
  | "cancel_scheduled"
  | "cancel_withdrawn"
  /** Ended while it was only reserved. */
  | "given_up"
  | "ended"
  | "expired";

export type SubscriptionStep =
  | { readonly quarantine: QuarantineReason }
  | {
      readonly quarantine: null;
      readonly facts: SubscriptionFacts;
      readonly news: readonly SubscriptionNews[];
    };

/** A subscription of which nothing has been read yet. */
export const UNREAD_SUBSCRIPTION: SubscriptionFacts = {
  status: "incomplete",
  cancelAtPeriodEnd: false,
  periodEnd: 0,
  readAt: 0,
};

/**
 * Applies one reading, by the same rules as for deposits: a subscription never becomes incomplete or reserved again,
 * never leaves an end, and between active and past due the newest reading counts.
 */
export function nextSubscription(
  expected: SubscriptionExpectation,
  facts: SubscriptionFacts,
  reading: SubscriptionSnapshot,
): SubscriptionStep {
  if (reading.subscriptionId !== expected.subscriptionId) return { quarantine: "identity" };
  if (reading.livemode !== expected.livemode) return { quarantine: "livemode" };
  if (reading.currency !== expected.currency) return { quarantine: "currency" };
  if (reading.monthlyCents !== expected.monthlyCents) return { quarantine: "amount" };
  const { status, cancelAtPeriodEnd, periodEnd, readAt } = reading;
  const read: SubscriptionFacts = { status, cancelAtPeriodEnd, periodEnd, readAt };
  const next = compare(read, facts) > 0 ? read : facts;
  return { quarantine: null, facts: next, news: newsBetween(facts, next) };
}

const FINALITY: Record<SubscriptionStatus, number> = {
  incomplete: 0,
  reserved: 0.5,
  active: 1,
  past_due: 1,
  incomplete_expired: 2,
  canceled: 2,
};

/** A total order, so that two readings merge alike whichever comes first. */
function compare(a: SubscriptionFacts, b: SubscriptionFacts): number {
  const tie = (facts: SubscriptionFacts) => `${facts.periodEnd} ${facts.status} ${facts.cancelAtPeriodEnd}`;
  return (
    FINALITY[a.status] - FINALITY[b.status] ||
    a.readAt - b.readAt ||
    (tie(a) > tie(b) ? 1 : tie(a) < tie(b) ? -1 : 0)
  );
}

/** What an end is, when nothing had begun. */
const ENDS: Partial<Record<SubscriptionStatus, SubscriptionNews>> = {
  incomplete: "expired",
  reserved: "given_up",
};

function newsBetween(before: SubscriptionFacts, after: SubscriptionFacts): SubscriptionNews[] {
  const news: SubscriptionNews[] = [];
  const changed = before.status !== after.status;
  const runs = FINALITY[after.status] === 1;
  const waited = FINALITY[before.status] < 1;
  if (changed && after.status === "reserved") news.push("reserved");
  if (runs && waited) news.push("started");
  else if (runs && before.status === "past_due" && after.status === "active") news.push("recovered");
  else if (after.status === "active" && before.periodEnd < after.periodEnd) news.push("renewed");
  if (changed && after.status === "past_due") news.push("payment_failed");
  if (runs && !before.cancelAtPeriodEnd && after.cancelAtPeriodEnd) news.push("cancel_scheduled");
  if (runs && before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd) news.push("cancel_withdrawn");
  if (changed && after.status === "canceled") news.push(ENDS[before.status] ?? "ended");
  if (changed && after.status === "incomplete_expired") news.push("expired");
  return news;
}
