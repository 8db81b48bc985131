/** The objects that the sandbox keeps, in Stripe's field names. Fields that begin with `_` never leave it. */
type Metadata = Record<string, string>;
type Base<Kind extends string> = { id: string; object: Kind; created: number; livemode: false };

export type Customer = Base<"customer"> & { email: string | null; name: string | null; metadata: Metadata };

export type Product = Base<"product"> & { active: true; name: string; metadata: Metadata };

export type Price = Base<"price"> & {
  active: true;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  product: string;
  recurring: { interval: "month"; interval_count: 1; usage_type: "licensed" };
  type: "recurring";
  unit_amount: number;
};

export type PaymentMethod = Base<"payment_method"> & {
  type: "card";
  billing_details: { name: string | null; email: string | null };
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  /** Which test card it is, by the name of Stripe's test payment method. */
  _token: string;
};

export type PaymentError = {
  type: "card_error" | "invalid_request_error";
  code: string;
  decline_code?: string;
  message: string;
};

export type PaymentIntent = Base<"payment_intent"> & {
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  client_secret: string;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: { type: "use_stripe_sdk"; use_stripe_sdk: { type: "three_d_secure_redirect" } } | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  setup_future_usage: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  _invoice: string | null;
};

export type Charge = Base<"charge"> & {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  billing_details: PaymentMethod["billing_details"];
  captured: boolean;
  currency: string;
  customer: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: "card"; card: { brand: string; last4: string } };
  refunded: boolean;
  status: "succeeded" | "failed";
  /** Refunds that are not failed, pending ones included: what can no longer be refunded. */
  _committed: number;
};

/** What a charge brought to the school's balance at the provider. */
export type BalanceTransaction = Omit<Base<"balance_transaction">, "livemode"> & {
  amount: number;
  currency: string;
  fee: number;
  net: number;
  source: string;
  type: "charge";
};

export type Refund = Base<"refund"> & {
  amount: number;
  charge: string;
  currency: string;
  failure_reason: string | null;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: "pending" | "succeeded" | "failed";
};

export type Dispute = Base<"dispute"> & {
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "won" | "lost";
};

export type SetupIntent = Base<"setup_intent"> & {
  client_secret: string;
  customer: string;
  last_setup_error: PaymentError | null;
  payment_method: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  usage: "off_session";
  _subscription: string;
};

export type SubscriptionItem = {
  id: string;
  object: "subscription_item";
  current_period_start: number;
  current_period_end: number;
  price: Price;
  quantity: 1;
  subscription: string;
};

export type Subscription = Base<"subscription"> & {
  /** In seconds. What the customer portal sets, without `cancel_at_period_end`; cancelling by the API sets both. */
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  collection_method: "charge_automatically";
  currency: string;
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  items: { object: "list"; data: [SubscriptionItem]; has_more: false; url: string };
  latest_invoice: string;
  metadata: Metadata;
  /** Absent in what was made before reservations were known. */
  pending_setup_intent?: string | null;
  start_date: number;
  trial_end?: number | null;
  status: "incomplete" | "trialing" | "active" | "past_due" | "canceled" | "incomplete_expired";
};

export type Invoice = Base<"invoice"> & {
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  billing_reason: "subscription_create" | "subscription_cycle";
  currency: string;
  customer: string;
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Metadata };
  };
  period_end: number;
  period_start: number;
  /** Where the payer can settle it with any card; null in practice, which has no such page. */
  hosted_invoice_url: string | null;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  total: number;
  /** Empty where nothing is due. */
  _payment_intent: string;
};

export type SandboxEvent = Base<"event"> & {
  api_version: string;
  data: { object: unknown };
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
};

/** Work that waits: a webhook to deliver, a refund to settle. Listed by state, so that a restart finds it. */
export type Task = {
  id: string;
  work:
    | { type: "deliver"; event: string }
    | { type: "settle_refund"; refund: string; outcome: "succeeded" | "failed" }
    | { type: "expire_subscription"; subscription: string };
  state: "due" | "held" | "done" | "failed";
  attempts: number;
  /** In milliseconds. */
  at: number;
};

/** The stored answer to a request that carried an idempotency key. */
export type Answer = { id: string; request: string; at: number; status: number; body: unknown };

/** Whether new events wait for `release`. */
export type Hold = { id: "hold"; held: boolean };

export type Kinds = {
  customer: Customer;
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  charge: Charge;
  balance_transaction: BalanceTransaction;
  refund: Refund;
  dispute: Dispute;
  setup_intent: SetupIntent;
  subscription: Subscription;
  invoice: Invoice;
  event: SandboxEvent;
  task: Task;
  answer: Answer;
  hold: Hold;
};
export type Kind = keyof Kinds;
