import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PaymentProvider, PaymentProviderUnavailable } from "#server/ports/payment-provider.ts";
import { AMOUNT, type Doings, doingsIn } from "./payment-doings.ts";
import type { PaymentWorld } from "./payment-world.ts";

/** The same request twice, lost answers, and nonsense. */
export function repetitionSuite(open: () => Promise<PaymentWorld>): void {
  let world: PaymentWorld;
  let _provider: PaymentProvider;
  let doings: Doings;
  beforeEach(async () => {
    world = await open();
    _provider = world.provider;
    doings = doingsIn(world);
  });
  afterEach(() => world.close());

  describe("repetition", () => {
    it("answers the same request with the same payment", async () => {
      const [one, two, three] = [
        await doings.newDeposit(),
        ...(await Promise.all([doings.newDeposit(), doings.newDeposit()])),
      ];
      expect(two).toEqual(one);
      expect(three).toEqual(one);
    });

    it("makes one payment of two requests at once", async () => {
      const [one, two] = await Promise.all([doings.newDeposit(), doings.newDeposit()]);
      expect(two).toEqual(one);
      expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(1);
    });

    it("refuses the same key for another request", async () => {
      await doings.newDeposit();
      await expect(doings.newDeposit({ amountCents: AMOUNT + 1 })).rejects.toMatchObject({
        name: "PaymentRequestInvalid",
        code: "idempotency_error",
      });
    });

    it("repeats a request whose answer was lost, and does its work once", async () => {
      Object.assign(world.outage, { answers: 1, afterwards: true });
      await doings.newDeposit();
      expect(world.outage.answers).toBe(0);
      expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(1);
    });

    it("gives up on a provider that stays away, and can be asked again", async () => {
      Object.assign(world.outage, { answers: 9, afterwards: false });
      await expect(doings.newDeposit()).rejects.toBeInstanceOf(PaymentProviderUnavailable);
      expect(world.outage.answers).toBe(6);
      world.outage.answers = 0;
      await doings.newDeposit();
      expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(1);
    });

    it.each([-1, 0, 49, 1.5, Number.NaN])("refuses an amount of %d", async (amountCents) => {
      await expect(doings.newDeposit({ amountCents })).rejects.toMatchObject({
        name: "PaymentRequestInvalid",
      });
      expect(await world.store.list("payment_intent", { limit: 10 })).toHaveLength(0);
    });
  });
}
