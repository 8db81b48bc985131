import { endSubscription } from "./billing.ts";
import { attemptCharge } from "./charging.ts";
import { invalid, SandboxError } from "./errors.ts";
import type { Form } from "./form.ts";
import { finalizeInvoice, monthAfter, newFreeInvoice, newInvoice, voidOpenInvoice } from "./invoices.ts";
import type { Subscription, SubscriptionItem } from "./objects.ts";
import { closeSetupIntent, newSetupIntent } from "./setup-intents.ts";
import type { Unit } from "./unit.ts";

/** The first payment may take this long, in milliseconds; then the subscription expires. */
const FIRST_PAYMENT_WITHIN = 23 * 60 * 60 * 1000;

export async function createSubscription(unit: Unit, form: Form): Promise<Subscription> {
  form.allow(
    "customer",
    "description",
    "items",
    "metadata",
    "payment_behavior",
    "payment_settings",
    "trial_end",
    "trial_settings",
  );
  const trialEnd = form.integer("trial_end");
  if (form.required("payment_behavior") !== "default_incomplete") {
    throw invalid(
      "Practice mode starts subscriptions with default_incomplete only.",
      "parameter_invalid_string",
      "payment_behavior",
    );
  }
  const customer = await unit.need("customer", form.required("customer"));
  const [item] = form.list("items");
  const priceId = typeof item === "object" ? item.price : undefined;
  if (typeof priceId !== "string" || form.list("items").length !== 1) {
    throw invalid("Practice mode takes exactly one price.", "parameter_missing", "items[0][price]");
  }
  const price = await unit.need("price", priceId);
  const id = unit.id("sub");
  const start = unit.now;
  const first: SubscriptionItem = {
    id: unit.id("si"),
    object: "subscription_item",
    current_period_end: trialEnd ?? monthAfter(start),
    current_period_start: start,
    price,
    quantity: 1,
    subscription: id,
  };
  const draft: Subscription = {
    id,
    object: "subscription",
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: "charge_automatically",
    created: unit.now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: null,
    ended_at: null,
    items: {
      object: "list",
      data: [first],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: "",
    livemode: false,
    metadata: form.metadata({}),
    pending_setup_intent: null,
    start_date: start,
    trial_end: trialEnd,
    status: "incomplete",
  };
  if (trialEnd !== null) return reserve(unit, draft, trialEnd);
  const invoice = await newInvoice(unit, draft, "subscription_create");
  const subscription: Subscription = { ...draft, latest_invoice: invoice.id };
  unit.put("subscription", subscription);
  await unit.emit("customer.subscription.created", subscription);
  unit.queue({ type: "expire_subscription", subscription: id }, FIRST_PAYMENT_WITHIN);
  return subscription;
}

/** Charged first when its trial ends; until then only the card is kept. */
async function reserve(unit: Unit, draft: Subscription, trialEnd: number): Promise<Subscription> {
  if (trialEnd <= unit.now) {
    throw invalid("The trial must end in the future.", "parameter_invalid_integer", "trial_end");
  }
  const invoice = await newFreeInvoice(unit, draft);
  const setup = await newSetupIntent(unit, draft.customer, draft.id);
  const subscription: Subscription = {
    ...draft,
    latest_invoice: invoice.id,
    pending_setup_intent: setup.id,
    status: "trialing",
  };
  unit.put("subscription", subscription);
  await unit.emit("customer.subscription.created", subscription);
  return subscription;
}

export async function updateSubscription(unit: Unit, form: Form, id: string): Promise<Subscription> {
  form.allow("cancel_at_period_end", "metadata", "proration_behavior", "trial_end");
  const old = await unit.need("subscription", id);
  requireRunning(old);
  const atEnd = form.flag("cancel_at_period_end") ?? old.cancel_at_period_end;
  const moved = postponed(unit, old, form.integer("trial_end"));
  const subscription: Subscription = {
    ...moved,
    cancel_at: atEnd ? moved.items.data[0].current_period_end : null,
    cancel_at_period_end: atEnd,
    canceled_at: atEnd ? (old.canceled_at ?? unit.now) : null,
    metadata: form.metadata(old.metadata),
  };
  unit.put("subscription", subscription);
  await unit.emit("customer.subscription.updated", subscription);
  return subscription;
}

/** A trial that ends on another day; of a subscription that is charged already none begins. */
function postponed(unit: Unit, old: Subscription, trialEnd: number | null): Subscription {
  if (trialEnd === null) return old;
  if (old.status !== "trialing" || trialEnd <= unit.now) {
    throw invalid("The trial must end in the future.", "parameter_invalid_integer", "trial_end");
  }
  const [item] = old.items.data;
  const items = { ...old.items, data: [{ ...item, current_period_end: trialEnd }] as [typeof item] };
  return { ...old, trial_end: trialEnd, items };
}

export async function cancelSubscription(unit: Unit, form: Form, id: string): Promise<Subscription> {
  form.allow();
  const old = await unit.need("subscription", id);
  requireRunning(old);
  await voidOpenInvoice(unit, old);
  await closeSetupIntent(unit, old);
  return endSubscription(unit, old, "canceled");
}

/** A first payment that never came. */
export async function expireSubscription(unit: Unit, id: string): Promise<void> {
  const old = await unit.need("subscription", id);
  if (old.status !== "incomplete") return;
  await voidOpenInvoice(unit, old);
  await endSubscription(unit, old, "incomplete_expired");
}

/**
 * A new month begins: the period moves at once, and its invoice is a draft for about an hour before it is charged.
 *
 * @throws SandboxError 400 when no month can begin now
 */
export async function beginRenewal(unit: Unit, id: string): Promise<void> {
  const old = await unit.need("subscription", id);
  requireRunning(old);
  if (old.status !== "active" || willEnd(old) || !(await isSettled(unit, old))) {
    throw invalid("No renewal of this subscription can begin now.", "subscription_unexpected_state");
  }
  await startNextMonth(unit, old);
}

/**
 * The next thing that time brings to a subscription. A refused charge is an outcome here, not an error.
 *
 * @param hostedUrl where an invoice's payer can settle it
 * @throws SandboxError 400 when the subscription has already ended
 */
export async function advanceSubscription(
  unit: Unit,
  id: string,
  refuse: boolean,
  hostedUrl: string | null = null,
): Promise<void> {
  const begun = await unit.need("subscription", id);
  requireRunning(begun);
  if (begun.status === "incomplete") return expireSubscription(unit, id);
  if (begun.status === "trialing" && begun.default_payment_method === null) {
    // As `trial_settings` says of a trial that ends without a card.
    await closeSetupIntent(unit, begun);
    await endSubscription(unit, begun, "canceled");
    return;
  }
  // A trial ends as a month does: the next one begins, and is charged.
  const old: Subscription = begun.status === "trialing" ? { ...begun, status: "active" } : begun;
  const settled = await isSettled(unit, old);
  if (settled && willEnd(old)) {
    await endSubscription(unit, old, "canceled");
    return;
  }
  const renewed = settled ? await startNextMonth(unit, old) : old;
  const invoice = await finalizeInvoice(
    unit,
    await unit.need("invoice", renewed.latest_invoice),
    hostedUrl === null ? null : `${hostedUrl}/${renewed.latest_invoice}`,
  );
  const intent = await unit.need("payment_intent", invoice._payment_intent);
  const method = await unit.need("payment_method", renewed.default_payment_method ?? "");
  try {
    await attemptCharge(unit, intent, method, { payerPresent: false, refuse });
  } catch (error) {
    if (!(error instanceof SandboxError && error.keepsWrites)) throw error;
  }
}

const willEnd = (subscription: Subscription) =>
  subscription.cancel_at_period_end || (subscription.cancel_at ?? null) !== null;

/** Whether the month that runs is paid. */
async function isSettled(unit: Unit, subscription: Subscription): Promise<boolean> {
  return (await unit.need("invoice", subscription.latest_invoice)).status === "paid";
}

async function startNextMonth(unit: Unit, old: Subscription): Promise<Subscription> {
  const [item] = old.items.data;
  const start = item.current_period_end;
  const next: Subscription = {
    ...old,
    items: {
      ...old.items,
      data: [{ ...item, current_period_start: start, current_period_end: monthAfter(start) }],
    },
  };
  const invoice = await newInvoice(unit, next, "subscription_cycle");
  const renewed: Subscription = { ...next, latest_invoice: invoice.id };
  unit.put("subscription", renewed);
  await unit.emit("customer.subscription.updated", renewed);
  return renewed;
}

export function requireRunning(subscription: Subscription): void {
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired") {
    throw new SandboxError(404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such subscription: '${subscription.id}'`,
      param: "id",
    });
  }
}
