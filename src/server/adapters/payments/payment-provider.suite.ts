import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderUnavailable,
} from "#server/ports/payment-provider.ts";
import type { PaymentWorld } from "./payment-world.ts";

const NOBODY = { name: null, email: null };
const AMOUNT = 12_345;

/** What every payment provider must do, whatever carries its requests. */
export function paymentProviderSuite(name: string, open: () => Promise<PaymentWorld>): void {
  describe(`payments: ${name}`, () => {
    let world: PaymentWorld;
    let provider: PaymentProvider;
    beforeEach(async () => {
      world = await open();
      provider = world.provider;
    });
    afterEach(() => world.close());

    const newDeposit = (change: { amountCents?: number; idempotencyKey?: string } = {}) =>
      provider.createDepositIntent({
        depositId: "deposit-1",
        type: "founders_circle",
        amountCents: AMOUNT,
        currency: "usd",
        idempotencyKey: "deposit-1-key",
        metadata: { leadId: "lead-1" },
        ...change,
      });
    const pay = (clientSecret: string, cardNumber: string) =>
      world.practice.confirm({ clientSecret, cardNumber, expiry: "12/99", cvc: "123", payer: NOBODY });
    const paidDeposit = async (cardNumber = "4242 4242 4242 4242") => {
      const made = await newDeposit();
      await pay(made.clientSecret, cardNumber);
      return made;
    };
    const newSubscription = () =>
      provider.createSubscription({
        plan: "explorer",
        title: "School subscription: Explorer",
        monthlyCents: AMOUNT,
        currency: "usd",
        email: "payer@example.com",
        name: "Ana",
        idempotencyKey: "subscription-1-key",
        metadata: { subscriptionRow: "1" },
      });
    const activeSubscription = async (cardNumber = "4242424242424242") => {
      const made = await newSubscription();
      await pay(made.clientSecret, cardNumber);
      return made;
    };
    const received = (): PaymentEvent[] =>
      world.delivered.map(({ body, signature }) => provider.verifyWebhook(body, signature, world.clock.now));

    describe("deposits", () => {
      it("creates, charges, reads and tells", async () => {
        const { intentId, clientSecret } = await newDeposit();
        expect(clientSecret.startsWith(`${intentId}_secret_`)).toBe(true);
        expect(await provider.readDeposit(intentId)).toMatchObject({
          intentId,
          depositId: "deposit-1",
          amountCents: AMOUNT,
          receivedCents: 0,
          currency: "usd",
          livemode: false,
          phase: "pending",
          payer: NOBODY,
        });
        await provider.updatePayer({ intentId }, { name: "Ana Ruiz", email: "ana@example.com" });
        expect(await pay(clientSecret, "4242424242424242")).toEqual({ intentId, status: "succeeded" });
        expect(await provider.readDeposit(intentId)).toMatchObject({
          receivedCents: AMOUNT,
          phase: "paid",
          decline: null,
          payer: { name: "Ana Ruiz", email: "ana@example.com" },
        });
        await world.pass(0);
        const about = received().filter((event) => event.objectId === intentId);
        expect(about.map((event) => event.type)).toEqual([
          "payment_intent.created",
          "charge.succeeded",
          "payment_intent.succeeded",
        ]);
        expect(about.every((event) => event.kind === "deposit" && !event.livemode)).toBe(true);
      });

      it("charges once when the payer clicks twice", async () => {
        const { intentId, clientSecret } = await newDeposit();
        const twice = await Promise.all([
          pay(clientSecret, "4242424242424242"),
          pay(clientSecret, "4242424242424242"),
        ]);
        expect(twice.map((each) => each.status)).toEqual(["succeeded", "succeeded"]);
        await world.pass(0);
        expect(received().filter((event) => event.type === "charge.succeeded")).toHaveLength(1);
        expect((await provider.readDeposit(intentId)).receivedCents).toBe(AMOUNT);
      });

      it.each([
        ["4000000000000002", "card_declined", "generic_decline", "generic_decline"],
        ["4000000000009995", "card_declined", "insufficient_funds", "insufficient_funds"],
        ["4000000000009987", "card_declined", "lost_card", "generic_decline"],
        ["4000000000009979", "card_declined", "stolen_card", "generic_decline"],
        ["4000000000000069", "expired_card", "expired_card", "expired_card"],
        ["4000000000000127", "incorrect_cvc", "incorrect_cvc", "incorrect_cvc"],
        ["4000000000000119", "processing_error", "processing_error", "processing_error"],
      ])(
        "declines %s as %s %s, tells the payer %s, and takes another card",
        async (card, code, real, told) => {
          const { intentId, clientSecret } = await newDeposit();
          await expect(pay(clientSecret, card)).rejects.toMatchObject({
            name: "PaymentDeclined",
            code,
            declineCode: told,
          });
          expect(await provider.readDeposit(intentId)).toMatchObject({
            phase: "pending",
            receivedCents: 0,
            decline: { code, declineCode: real },
          });
          expect(await pay(clientSecret, "4242424242424242")).toMatchObject({ status: "succeeded" });
          expect(await provider.readDeposit(intentId)).toMatchObject({ phase: "paid", decline: null });
        },
      );

      it.each(["4000002500003155", "4000002760003184"])("asks %s for authentication", async (card) => {
        const { intentId, clientSecret } = await newDeposit();
        expect(await pay(clientSecret, card)).toEqual({ intentId, status: "requires_action" });
        expect((await provider.readDeposit(intentId)).phase).toBe("pending");
        const failed = world.practice.completeAuthentication({ clientSecret, outcome: "fail" });
        await expect(failed).rejects.toMatchObject({ code: "payment_intent_authentication_failure" });
        await pay(clientSecret, card);
        const passed = await world.practice.completeAuthentication({ clientSecret, outcome: "pass" });
        expect(passed.status).toBe("succeeded");
        expect((await provider.readDeposit(intentId)).phase).toBe("paid");
      });

      it("can be declined after authentication", async () => {
        const { clientSecret } = await newDeposit();
        await pay(clientSecret, "4000008400001629");
        const passed = world.practice.completeAuthentication({ clientSecret, outcome: "pass" });
        await expect(passed).rejects.toMatchObject({ name: "PaymentDeclined", code: "card_declined" });
      });

      it("withdraws an unpaid deposit, never a paid one", async () => {
        const { intentId, clientSecret } = await newDeposit();
        expect((await provider.cancelDeposit(intentId)).phase).toBe("canceled");
        await expect(pay(clientSecret, "4242424242424242")).rejects.toMatchObject({
          code: "payment_intent_unexpected_state",
        });
        const paid = await newDeposit({ idempotencyKey: "another" });
        await pay(paid.clientSecret, "4242424242424242");
        await expect(provider.cancelDeposit(paid.intentId)).rejects.toMatchObject({
          name: "PaymentRequestInvalid",
          code: "payment_intent_unexpected_state",
        });
      });

      it("reads disputes", async () => {
        const { intentId } = await paidDeposit("4000000000000259");
        const [dispute] = (await provider.readDeposit(intentId)).disputes;
        expect(dispute).toMatchObject({ amountCents: AMOUNT, state: "open" });
        await world.practice.closeDispute(intentId, "lost");
        expect((await provider.readDeposit(intentId)).disputes).toMatchObject([{ state: "lost" }]);
      });

      it("knows nothing of payments that are not there", async () => {
        await expect(provider.readDeposit("pi_none")).rejects.toMatchObject({
          name: "PaymentRequestInvalid",
          code: "resource_missing",
        });
      });
    });

    describe("refunds", () => {
      it("refunds in parts, never more than was paid", async () => {
        const { intentId } = await paidDeposit();
        const part = await provider.refund({ intentId, amountCents: 345, idempotencyKey: "r1" });
        expect(part.status).toBe("succeeded");
        await expect(
          provider.refund({ intentId, amountCents: AMOUNT, idempotencyKey: "r2" }),
        ).rejects.toMatchObject({ name: "PaymentRequestInvalid" });
        await provider.refund({ intentId, idempotencyKey: "r3" });
        const { refunds } = await provider.readDeposit(intentId);
        expect(refunds.map((refund) => refund.amountCents).sort()).toEqual([12_000, 345].sort());
        await expect(provider.refund({ intentId, idempotencyKey: "r4" })).rejects.toMatchObject({
          code: "charge_already_refunded",
        });
      });

      it("settles one that starts pending", async () => {
        const { intentId } = await paidDeposit("4000000000007726");
        expect((await provider.refund({ intentId, idempotencyKey: "r" })).status).toBe("pending");
        expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "pending" }]);
        await world.pass(60_000);
        expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "succeeded" }]);
        expect(received().map((event) => event.type)).toContain("refund.updated");
      });

      it("lets one fail that had succeeded, and one that was pending; the money can be refunded again", async () => {
        const { intentId } = await paidDeposit("4000000000005126");
        expect((await provider.refund({ intentId, idempotencyKey: "r" })).status).toBe("succeeded");
        await world.pass(60_000);
        expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "failed" }]);
        const failed = received().find((event) => event.type === "refund.failed");
        expect(failed).toMatchObject({ kind: "deposit", objectId: intentId });
        expect((await provider.refund({ intentId, idempotencyKey: "again" })).status).toBe("succeeded");
      });

      it("lets a pending one fail", async () => {
        const { intentId } = await paidDeposit("4000000000007726");
        const { refundId } = await provider.refund({ intentId, idempotencyKey: "r" });
        await world.practice.settleRefund(refundId, "failed");
        await world.pass(60_000);
        expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "failed" }]);
      });
    });

    describe("subscriptions", () => {
      it("starts with the first payment, and only then", async () => {
        const { subscriptionId, customerId, clientSecret } = await newSubscription();
        expect(await provider.readSubscription(subscriptionId)).toMatchObject({
          subscriptionId,
          customerId,
          monthlyCents: AMOUNT,
          currency: "usd",
          status: "incomplete",
        });
        await expect(pay(clientSecret, "4000000000009995")).rejects.toMatchObject({
          name: "PaymentDeclined",
        });
        expect((await provider.readSubscription(subscriptionId)).status).toBe("incomplete");
        await pay(clientSecret, "4242424242424242");
        expect((await provider.readSubscription(subscriptionId)).status).toBe("active");
        await provider.updatePayer({ customerId }, { name: "Ana Ruiz", email: null });
        await world.pass(0);
        const about = received().filter((event) => event.objectId === subscriptionId);
        expect(about.every((event) => event.kind === "subscription")).toBe(true);
        expect(about.map((event) => event.type)).toContain("invoice.paid");
      });

      it("renews, falls behind, recovers", async () => {
        const { subscriptionId } = await activeSubscription();
        const first = (await provider.readSubscription(subscriptionId)).periodEnd;
        await world.practice.advance(subscriptionId);
        const renewed = await provider.readSubscription(subscriptionId);
        expect(renewed.status).toBe("active");
        expect((renewed.periodEnd - first) / 86_400).toBeGreaterThanOrEqual(28);
        await world.practice.advance(subscriptionId, "declined");
        expect((await provider.readSubscription(subscriptionId)).status).toBe("past_due");
        await world.practice.advance(subscriptionId);
        expect((await provider.readSubscription(subscriptionId)).status).toBe("active");
      });

      it("ends after four refused charges", async () => {
        const { subscriptionId } = await activeSubscription();
        for (let attempt = 0; attempt < 4; attempt += 1)
          await world.practice.advance(subscriptionId, "declined");
        expect((await provider.readSubscription(subscriptionId)).status).toBe("canceled");
      });

      it.each([
        ["4000002500003155", "active"],
        ["4000002760003184", "past_due"],
      ])("renews with %s as %s, since nobody is there to authenticate", async (card, status) => {
        const { subscriptionId, clientSecret } = await activeSubscription(card);
        await world.practice.completeAuthentication({ clientSecret, outcome: "pass" });
        expect((await provider.readSubscription(subscriptionId)).status).toBe("active");
        await world.practice.advance(subscriptionId);
        expect((await provider.readSubscription(subscriptionId)).status).toBe(status);
      });

      it("is canceled at once or at the end of the month", async () => {
        const { subscriptionId } = await activeSubscription();
        const scheduled = await provider.cancelSubscription(subscriptionId, { atPeriodEnd: true });
        expect(scheduled).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
        await world.practice.advance(subscriptionId);
        expect((await provider.readSubscription(subscriptionId)).status).toBe("canceled");
        await expect(
          provider.cancelSubscription(subscriptionId, { atPeriodEnd: false }),
        ).rejects.toMatchObject({
          code: "resource_missing",
        });
      });

      it("withdraws an abandoned one together with its payment", async () => {
        const { subscriptionId, clientSecret } = await newSubscription();
        const ended = await provider.cancelSubscription(subscriptionId, { atPeriodEnd: false });
        expect(ended.status).toBe("canceled");
        await expect(pay(clientSecret, "4242424242424242")).rejects.toMatchObject({
          code: "payment_intent_unexpected_state",
        });
      });

      it("expires when the first payment never comes", async () => {
        const { subscriptionId } = await newSubscription();
        await world.pass(24 * 3_600_000);
        expect((await provider.readSubscription(subscriptionId)).status).toBe("incomplete_expired");
      });

      it("shares one price between subscriptions", async () => {
        const one = await newSubscription();
        const again = await newSubscription();
        expect(again).toEqual(one);
        expect(await world.store.list("price", { limit: 10 })).toHaveLength(1);
      });
    });

    describe("repetition", () => {
      it("answers the same request with the same payment", async () => {
        const [one, two, three] = [await newDeposit(), ...(await Promise.all([newDeposit(), newDeposit()]))];
        expect(two).toEqual(one);
        expect(three).toEqual(one);
      });

      it("makes one payment of two requests at once", async () => {
        const [one, two] = await Promise.all([newDeposit(), newDeposit()]);
        expect(two).toEqual(one);
        expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(1);
      });

      it("refuses the same key for another request", async () => {
        await newDeposit();
        await expect(newDeposit({ amountCents: AMOUNT + 1 })).rejects.toMatchObject({
          name: "PaymentRequestInvalid",
          code: "idempotency_error",
        });
      });

      it("repeats a request whose answer was lost, and does its work once", async () => {
        Object.assign(world.outage, { answers: 1, afterwards: true });
        await newDeposit();
        expect(world.outage.answers).toBe(0);
        expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(1);
      });

      it("gives up on a provider that stays away, and can be asked again", async () => {
        Object.assign(world.outage, { answers: 9, afterwards: false });
        await expect(newDeposit()).rejects.toBeInstanceOf(PaymentProviderUnavailable);
        expect(world.outage.answers).toBe(6);
        world.outage.answers = 0;
        await newDeposit();
        expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(1);
      });

      it.each([-1, 0, 49, 1.5, Number.NaN])("refuses an amount of %d", async (amountCents) => {
        await expect(newDeposit({ amountCents })).rejects.toMatchObject({ name: "PaymentRequestInvalid" });
        expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(0);
      });
    });

    it("lists what happened, newest first, for those whom no webhook reached", async () => {
      world.endpoint.accepts = false;
      const before = world.clock.now;
      const { intentId } = await paidDeposit();
      const events = await provider.recentEvents(before, 100);
      expect(events.map((event) => event.type).slice(0, 2)).toEqual([
        "payment_intent.succeeded",
        "charge.succeeded",
      ]);
      expect(new Set(events.map((event) => event.objectId))).toEqual(new Set([intentId]));
      expect(await provider.recentEvents(before, 1)).toHaveLength(1);
      expect(await provider.recentEvents(new Date(before.getTime() + 60_000), 100)).toEqual([]);
    });
  });
}
