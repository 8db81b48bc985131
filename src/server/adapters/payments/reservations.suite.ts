import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { AMOUNT, type Doings, doingsIn } from "./payment-doings.ts";
import type { PaymentWorld } from "./payment-world.ts";

/** A subscription that is charged only on a later day. */
export function reservationsSuite(open: () => Promise<PaymentWorld>): void {
  let world: PaymentWorld;
  let provider: PaymentProvider;
  let doings: Doings;
  let made: { subscriptionId: string; clientSecret: string };
  let firstChargeAt: number;
  beforeEach(async () => {
    world = await open();
    provider = world.provider;
    doings = doingsIn(world);
    firstChargeAt = Math.floor(world.clock.now.getTime() / 1000) + 300 * 86_400;
    made = await provider.createSubscription({
      plan: "explorer",
      title: "School subscription: Explorer",
      monthlyCents: AMOUNT,
      currency: "usd",
      firstChargeAt,
      idempotencyKey: "reservation-1-key",
      metadata: {},
    });
  });
  afterEach(() => world.close());
  const status = async () => (await provider.readSubscription(made.subscriptionId)).status;
  const charges = () => world.store.list("charge", { limit: 10 });

  describe("reservations", () => {
    it("keep a card and charge nothing, and only then count as reserved", async () => {
      expect(await status()).toBe("incomplete");
      await expect(doings.pay(made.clientSecret, "4000000000000002")).rejects.toMatchObject({
        name: "PaymentDeclined",
      });
      expect(await status()).toBe("incomplete");
      expect((await doings.pay(made.clientSecret, "4242424242424242")).status).toBe("succeeded");
      expect((await doings.pay(made.clientSecret, "4242424242424242")).status).toBe("succeeded");
      expect(await provider.readSubscription(made.subscriptionId)).toMatchObject({
        status: "reserved",
        monthlyCents: AMOUNT,
        periodEnd: firstChargeAt,
      });
      expect(await charges()).toEqual([]);
      await world.pass(0);
      const about = doings.received().filter((event) => event.objectId === made.subscriptionId);
      expect(about.map(({ type }) => type)).toContain("customer.subscription.updated");
    });

    it("are charged on another day when they are moved to it, and never once they are charged", async () => {
      await doings.pay(made.clientSecret, "4242424242424242");
      const later = firstChargeAt + 30 * 86_400;
      expect(await provider.postponeCharge(made.subscriptionId, later)).toMatchObject({
        status: "reserved",
        periodEnd: later,
      });
      expect(await charges()).toEqual([]);
      await world.practice.advance(made.subscriptionId);
      expect(await status()).toBe("active");
      await expect(provider.postponeCharge(made.subscriptionId, later + 86_400)).rejects.toThrow();
    });

    it("become subscriptions when their day has come, and end without a card", async () => {
      await doings.pay(made.clientSecret, "4242424242424242");
      await world.practice.advance(made.subscriptionId);
      expect(await status()).toBe("active");
      expect(await charges()).toHaveLength(1);
    });

    it("are past due when the first charge is refused", async () => {
      await doings.pay(made.clientSecret, "4242424242424242");
      await world.practice.advance(made.subscriptionId, "declined");
      expect(await status()).toBe("past_due");
    });

    it("end without a word of money: without a card on their day, or given up before", async () => {
      await world.practice.advance(made.subscriptionId);
      expect(await status()).toBe("canceled");
      expect(await charges()).toEqual([]);
      await expect(doings.pay(made.clientSecret, "4242424242424242")).rejects.toMatchObject({
        code: "setup_intent_unexpected_state",
      });
    });

    it("given up are over at once", async () => {
      await doings.pay(made.clientSecret, "4242424242424242");
      const ended = await provider.cancelSubscription(made.subscriptionId, { atPeriodEnd: false });
      expect(ended.status).toBe("canceled");
      expect(await charges()).toEqual([]);
    });

    it.each([
      ["pass", "reserved"],
      ["fail", "incomplete"],
    ] as const)("whose bank asks first and is told to %s are %s", async (outcome, then) => {
      expect((await doings.pay(made.clientSecret, "4000002500003155")).status).toBe("requires_action");
      const { clientSecret } = made;
      const answer = world.practice.completeAuthentication({ clientSecret, outcome }).catch(String);
      expect(await answer).toEqual(
        outcome === "pass" ? expect.anything() : expect.stringContaining("unable"),
      );
      expect(await status()).toBe(then);
    });
  });
}
