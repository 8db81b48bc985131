import { z } from "zod";
import { mayEnter } from "#domain/learner/age.ts";
import { DEPOSIT_STATUSES, PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "#domain/payments/subscription.ts";
import type { Operation } from "./operation.ts";
import { deposit, depositChildren } from "./staff.ts";
import { languageSchema, line, MAX_FIELD, text, timestampSchema } from "./text.ts";

/**
 * What proves that a browser may see and pay one payment; for a subscription also what the link in its mails carries,
 * which shows and cancels. It never appears in an address or a log that we write. */
const clientSecret = z.string().regex(/^[A-Za-z0-9_]{10,250}$/, "client_secret");
const secretOutput = z.object({ clientSecret });

/** Only where the provider was asked for this very answer: whether it refused the last attempt to pay. */
const look = z.object({ refused: z.boolean() }).optional();

/** The address that the receipt and whatever else is mailed went to; null before it is paid, or where nobody is known. */
const mailedTo = z.string().nullable();

/** What is being paid for, and what the webhook has established about it. */
export const paymentStatus = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("deposit"),
    look,
    type: z.enum(PAYMENT_TYPES),
    /** US dollars as "500.00". */
    amount: z.string(),
    status: z.enum(DEPOSIT_STATUSES),
    /** When the money was first seen; null while it is unpaid. */
    paidAt: timestampSchema.nullable(),
    /** Shown to the payer once paid; the deposit's own id in short. */
    receiptNumber: z.string().nullable(),
    mailedTo,
    /** True when checkout has to ask who pays: until it is paid, since another person may sit at the same browser. */
    needsPayer: z.boolean(),
  }),
  z.object({
    kind: z.literal("subscription"),
    look,
    plan: z.enum(SUBSCRIPTION_PLANS),
    amount: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    /** When a reserved one is charged first; null once it runs, and for one that is charged at once. */
    firstChargeAt: timestampSchema.nullable(),
    /** ISO time at which the paid month ends. */
    renewsAt: timestampSchema.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    mailedTo,
    needsPayer: z.boolean(),
  }),
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** What the practice card form sends. Only documented test cards are taken; nothing of it is stored or logged. */
export const practiceCard = z.object({
  clientSecret,
  number: z.string().max(30),
  expiry: z.string().max(9),
  cvc: z.string().max(4),
});

/** One event of the practice provider, for staff who want to see what happens when it comes twice or late. */
export const practiceEvent = z.object({
  id: z.string(),
  type: z.string(),
  objectId: z.string(),
  createdAt: timestampSchema,
  delivery: z.enum(["delivered", "held", "waiting", "failed"]),
  attempts: z.number().int(),
});

/** What time, a subscriber or a bank can do to a practice payment. */
export const PRACTICE_LEVERS = [
  "renewal_begins",
  "charge_accepted",
  "charge_declined",
  "month_ends",
  "portal_cancel",
  "portal_keep",
  "portal_switch",
  "refund_settled",
  "refund_failed",
  "dispute_won",
  "dispute_lost",
] as const;
export type PracticeLever = (typeof PRACTICE_LEVERS)[number];

/** A practice payment to which something can happen now. */
export const practicePayment = z.object({
  id: z.string(),
  what: z.enum([...PAYMENT_TYPES, ...SUBSCRIPTION_PLANS]),
  status: z.enum([...DEPOSIT_STATUSES, ...SUBSCRIPTION_STATUSES]),
  payer: z.string().nullable(),
  levers: z.array(z.enum(PRACTICE_LEVERS)),
});

/** Rows at most in one page of money. */
export const MONEY_AT_MOST = 500;

const amount = z.string().regex(/^\d+\.\d{2}$/);

/** A school subscription as staff see it. Sums are US dollars. */
export const subscriber = z.object({
  id: z.string(),
  plan: z.enum(SUBSCRIPTION_PLANS),
  payer: z.object({ name: z.string().nullable(), email: z.string().nullable(), language: languageSchema }),
  status: z.enum(SUBSCRIPTION_STATUSES),
  monthly: amount,
  /** When it was taken out, or the day for which it is reserved. */
  beginsAt: timestampSchema,
  /** When the card is charged next; null when it is not, or when a month is owed and is charged again and again. */
  nextChargeAt: timestampSchema.nullable(),
  /** When it ends, where that was decided beforehand. */
  endsAt: timestampSchema.nullable(),
  /** All that was paid so far; null until it has been asked of the provider. */
  paid: amount.nullable(),
  /** How often a charge was refused. */
  failures: z.number().int(),
});
export type Subscriber = z.infer<typeof subscriber>;

