import Stripe from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import { MemoryStore } from "./memory-store.ts";
import { createSandbox, type SandboxOptions } from "./sandbox.ts";

const KEY = "sk_test_practice";
let now = new Date("2026-03-31T10:00:00.000Z");
let store: MemoryStore;
let timers: { delayMs: number; work: () => Promise<void> }[];
let delivered: { id: string; type: string }[];
let accepts: boolean;

function open(change: Partial<SandboxOptions> = {}) {
  const sandbox = createSandbox({
    store,
    secretKey: KEY,
    webhookSecret: "whsec_practice",
    configuredKey: null,
    now: () => now,
    schedule: (delayMs, work) => {
      timers.push({ delayMs, work });
    },
    deliver: async (body) => {
      delivered.push(JSON.parse(body));
      return accepts;
    },
    report: (error) => {
      throw error;
    },
    ...change,
  });
  const client = (key = KEY) =>
    new Stripe(key, {
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient((url, init) =>
        sandbox.handle(new Request(url as string, init)),
      ),
    });
  return { ...sandbox, stripe: client(), client };
}

/** Runs what waits, without moving the clock. */
async function runTimers(longest = 0): Promise<number[]> {
  const due = timers.filter((timer) => timer.delayMs <= longest);
  timers = timers.filter((timer) => timer.delayMs > longest);
  for (const { work } of due) await work();
  return due.map((timer) => timer.delayMs);
}

const card = (clientSecret: string | null, cardNumber: string, change = {}) => ({
  clientSecret: clientSecret ?? "",
  cardNumber,
  expiry: "12/99",
  cvc: "123",
  payer: { name: "Ana", email: "ana@example.com" },
  ...change,
});
const intent = (stripe: Stripe, amount = 500) => stripe.paymentIntents.create({ amount, currency: "usd" });

beforeEach(() => {
  now = new Date("2026-03-31T10:00:00.000Z");
  store = new MemoryStore();
  timers = [];
  delivered = [];
  accepts = true;
});

