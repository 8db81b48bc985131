import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type PaymentStatus, WEBHOOK_PATH } from "#contract/payments.ts";
import { signWebhook } from "#server/adapters/payments/sandbox/delivery.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { payAtProvider, type StripeServer, startStripeServer, WEBHOOK_SECRET } from "../stripe-server.ts";
import { tillOf } from "../till.ts";

let stripe: StripeServer;
let server: RunningApp;
let till: ReturnType<typeof tillOf>;
beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startApp(stripe.environment);
  till = tillOf(server);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
afterEach(() => vi.restoreAllMocks());

const seconds = () => Math.floor(Date.now() / 1000);
const sign = (body: string, at = seconds(), secret = WEBHOOK_SECRET) => signWebhook(body, secret, at);
const send = (body: string, signature?: string) =>
  fetch(server.url + WEBHOOK_PATH, {
    method: "POST",
    headers: signature === undefined ? {} : { "stripe-signature": signature },
    body,
  });
let made = 0;
function event(change: Record<string, unknown> = {}, object: Record<string, unknown> = {}): string {
  made += 1;
  return JSON.stringify({
    id: `evt_made_${made}`,
    object: "event",
    type: "payment_intent.succeeded",
    created: seconds(),
    livemode: false,
    data: { object: { id: "pi_unknown", client_secret: "pi_unknown_secret_x", ...object } },
    ...change,
  });
}
/** A payment whose money has arrived at the provider, of which nobody here has heard. */
async function paidUnheard() {
  const secret = await till.deposit();
  const { intentId } = await payAtProvider(stripe, secret);
  return { secret, intentId };
}

describe("a delivery that is not believed changes nothing", () => {
  const body = event();
  it.each([
    ["no signature", undefined],
    ["an empty one", ""],
    ["nonsense", "t=1,v1=abc"],
    ["another secret's", sign(body, seconds(), "whsec_other")],
    ["an old one", sign(body, seconds() - 301)],
    ["one from the future", sign(body, seconds() + 120)],
    ["two times", `t=${seconds()},${sign(body)}`],
    ["another body's", sign(`${body} `)],
  ])("%s", async (_name, signature) => {
    const response = await send(body, signature);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "bad_signature" });
    expect(server.rows("payment_events")).toEqual([]);
  });

  it("a body that was parsed and written again", async () => {
    const spaced = body.replace('"object":', '"object": ');
    expect((await send(body, sign(spaced))).status).toBe(400);
    expect((await send(spaced, sign(spaced))).status).toBe(200);
  });

  it("an empty body, a body that is no event, one that is too large, another method", async () => {
    expect((await send("", sign(""))).status).toBe(400);
    expect((await send("[]", sign("[]"))).status).toBe(400);
    expect((await send("null", sign("null"))).status).toBe(400);
    const large = JSON.stringify({ pad: "x".repeat(257 * 1024) });
    expect((await send(large, sign(large))).status).toBe(413);
    const below = event({}, { pad: "x".repeat(200 * 1024) });
    expect((await send(below, sign(below))).status).toBe(200);
    expect((await fetch(server.url + WEBHOOK_PATH)).status).toBe(405);
  });
});

