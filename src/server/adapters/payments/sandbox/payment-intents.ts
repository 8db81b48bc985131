import { cardOfToken, type KnownCard } from "./cards.ts";
import { attemptCharge } from "./charging.ts";
import { invalid, SandboxError } from "./errors.ts";
import type { Form } from "./form.ts";
import { newSecret } from "./ids.ts";
import type { PaymentIntent, PaymentMethod } from "./objects.ts";
import type { Unit } from "./unit.ts";

/** The smallest charge the real provider accepts in US dollars, in cents. */
const SMALLEST = 50;
const TOO_SMALL = "The amount is smaller than the smallest that can be charged.";

export async function createPaymentIntent(unit: Unit, form: Form): Promise<PaymentIntent> {
  form.allow(
    "amount",
    "automatic_payment_methods",
    "currency",
    "customer",
    "description",
    "metadata",
    "payment_method_types",
    "receipt_email",
    "setup_future_usage",
  );
  const amount = form.integer("amount");
  if (amount === null) throw invalid("Missing required param: amount.", "parameter_missing", "amount");
  if (amount < SMALLEST) {
    throw invalid(TOO_SMALL, "amount_too_small", "amount");
  }
  const currency = form.required("currency").toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) {
    throw invalid(`Invalid currency: ${currency}`, "parameter_invalid_string", "currency");
  }
  const customer = form.text("customer");
  if (customer) await unit.need("customer", customer);
  return newPaymentIntent(unit, {
    amount,
    currency,
    customer,
    description: form.text("description"),
    metadata: form.metadata({}),
    receipt_email: form.text("receipt_email"),
    setup_future_usage: form.text("setup_future_usage"),
    _invoice: null,
  });
}

type Asked = Pick<
  PaymentIntent,
  | "amount"
  | "currency"
  | "customer"
  | "description"
  | "metadata"
  | "receipt_email"
  | "setup_future_usage"
  | "_invoice"
>;

export async function newPaymentIntent(unit: Unit, asked: Asked): Promise<PaymentIntent> {
  const id = unit.id("pi");
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newSecret()}`,
    created: unit.now,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ["card"],
    status: "requires_payment_method",
    ...asked,
  };
  unit.put("payment_intent", intent);
  await unit.emit("payment_intent.created", intent);
  return intent;
}

export async function updatePaymentIntent(unit: Unit, form: Form, id: string): Promise<PaymentIntent> {
  form.allow("amount", "description", "metadata", "receipt_email");
  const old = await unit.need("payment_intent", id);
  const amount = form.integer("amount");
  if (amount !== null && amount !== old.amount) {
    requireOpen(old, "update");
    if (amount < SMALLEST) throw invalid(TOO_SMALL, "amount_too_small", "amount");
  }
  const intent: PaymentIntent = {
    ...old,
    amount: amount ?? old.amount,
    description: form.text("description") ?? old.description,
    metadata: form.metadata(old.metadata),
    receipt_email: form.text("receipt_email") ?? old.receipt_email,
  };
  unit.put("payment_intent", intent);
  return intent;
}

/** Over HTTP only Stripe's named test payment methods can be used; numbers come through the practice form. */
export async function confirmPaymentIntent(unit: Unit, form: Form, id: string): Promise<PaymentIntent> {
  form.allow("payment_method", "return_url", "off_session");
  const intent = await unit.need("payment_intent", id);
  requireOpen(intent, "confirm");
  const token = form.required("payment_method");
  const card = cardOfToken(token);
  const method = card
    ? newPaymentMethod(unit, card, { name: null, email: null }, { month: 12, year: 2099 })
    : await unit.need("payment_method", token);
  return attemptCharge(unit, intent, method, { payerPresent: form.flag("off_session") !== true });
}

export async function cancelPaymentIntent(unit: Unit, form: Form, id: string): Promise<PaymentIntent> {
  form.allow("cancellation_reason");
  const old = await unit.need("payment_intent", id);
  requireOpen(old, "cancel");
  return closePaymentIntent(unit, old, form.text("cancellation_reason"));
}

export async function closePaymentIntent(
  unit: Unit,
  old: PaymentIntent,
  reason: string | null,
): Promise<PaymentIntent> {
  const intent: PaymentIntent = {
    ...old,
    canceled_at: unit.now,
    cancellation_reason: reason,
    next_action: null,
    status: "canceled",
  };
  unit.put("payment_intent", intent);
  await unit.emit("payment_intent.canceled", intent);
  return intent;
}

export function newPaymentMethod(
  unit: Unit,
  card: KnownCard,
  payer: PaymentMethod["billing_details"],
  expiry: { month: number; year: number },
): PaymentMethod {
  const method: PaymentMethod = {
    id: unit.id("pm"),
    object: "payment_method",
    billing_details: payer,
    card: { brand: card.brand, last4: card.last4, exp_month: expiry.month, exp_year: expiry.year },
    created: unit.now,
    livemode: false,
    type: "card",
    _token: card.token,
  };
  unit.put("payment_method", method);
  return method;
}

export function requireOpen(intent: PaymentIntent, verb: "confirm" | "cancel" | "update"): void {
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw new SandboxError(400, {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    });
  }
}
