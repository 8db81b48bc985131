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

/** One reading of a subscription. Times are in seconds, unless they say otherwise. */
export type SubscriptionSnapshot = {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly livemode: boolean;
  /** Lower-case ISO 4217. */
  readonly currency: string;
  /** Null when what is charged is none of our plans: another price, or several of one. */
  readonly plan: SubscriptionPlan | null;
  readonly monthlyCents: number;
  readonly status: SubscriptionStatus;
  /** When it ends, if that is decided. */
  readonly endsAt: number | null;
  /** The end of the current period. A new period begins about an hour before it is charged. */
  readonly periodEnd: number;
  /** The end of the last period that is paid, as far as this reading shows one; 0 when it shows none. */
  readonly paidUntil: number;
  /** All that was paid for it since it began. What was given back is not taken off. */
  readonly paidCents: number;
  /** What was given back of it, or is on its way back. A refund that fails is no longer in it. */
  readonly refundedCents: number;
  /** How often a charge was refused since it began. */
  readonly failures: number;
  /** Where the payer can settle what is owed, with any card. */
  readonly payUrl: string | null;
  /** When the reading began, in milliseconds; strictly increasing within one process. */
  readonly readAt: number;
};

/** Plain JSON, so that a row can keep it. */
export type SubscriptionFacts = Pick<
  SubscriptionSnapshot,
  | "plan"
  | "monthlyCents"
  | "status"
  | "endsAt"
  | "periodEnd"
  | "paidUntil"
  | "paidCents"
  | "refundedCents"
  | "failures"
  | "readAt"
> & {
  /** Of which reading the refunds are: they go on after the end, which no later reading replaces. */
  readonly refundsReadAt: number;
};

/** What our own row says; plan and amount are those last agreed to. */
export type SubscriptionExpectation = Pick<
  SubscriptionSnapshot,
  "subscriptionId" | "livemode" | "currency" | "monthlyCents"
> & {
  readonly plan: SubscriptionPlan;
  /** It was reserved, and is charged first on a later day. */
  readonly isReserved?: boolean;
};

/** "reserved" and "started" come at most once in a subscription's life, and so does each of "ended" and "expired". */
export type SubscriptionNews =
  | "reserved"
  | "started"
  | "renewed"
  | "payment_failed"
  | "recovered"
  | "plan_changed"
  | "cancel_scheduled"
  | "cancel_withdrawn"
  /** Ended while it was only reserved. */
  | "given_up"
  | "ended"
  | "expired";

/** A reading of another subscription or the other mode is not applied. Terms that nobody here agreed to are told. */
export type SubscriptionStep =
  | { readonly facts: null; readonly quarantine: "identity" | "livemode" }
  | {
      readonly facts: SubscriptionFacts;
      readonly quarantine: "currency" | "amount" | null;
      readonly news: readonly SubscriptionNews[];
    };

/** A subscription of which nothing has been read yet. */
export const UNREAD_SUBSCRIPTION: SubscriptionFacts = {
  plan: null,
  monthlyCents: 0,
  status: "incomplete",
  endsAt: null,
  periodEnd: 0,
  paidUntil: 0,
  paidCents: 0,
  refundedCents: 0,
  refundsReadAt: 0,
  failures: 0,
  readAt: 0,
};

/**
 * Applies one reading, by the same rules as for deposits: a subscription never becomes incomplete or reserved again,
 * never leaves an end, and between active and past due the newest reading counts; what is paid stays paid. State and
 * end are followed whatever the terms are, so that no row stands still. A refund can fail, so the newest reading counts.
 */
export function nextSubscription(
  expected: SubscriptionExpectation,
  facts: SubscriptionFacts,
  reading: SubscriptionSnapshot,
): SubscriptionStep {
  if (reading.subscriptionId !== expected.subscriptionId) return { facts: null, quarantine: "identity" };
  if (reading.livemode !== expected.livemode) return { facts: null, quarantine: "livemode" };
  const { subscriptionId, customerId, livemode, currency, payUrl, ...read } = reading;
  const refunds = { refundedCents: read.refundedCents, refundsReadAt: read.readAt };
  const newest: SubscriptionFacts = compare(read, facts) > 0 ? { ...read, ...refunds } : facts;
  const next = {
    ...newest,
    ...newestRefunds(facts, refunds),
    paidUntil: Math.max(facts.paidUntil, read.paidUntil),
    paidCents: Math.max(facts.paidCents, read.paidCents),
    failures: Math.max(facts.failures, read.failures),
  };
  const switched = next.plan !== null && next.plan !== expected.plan;
  const news = newsBetween(facts, next, switched, expected.isReserved ?? false);
  if (currency !== expected.currency) return { facts: next, quarantine: "currency", news };
  const agreed = next.plan !== null || next.monthlyCents === expected.monthlyCents;
  return { facts: next, quarantine: agreed ? null : "amount", news };
}

type Compared = Omit<SubscriptionFacts, keyof Refunds>;

const FINALITY: Record<SubscriptionStatus, number> = {
  incomplete: 0,
  reserved: 0.5,
  active: 1,
  past_due: 1,
  incomplete_expired: 2,
  canceled: 2,
};

type Refunds = Pick<SubscriptionFacts, "refundedCents" | "refundsReadAt">;

function newestRefunds({ refundedCents, refundsReadAt }: Refunds, read: Refunds): Refunds {
  const isNewer = read.refundsReadAt - refundsReadAt || read.refundedCents - refundedCents;
  return isNewer > 0 ? read : { refundedCents, refundsReadAt };
}

/** A total order, so that two readings merge alike whichever comes first. */
function compare(a: Compared, b: Compared): number {
  const tie = ({ periodEnd, status, endsAt, plan, monthlyCents }: Compared) =>
    [periodEnd, status, endsAt, plan, monthlyCents].join(" ");
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

function newsBetween(
  before: SubscriptionFacts,
  after: SubscriptionFacts,
  switched: boolean,
  isReserved: boolean,
): SubscriptionNews[] {
  const news: SubscriptionNews[] = [];
  const changed = before.status !== after.status;
  const runs = FINALITY[after.status] === 1;
  const ran = FINALITY[before.status] === 1;
  const paid = before.paidUntil < after.paidUntil;
  if (changed && after.status === "reserved") news.push("reserved");
  if (runs && before.status === "incomplete") news.push("started");
  // What was reserved runs from its day on, and starts with its first payment, be that late.
  else if (runs && paid && isReserved && before.paidUntil === 0) news.push("started");
  else if (runs && paid) news.push(before.status === "past_due" ? "recovered" : "renewed");
  if (changed && after.status === "past_due") news.push("payment_failed");
  if (runs && ran && switched) news.push("plan_changed");
  if (runs && before.endsAt === null && after.endsAt !== null) news.push("cancel_scheduled");
  if (runs && before.endsAt !== null && after.endsAt === null) news.push("cancel_withdrawn");
  if (changed && after.status === "canceled") news.push(ENDS[before.status] ?? "ended");
  if (changed && after.status === "incomplete_expired") news.push("expired");
  return news;
}
