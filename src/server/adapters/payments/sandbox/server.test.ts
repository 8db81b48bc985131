import Stripe from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import { intent, SandboxBench } from "./sandbox-bench.ts";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench();
});

describe("Stripe's manners", () => {
  it("refuses another key", async () => {
    const { client } = bench.open();
    await expect(intent(client("sk_test_other"))).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    expect(bench.store.dump()).toBe("[]");
  });

  it("declines a named payment method with 402 and decline_code", async () => {
    const { stripe } = bench.open();
    const { id } = await intent(stripe);
    const refused = stripe.paymentIntents.confirm(id, { payment_method: "pm_card_chargeDeclinedLostCard" });
    await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    await expect(refused).rejects.toMatchObject({
      statusCode: 402,
      code: "card_declined",
      decline_code: "lost_card",
      payment_intent: { id, status: "requires_payment_method" },
    });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    expect(paid.status).toBe("succeeded");
  });

  it("repeats a remembered decline instead of charging again", async () => {
    const { stripe } = bench.open();
    const { id } = await intent(stripe);
    const refused = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: "pm_card_chargeDeclined" },
        { idempotencyKey: "same" },
      );
    await expect(refused()).rejects.toMatchObject({ statusCode: 402 });
    await expect(refused()).rejects.toMatchObject({ headers: { "idempotent-replayed": "true" } });
    expect(await bench.store.list("charge", { limit: 9 })).toHaveLength(1);
  });

  it("forgets an idempotency key after a day", async () => {
    const { stripe } = bench.open();
    const make = () =>
      stripe.paymentIntents.create({ amount: 500, currency: "usd" }, { idempotencyKey: "same" });
    const first = await make();
    bench.now = new Date(bench.now.getTime() + 24 * 3_600_000 + 1);
    expect((await make()).id).not.toBe(first.id);
  });

  it("names an unknown parameter, an unknown object, an unknown address", async () => {
    const { stripe } = bench.open();
    await expect(
      stripe.paymentIntents.create({ amount: 500, currency: "usd", confirm: true }),
    ).rejects.toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "confirm" });
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it("pages through events, and expands what it is asked to", async () => {
    const { stripe } = bench.open();
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) made.unshift((await intent(stripe)).id);
    const events = await stripe.events.list({ limit: 5 }).autoPagingToArray({ limit: 100 });
    expect(events.map((event) => (event.data.object as Stripe.PaymentIntent).id)).toEqual(made);
    const [id = ""] = made;
    await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    await stripe.refunds.create({ payment_intent: id, amount: 100 });
    const read = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.refunds"] });
    expect(read.latest_charge).toMatchObject({ amount_refunded: 100, refunds: { data: [{ amount: 100 }] } });
    await expect(stripe.paymentIntents.retrieve(id, { expand: ["nonsense"] })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it("gives one lookup key one price", async () => {
    const { stripe } = bench.open();
    const make = () =>
      stripe.prices.create({
        currency: "usd",
        lookup_key: "monthly",
        unit_amount: 500,
        recurring: { interval: "month" },
        product_data: { name: "School" },
      });
    const results = await Promise.allSettled([make(), make()]);
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await stripe.prices.list({ lookup_keys: ["monthly", "other"] })).data).toHaveLength(1);
  });
});