describe("card numbers", () => {
  it.each([
    ["5555555555554444", "test_cards_only"],
    ["4111 1111 1111 1111", "test_cards_only"],
    ["not a number", "test_cards_only"],
    ["", "test_cards_only"],
    ["4242424242424241", "incorrect_number"],
  ])("refuses %s and keeps nothing of it", async (number, code) => {
    const { stripe, practice } = open();
    const { id, client_secret } = await intent(stripe);
    const before = store.dump();
    await expect(practice.confirm(card(client_secret, number))).rejects.toMatchObject({ code });
    expect(store.dump()).toBe(before);
    expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toBeNull();
  });

  it("are never kept, only brand and last four digits", async () => {
    const { stripe, practice } = open();
    const { client_secret } = await intent(stripe);
    await practice.confirm(card(client_secret, "4242 4242 4242 4242", { cvc: "987" }));
    await runTimers();
    expect(store.dump()).toContain("4242");
    expect(store.dump()).not.toMatch(/4242 ?4242/);
    expect(store.dump()).not.toContain("987");
    expect(JSON.stringify(delivered)).not.toMatch(/4242 ?4242|"_/);
  });

  it.each([
    [{ expiry: "13/99" }, "invalid_expiry_month"],
    [{ expiry: "soon" }, "invalid_expiry_month"],
    [{ expiry: "02/26" }, "invalid_expiry_year"],
    [{ cvc: "12" }, "invalid_cvc"],
  ])("with %j are refused as %s", async (change, code) => {
    const { stripe, practice } = open();
    const { client_secret } = await intent(stripe);
    const typed = card(client_secret, "4242424242424242", change);
    await expect(practice.confirm(typed)).rejects.toMatchObject({ name: "PaymentDeclined", code });
  });

  it("are good in the month of their expiry", async () => {
    const { stripe, practice } = open();
    const { client_secret } = await intent(stripe);
    const typed = card(client_secret, "4242424242424242", { expiry: "3 / 2026" });
    expect(await practice.confirm(typed)).toMatchObject({ status: "succeeded" });
  });

  it("need a client secret that was given out, and no answer repeats it", async () => {
    const { stripe, practice } = open();
    const { id } = await intent(stripe);
    const guess = practice.confirm(card(`${id}_secret_guess`, "4242424242424242"));
    await expect(guess).rejects.toMatchObject({ name: "PaymentRequestInvalid", code: "resource_missing" });
    await expect(guess).rejects.not.toThrow("guess");
  });
});

describe("Stripe's manners", () => {
  it("refuses another key", async () => {
    const { client } = open();
    await expect(intent(client("sk_test_other"))).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    expect(store.dump()).toBe("[]");
  });

  it("declines a named payment method with 402 and decline_code", async () => {
    const { stripe } = open();
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
    const { stripe } = open();
    const { id } = await intent(stripe);
    const refused = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: "pm_card_chargeDeclined" },
        { idempotencyKey: "same" },
      );
    await expect(refused()).rejects.toMatchObject({ statusCode: 402 });
    await expect(refused()).rejects.toMatchObject({ headers: { "idempotent-replayed": "true" } });
    expect(await store.list("charge", { limit: 9 })).toHaveLength(1);
  });

  it("forgets an idempotency key after a day", async () => {
    const { stripe } = open();
    const make = () =>
      stripe.paymentIntents.create({ amount: 500, currency: "usd" }, { idempotencyKey: "same" });
    const first = await make();
    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    expect((await make()).id).not.toBe(first.id);
  });

  it("names an unknown parameter, an unknown object, an unknown address", async () => {
    const { stripe } = open();
    await expect(
      stripe.paymentIntents.create({ amount: 500, currency: "usd", confirm: true }),
    ).rejects.toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "confirm" });
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it("pages through events, and expands what it is asked to", async () => {
    const { stripe } = open();
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
    const { stripe } = open();
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

describe("webhooks", () => {
  it("are tried again, longer and longer, until the endpoint accepts them", async () => {
    const { stripe, practice } = open();
    accepts = false;
    await intent(stripe);
    const waits = [await runTimers(), await runTimers(1_000), await runTimers(5_000)].flat();
    expect(waits).toEqual([0, 1_000, 5_000]);
    accepts = true;
    await runTimers(30_000);
    expect(delivered).toHaveLength(4);
    expect(new Set(delivered.map((event) => event.id)).size).toBe(1);
    expect(await practice.events(5)).toMatchObject([{ delivery: "delivered", attempts: 4 }]);
    expect(timers).toEqual([]);
  });

  it("end as failed, and can be sent again and twice", async () => {
    const { stripe, practice } = open();
    accepts = false;
    await intent(stripe);
    for (let round = 0; round < 9; round += 1) await runTimers(Number.POSITIVE_INFINITY);
    const [event] = await practice.events(1);
    expect(event).toMatchObject({ delivery: "failed", attempts: 8 });
    await practice.resend(event?.id ?? "", 2);
    expect(delivered).toHaveLength(10);
    await expect(practice.resend("evt_none")).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("wait while held, across a restart, and come in the order asked for", async () => {
    const { stripe, practice } = open();
    await practice.hold();
    const { id } = await intent(stripe);
    await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    await runTimers();
    expect(delivered).toEqual([]);
    const restarted = open();
    await restarted.start();
    await runTimers();
    expect(delivered).toEqual([]);
    await restarted.practice.release("reversed");
    expect(delivered.map((event) => event.type)).toEqual([
      "payment_intent.succeeded",
      "charge.succeeded",
      "payment_intent.created",
    ]);
    await intent(stripe);
    await runTimers();
    expect(delivered).toHaveLength(4);
  });

  it("and refunds that were under way are taken up after a restart, nothing after a stop", async () => {
    const first = open();
    const { id } = await intent(first.stripe);
    await first.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_pendingRefund" });
    await first.stripe.refunds.create({ payment_intent: id });
    first.stop();
    await runTimers(60_000);
    expect(delivered).toEqual([]);
    const second = open();
    await second.start();
    await runTimers(60_000);
    expect(delivered.map((event) => event.type)).toContain("refund.created");
    expect((await second.stripe.refunds.list({ payment_intent: id })).data).toMatchObject([
      { status: "succeeded" },
    ]);
  });

  it("are delivered once, though two servers know of them", async () => {
    const { stripe } = open();
    await intent(stripe);
    await open().start();
    expect(await runTimers()).toEqual([0, 0]);
    expect(delivered).toHaveLength(1);
  });

  it("are put off, not lost, when the store is in trouble", async () => {
    const faults: unknown[] = [];
    const { stripe } = open({ report: (error) => faults.push(error) });
    await intent(stripe);
    const { get } = store;
    store.get = async () => {
      throw new Error("disk");
    };
    await runTimers();
    expect(faults).toMatchObject([{ message: "disk" }]);
    store.get = get;
    await runTimers(60_000);
    expect(delivered).toHaveLength(1);
  });
});

describe("several servers on one store", () => {
  it("charge once, however many confirm at the same time", async () => {
    const servers = [open(), open(), open()];
    const { client_secret } = await intent(servers[0]?.stripe as Stripe);
    const typed = card(client_secret, "4242424242424242");
    const outcomes = await Promise.all(servers.map(({ practice }) => practice.confirm(typed)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(["succeeded", "succeeded", "succeeded"]);
    expect(await store.list("charge", { limit: 9 })).toHaveLength(1);
  });

  it("never refund more than was paid", async () => {
    const servers = [open(), open(), open()];
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
    expect(() => open({ configuredKey })).toThrow("live Stripe key");
  }
  expect(() => open({ configuredKey: "sk_test_123" })).not.toThrow();
});
