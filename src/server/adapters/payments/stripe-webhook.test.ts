import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { signWebhook } from "./sandbox/delivery.ts";
import { paymentEvent, verifyStripeWebhook } from "./stripe-webhook.ts";

const SECRET = "whsec_test";
const NOW = new Date("2026-03-31T10:00:00.000Z");
const SECONDS = NOW.getTime() / 1000;

const event = (type: string, object: object) => ({
  id: "evt_1",
  object: "event",
  type,
  created: SECONDS,
  livemode: false,
  data: { object },
});
// Spacing as Stripe sends it: parsing and writing it again gives other bytes.
const BODY = JSON.stringify(event("payment_intent.succeeded", { id: "pi_1", name: "Zoë" }), null, 2);
const signed = (seconds: number, payload = BODY, secret = SECRET) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds });
const verify = (body: string | Uint8Array, header: string | null, secrets: readonly string[] = [SECRET]) =>
  verifyStripeWebhook(body, header, secrets, NOW);

describe("a webhook's signature", () => {
  it("is believed over the exact bytes", () => {
    const known = {
      id: "evt_1",
      type: "payment_intent.succeeded",
      created: SECONDS,
      livemode: false,
      kind: "deposit",
      objectId: "pi_1",
    };
    expect(verify(BODY, signed(SECONDS))).toEqual(known);
    expect(verify(new TextEncoder().encode(BODY), signed(SECONDS))).toEqual(known);
  });

  it("is believed under each of several secrets, and under no other", () => {
    const both = ["whsec_new", SECRET];
    expect(verify(BODY, signed(SECONDS), both).id).toBe("evt_1");
    expect(verify(BODY, signed(SECONDS, BODY, "whsec_new"), both).id).toBe("evt_1");
    expect(() => verify(BODY, signed(SECONDS, BODY, "whsec_gone"), both)).toThrow("bad_signature");
  });

  it("is the same whether the sandbox or Stripe's library makes it", () => {
    expect(signWebhook(BODY, SECRET, SECONDS)).toBe(signed(SECONDS));
  });

  it.each([
    ["no header", BODY, null, "missing_signature"],
    ["an empty header", BODY, "", "missing_signature"],
    ["nonsense", BODY, "nonsense", "bad_signature"],
    ["no time", BODY, signed(SECONDS).replace(/^t=\d+,/, ""), "bad_signature"],
    ["a time that is none", BODY, signed(SECONDS).replace(/^t=\d+/, "t=soon"), "bad_signature"],
    ["two times", BODY, `t=${SECONDS},${signed(SECONDS)}`, "bad_signature"],
    ["another secret", BODY, signed(SECONDS, BODY, "whsec_other"), "bad_signature"],
    ["another time", BODY, signed(SECONDS).replace(`${SECONDS}`, `${SECONDS + 1}`), "bad_signature"],
    ["another body", BODY.replace("pi_1", "pi_2"), signed(SECONDS), "bad_signature"],
    ["a body written again", JSON.stringify(JSON.parse(BODY)), signed(SECONDS), "bad_signature"],
    ["no body", "", signed(SECONDS, ""), "bad_signature"],
    ["301 seconds of age", BODY, signed(SECONDS - 301), "too_old"],
    ["61 seconds ahead", BODY, signed(SECONDS + 61), "from_the_future"],
    ["an hour ahead", BODY, signed(SECONDS + 3600), "from_the_future"],
    ["an old forgery", BODY, signed(SECONDS - 301, BODY, "whsec_other"), "bad_signature"],
    ["signed nonsense", "nonsense", signed(SECONDS, "nonsense"), "unreadable"],
    ["signed null", "null", signed(SECONDS, "null"), "unreadable"],
    ["signed emptiness", "{}", signed(SECONDS, "{}"), "unreadable"],
  ])("is refused with %s", (_name, body, header, fault) => {
    expect(() => verify(body, header)).toThrow(expect.objectContaining({ name: "WebhookRefused", fault }));
  });

  it.each([SECONDS - 300, SECONDS + 60])("may be from %d", (seconds) => {
    expect(verify(BODY, signed(seconds)).id).toBe("evt_1");
  });

  it("is refused while no secret is configured", () => {
    expect(() => verify(BODY, signed(SECONDS), [])).toThrow("bad_signature");
  });
});

describe("what an event is about", () => {
  it.each([
    ["payment_intent.payment_failed", { id: "pi_1" }, "deposit", "pi_1"],
    ["charge.refunded", { id: "ch_1", payment_intent: "pi_1" }, "deposit", "pi_1"],
    ["charge.dispute.created", { id: "du_1", payment_intent: { id: "pi_1" } }, "deposit", "pi_1"],
    ["refund.failed", { id: "re_1", payment_intent: "pi_1" }, "deposit", "pi_1"],
    ["charge.succeeded", { id: "ch_1", payment_intent: null }, "other", null],
    ["customer.subscription.deleted", { id: "sub_1" }, "subscription", "sub_1"],
    [
      "invoice.paid",
      { id: "in_1", parent: { subscription_details: { subscription: "sub_1" } } },
      "subscription",
      "sub_1",
    ],
    ["invoice.paid", { id: "in_1", parent: null }, "other", null],
    ["customer.created", { id: "cus_1" }, "other", null],
  ])("%s %j", (type, object, kind, objectId) => {
    expect(paymentEvent(event(type, object) as unknown as Stripe.Event)).toMatchObject({ kind, objectId });
  });
});
