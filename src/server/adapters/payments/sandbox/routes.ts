import * as catalogue from "./catalogue.ts";
import { SandboxError } from "./errors.ts";
import { listEvents } from "./events.ts";
import { render } from "./expand.ts";
import type { Form } from "./form.ts";
import { listCharges, listInvoicePayments, listInvoices } from "./invoices.ts";
import type { Kind } from "./objects.ts";
import * as intents from "./payment-intents.ts";
import * as refunds from "./refunds.ts";
import * as subscriptions from "./subscriptions.ts";
import type { Unit } from "./unit.ts";

type Handler = (unit: Unit, form: Form, id: string) => Promise<object>;

const retrieve =
  (kind: Kind): Handler =>
  async (unit, form, id) => {
    form.allow();
    return unit.need(kind, id);
  };

const list =
  (url: string, read: (unit: Unit, form: Form) => Promise<object[]>): Handler =>
  async (unit, form) => ({ object: "list", data: await read(unit, form), has_more: false, url });

/** The part of Stripe's API that the adapter uses. `:id` is one path segment. */
const ROUTES: Record<string, Handler> = {
  "POST /v1/customers": catalogue.createCustomer,
  "GET /v1/customers/:id": retrieve("customer"),
  "POST /v1/customers/:id": catalogue.updateCustomer,
  "POST /v1/products": catalogue.createProduct,
  "GET /v1/products/:id": retrieve("product"),
  "POST /v1/prices": catalogue.createPrice,
  "GET /v1/prices": list("/v1/prices", catalogue.listPrices),
  "GET /v1/prices/:id": retrieve("price"),
  "POST /v1/payment_intents": intents.createPaymentIntent,
  "GET /v1/payment_intents/:id": retrieve("payment_intent"),
  "POST /v1/payment_intents/:id": intents.updatePaymentIntent,
  "POST /v1/payment_intents/:id/confirm": intents.confirmPaymentIntent,
  "POST /v1/payment_intents/:id/cancel": intents.cancelPaymentIntent,
  "GET /v1/payment_methods/:id": retrieve("payment_method"),
  "GET /v1/charges": async (unit, form) => {
    const { data, more } = await listCharges(unit, form);
    return { object: "list", data, has_more: more, url: "/v1/charges" };
  },
  "GET /v1/charges/:id": retrieve("charge"),
  "POST /v1/refunds": refunds.createRefund,
  "GET /v1/refunds": list("/v1/refunds", refunds.listRefunds),
  "GET /v1/refunds/:id": retrieve("refund"),
  "GET /v1/disputes": list("/v1/disputes", refunds.listDisputes),
  "GET /v1/disputes/:id": retrieve("dispute"),
  "POST /v1/subscriptions": subscriptions.createSubscription,
  "GET /v1/subscriptions/:id": retrieve("subscription"),
  "POST /v1/subscriptions/:id": subscriptions.updateSubscription,
  "DELETE /v1/subscriptions/:id": subscriptions.cancelSubscription,
  "GET /v1/invoices": async (unit, form) => {
    const { data, more } = await listInvoices(unit, form);
    return { object: "list", data, has_more: more, url: "/v1/invoices" };
  },
  "GET /v1/invoice_payments": list("/v1/invoice_payments", listInvoicePayments),
  "GET /v1/invoices/:id": retrieve("invoice"),
  "GET /v1/events": async (unit, form) => {
    const { data, more } = await listEvents(unit, form);
    return { object: "list", data, has_more: more, url: "/v1/events" };
  },
  "GET /v1/events/:id": retrieve("event"),
};

/** Runs one request inside a unit. @throws SandboxError */
export async function dispatch(unit: Unit, method: string, path: string, form: Form): Promise<object> {
  const [, version, resource, id = "", action] = path.split("/");
  const pattern = [`/${version}/${resource}`, ...(id ? [":id"] : []), ...(action ? [action] : [])].join("/");
  const name = `${method} ${pattern}`;
  const handler = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (!handler) {
    throw new SandboxError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}). Practice mode knows a part of the API only.`,
    });
  }
  return render(unit, await handler(unit, form, id), form);
}
