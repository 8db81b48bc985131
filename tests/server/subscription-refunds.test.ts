import { afterAll, beforeAll, expect, it } from "vitest";
import type { MoneyTotals, Subscriber } from "#contract/money.ts";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, startApp } from "../running-app.ts";
import { payAtProvider, SECRET_KEY, type StripeServer, startStripeServer } from "../stripe-server.ts";
import { tillOf } from "../till.ts";

let stripe: StripeServer;
let server: RunningApp;
let cookie: string;
beforeAll(async () => {
  stripe = await startStripeServer({ passesTime: false });
  server = await startApp(stripe.environment, { opensAt: 0 });
  cookie = await server.signIn();
  stripe.world.deliver = async ({ body, signature }) => {
    const headers = { "stripe-signature": signature };
    const heard = await fetch(server.url + WEBHOOK_PATH, { method: "POST", headers, body });
    return heard.ok;
  };
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const staff = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${server.url}${path}`, { headers: { cookie } })).json()) as T;
const subscriptions = async () => (await staff<MoneyTotals>("/api/admin/money")).subscriptions;
const listed = () => staff<Subscriber[]>("/api/admin/money/subscriptions");

async function subscribed(plan: "explorer" | "premium"): Promise<{ id: string; intentId: string }> {
  const till = tillOf(server);
  const secret = await till.subscription(plan);
  const { intentId } = await payAtProvider(stripe, secret);
  await till.until(secret, "active");
  return { id: String(server.rows("subscriptions").at(-1)?.provider_subscription_id), intentId };
}

/** As somebody of the school does it in the provider's dashboard. */
async function atProvider(method: "POST" | "DELETE", path: string, fields = {}): Promise<string> {
  const answer = await fetch(`${stripe.environment.STRIPE_API_BASE}/v1/${path}`, {
    ...{ method, headers: { authorization: `Bearer ${SECRET_KEY}` } },
    ...(method === "POST" ? { body: new URLSearchParams(fields) } : {}),
  });
  const made = (await answer.json()) as { id: string };
  expect(answer.status, JSON.stringify(made)).toBe(200);
  return made.id;
}
const refundAtProvider = (intentId: string, cents: number) =>
  atProvider("POST", "refunds", { payment_intent: intentId, amount: String(cents) });

it("what a subscriber was given back at the provider is in the totals, also when it comes back", async () => {
  const { intentId } = await subscribed("explorer");
  await eventually(async () =>
    expect(await subscriptions()).toEqual({ paid: "500.00", refunded: "0.00", collected: "500.00" }),
  );
  await refundAtProvider(intentId, 12_000);
  const second = await refundAtProvider(intentId, 8_000);
  await eventually(async () =>
    expect(await subscriptions()).toEqual({ paid: "500.00", refunded: "200.00", collected: "300.00" }),
  );
  expect(await listed()).toMatchObject([{ paid: "500.00", refunded: "200.00" }]);
  await stripe.practice.settleRefund(second, "failed");
  await eventually(async () =>
    expect(await subscriptions()).toEqual({ paid: "500.00", refunded: "120.00", collected: "380.00" }),
  );
});

it("also of one that has ended, when nobody delivers the event and only the reconciler hears of it", async () => {
  const before = await subscriptions();
  const { id, intentId } = await subscribed("premium");
  await atProvider("DELETE", `subscriptions/${id}`);
  await eventually(async () => expect((await listed())[0]).toMatchObject({ status: "canceled" }));
  const heard = stripe.world.deliver;
  stripe.world.deliver = async () => true;
  await refundAtProvider(intentId, 10_000);
  stripe.world.deliver = heard;
  await server.app.reconcile();
  await eventually(async () =>
    expect((await subscriptions()).refunded).toBe((Number(before.refunded) + 100).toFixed(2)),
  );
});

it("a refund of somebody else's payment in the same account changes nothing", async () => {
  const before = await subscriptions();
  const till = tillOf(server);
  const { intentId } = await payAtProvider(stripe, await till.deposit());
  await refundAtProvider(intentId, 5_000);
  await eventually(async () =>
    expect((await staff<MoneyTotals>("/api/admin/money")).deposits.refunded).toBe("50.00"),
  );
  expect(await subscriptions()).toEqual(before);
});