/** What was paid in all, as the provider has it, in US dollars. Collected is what is neither refunded nor lost. */
export const moneyTotals = z.object({
  deposits: z.object({ paid: amount, refunded: amount, lost: amount, collected: amount }),
  subscriptions: z.object({ paid: amount }),
});
export type MoneyTotals = z.infer<typeof moneyTotals>;

const moneyQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MONEY_AT_MOST).default(MONEY_AT_MOST),
  /** The id of the last row of the page before. */
  after: z
    .string()
    .regex(/^[\w-]{1,64}$/, "cursor")
    .optional(),
});

const id = z.string().min(1).max(128);

export const paymentOperations = {
  "GET /api/payments/config": {
    summary: "How payment works here: practice mode, or the provider's publishable key.",
    access: "public",
    output: z.object({
      mode: z.enum(["practice", "test", "live"]),
      publishableKey: z.string().nullable(),
      billingPortalUrl: z.string().nullable(),
    }),
  },
  "POST /api/create-payment-intent": {
    summary: "Start a deposit. The server decides the amount; one that is sent must match (decision 004).",
    access: "public",
    body: z.object({
      /** Whole US dollars. */
      amount: z.number().optional(),
      type: z.enum(PAYMENT_TYPES),
      leadId: z.string().min(1).max(64).nullable().optional(),
    }),
    output: secretOutput,
    errors: ["amount_mismatch", "forbidden", "not_found", "unavailable"],
  },
  "POST /api/create-subscription": {
    summary: "Start a school subscription. One unfinished subscription per browser and plan is reused.",
    access: "public",
    body: z.object({
      planType: z.enum(SUBSCRIPTION_PLANS),
      /** Each month, in whole US dollars; one that is sent must match, as a deposit's. */
      amount: z.number().optional(),
    }),
    output: secretOutput,
    errors: ["amount_mismatch", "unavailable"],
  },
  "POST /api/payments/status": {
    summary:
      "What is paid for, and what the provider has established: its webhook, or with `look` its own answer. Never what a return page claims.",
    access: "public",
    body: secretOutput.extend({ look: z.boolean().optional() }),
    output: paymentStatus,
    errors: ["not_found"],
  },
  "POST /api/payments/payer": {
    summary: "Who pays: asked at checkout, kept with the payment, and used for the receipt and the lead.",
    access: "public",
    body: z.object({
      clientSecret,
      name: line(MAX_FIELD).pipe(z.string().min(2, "form.name")),
      email: text(MAX_FIELD).pipe(z.email("form.email")),
      language: languageSchema,
      /** Whose place a Founders' Circle deposit holds; the checkout always asks. */
      children: depositChildren
        .min(1)
        .refine((children) => children.every(({ age }) => mayEnter(age)), "child.age")
        .optional(),
    }),
    errors: ["not_found", "conflict", "unavailable"],
  },
  "POST /api/payments/cancel-subscription": {
    summary:
      "End a subscription at the end of its month, or at once while it is only reserved: by whoever holds its secret, or the signed link of its mails.",
    access: "public",
    body: secretOutput,
    output: paymentStatus,
    errors: ["not_found", "conflict", "unavailable"],
  },
  "POST /api/payments/manage-link": {
    summary:
      "Mail the signed links of the subscriptions that run under an address to that address. The answer is the same when there are none.",
    access: "public",
    body: z.object({ email: text(MAX_FIELD).pipe(z.email("form.email")), language: languageSchema }),
  },
  "POST /api/practice/confirm": {
    summary: "Practice mode: pay with a documented test card.",
    access: "public",
    body: practiceCard,
    output: z.object({ outcome: z.enum(["succeeded", "requires_action"]) }),
    errors: ["payment_declined", "not_found", "conflict"],
  },
  "POST /api/practice/authenticate": {
    summary: "Practice mode: pass or fail the bank's 3-D Secure step.",
    access: "public",
    body: z.object({ clientSecret, outcome: z.enum(["pass", "fail"]) }),
    output: z.object({ outcome: z.enum(["succeeded"]) }),
    errors: ["payment_declined", "not_found", "conflict"],
  },
  "POST /api/admin/deposits/{id}/refund": {
    summary: 'Refund a deposit, in full or in part (amount as "250.00"). Audited in the lead\'s history.',
    access: "staff",
    proof: true,
    audit: "refund",
    params: z.object({ id }),
    body: z.object({
      amount: z
        .string()
        .regex(/^\d{1,6}\.\d{2}$/)
        .optional(),
    }),
    output: deposit,
    errors: ["not_found", "over_balance", "conflict", "unavailable"],
  },
  "POST /api/payments/receipt": {
    summary: "The receipt of a paid deposit to print, for whoever holds its secret.",
    access: "public",
    body: secretOutput.extend({ language: languageSchema }),
    media: "application/pdf",
    errors: ["not_found"],
  },
  "PATCH /api/admin/deposits/{id}": {
    summary: "Put right who paid a deposit and whose place it holds. Audited.",
    access: "staff",
    audit: "payer_corrected",
    params: z.object({ id }),
    body: z.object({
      name: line(MAX_FIELD).pipe(z.string().min(2, "form.name")),
      email: text(MAX_FIELD).pipe(z.email("form.email")),
      language: languageSchema,
      children: depositChildren,
    }),
    output: deposit,
    errors: ["not_found", "conflict", "unavailable"],
  },
  "GET /api/admin/deposits/{id}/receipt": {
    summary: "The receipt of a paid deposit to print.",
    access: "staff",
    params: z.object({ id }),
    query: z.object({ language: languageSchema }),
    media: "application/pdf",
    errors: ["not_found"],
  },
  "POST /api/admin/deposits/{id}/receipt": {
    summary: "Mail the receipt of a paid deposit to its payer once more.",
    access: "staff",
    params: z.object({ id }),
    errors: ["not_found", "conflict"],
  },
  "GET /api/admin/money": {
    summary: "What deposits and subscriptions brought in all. The database adds it up as it changes.",
    access: "staff",
    output: moneyTotals,
  },
  "GET /api/admin/money/subscriptions": {
    summary: "School subscriptions that were begun, newest first.",
    access: "staff",
    query: moneyQuery,
    output: z.array(subscriber),
  },
  "GET /api/admin/money/deposits": {
    summary: "Deposits that were paid, newest first.",
    access: "staff",
    query: moneyQuery,
    output: z.array(deposit),
  },
  "GET /api/admin/practice/events": {
    summary: "Practice mode: the provider's newest events and how their delivery went.",
    access: "staff",
    output: z.object({ holding: z.boolean(), events: z.array(practiceEvent) }),
    errors: ["not_found"],
  },
  "POST /api/admin/practice/events/{id}/resend": {
    summary: "Practice mode: deliver an event again, once or several times.",
    access: "staff",
    params: z.object({ id }),
    body: z.object({ times: z.number().int().min(1).max(5) }),
    errors: ["not_found"],
  },
  "GET /api/admin/practice/payments": {
    summary: "Practice mode: the newest payments to which something can happen, and what.",
    access: "staff",
    output: z.array(practicePayment),
    errors: ["not_found"],
  },
  "POST /api/admin/practice/payments/{id}": {
    summary: "Practice mode: let it happen to a payment: a renewal, a refused charge, a bank's decision.",
    access: "staff",
    params: z.object({ id }),
    body: z.object({ lever: z.enum(PRACTICE_LEVERS) }),
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/practice/hold": {
    summary: "Practice mode: hold events back.",
    access: "staff",
    errors: ["not_found"],
  },
  "POST /api/admin/practice/release": {
    summary: "Practice mode: deliver what was held, in the order made or reversed.",
    access: "staff",
    body: z.object({ order: z.enum(["created", "reversed"]) }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Operation>;

/**
 * Outside the table, because its body is raw bytes under a signature: `POST /api/stripe/webhook` answers 200
 * `{ "received": true }`, or 400 `bad_signature` and stores nothing.
 */
export const WEBHOOK_PATH = "/api/stripe/webhook";
