import type { Invoice, Subscription } from "./objects.ts";
import type { Unit } from "./unit.ts";

/** A refused renewal is tried this many times before the subscription ends. */
const LAST_ATTEMPT = 4;

/** The first payment starts the subscription, a later one carries it into its next month or back from past due. */
export async function invoicePaid(unit: Unit, invoiceId: string, methodId: string): Promise<void> {
  const old = await unit.need("invoice", invoiceId);
  const invoice: Invoice = {
    ...old,
    amount_paid: old.total,
    amount_remaining: 0,
    attempt_count: old.attempt_count + 1,
    status: "paid",
  };
  unit.put("invoice", invoice);
  const subscription = await unit.need("subscription", invoice.parent.subscription_details.subscription);
  const active: Subscription = { ...subscription, default_payment_method: methodId, status: "active" };
  unit.put("subscription", active);
  await unit.emit("invoice.paid", invoice);
  await unit.emit("invoice.payment_succeeded", invoice);
  await unit.emit("customer.subscription.updated", active);
}

/** An unpaid first invoice leaves the subscription incomplete; an unpaid renewal makes it past due, then ends it. */
export async function invoiceDeclined(unit: Unit, invoiceId: string): Promise<void> {
  const old = await unit.need("invoice", invoiceId);
  const attempts = old.attempt_count + 1;
  const invoice: Invoice = { ...old, attempt_count: attempts };
  unit.put("invoice", invoice);
  await unit.emit("invoice.payment_failed", invoice);
  if (invoice.billing_reason === "subscription_create") return;
  const subscription = await unit.need("subscription", invoice.parent.subscription_details.subscription);
  if (attempts >= LAST_ATTEMPT) {
    unit.put("invoice", { ...invoice, status: "uncollectible" });
    await endSubscription(unit, subscription, "canceled");
  } else if (subscription.status !== "past_due") {
    const late: Subscription = { ...subscription, status: "past_due" };
    unit.put("subscription", late);
    await unit.emit("customer.subscription.updated", late);
  }
}

export async function endSubscription(
  unit: Unit,
  old: Subscription,
  status: "canceled" | "incomplete_expired",
): Promise<Subscription> {
  const ended: Subscription = {
    ...old,
    canceled_at: old.canceled_at ?? (status === "canceled" ? unit.now : null),
    ended_at: unit.now,
    status,
  };
  unit.put("subscription", ended);
  // An expired first payment is an update; only a true end is a deletion.
  const type = status === "canceled" ? "customer.subscription.deleted" : "customer.subscription.updated";
  await unit.emit(type, ended);
  return ended;
}
