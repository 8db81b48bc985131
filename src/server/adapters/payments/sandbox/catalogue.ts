import { createHash } from "node:crypto";
import { invalid } from "./errors.ts";
import type { Form } from "./form.ts";
import type { Customer, Price, Product } from "./objects.ts";
import type { Unit } from "./unit.ts";

/** Customers, products and prices: what a sale refers to. */
export async function createCustomer(unit: Unit, form: Form): Promise<Customer> {
  form.allow("email", "name", "metadata", "description");
  const customer: Customer = {
    id: unit.id("cus"),
    object: "customer",
    created: unit.now,
    livemode: false,
    email: form.text("email"),
    name: form.text("name"),
    metadata: form.metadata({}),
  };
  unit.put("customer", customer);
  await unit.emit("customer.created", customer);
  return customer;
}

export async function updateCustomer(unit: Unit, form: Form, id: string): Promise<Customer> {
  form.allow("email", "name", "metadata");
  const old = await unit.need("customer", id);
  const customer: Customer = {
    ...old,
    email: form.text("email") ?? old.email,
    name: form.text("name") ?? old.name,
    metadata: form.metadata(old.metadata),
  };
  unit.put("customer", customer);
  await unit.emit("customer.updated", customer);
  return customer;
}

export async function createProduct(unit: Unit, form: Form): Promise<Product> {
  form.allow("name", "metadata");
  return newProduct(unit, form.required("name"), form.metadata({}));
}

async function newProduct(unit: Unit, name: string, metadata: Product["metadata"]): Promise<Product> {
  const product: Product = {
    id: unit.id("prod"),
    object: "product",
    active: true,
    created: unit.now,
    livemode: false,
    metadata,
    name,
  };
  unit.put("product", product);
  await unit.emit("product.created", product);
  return product;
}

/** Monthly prices only. A lookup key belongs to one price. */
export async function createPrice(unit: Unit, form: Form): Promise<Price> {
  form.allow("currency", "lookup_key", "metadata", "product", "product_data", "recurring", "unit_amount");
  if (form.tree("recurring").interval !== "month") {
    throw invalid(
      "Practice mode knows monthly prices only.",
      "parameter_invalid_string",
      "recurring[interval]",
    );
  }
  const amount = form.integer("unit_amount");
  if (amount === null)
    throw invalid("Missing required param: unit_amount.", "parameter_missing", "unit_amount");
  const currency = form.required("currency");
  const key = form.text("lookup_key");
  const id = key === null ? unit.id("price") : priceIdOf(key);
  if ((await unit.find("price", id)) !== null) {
    throw invalid(
      `A price (\`${id}\`) already uses that lookup key.`,
      "resource_already_exists",
      "lookup_key",
    );
  }
  const { name } = form.tree("product_data");
  const product = form.text("product");
  const title = typeof name === "string" ? name : "";
  const metadata = form.metadata({});
  const sold = product ? (await unit.need("product", product)).id : null;
  return newPrice(unit, { id, key, amount, currency, title, metadata, product: sold });
}

type NewPrice = {
  readonly id?: string;
  readonly key: string | null;
  readonly amount: number;
  readonly currency: string;
  /** Names the product that is made where none is given. */
  readonly title: string;
  readonly product?: string | null;
  readonly metadata?: Price["metadata"];
};

export async function newPrice(unit: Unit, asked: NewPrice): Promise<Price> {
  const { key, amount, currency, title, product = null, metadata = {} } = asked;
  const price: Price = {
    id: asked.id ?? (key === null ? unit.id("price") : priceIdOf(key)),
    object: "price",
    active: true,
    created: unit.now,
    currency,
    livemode: false,
    lookup_key: key,
    metadata,
    product: product ?? (await newProduct(unit, title, {})).id,
    recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
    type: "recurring",
    unit_amount: amount,
  };
  unit.put("price", price);
  await unit.emit("price.created", price);
  return price;
}

export async function listPrices(unit: Unit, form: Form): Promise<Price[]> {
  form.allow("active", "lookup_keys", "limit");
  const keys = form.list("lookup_keys");
  if (keys.length === 0) return unit.list("price", { limit: 100 });
  const found = await Promise.all(keys.map((key) => unit.find("price", priceIdOf(String(key)))));
  return found.filter((price) => price !== null);
}

/** The id follows from the lookup key, so that two requests at once cannot both take it. */
export function priceIdOf(lookupKey: string): string {
  return `price_${createHash("sha256").update(lookupKey).digest("hex").slice(0, 24)}`;
}
