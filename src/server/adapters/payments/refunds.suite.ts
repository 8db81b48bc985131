import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { AMOUNT, type Doings, doingsIn } from "./payment-doings.ts";
import type { PaymentWorld } from "./payment-world.ts";

/** Refunds that succeed, wait and fail. */
export function refundsSuite(open: () => Promise<PaymentWorld>): void {
  let world: PaymentWorld;
  let provider: PaymentProvider;
  let doings: Doings;
  beforeEach(async () => {
    world = await open();
    provider = world.provider;
    doings = doingsIn(world);
  });
  afterEach(() => world.close());

  describe("refunds", () => {
    it("refunds in parts, never more than was paid", async () => {
      const { intentId } = await doings.paidDeposit();
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
      const { intentId } = await doings.paidDeposit("4000000000007726");
      expect((await provider.refund({ intentId, idempotencyKey: "r" })).status).toBe("pending");
      expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "pending" }]);
      await world.pass(60_000);
      expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "succeeded" }]);
      expect(doings.received().map((event) => event.type)).toContain("refund.updated");
    });

    it("lets one fail that had succeeded, and one that was pending; the money can be refunded again", async () => {
      const { intentId } = await doings.paidDeposit("4000000000005126");
      expect((await provider.refund({ intentId, idempotencyKey: "r" })).status).toBe("succeeded");
      await world.pass(60_000);
      expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "failed" }]);
      const failed = doings.received().find((event) => event.type === "refund.failed");
      expect(failed).toMatchObject({ kind: "deposit", objectId: intentId });
      expect((await provider.refund({ intentId, idempotencyKey: "again" })).status).toBe("succeeded");
    });

    it("lets a pending one fail", async () => {
      const { intentId } = await doings.paidDeposit("4000000000007726");
      const { refundId } = await provider.refund({ intentId, idempotencyKey: "r" });
      await world.practice.settleRefund(refundId, "failed");
      await world.pass(60_000);
      expect((await provider.readDeposit(intentId)).refunds).toMatchObject([{ state: "failed" }]);
    });
  });
}
