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
export const clientSecret = z.string().regex(/^[A-Za-z0-9_]{10,250}$/, "client_secret");
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
} as const satisfies Record<string, Operation>;

/**
 * Outside the table, because its body is raw bytes under a signature: `POST /api/stripe/webhook` answers 200
 * `{ "received": true }`, or 400 `bad_signature` and stores nothing.
 */
export const WEBHOOK_PATH = "/api/stripe/webhook";
