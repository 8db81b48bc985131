import { invalid } from "./errors.ts";
import type { Form } from "./form.ts";
import { invoicePayment } from "./invoices.ts";
import type { Kind } from "./objects.ts";
import { type Unit, visible } from "./unit.ts";

type Plain = Record<string, unknown>;

/** Fields that hold an id and can hold the object instead. */
const REFERENCES: Record<string, Kind> = {
  balance_transaction: "balance_transaction",
  customer: "customer",
  invoice: "invoice",
  latest_charge: "charge",
  latest_invoice: "invoice",
  payment_intent: "payment_intent",
  payment_method: "payment_method",
  pending_setup_intent: "setup_intent",
  product: "product",
};

/** The answer to a request: without private fields, and with what `expand` asks for in place of ids. */
export async function render(unit: Unit, value: object, form: Form): Promise<Plain> {
  const plain = visible(value);
  for (const path of form.list("expand")) await expand(unit, plain, String(path).split("."), String(path));
  return plain;
}

async function expand(unit: Unit, on: Plain, [field, ...rest]: string[], path: string): Promise<void> {
  if (field === undefined) return;
  if (field === "data" && Array.isArray(on.data)) {
    for (const entry of on.data as Plain[]) await expand(unit, entry, rest, path);
    return;
  }
  const current = on[field];
  if (field === "refunds" && on.object === "charge") {
    const data = await unit.list("refund", { parent: String(on.payment_intent), limit: 10 });
    on[field] = { object: "list", data: data.map(visible), has_more: data.length === 10, url: "/v1/refunds" };
  } else if (field === "confirmation_secret" && on.object === "invoice") {
    const invoice = await unit.need("invoice", String(on.id));
    const intent = await unit.find("payment_intent", invoice._payment_intent);
    on[field] = intent && { client_secret: intent.client_secret, type: "payment_intent" };
  } else if (field === "payments" && on.object === "invoice") {
    const invoice = await unit.need("invoice", String(on.id));
    const data = invoice._payment_intent === "" ? [] : [invoicePayment(invoice)];
    on[field] = { object: "list", data, has_more: false, url: "/v1/invoice_payments" };
  } else if (field in REFERENCES && typeof current === "string") {
    on[field] = visible(await unit.need(REFERENCES[field] as Kind, current));
  } else if (current === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, "parameter_invalid_string", "expand");
  }
  const next = on[field];
  if (rest.length > 0 && typeof next === "object" && next !== null) {
    await expand(unit, next as Plain, rest, path);
  }
}
