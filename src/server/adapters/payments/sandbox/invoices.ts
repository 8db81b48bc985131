import type { Form } from "./form.ts";
import type { Charge, Invoice, Subscription } from "./objects.ts";
import { closePaymentIntent, newPaymentIntent } from "./payment-intents.ts";
import type { Unit } from "./unit.ts";

/** The invoice of a time in which nothing is charged. */
export async function newFreeInvoice(unit: Unit, subscription: Subscription): Promise<Invoice> {
  const [item] = subscription.items.data;
  const invoice: Invoice = {
    id: unit.id("in"),
    object: "invoice",
    amount_due: 0,
    amount_paid: 0,
    amount_remaining: 0,
    attempt_count: 0,
    billing_reason: "subscription_create",
    created: unit.now,
    currency: subscription.currency,
    customer: subscription.customer,
    hosted_invoice_url: null,
    livemode: false,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: item.current_period_end,
    period_start: item.current_period_start,
    status: "paid",
    total: 0,
    _payment_intent: "",
  };
  unit.put("invoice", invoice, subscription.id);
  await unit.emit("invoice.paid", invoice);
  return invoice;
}

/** An invoice with the payment that settles it. That of a renewal stays a draft for about an hour, as Stripe's does. */
export async function newInvoice(
  unit: Unit,
  subscription: Subscription,
  reason: Invoice["billing_reason"],
): Promise<Invoice> {
  const [item] = subscription.items.data;
  const id = unit.id("in");
  const intent = await newPaymentIntent(unit, {
    amount: item.price.unit_amount,
    currency: subscription.currency,
    customer: subscription.customer,
    description: reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    metadata: {},
    receipt_email: null,
    setup_future_usage: "off_session",
    _invoice: id,
  });
  const invoice: Invoice = {
    id,
    object: "invoice",
    amount_due: intent.amount,
    amount_paid: 0,
    amount_remaining: intent.amount,
    attempt_count: 0,
    billing_reason: reason,
    created: unit.now,
    currency: subscription.currency,
    customer: subscription.customer,
    livemode: false,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: item.current_period_end,
    period_start: item.current_period_start,
    hosted_invoice_url: null,
    status: reason === "subscription_create" ? "open" : "draft",
    total: intent.amount,
    _payment_intent: intent.id,
  };
  unit.put("invoice", invoice, subscription.id);
  await unit.emit(invoice.status === "draft" ? "invoice.created" : "invoice.finalized", invoice);
  return invoice;
}

/** A page of one subscription's invoices, newest first. */
export async function listInvoices(unit: Unit, form: Form): Promise<{ data: Invoice[]; more: boolean }> {
  form.allow("limit", "starting_after", "subscription");
  return page(unit, "invoice", form.required("subscription"), form);
}

async function page<K extends "invoice" | "charge">(unit: Unit, kind: K, parent: string, form: Form) {
  const limit = Math.min(form.integer("limit") ?? 10, 100);
  const before = form.text("starting_after");
  const selection = { parent, limit: limit + 1, ...(before === null ? {} : { before }) };
  const found = await unit.list(kind, selection);
  return { data: found.slice(0, limit), more: found.length > limit };
}

/** What ties an invoice to the payment that settles it. */
export const invoicePayment = ({ id, _payment_intent: intent }: Invoice) => ({
  ...{ id: `inpay_${intent}`, object: "invoice_payment", invoice: id },
  payment: { type: "payment_intent", payment_intent: intent },
});

/** The invoice that a payment was made for, if any. */
export async function listInvoicePayments(unit: Unit, form: Form): Promise<object[]> {
  form.allow("limit", "payment");
  const intent = await unit.find("payment_intent", String(form.tree("payment").payment_intent ?? ""));
  if (intent === null || intent._invoice === null) return [];
  return [invoicePayment(await unit.need("invoice", intent._invoice))];
}

/** A page of one customer's charges, newest first. */
export async function listCharges(unit: Unit, form: Form): Promise<{ data: Charge[]; more: boolean }> {
  form.allow("customer", "limit", "starting_after");
  return page(unit, "charge", form.required("customer"), form);
}

/** Now it can be charged. */
export async function finalizeInvoice(
  unit: Unit,
  draft: Invoice,
  hostedUrl: string | null,
): Promise<Invoice> {
  if (draft.status !== "draft") return draft;
  const invoice: Invoice = { ...draft, hosted_invoice_url: hostedUrl, status: "open" };
  unit.put("invoice", invoice);
  await unit.emit("invoice.finalized", invoice);
  return invoice;
}

/** Withdraws what is still unpaid, and its payment. */
export async function voidOpenInvoice(unit: Unit, subscription: Subscription): Promise<void> {
  const invoice = await unit.need("invoice", subscription.latest_invoice);
  if (invoice.status !== "open" && invoice.status !== "draft") return;
  const voided: Invoice = { ...invoice, status: "void" };
  unit.put("invoice", voided);
  await unit.emit("invoice.voided", voided);
  const intent = await unit.need("payment_intent", invoice._payment_intent);
  if (intent.status !== "succeeded" && intent.status !== "canceled") {
    await closePaymentIntent(unit, intent, "void_invoice");
  }
}

/** One calendar month later, the last day where that day does not exist; in seconds. */
export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
