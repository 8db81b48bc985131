import Stripe from "stripe";
import { type PaymentEvent, WebhookRefused } from "#server/ports/payment-provider.ts";

/** How far a signature's time may lie behind or ahead of ours, in seconds. */
const OLDEST = 300;
const FURTHEST_AHEAD = 60;

/** The kinds of events that the reconciler asks for: each can change what we know. Stripe lists by 20 at most. */
export const WATCHED = [
  ...["payment_intent.succeeded", "payment_intent.payment_failed", "payment_intent.processing"],
  ...["payment_intent.canceled", "charge.refunded", "charge.refund.updated"],
  ...["refund.created", "refund.updated", "refund.failed"],
  ...["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"],
  ...["charge.dispute.funds_withdrawn", "charge.dispute.funds_reinstated"],
  ...["customer.subscription.updated", "customer.subscription.deleted"],
  ...["customer.subscription.paused", "customer.subscription.resumed"],
  ...["invoice.paid", "invoice.payment_failed"],
] as const;

/**
 * The library checks the signature over the exact bytes; the age is checked here, because the library lets a
 * signature from the future pass, and lets any age pass when its tolerance is 0.
 *
 * @throws WebhookRefused
 */
export function verifyStripeWebhook(
  rawBody: string | Uint8Array,
  header: string | null,
  secrets: readonly string[],
  now: Date,
): PaymentEvent {
  if (!header) throw new WebhookRefused("missing_signature");
  if (secrets.length === 0 || rawBody.length === 0) throw new WebhookRefused("bad_signature");
  const times = header.split(",").filter((part) => part.startsWith("t="));
  const seconds = times.length === 1 ? Number(times[0]?.slice(2)) : Number.NaN;
  if (!Number.isSafeInteger(seconds)) throw new WebhookRefused("bad_signature");

  const event = believed(rawBody, header, secrets);
  const age = Math.floor(now.getTime() / 1000) - seconds;
  if (age > OLDEST) throw new WebhookRefused("too_old");
  if (age < -FURTHEST_AHEAD) throw new WebhookRefused("from_the_future");
  if (typeof event?.id !== "string" || typeof event.type !== "string" || !event.data) {
    throw new WebhookRefused("unreadable");
  }
  return paymentEvent(event);
}

/** Signature first: nothing is said about the age of a forgery, which is checked afterwards with our own clock. */
function believed(
  rawBody: string | Uint8Array,
  header: string,
  [secret = "", ...others]: readonly string[],
): Stripe.Event {
  const body = typeof rawBody === "string" ? rawBody : Buffer.from(rawBody);
  try {
    return Stripe.webhooks.constructEvent(body, header, secret, Number.MAX_SAFE_INTEGER);
  } catch (error) {
    const forged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    if (forged && others.length > 0) return believed(rawBody, header, others);
    throw new WebhookRefused(forged ? "bad_signature" : "unreadable");
  }
}

/** Which of our objects an event is about. Its content is not looked at further. */
export function paymentEvent(event: Stripe.Event): PaymentEvent {
  const { id, type, created, livemode } = event;
  const object = event.data.object as unknown as Record<string, unknown>;
  const about = (kind: PaymentEvent["kind"], objectId: unknown): PaymentEvent =>
    typeof objectId === "string"
      ? { id, type, created, livemode, kind, objectId }
      : { id, type, created, livemode, kind: "other", objectId: null };

  if (type.startsWith("payment_intent.")) return about("deposit", object.id);
  if (type.startsWith("charge.") || type.startsWith("refund.")) {
    return about("deposit", idOf(object.payment_intent));
  }
  if (type.startsWith("customer.subscription.")) return about("subscription", object.id);
  if (type.startsWith("invoice.")) return about("subscription", subscriptionOf(object));
  return about("other", null);
}

/** A reference is an id, or the object itself where it was expanded. */
function idOf(reference: unknown): unknown {
  return typeof reference === "object" && reference !== null && "id" in reference ? reference.id : reference;
}

/** `invoice.parent.subscription_details.subscription`; null for an invoice without a subscription. */
export function subscriptionOf(invoice: object): string | null {
  const { parent } = invoice as {
    parent?: { subscription_details?: { subscription?: unknown } | null } | null;
  };
  const id = idOf(parent?.subscription_details?.subscription ?? null);
  return typeof id === "string" ? id : null;
}
