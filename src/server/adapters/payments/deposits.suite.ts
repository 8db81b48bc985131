import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { AMOUNT, type Doings, doingsIn, NOBODY } from "./payment-doings.ts";
import type { PaymentWorld } from "./payment-world.ts";

/** Charging, declining, authenticating, withdrawing and listing deposits. */
export function depositsSuite(open: () => Promise<PaymentWorld>): void {
  let world: PaymentWorld;
  let provider: PaymentProvider;
  let doings: Doings;
  beforeEach(async () => {
    world = await open();
    provider = world.provider;
    doings = doingsIn(world);
  });
  afterEach(() => world.close());

  describe("deposits", () => {
    it("creates, charges, reads and tells", async () => {
      const { intentId, clientSecret } = await doings.newDeposit();
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
      expect(await doings.pay(clientSecret, "4242424242424242")).toEqual({ intentId, status: "succeeded" });
      expect(await provider.readDeposit(intentId)).toMatchObject({
        receivedCents: AMOUNT,
        phase: "paid",
        decline: null,
        payer: { name: "Ana Ruiz", email: "ana@example.com" },
      });
      await world.pass(0);
      const about = doings.received().filter((event) => event.objectId === intentId);
      expect(about.map((event) => event.type)).toEqual([
        "payment_intent.created",
        "charge.succeeded",
        "payment_intent.succeeded",
      ]);
      expect(about.every((event) => event.kind === "deposit" && !event.livemode)).toBe(true);
    });

    it("charges once when the payer clicks twice", async () => {
      const { intentId, clientSecret } = await doings.newDeposit();
      const twice = await Promise.all([
        doings.pay(clientSecret, "4242424242424242"),
        doings.pay(clientSecret, "4242424242424242"),
      ]);
      expect(twice.map((each) => each.status)).toEqual(["succeeded", "succeeded"]);
      await world.pass(0);
      expect(doings.received().filter((event) => event.type === "charge.succeeded")).toHaveLength(1);
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
    ])("declines %s as %s %s, tells the payer %s, and takes another card", async (card, code, real, told) => {
      const { intentId, clientSecret } = await doings.newDeposit();
      await expect(doings.pay(clientSecret, card)).rejects.toMatchObject({
        name: "PaymentDeclined",
        code,
        declineCode: told,
      });
      expect(await provider.readDeposit(intentId)).toMatchObject({
        phase: "pending",
        receivedCents: 0,
        decline: { code, declineCode: real },
      });
      expect(await doings.pay(clientSecret, "4242424242424242")).toMatchObject({ status: "succeeded" });
      expect(await provider.readDeposit(intentId)).toMatchObject({ phase: "paid", decline: null });
    });

    it.each(["4000002500003155", "4000002760003184"])("asks %s for authentication", async (card) => {
      const { intentId, clientSecret } = await doings.newDeposit();
      expect(await doings.pay(clientSecret, card)).toEqual({ intentId, status: "requires_action" });
      expect((await provider.readDeposit(intentId)).phase).toBe("pending");
      const failed = world.practice.completeAuthentication({ clientSecret, outcome: "fail" });
      await expect(failed).rejects.toMatchObject({ code: "payment_intent_authentication_failure" });
      await doings.pay(clientSecret, card);
      const passed = await world.practice.completeAuthentication({ clientSecret, outcome: "pass" });
      expect(passed.status).toBe("succeeded");
      expect((await provider.readDeposit(intentId)).phase).toBe("paid");
    });

    it("can be declined after authentication", async () => {
      const { clientSecret } = await doings.newDeposit();
      await doings.pay(clientSecret, "4000008400001629");
      const passed = world.practice.completeAuthentication({ clientSecret, outcome: "pass" });
      await expect(passed).rejects.toMatchObject({ name: "PaymentDeclined", code: "card_declined" });
    });

    it("withdraws an unpaid deposit, never a paid one", async () => {
      const { intentId, clientSecret } = await doings.newDeposit();
      expect((await provider.cancelDeposit(intentId)).phase).toBe("canceled");
      await expect(doings.pay(clientSecret, "4242424242424242")).rejects.toMatchObject({
        code: "payment_intent_unexpected_state",
      });
      const paid = await doings.newDeposit({ idempotencyKey: "another" });
      await doings.pay(paid.clientSecret, "4242424242424242");
      await expect(provider.cancelDeposit(paid.intentId)).rejects.toMatchObject({
        name: "PaymentRequestInvalid",
        code: "payment_intent_unexpected_state",
      });
    });

    it("reads disputes", async () => {
      const { intentId } = await doings.paidDeposit("4000000000000259");
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

  it("lists what happened for those whom no webhook reached", async () => {
    world.endpoint.accepts = false;
    const before = world.clock.now;
    const { intentId } = await doings.paidDeposit();
    const listed = async (from: Date) => {
      const found = [];
      for await (const page of provider.events(from, new Date(from.getTime() + 60_000))) found.push(...page);
      return found;
    };
    expect((await listed(before)).map(({ type, objectId }) => [type, objectId])).toEqual([
      ["payment_intent.succeeded", intentId],
    ]);
    expect(await listed(new Date(before.getTime() + 60_000))).toEqual([]);
    expect(await listed(new Date(before.getTime() - 60_000))).toEqual([]);
  });
}
