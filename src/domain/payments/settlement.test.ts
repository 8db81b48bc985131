import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DepositExpectation, nextDeposit } from "./next-deposit.ts";
import {
  type DepositFacts,
  type DepositSnapshot,
  type DepositStanding,
  type DisputeFact,
  depositStanding,
  mergeReading,
  type RefundFact,
  UNREAD_DEPOSIT,
} from "./settlement.ts";

const AMOUNT = 50_000;
const expected: DepositExpectation = {
  intentId: "pi_1",
  amountCents: AMOUNT,
  currency: "usd",
  livemode: false,
};

type World = {
  phase: DepositSnapshot["phase"];
  decline: DepositSnapshot["decline"];
  refunds: RefundFact[];
  disputes: DisputeFact[];
};
type Move = { kind: string; pick: number; cents: number };

/** A provider that plays by Stripe's rules; a move that is not possible now changes nothing. */
function play(world: World, { kind, pick, cents }: Move): World {
  const open = world.phase === "pending" || world.phase === "processing";
  const given = world.refunds.reduce(
    (sum, refund) => sum + (refund.state === "failed" ? 0 : refund.amountCents),
    0,
  );
  const amountCents = Math.min(cents, AMOUNT - given);
  const refund = world.refunds[pick % Math.max(1, world.refunds.length)];
  const dispute = world.disputes[0];
  const settle = (state: RefundFact["state"]) => ({
    ...world,
    refunds: world.refunds.map((each) => (each === refund ? { ...each, state } : each)),
  });
  const decide = (state: DisputeFact["state"]) => ({
    ...world,
    disputes: world.disputes.map((each) => ({ ...each, state })),
  });
  switch (kind) {
    case "decline":
      return open
        ? { ...world, phase: "pending", decline: { code: "card_declined", declineCode: null } }
        : world;
    case "process":
      return open ? { ...world, phase: "processing", decline: null } : world;
    case "cancel":
      return open ? { ...world, phase: "canceled" } : world;
    case "pay":
      return open ? { ...world, phase: "paid", decline: null } : world;
    case "refund":
      if (world.phase !== "paid" || amountCents < 1 || dispute) return world;
      return {
        ...world,
        refunds: [
          ...world.refunds,
          { id: `re_${world.refunds.length}`, amountCents, state: pick % 2 ? "pending" : "succeeded" },
        ],
      };
    case "refund-settles":
      return refund?.state === "pending" ? settle("succeeded") : world;
    case "refund-fails":
      return refund ? settle("failed") : world;
    case "dispute":
      if (world.phase !== "paid" || dispute || given > 0) return world;
      return { ...world, disputes: [{ id: "du_0", amountCents: AMOUNT, state: "open" }] };
    case "dispute-decided":
      return dispute?.state === "open" ? decide(pick % 2 ? "won" : "lost") : world;
    default:
      return dispute?.state === "lost" ? decide("open") : world;
  }
}

const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(
      "decline",
      "process",
      "cancel",
      "pay",
      "pay",
      "refund",
      "refund-settles",
      "refund-fails",
      "dispute",
      "dispute-decided",
      "appeal",
    ),
    pick: fc.nat(7),
    cents: fc.integer({ min: 1, max: AMOUNT }),
  }),
  { minLength: 1, maxLength: 14 },
);

/** Every state the provider passes through, each with the time at which it would be read. */
function history(sequence: readonly Move[]): DepositSnapshot[] {
  let world: World = { phase: "pending", decline: null, refunds: [], disputes: [] };
  return sequence.map((move, index) => {
    world = play(world, move);
    return {
      ...world,
      intentId: "pi_1",
      livemode: false,
      currency: "usd",
      amountCents: AMOUNT,
      receivedCents: world.phase === "paid" ? AMOUNT : 0,
      fee: null,
      readAt: index + 1,
    };
  });
}

const mergeAll = (readings: readonly DepositSnapshot[]) =>
  readings.reduce<DepositFacts>(mergeReading, UNREAD_DEPOSIT);

/** Money as the provider's own books have it. */
function books(last: DepositSnapshot): Pick<DepositStanding, "paidCents" | "refundedCents" | "lostCents"> {
  const total = (facts: readonly { amountCents: number }[]) =>
    facts.reduce((sum, fact) => sum + fact.amountCents, 0);
  return {
    paidCents: last.receivedCents,
    refundedCents: total(last.refunds.filter((refund) => refund.state === "succeeded")),
    lostCents: total(last.disputes.filter((dispute) => dispute.state === "lost")),
  };
}

