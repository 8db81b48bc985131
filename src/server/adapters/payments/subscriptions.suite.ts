import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { AMOUNT, type Doings, doingsIn } from "./payment-doings.ts";
import type { PaymentWorld } from "./payment-world.ts";

/** A subscription from its first payment to its end. */
export function subscriptionsSuite(open: () => Promise<PaymentWorld>): void {
  let world: PaymentWorld;
  let provider: PaymentProvider;
  let doings: Doings;
  beforeEach(async () => {
    world = await open();
    provider = world.provider;
    doings = doingsIn(world);
  });
  afterEach(() => world.close());

  describe("subscriptions", () => {
    it("starts with the first payment, and only then", async () => {
      const { subscriptionId, customerId, clientSecret } = await doings.newSubscription();
      expect(await provider.readSubscription(subscriptionId)).toMatchObject({
        subscriptionId,
        customerId,
        monthlyCents: AMOUNT,
        currency: "usd",
        status: "incomplete",
      });
      await expect(doings.pay(clientSecret, "4000000000009995")).rejects.toMatchObject({
        name: "PaymentDeclined",
      });
      expect((await provider.readSubscription(subscriptionId)).status).toBe("incomplete");
      await doings.pay(clientSecret, "4242424242424242");
      expect((await provider.readSubscription(subscriptionId)).status).toBe("active");
      await provider.updatePayer({ customerId }, { name: "Ana Ruiz", email: null });
      await world.pass(0);
      const about = doings.received().filter((event) => event.objectId === subscriptionId);
      expect(about.every((event) => event.kind === "subscription")).toBe(true);
      expect(about.map((event) => event.type)).toContain("invoice.paid");
    });

    it("renews, falls behind, recovers", async () => {
      const { subscriptionId } = await doings.activeSubscription();
      const first = (await provider.readSubscription(subscriptionId)).periodEnd;
      await world.practice.advance(subscriptionId);
      const renewed = await provider.readSubscription(subscriptionId);
      expect(renewed.status).toBe("active");
      expect((renewed.periodEnd - first) / 86_400).toBeGreaterThanOrEqual(28);
      expect(renewed).toMatchObject({ paidCents: 2 * AMOUNT, failures: 0 });
      await world.practice.advance(subscriptionId, "declined");
      expect(await provider.readSubscription(subscriptionId)).toMatchObject({
        ...{ status: "past_due", paidCents: 2 * AMOUNT, failures: 1 },
      });
      await world.practice.advance(subscriptionId);
      expect(await provider.readSubscription(subscriptionId)).toMatchObject({
        ...{ status: "active", paidCents: 3 * AMOUNT, failures: 1 },
      });
    });

    it("ends after four refused charges", async () => {
      const { subscriptionId } = await doings.activeSubscription();
      for (let attempt = 0; attempt < 4; attempt += 1)
        await world.practice.advance(subscriptionId, "declined");
      expect((await provider.readSubscription(subscriptionId)).status).toBe("canceled");
    });

    it.each([
      ["4000002500003155", "active"],
      ["4000002760003184", "past_due"],
    ])("renews with %s as %s, since nobody is there to authenticate", async (card, status) => {
      const { subscriptionId, clientSecret } = await doings.activeSubscription(card);
      await world.practice.completeAuthentication({ clientSecret, outcome: "pass" });
      expect((await provider.readSubscription(subscriptionId)).status).toBe("active");
      await world.practice.advance(subscriptionId);
      expect((await provider.readSubscription(subscriptionId)).status).toBe(status);
    });

    it("is canceled at once or at the end of the month", async () => {
      const { subscriptionId } = await doings.activeSubscription();
      const scheduled = await provider.cancelSubscription(subscriptionId, { atPeriodEnd: true });
      expect(scheduled).toMatchObject({ status: "active", endsAt: scheduled.periodEnd });
      await world.practice.advance(subscriptionId);
      expect((await provider.readSubscription(subscriptionId)).status).toBe("canceled");
      await expect(provider.cancelSubscription(subscriptionId, { atPeriodEnd: false })).rejects.toMatchObject(
        {
          code: "resource_missing",
        },
      );
    });

    it("begins a month before it is paid", async () => {
      const { subscriptionId } = await doings.activeSubscription();
      const first = await provider.readSubscription(subscriptionId);
      expect(first.paidUntil).toBe(first.periodEnd);
      await world.practice.beginRenewal(subscriptionId);
      const begun = await provider.readSubscription(subscriptionId);
      expect(begun).toMatchObject({ status: "active", paidUntil: 0 });
      expect(begun.periodEnd).toBeGreaterThan(first.periodEnd);
      await expect(world.practice.beginRenewal(subscriptionId)).rejects.toMatchObject({
        code: "subscription_unexpected_state",
      });
      await world.practice.advance(subscriptionId);
      expect(await provider.readSubscription(subscriptionId)).toMatchObject({ paidUntil: begun.periodEnd });
    });

    it("is canceled, kept and switched in the portal, as flexible billing does it", async () => {
      const { subscriptionId } = await doings.activeSubscription();
      await world.practice.portal(subscriptionId, { type: "cancel" });
      const left = await provider.readSubscription(subscriptionId);
      expect(left.endsAt).toBe(left.periodEnd);
      await world.practice.portal(subscriptionId, { type: "keep" });
      expect((await provider.readSubscription(subscriptionId)).endsAt).toBeNull();
      await world.practice.portal(subscriptionId, {
        ...{ type: "switch", plan: "premium", title: "School subscription: Premium", monthlyCents: 777 },
      });
      expect(await provider.readSubscription(subscriptionId)).toMatchObject({
        plan: "premium",
        monthlyCents: 777,
      });
    });

    it("withdraws an abandoned one together with its payment", async () => {
      const { subscriptionId, clientSecret } = await doings.newSubscription();
      const ended = await provider.cancelSubscription(subscriptionId, { atPeriodEnd: false });
      expect(ended.status).toBe("canceled");
      await expect(doings.pay(clientSecret, "4242424242424242")).rejects.toMatchObject({
        code: "payment_intent_unexpected_state",
      });
    });

    it("expires when the first payment never comes", async () => {
      const { subscriptionId } = await doings.newSubscription();
      await world.pass(24 * 3_600_000);
      expect((await provider.readSubscription(subscriptionId)).status).toBe("incomplete_expired");
    });

    it("shares one price between subscriptions", async () => {
      const one = await doings.newSubscription();
      const again = await doings.newSubscription();
      expect(again).toEqual(one);
      expect(await world.store.list("price", { limit: 10 })).toHaveLength(1);
    });
  });
}
