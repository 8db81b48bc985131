import type Stripe from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import { card, intent, SandboxBench } from "./sandbox-bench.ts";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench();
});

describe("several servers on one store", () => {
  it("charge once, however many confirm at the same time", async () => {
    const servers = [bench.open(), bench.open(), bench.open()];
    const { client_secret } = await intent(servers[0]?.stripe as Stripe);
    const typed = card(client_secret, "4242424242424242");
    const outcomes = await Promise.all(servers.map(({ practice }) => practice.confirm(typed)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(["succeeded", "succeeded", "succeeded"]);
    expect(await bench.store.list("charge", { limit: 9 })).toHaveLength(1);
  });

  it("never refund more than was paid", async () => {
    const servers = [bench.open(), bench.open(), bench.open()];
    const stripe = servers[0]?.stripe as Stripe;
    const { id } = await intent(stripe, 500);
    await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    const results = await Promise.allSettled(
      servers.map((server) => server.stripe.refunds.create({ payment_intent: id, amount: 300 })),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    const charge = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    expect(charge.latest_charge).toMatchObject({ amount_refunded: 300 });
  });
});

it("refuses to start beside a live key", () => {
  for (const configuredKey of ["sk_live_123", "rk_live_123"]) {
    expect(() => bench.open({ configuredKey })).toThrow("live Stripe key");
  }
  expect(() => bench.open({ configuredKey: "sk_test_123" })).not.toThrow();
});
