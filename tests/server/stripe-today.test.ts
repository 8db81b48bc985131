import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import type { Deposit, Lead, LeadEvent } from "#contract/staff.ts";
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
const mails = (to: string) => server.rows("mails").filter((row) => row.recipient === to);
const subjects = (to: string) => mails(to).map((row) => String(row.subject));

/** Waits until every event that the provider has made was acted on. */
const settled = () =>
  eventually(async () => {
    const known = server.rows("payment_events");
    const made = (await stripe.practice.events(500)).map(({ id, type }) => ({ id, type }));
    const ours = made.filter(({ type }) =>
      /^(payment_intent|charge|refund|customer\.sub|invoice)/.test(type),
    );
    expect(ours.every(({ id }) => known.find((row) => row.id === id)?.state === "done")).toBe(true);
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
  const lead = async () =>
    (await staff<Lead[]>("/api/admin/leads")).find((each) => each.email === email) as Lead;
  const deposit = async () =>
    (await staff<Deposit[]>(`/api/admin/deposits?leadId=${(await lead()).id}`))[0] as Deposit;
  const history = async () =>
    (await staff<LeadEvent[]>(`/api/admin/leads/${(await lead()).id}/history`)).map((each) => each.detail);
  const [intentId = ""] = secret.split("_secret_");
  return { secret, intentId, lead, deposit, history };
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
    expect(mails("fails@example.com")[1]?.body).toContain(`${HOSTED_INVOICES}/in_`);
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
    const { id, secret } = await subscribed("special@example.com");
    const odd = { plan: "pathfinder" as never, title: "Special", monthlyCents: 12_300 };
    await stripe.practice.portal(id, { type: "switch", ...odd });
    await eventually(async () => expect(await till.status(secret)).toMatchObject({ amount: "123.00" }));
    await stripe.practice.advance(id);
    await stripe.practice.portal(id, { type: "cancel" });
    await stripe.practice.advance(id);
    await till.until(secret, "canceled");
    const told = mails("desk@example.com").filter(
      ({ subject, body }) => String(subject).includes("does not match") && String(body).includes("special@"),
    );
    expect(told).toHaveLength(1);
  });
});
