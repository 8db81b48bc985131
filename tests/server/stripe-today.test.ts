import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import type { Deposit, Lead, LeadEvent } from "#contract/staff.ts";
import { createStripeProvider } from "#server/adapters/payments/stripe-provider.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { HOSTED_INVOICES, payAtProvider, type StripeServer, startStripeServer } from "../stripe-server.ts";
import { tillOf } from "../till.ts";

/** What Stripe does since its API of 2025 and 2026, and what a family and the desk see of it. */
let stripe: StripeServer;
let server: RunningApp;
let till: ReturnType<typeof tillOf>;
let cookie: string;
beforeAll(async () => {
  stripe = await startStripeServer({ passesTime: false });
  server = await startApp({ ...stripe.environment, STAFF_NOTIFY: "desk@example.com" });
  stripe.world.deliver = async ({ body, signature }) =>
    (
      await fetch(server.url + WEBHOOK_PATH, {
        method: "POST",
        headers: { "stripe-signature": signature },
        body,
      })
    ).ok;
  till = tillOf(server);
  cookie = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const staff = async <T>(path: string): Promise<T> =>
  (await (await fetch(server.url + path, { headers: { cookie } })).json()) as T;
const refund = (id: string, amount?: string) =>
  sendJson(`${server.url}/api/admin/deposits/${id}/refund`, amount === undefined ? {} : { amount }, {
    cookie,
  });
const subjects = (to: string) =>
  server
    .rows("mails")
    .filter((row) => row.recipient === to)
    .map((row) => String(row.subject));
/** The mails that were sent, with the line breaks of their transport taken out. */
const sent = () => {
  const outbox = join(server.dataDir, "outbox");
  const files = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  return files.map((name) => readFileSync(join(outbox, name), "utf8").replace(/=\r?\n/g, "")).join();
};
const leadOf = async (email: string) =>
  (await staff<Lead[]>("/api/admin/leads")).find((each) => each.email === email) as Lead;
const historyOf = async (id: string) =>
  (await staff<LeadEvent[]>(`/api/admin/leads/${id}/history`)).map((each) => each.detail).reverse();
/** As somebody does in the provider's own dashboard. */
const refundAtProvider = (intentId: string) =>
  createStripeProvider({
    secretKey: stripe.environment.STRIPE_SECRET_KEY,
    publishableKey: null,
    webhookSecrets: [],
    apiBase: stripe.environment.STRIPE_API_BASE,
  }).refund({ intentId, idempotencyKey: `dashboard-${intentId}` });

/** Waits until every event of ours that the provider has made was acted on. */
const settled = () =>
  eventually(async () => {
    const known = new Map(server.rows("payment_events").map(({ id, state }) => [id, state]));
    const made = (await stripe.practice.events(200)).filter(
      ({ type, objectId }) =>
        /^(payment_intent|charge|refund|customer\.sub|invoice)/.test(type) && !objectId.includes("foreign"),
    );
    expect(
      made.map(({ id }) => known.get(id)).filter((state) => state !== "done" && state !== "quarantined"),
    ).toEqual([]);
  });

async function subscribed(email: string) {
  const secret = await till.subscription("explorer");
  await till.payer(secret, email, "Luz", "en");
  await payAtProvider(stripe, secret);
  await till.until(secret, "active");
  await settled();
  const row = server.rows("subscriptions").find((each) => each.payer_email === email);
  return { secret, id: String(row?.provider_subscription_id) };
}

async function paid(email: string, card?: string) {
  const secret = await till.deposit();
  await till.payer(secret, email, "Rosa", "en");
  await payAtProvider(stripe, secret, card);
  await settled();
  const deposit = async () =>
    (await staff<Deposit[]>(`/api/admin/deposits?leadId=${(await leadOf(email)).id}`))[0] as Deposit;
  const [intentId = ""] = secret.split("_secret_");
  return { secret, intentId, deposit };
}

describe("a renewal", () => {
  it("is told when its invoice is paid, not when the month begins", async () => {
    const { id, secret } = await subscribed("renews@example.com");
    await stripe.practice.beginRenewal(id);
    await settled();
    expect(subjects("renews@example.com")).toEqual(["Ceiba: your subscription has begun"]);
    await stripe.practice.advance(id);
    await eventually(() =>
      expect(subjects("renews@example.com")).toEqual([
        "Ceiba: your subscription has begun",
        "Ceiba: receipt for your subscription",
      ]),
    );
    await settled();
    expect((await till.status(secret)).status).toBe("active");
    expect(subjects("renews@example.com")).toHaveLength(2);
  });

  it("that fails is one mail, with the page on which it can be paid", async () => {
    const { id, secret } = await subscribed("fails@example.com");
    await stripe.practice.beginRenewal(id);
    for (const _ of [1, 2]) await stripe.practice.advance(id, "declined");
    await till.until(secret, "past_due");
    await settled();
    expect(subjects("fails@example.com")).toEqual([
      "Ceiba: your subscription has begun",
      "Ceiba: a payment did not go through",
    ]);
    await eventually(() => expect(sent()).toContain(`${HOSTED_INVOICES}/in_`));
    await stripe.practice.advance(id);
    await till.until(secret, "active");
    await settled();
    expect(subjects("fails@example.com").slice(2)).toEqual(["Ceiba: receipt for your subscription"]);
  });
});

describe("the provider's portal", () => {
  it("cancels at the end of the month by a date, which is seen and told", async () => {
    const { id, secret } = await subscribed("leaves@example.com");
    await stripe.practice.portal(id, { type: "cancel" });
    await eventually(async () =>
      expect(await till.status(secret)).toMatchObject({ cancelAtPeriodEnd: true }),
    );
    await settled();
    expect(subjects("leaves@example.com")).toContain("Ceiba: your subscription ends");
    expect(subjects("desk@example.com")).toContain("Ceiba: a subscription was canceled");
    await stripe.practice.portal(id, { type: "keep" });
    await eventually(async () =>
      expect(await till.status(secret)).toMatchObject({ cancelAtPeriodEnd: false }),
    );
  });

  it("switches the plan, which is followed to its end", async () => {
    const { id, secret } = await subscribed("switches@example.com");
    const premium = {
      plan: "premium",
      title: "School subscription: Premium",
      monthlyCents: 100_000,
    } as const;
    await stripe.practice.portal(id, { type: "switch", ...premium });
    await eventually(async () =>
      expect(await till.status(secret)).toMatchObject({
        plan: "premium",
        amount: "1000.00",
        status: "active",
      }),
    );
    await settled();
    expect(subjects("switches@example.com")).toContain("Ceiba: your plan has changed");
    await stripe.practice.portal(id, { type: "cancel" });
    await stripe.practice.advance(id);
    await till.until(secret, "canceled");
  });

  it("sets an amount that we do not sell: staff are told once, and its end is followed all the same", async () => {
    const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { id, secret } = await subscribed("special@example.com");
    const odd = { plan: "pathfinder" as never, title: "Special", monthlyCents: 12_300 };
    await stripe.practice.portal(id, { type: "switch", ...odd });
    await eventually(async () => expect(await till.status(secret)).toMatchObject({ amount: "123.00" }));
    await stripe.practice.advance(id);
    await stripe.practice.portal(id, { type: "cancel" });
    await stripe.practice.advance(id);
    await till.until(secret, "canceled");
    const told = subjects("desk@example.com").filter((subject) => subject.includes("does not match"));
    expect(told).toHaveLength(1);
    expect(logged.mock.calls.join().match(/payment set aside/g)).toHaveLength(1);
    logged.mockRestore();
  });
});

describe("one reading", () => {
  it("of a payment and its refund together leaves the lead, its history and the mails complete", async () => {
    await stripe.practice.hold();
    const secret = await till.deposit();
    await till.payer(secret, "both@example.com", "Rosa", "en");
    const { intentId } = await payAtProvider(stripe, secret);
    await refundAtProvider(intentId);
    await stripe.practice.release("created");
    await till.until(secret, "refunded");
    await settled();
    const { id, status } = await leadOf("both@example.com");
    expect(status).toBe("following_up");
    expect(await historyOf(id)).toEqual([
      "payment",
      "new>deposit_paid",
      // The day by which the receipt promises an answer.
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      "waiting:",
      "paid:500.00",
      "refund_settled:500.00",
      "refunded:",
      "deposit_paid>following_up",
    ]);
    expect(subjects("both@example.com")).toHaveLength(2);
  });

  it("of a lost dispute takes the reservation back", async () => {
    const { intentId, secret } = await paid("lost@example.com", "4000000000000259");
    expect((await leadOf("lost@example.com")).status).toBe("deposit_paid");
    await stripe.practice.closeDispute(intentId, "lost");
    await till.until(secret, "lost");
    expect((await leadOf("lost@example.com")).status).toBe("following_up");
  });

  it("of a refund that came back makes the deposit paid again, for the lead as well, and tells staff", async () => {
    const { deposit, secret } = await paid("back@example.com");
    await refund((await deposit()).id);
    await till.until(secret, "refunded");
    expect((await leadOf("back@example.com")).status).toBe("following_up");
    expect(await deposit()).toMatchObject({ refunded: "500.00", remaining: "0.00", refundFailed: false });
    const given = server.rows("refunds").at(-1);
    await stripe.practice.settleRefund(String(given?.provider_refund_id), "failed");
    await till.until(secret, "paid");
    const { id, status } = await leadOf("back@example.com");
    expect(status).toBe("deposit_paid");
    expect((await historyOf(id)).slice(-3)).toEqual([
      ...["refund_failed:500.00", "following_up>deposit_paid", "waiting:"],
    ]);
    expect(await deposit()).toMatchObject({ refunded: "0.00", remaining: "500.00", refundFailed: true });
    expect(subjects("desk@example.com").at(-1)).toContain("did not reach the payer");
    // Given again, it has arrived after all.
    await refund((await deposit()).id);
    expect(await deposit()).toMatchObject({ refunded: "500.00", refundFailed: false });
  });
});

describe("a refund", () => {
  it("of more than is left is refused as such, of nothing that is left as done already", async () => {
    const { deposit } = await paid("left@example.com");
    const { id } = await deposit();
    expect(await (await refund(id, "100.00")).json()).toMatchObject({
      ...{ paid: "500.00", refunded: "100.00", remaining: "400.00" },
      fee: { amount: "14.80", currency: "USD" },
    });
    const over = await refund(id, "400.01");
    expect(over.status).toBe(400);
    expect(await over.json()).toMatchObject({ code: "over_balance" });
    expect((await refund(id, "0.00")).status).toBe(400);
    await refund(id);
    expect((await refund(id)).status).toBe(409);
  });

  it("of everything, while a part of it is not finished, gives back all", async () => {
    const quiet = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { deposit, secret } = await paid("parts@example.com");
    const { id } = await deposit();
    stripe.world.trouble = true;
    expect((await refund(id, "100.00")).status).toBe(503);
    stripe.world.trouble = false;
    const whole = await refund(id);
    expect(whole.status).toBe(200);
    expect(await whole.json()).toMatchObject({ status: "refunded", refunded: "500.00" });
    await till.until(secret, "refunded");
    const given = server.rows("refunds").filter((row) => row.deposit_id === id);
    expect(given.map((row) => [row.amount_cents, row.state])).toEqual([
      [10_000, "accepted"],
      [40_000, "accepted"],
    ]);
    quiet.mockRestore();
  });

  it("at the provider's own desk is seen, though no webhook came and thousands of others' events did", async () => {
    const { deposit, intentId, secret } = await paid("foreign@example.com");
    const { deliver } = stripe.world;
    stripe.world.deliver = async () => true;
    await refundAtProvider(intentId);
    await stripe.foreignEvents(2_100);
    await server.app.reconcile();
    await till.until(secret, "refunded");
    expect(await deposit()).toMatchObject({ refunded: "500.00" });
    expect(server.rows("payment_events").filter((row) => String(row.object_id).includes("foreign"))).toEqual(
      [],
    );
    stripe.world.deliver = deliver;
  });
});

describe("two payments of one deposit", () => {
  it("are told to the payer and to staff, once", async () => {
    await paid("twice@example.com");
    await paid("twice@example.com");
    expect(subjects("twice@example.com").filter((each) => each.includes("two payments"))).toHaveLength(1);
    const { id } = await leadOf("twice@example.com");
    expect(await historyOf(id)).toContain("paid_again:500.00");
    expect(subjects("desk@example.com").filter((each) => each.includes("second time"))).toHaveLength(1);
  });
});