describe("a delivery that is believed", () => {
  it("is answered, stored once without its content, and settles the payment", async () => {
    const { secret, intentId } = await paidUnheard();
    const body = event({}, { id: intentId });
    for (const _ of [1, 2, 3]) {
      const response = await send(body, sign(body));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ received: true });
    }
    await till.until(secret, "paid");
    const stored = server.rows("payment_events").filter((row) => row.object_id === intentId);
    expect(stored).toMatchObject([{ state: "done", kind: "deposit", type: "payment_intent.succeeded" }]);
    expect(JSON.stringify(server.rows("payment_events"))).not.toContain("_secret_");
  });

  it("says nothing by its content: the provider is asked", async () => {
    const secret = await till.deposit();
    const [intentId = ""] = secret.split("_secret_");
    const body = event({}, { id: intentId, status: "succeeded", amount_received: 50_000 });
    await send(body, sign(body));
    await eventually(() =>
      expect(server.rows("payment_events").find((row) => row.object_id === intentId)).toMatchObject({
        state: "done",
      }),
    );
    expect((await till.status(secret)).status).toBe("pending");
  });

  it("about a payment that is not ours, or about nothing, is ignored", async () => {
    const calls = stripe.calls.length;
    for (const body of [event(), event({ type: "payout.paid" }), event({}, { id: null })]) {
      expect((await send(body, sign(body))).status).toBe(200);
    }
    await eventually(() =>
      expect(server.rows("payment_events").every((row) => row.state === "done")).toBe(true),
    );
    expect(stripe.calls.length).toBe(calls);
  });

  it("of the other mode is set aside", async () => {
    const said = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const { secret, intentId } = await paidUnheard();
    const body = event({ id: "evt_live", livemode: true }, { id: intentId });
    expect((await send(body, sign(body))).status).toBe(200);
    expect(server.rows("payment_events").find((row) => row.id === "evt_live")).toMatchObject({
      state: "quarantined",
      reason: "livemode",
    });
    expect(said.mock.calls.join()).toContain("payment event of the other mode");
    expect((await till.status(secret)).status).toBe("pending");
  });

  it("that disagrees with our row is set aside, and noted for staff", async () => {
    const said = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const lead = await sendJson(`${server.url}/api/leads`, {
      name: "Rosa",
      email: "rosa@example.com",
      numberOfChildren: 1,
      childrenAges: "6",
      language: "en",
    });
    const { id: leadId } = (await lead.json()) as { id: string };
    const secret = await till.deposit({ leadId });
    const [intentId = ""] = secret.split("_secret_");
    // Someone with access to the provider changed what is asked for.
    await fetch(`${stripe.environment.STRIPE_API_BASE}/v1/payment_intents/${intentId}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${stripe.environment.STRIPE_SECRET_KEY}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "amount=100",
    });
    await payAtProvider(stripe, secret);
    for (const _ of [1, 2]) {
      const body = event({}, { id: intentId });
      await send(body, sign(body));
    }
    await eventually(() =>
      expect(server.rows("payment_events").filter((row) => row.object_id === intentId)).toMatchObject([
        { state: "quarantined", reason: "amount" },
        { state: "quarantined" },
      ]),
    );
    expect((await till.status(secret)).status).toBe("pending");
    const notes = server
      .rows("lead_events")
      .filter((row) => row.lead_id === leadId && row.kind === "payment");
    expect(notes.map((row) => row.detail)).toEqual(["quarantined:amount"]);
    const logged = said.mock.calls.join();
    expect(logged).toContain("payment set aside");
    expect(logged).not.toMatch(/rosa|_secret_/i);
  });

  it("is tried again while the provider is in trouble", async () => {
    const said = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const { secret, intentId } = await paidUnheard();
    stripe.world.trouble = true;
    const body = event({}, { id: intentId });
    await send(body, sign(body));
    await eventually(() => expect(said.mock.calls.join()).toContain("payment event"));
    expect((await till.status(secret)).status).toBe("pending");
    stripe.world.trouble = false;
    await till.until(secret, "paid");
  });
});

describe("lost webhooks", () => {
  it("are made up for by reconciling, once", async () => {
    const { secret } = await paidUnheard();
    await till.payer(secret, "lost@example.com");
    expect((await till.status(secret)).status).toBe("pending");
    await Promise.all([server.app.reconcile(), server.app.reconcile()]);
    await till.until(secret, "paid");
    await server.app.reconcile();
    expect(server.rows("mails").filter((row) => row.recipient === "lost@example.com")).toHaveLength(1);
  });
});

describe("a payer who awaits an answer that no webhook brings", () => {
  const looked = async (clientSecret: string) => {
    const answer = await till.post("/api/payments/status", { clientSecret, look: true });
    return (await answer.json()) as PaymentStatus;
  };
  /** As if the provider had last been asked a while ago. */
  const later = () => vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);

  it("learns it by a look, which the provider is asked for at most every few seconds", async () => {
    const { secret } = await paidUnheard();
    expect((await looked(secret)).look).toBeUndefined();
    later();
    expect(await looked(secret)).toMatchObject({ status: "paid", look: { refused: false } });
  });

  it("learns that the payment failed after all", async () => {
    const secret = await till.deposit();
    await payAtProvider(stripe, secret, "4000000000000002").catch(() => {});
    later();
    expect(await looked(secret)).toMatchObject({ status: "pending", look: { refused: true } });
  });

  it("is answered with what is known while the provider is in trouble", async () => {
    const quiet = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const { secret } = await paidUnheard();
    later();
    stripe.world.trouble = true;
    const told = await looked(secret);
    stripe.world.trouble = false;
    expect([told.status, told.look]).toEqual(["pending", undefined]);
    quiet.mockRestore();
  });
});

describe("with real keys", () => {
  it("nothing of practice mode exists", async () => {
    const cookie = await server.signIn();
    const clientSecret = await till.deposit();
    expect(await (await fetch(`${server.url}/api/payments/config`)).json()).toEqual({
      mode: "test",
      publishableKey: "pk_test_elsewhere",
      billingPortalUrl: null,
    });
    const answers = await Promise.all([
      till.confirm(clientSecret),
      till.authenticate(clientSecret, "pass"),
      till.post("/api/payments/cancel-subscription", { clientSecret }),
      fetch(`${server.url}/api/admin/practice/events`, { headers: { cookie } }),
      sendJson(`${server.url}/api/admin/practice/events/evt/resend`, { times: 1 }, { cookie }),
      fetch(`${server.url}/api/admin/practice/hold`, { method: "POST", headers: { cookie } }),
      sendJson(`${server.url}/api/admin/practice/release`, { order: "created" }, { cookie }),
    ]);
    expect(answers.map((each) => each.status)).toEqual(Array(7).fill(404));
  });

  it("says 503 while the provider does not answer, and the next try is the same payment", async () => {
    vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const key = "o".repeat(32);
    const elsewhere = await startApp({ ...stripe.environment, STRIPE_API_BASE: "http://127.0.0.1:9" });
    const nowhere = await tillOf(elsewhere).post(
      "/api/create-payment-intent",
      { type: "founders_circle" },
      key,
    );
    expect(nowhere.status).toBe(503);
    expect(nowhere.headers.get("retry-after")).toBe("5");
    expect(elsewhere.rows("deposits")).toHaveLength(1);
    await elsewhere.close();
  });
});
