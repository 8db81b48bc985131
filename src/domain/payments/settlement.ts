import type { DepositStatus } from "./deposit.ts";

/**
 * What has become of a deposit, as a join of everything ever read from the provider (docs/decisions/060).
 *
 * Webhooks arrive late, twice, out of order or not at all, so none of their content is believed: each one only
 * causes the payment to be read again. What was read is merged into the facts already known by an operation that is
 * commutative, associative and idempotent, so any order, duplication or loss of reads ends in the same facts once
 * the newest read is among them. The status and the sums are then derived from the facts.
 *
 * - The amount received only grows; "paid" and "canceled" are final.
 * - A refund goes from pending to succeeded to failed, never back (a bank can return a refund that had succeeded).
 * - What can truly go both ways (pending and processing; a dispute, which an appeal reopens) follows the newest read.
 */
export type DepositPhase = "pending" | "processing" | "canceled" | "paid";
export type RefundState = "pending" | "succeeded" | "failed";
export type DisputeState = "open" | "won" | "lost";

/** Why an attempt to pay was refused: the provider's error code, and the bank's own when it gave one. */
export type Decline = { readonly code: string; readonly declineCode: string | null };

export type RefundFact = { readonly id: string; readonly amountCents: number; readonly state: RefundState };
export type DisputeFact = { readonly id: string; readonly amountCents: number; readonly state: DisputeState };

/** What the provider keeps of a payment, in the currency of the school's account there. */
export type ProviderFee = { readonly cents: number; readonly currency: string };

/** One reading of a payment. Sums are integer cents, `currency` is lower-case ISO 4217. */
export type DepositSnapshot = {
  readonly intentId: string;
  readonly livemode: boolean;
  readonly currency: string;
  /** What the payer is asked for. */
  readonly amountCents: number;
  readonly receivedCents: number;
  readonly phase: DepositPhase;
  readonly decline: Decline | null;
  readonly refunds: readonly RefundFact[];
  readonly disputes: readonly DisputeFact[];
  /** Null until the provider has worked it out. */
  readonly fee: ProviderFee | null;
  /** When the reading began, in milliseconds; strictly increasing within one process. */
  readonly readAt: number;
};

/** Plain JSON, so that a row can keep it. */
export type DepositFacts = {
  readonly phase: DepositPhase;
  readonly decline: Decline | null;
  readonly phaseReadAt: number;
  readonly receivedCents: number;
  readonly refunds: readonly RefundFact[];
  readonly disputes: readonly (DisputeFact & { readonly readAt: number })[];
  /** It never changes once it is known. Rows from before it was read have none. */
  readonly fee?: ProviderFee | null;
};

/** A deposit of which nothing has been read yet. */
export const UNREAD_DEPOSIT: DepositFacts = {
  phase: "pending",
  decline: null,
  phaseReadAt: 0,
  receivedCents: 0,
  refunds: [],
  disputes: [],
  fee: null,
};

/** What the facts mean. All sums are integer cents; `collectedCents` is paid minus refunded minus lost to disputes. */
export type DepositStanding = {
  readonly status: DepositStatus;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly refundPendingCents: number;
  readonly lostCents: number;
  readonly collectedCents: number;
  /** What can still be refunded. */
  readonly remainingCents: number;
  /** At least one refund did not reach the payer: staff must look. */
  readonly refundFailed: boolean;
  /** The last refusal, while the deposit is unpaid. */
  readonly decline: Decline | null;
};

const sum = (parts: readonly { readonly amountCents: number }[]) =>
  parts.reduce((total, part) => total + part.amountCents, 0);

/** Derives status and sums. A lost dispute outweighs an open one, which outweighs refunds. */
export function depositStanding(facts: DepositFacts): DepositStanding {
  const refunds = (state: RefundState) => facts.refunds.filter((refund) => refund.state === state);
  const paidCents = facts.receivedCents;
  const refundedCents = sum(refunds("succeeded"));
  const refundPendingCents = sum(refunds("pending"));
  const lost = facts.disputes.filter((dispute) => dispute.state === "lost");
  // A dispute never takes more than what refunds have left.
  const lostCents = Math.min(sum(lost), paidCents - refundedCents);
  return {
    status: status(),
    paidCents,
    refundedCents,
    refundPendingCents,
    lostCents,
    collectedCents: paidCents - refundedCents - lostCents,
    remainingCents: Math.max(0, paidCents - refundedCents - lostCents - refundPendingCents),
    refundFailed: refunds("failed").length > 0,
    decline: facts.phase === "paid" ? null : facts.decline,
  };

  function status(): DepositStatus {
    if (facts.phase !== "paid") return facts.phase;
    if (lost.length > 0) return "lost";
    if (facts.disputes.some((dispute) => dispute.state === "open")) return "disputed";
    if (refundPendingCents > 0) return "refund_pending";
    if (refundedCents >= paidCents) return "refunded";
    return refundedCents > 0 ? "partially_refunded" : "paid";
  }
}

/** Merges one reading into what is known. */
export function mergeReading(facts: DepositFacts, reading: DepositSnapshot): DepositFacts {
  const phase = { phase: reading.phase, decline: reading.decline, phaseReadAt: reading.readAt };
  const newest = comparePhase(phase, facts) > 0 ? phase : facts;
  return {
    phase: newest.phase,
    decline: newest.decline,
    phaseReadAt: newest.phaseReadAt,
    receivedCents: Math.max(facts.receivedCents, reading.receivedCents),
    refunds: mergeById(facts.refunds, reading.refunds, (a, b) => REFUND_RANK[a.state] - REFUND_RANK[b.state]),
    disputes: mergeById(
      facts.disputes,
      reading.disputes.map((dispute) => ({ ...dispute, readAt: reading.readAt })),
      (a, b) => a.readAt - b.readAt || DISPUTE_RANK[a.state] - DISPUTE_RANK[b.state],
    ),
    fee: facts.fee ?? reading.fee,
  };
}

const FINALITY: Record<DepositPhase, number> = { pending: 0, processing: 0, canceled: 1, paid: 2 };
const REFUND_RANK: Record<RefundState, number> = { pending: 0, succeeded: 1, failed: 2 };
const DISPUTE_RANK: Record<DisputeState, number> = { open: 0, won: 1, lost: 2 };

type PhaseReading = Pick<DepositFacts, "phase" | "decline" | "phaseReadAt">;

/** A total order, so that two readings merge alike whichever comes first: finality, then time, then any fixed tie. */
function comparePhase(a: PhaseReading, b: PhaseReading): number {
  const tie = (reading: PhaseReading) => `${reading.phase} ${JSON.stringify(reading.decline)}`;
  return (
    FINALITY[a.phase] - FINALITY[b.phase] ||
    a.phaseReadAt - b.phaseReadAt ||
    (tie(a) > tie(b) ? 1 : tie(a) < tie(b) ? -1 : 0)
  );
}

function mergeById<T extends { readonly id: string }>(
  known: readonly T[],
  read: readonly T[],
  compare: (a: T, b: T) => number,
): readonly T[] {
  const byId = new Map(known.map((fact) => [fact.id, fact]));
  for (const fact of read) {
    const old = byId.get(fact.id);
    if (old === undefined || compare(fact, old) > 0) byId.set(fact.id, fact);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