describe("any order, duplication and loss of readings", () => {
  it("ends in the state of the newest reading", () => {
    fc.assert(
      fc.property(moves, fc.infiniteStream(fc.nat()), (sequence, chance) => {
        const all = history(sequence);
        const last = all.at(-1) as DepositSnapshot;
        const draw = (below: number) => (chance.next().value as number) % below;
        // Some are lost, some come twice, all are shuffled; the newest comes at least once.
        const seen = all.flatMap((reading) => Array.from({ length: draw(4) }, () => reading)).concat(last);
        const shuffled = seen
          .map((reading) => ({ reading, key: draw(1_000) }))
          .sort((a, b) => a.key - b.key)
          .map(({ reading }) => reading);
        expect(mergeAll(shuffled)).toEqual(mergeAll([last]));
      }),
      { numRuns: 500 },
    );
  });

  it("conserves money: what is collected is what the provider's books say", () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        for (const [index, reading] of history(sequence).entries()) {
          const standing = depositStanding(mergeAll(history(sequence).slice(0, index + 1)));
          const { paidCents, refundedCents, lostCents } = books(reading);
          expect(standing).toMatchObject({ paidCents, refundedCents, lostCents });
          expect(standing.collectedCents).toBe(paidCents - refundedCents - lostCents);
          expect(standing.collectedCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("tells each piece of news once, whatever comes twice", () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        let facts = UNREAD_DEPOSIT;
        const news: string[] = [];
        for (const reading of history(sequence).flatMap((each) => [each, each])) {
          const step = nextDeposit(expected, facts, reading);
          if (step.quarantine !== null) throw new Error(step.quarantine);
          facts = step.facts;
          news.push(...step.news.map((item) => `${item.kind} ${"refundId" in item ? item.refundId : ""}`));
        }
        const lasting = news.filter((item) => /^(paid|canceled|refund_)/.test(item));
        expect(new Set(lasting).size).toBe(lasting.length);
        expect(news.includes("paid ")).toBe(facts.phase === "paid");
      }),
    );
  });

  it.each(["paid", "canceled"] as const)("never leaves %s, even by a clock that runs ahead", (phase) => {
    const [reading] = history([{ kind: phase === "paid" ? "pay" : "cancel", pick: 0, cents: 1 }]);
    const [stale] = history([{ kind: "decline", pick: 0, cents: 1 }]);
    if (!reading || !stale) throw new Error("Both histories have one reading.");
    const facts = mergeAll([reading, { ...stale, readAt: reading.readAt + 1_000 }]);
    expect(facts).toMatchObject({ phase, receivedCents: reading.receivedCents });
  });

  it("merges associatively and commutatively", () => {
    fc.assert(
      fc.property(moves, moves, (one, two) => {
        const readings = [...history(one), ...history(two)];
        // Two histories of the same payment cannot both be true, but even then the order must not matter.
        const canonical = (facts: DepositFacts) => ({
          ...facts,
          refunds: facts.refunds.map(({ id, state }) => ({ id, state })),
          disputes: facts.disputes,
        });
        expect(canonical(mergeAll(readings.toReversed()))).toEqual(canonical(mergeAll(readings)));
      }),
    );
  });
});

describe("standing", () => {
  const paid = (change: Partial<DepositFacts> = {}): DepositFacts => ({
    ...UNREAD_DEPOSIT,
    phase: "paid",
    receivedCents: AMOUNT,
    ...change,
  });
  const refund = (amountCents: number, state: RefundFact["state"]): RefundFact => ({
    id: "re",
    amountCents,
    state,
  });

  it.each([
    ["nothing read", UNREAD_DEPOSIT, "pending", 0],
    ["processing", { ...UNREAD_DEPOSIT, phase: "processing" }, "processing", 0],
    ["withdrawn", { ...UNREAD_DEPOSIT, phase: "canceled" }, "canceled", 0],
    ["paid", paid(), "paid", 50_000],
    ["refund on its way", paid({ refunds: [refund(50_000, "pending")] }), "refund_pending", 50_000],
    ["part refunded", paid({ refunds: [refund(20_000, "succeeded")] }), "partially_refunded", 30_000],
    ["refunded", paid({ refunds: [refund(50_000, "succeeded")] }), "refunded", 0],
    ["refund failed", paid({ refunds: [refund(50_000, "failed")] }), "paid", 50_000],
    [
      "disputed",
      paid({ disputes: [{ id: "du", amountCents: 50_000, state: "open", readAt: 1 }] }),
      "disputed",
      50_000,
    ],
    ["won", paid({ disputes: [{ id: "du", amountCents: 50_000, state: "won", readAt: 1 }] }), "paid", 50_000],
    ["lost", paid({ disputes: [{ id: "du", amountCents: 50_000, state: "lost", readAt: 1 }] }), "lost", 0],
  ] as [string, DepositFacts, DepositStanding["status"], number][])(
    "%s",
    (_name, facts, status, collectedCents) => {
      expect(depositStanding(facts)).toMatchObject({ status, collectedCents });
    },
  );

  it("flags a refund that failed", () => {
    expect(depositStanding(paid({ refunds: [refund(1, "failed")] })).refundFailed).toBe(true);
    expect(depositStanding(paid()).refundFailed).toBe(false);
  });
});

describe("quarantine", () => {
  const reading: DepositSnapshot = {
    intentId: "pi_1",
    livemode: false,
    currency: "usd",
    amountCents: AMOUNT,
    receivedCents: AMOUNT,
    phase: "paid",
    decline: null,
    refunds: [],
    disputes: [],
    fee: null,
    readAt: 1,
  };

  it.each([
    ["identity", { intentId: "pi_2" }],
    ["livemode", { livemode: true }],
    ["currency", { currency: "mxn" }],
    ["amount", { amountCents: 1 }],
    ["amount", { receivedCents: AMOUNT - 1 }],
    ["amount", { phase: "pending" }],
    ["amount", { refunds: [{ id: "re", amountCents: AMOUNT + 1, state: "pending" }] }],
  ] as [string, Partial<DepositSnapshot>][])("sets aside a wrong %s", (reason, change) => {
    expect(nextDeposit(expected, UNREAD_DEPOSIT, { ...reading, ...change })).toEqual({ quarantine: reason });
  });

  it("tells what a good reading brought", () => {
    const step = nextDeposit(expected, UNREAD_DEPOSIT, {
      ...reading,
      refunds: [{ id: "re_1", amountCents: AMOUNT, state: "succeeded" }],
    });
    expect(step).toMatchObject({
      quarantine: null,
      standing: { status: "refunded", collectedCents: 0 },
      news: [
        { kind: "paid" },
        { kind: "refund_settled", refundId: "re_1", amountCents: AMOUNT },
        { kind: "fully_refunded" },
      ],
    });
  });
});
