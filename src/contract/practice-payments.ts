import { z } from "zod";
import { DEPOSIT_STATUSES, PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "#domain/payments/subscription.ts";
import type { Operation } from "./operation.ts";
import { clientSecret } from "./payments.ts";
import { timestampSchema } from "./text.ts";

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

const id = z.string().min(1).max(128);

/** Practice mode: payments through documented test cards, and what can happen to them. */
export const practicePaymentOperations = {
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
