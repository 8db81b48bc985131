import {
  type DepositFacts,
  type DepositSnapshot,
  type DepositStanding,
  depositStanding,
  mergeReading,
} from "./settlement.ts";

/** What our own row says about the payment it asked for. */
export type DepositExpectation = {
  readonly intentId: string;
  readonly amountCents: number;
  /** Lower-case ISO 4217. */
  readonly currency: string;
  readonly livemode: boolean;
};

/** Why a reading is set aside for a person instead of being applied. */
export const QUARANTINE_REASONS = ["identity", "livemode", "currency", "amount"] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

/**
 * What a reading brought, for the receipts and the lead. "paid" and "canceled" come at most once in a deposit's life;
 * "refund_settled" and "refund_failed" at most once per refund.
 */
export type DepositNews =
  | { readonly kind: "paid" | "canceled" | "fully_refunded" | "disputed" | "dispute_won" | "lost" }
  | {
      readonly kind: "refund_settled" | "refund_failed";
      readonly refundId: string;
      readonly amountCents: number;
    };

export type DepositStep =
  | { readonly quarantine: QuarantineReason }
  | {
      readonly quarantine: null;
      readonly facts: DepositFacts;
      readonly standing: DepositStanding;
      /** Empty when the reading said nothing new. */
      readonly news: readonly DepositNews[];
    };

/**
 * Applies one reading of the provider to a deposit. Call it inside the transaction that loads `facts` and stores the
 * result, so that the news of a change is acted on exactly once; the reading itself is made before that transaction.
 */
export function nextDeposit(
  expected: DepositExpectation,
  facts: DepositFacts,
  reading: DepositSnapshot,
): DepositStep {
  const quarantine = disagreement(expected, reading);
  if (quarantine !== null) return { quarantine };
  const merged = mergeReading(facts, reading);
  const standing = depositStanding(merged);
  return { quarantine: null, facts: merged, standing, news: newsBetween(facts, merged) };
}

function disagreement(expected: DepositExpectation, reading: DepositSnapshot): QuarantineReason | null {
  if (reading.intentId !== expected.intentId) return "identity";
  if (reading.livemode !== expected.livemode) return "livemode";
  if (reading.currency !== expected.currency) return "currency";
  const received = reading.phase === "paid" ? expected.amountCents : 0;
  if (reading.amountCents !== expected.amountCents || reading.receivedCents !== received) return "amount";
  const given = reading.refunds.filter((refund) => refund.state !== "failed");
  if (given.reduce((total, refund) => total + refund.amountCents, 0) > received) return "amount";
  return null;
}

function newsBetween(before: DepositFacts, after: DepositFacts): DepositNews[] {
  const was = depositStanding(before).status;
  const is = depositStanding(after).status;
  const news: DepositNews[] = [];
  if (before.phase !== "paid" && after.phase === "paid") news.push({ kind: "paid" });
  if (was !== is && is === "canceled") news.push({ kind: "canceled" });
  for (const refund of after.refunds) {
    const old = before.refunds.find((known) => known.id === refund.id)?.state;
    if (refund.state === old || refund.state === "pending") continue;
    const kind = refund.state === "succeeded" ? "refund_settled" : "refund_failed";
    news.push({ kind, refundId: refund.id, amountCents: refund.amountCents });
  }
  if (was !== is && is === "refunded") news.push({ kind: "fully_refunded" });
  if (was !== is && is === "disputed") news.push({ kind: "disputed" });
  if (was !== is && is === "lost") news.push({ kind: "lost" });
  const contested = was === "disputed" || was === "lost";
  if (contested && is !== "disputed" && is !== "lost") news.push({ kind: "dispute_won" });
  return news;
}
