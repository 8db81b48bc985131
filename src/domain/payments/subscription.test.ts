import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  nextSubscription,
  type SubscriptionFacts,
  type SubscriptionNews,
  type SubscriptionSnapshot,
  type SubscriptionStatus,
  UNREAD_SUBSCRIPTION,
} from "./subscription.ts";

const expected = {
  subscriptionId: "sub_1",
  livemode: false,
  currency: "usd",
  monthlyCents: 50_000,
  plan: "explorer" as const,
};

const reading = (
  readAt: number,
  status: SubscriptionStatus,
  change: Partial<SubscriptionSnapshot> = {},
): SubscriptionSnapshot => ({
  ...expected,
  customerId: "cus_1",
  status,
  endsAt: null,
  periodEnd: 1_000,
  paidUntil: status === "incomplete" || status === "past_due" ? 0 : (change.periodEnd ?? 1_000),
  paidCents: 0,
  refundedCents: 0,
  failures: 0,
  payUrl: null,
  readAt,
  ...change,
});

function follow(readings: readonly SubscriptionSnapshot[]) {
  let facts: SubscriptionFacts = UNREAD_SUBSCRIPTION;
  const news: SubscriptionNews[] = [];
  for (const each of readings) {
    const step = nextSubscription(expected, facts, each);
    if (step.facts === null || step.quarantine !== null) throw new Error(String(step.quarantine));
    facts = step.facts;
    news.push(...step.news);
  }
  return { facts, news };
}

/** incomplete, then a while of active and past due, then perhaps an end. */
const lives = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.constantFrom<SubscriptionStatus>("active", "past_due"), { maxLength: 8 }),
    fc.boolean(),
  )
  .map(([started, middle, ends]): SubscriptionStatus[] => [
    "incomplete",
    ...(started ? (["active", ...middle] as const) : []),
    ...(ends ? ([started ? "canceled" : "incomplete_expired"] as const) : []),
  ]);

it("adds up what was paid, and keeps it through readings that come late", () => {
  const paid = (readAt: number, paidCents: number, failures: number) =>
    reading(readAt, "active", { paidCents, failures });
  expect(follow([paid(1, 50_000, 0), paid(3, 100_000, 2), paid(2, 50_000, 1)]).facts).toMatchObject({
    ...{ paidCents: 100_000, failures: 2 },
  });
});

it("takes what was given back from the newest reading, in whatever order they come and after the end too", () => {
  const given = (readAt: number, refundedCents: number, status: "active" | "canceled" = "active") =>
    reading(readAt, status, { paidCents: 50_000, refundedCents });
  const sum = (...all: SubscriptionSnapshot[]) => follow(all).facts.refundedCents;
  expect(sum(given(1, 0), given(2, 20_000))).toBe(20_000);
  expect(sum(given(2, 20_000), given(1, 0))).toBe(20_000);
  // A refund failed, and what it gave back is here again.
  expect(sum(given(1, 20_000), given(2, 12_000))).toBe(12_000);
  expect(sum(given(1, 0, "canceled"), given(2, 50_000, "canceled"))).toBe(50_000);
  // An answer that was read before the end is of the newer refunds all the same.
  expect(sum(given(1, 0, "canceled"), given(2, 50_000))).toBe(50_000);
});

describe("a subscription", () => {
  it("ends in the state of the newest reading, whatever comes late, twice or not at all", () => {
    fc.assert(
      fc.property(lives, fc.infiniteStream(fc.nat()), (life, chance) => {
        const all = life.map((status, index) => reading(index + 1, status, { periodEnd: index }));
        const last = all.at(-1) as SubscriptionSnapshot;
        const draw = (below: number) => (chance.next().value as number) % below;
        const seen = all
          .flatMap((each) => Array.from({ length: draw(4) }, () => each))
          .concat(last)
          .map((each) => ({ each, key: draw(1_000) }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each);
        const paidUntil = Math.max(...seen.map((each) => each.paidUntil));
        expect(follow(seen).facts).toEqual({ ...follow([last]).facts, paidUntil });
        for (const once of ["started", "ended", "expired"] as const) {
          expect(follow(seen).news.filter((item) => item === once).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("never leaves an end, nor becomes incomplete again, even by a clock that runs ahead", () => {
    expect(follow([reading(1, "canceled"), reading(9, "active")]).facts.status).toBe("canceled");
    expect(follow([reading(1, "active"), reading(9, "incomplete")]).facts.status).toBe("active");
  });

  it("tells its life", () => {
    const life = [
      reading(1, "incomplete"),
      reading(2, "active"),
      reading(3, "active", { periodEnd: 2_000 }),
      reading(4, "past_due", { periodEnd: 3_000 }),
      reading(5, "active", { periodEnd: 3_000 }),
      reading(6, "active", { periodEnd: 3_000, endsAt: 3_000 }),
      reading(7, "canceled", { periodEnd: 3_000, endsAt: 3_000 }),
    ];
    expect(follow(life).news).toEqual([
      "started",
      "renewed",
      "payment_failed",
      "recovered",
      "cancel_scheduled",
      "ended",
    ]);
  });

  it("is renewed when the month is paid, not when it begins", () => {
    const begun = reading(2, "active", { periodEnd: 2_000, paidUntil: 0 });
    expect(follow([reading(1, "active"), begun]).news).toEqual(["started"]);
    const paid = reading(3, "active", { periodEnd: 2_000 });
    expect(follow([reading(1, "active"), begun, paid, begun]).news).toEqual(["started", "renewed"]);
  });

  it("follows a plan that was changed elsewhere", () => {
    const premium = reading(2, "active", { plan: "premium", monthlyCents: 100_000 });
    expect(follow([reading(1, "active"), premium])).toMatchObject({
      facts: { plan: "premium", monthlyCents: 100_000 },
      news: ["started", "plan_changed"],
    });
  });

  it.each([
    ["identity", { subscriptionId: "sub_2" }],
    ["livemode", { livemode: true }],
  ] as [string, Partial<SubscriptionSnapshot>][])("is not told by a wrong %s", (quarantine, change) => {
    expect(nextSubscription(expected, UNREAD_SUBSCRIPTION, reading(1, "active", change))).toEqual({
      facts: null,
      quarantine,
    });
  });

  it.each([
    ["currency", { currency: "mxn" }],
    ["amount", { plan: null, monthlyCents: 1 }],
  ] as [string, Partial<SubscriptionSnapshot>][])(
    "is followed and told with a wrong %s",
    (quarantine, change) => {
      expect(nextSubscription(expected, UNREAD_SUBSCRIPTION, reading(1, "canceled", change))).toMatchObject({
        facts: { status: "canceled" },
        quarantine,
      });
    },
  );
});
