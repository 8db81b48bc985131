import { z } from "zod";
import { SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "#domain/payments/subscription.ts";
import type { Operation } from "./operation.ts";
import { deposit } from "./staff.ts";
import { languageSchema, timestampSchema } from "./text.ts";

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
  /** What of it was given back; null as above. */
  refunded: amount.nullable(),
  /** How often a charge was refused. */
  failures: z.number().int(),
});
export type Subscriber = z.infer<typeof subscriber>;

/** What was paid in all, as the provider has it, in US dollars. Collected is what is neither refunded nor lost. */
export const moneyTotals = z.object({
  deposits: z.object({ paid: amount, refunded: amount, lost: amount, collected: amount }),
  subscriptions: z.object({ paid: amount, refunded: amount, collected: amount }),
});
export type MoneyTotals = z.infer<typeof moneyTotals>;

const rowId = z.string().regex(/^[\w-]{1,64}$/, "row");

const moneyQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MONEY_AT_MOST).default(MONEY_AT_MOST),
  /** The id of the last row of the page before. */
  after: rowId.optional(),
  /** One row alone, in whatever state it is; none when it is not there. */
  id: rowId.optional(),
});

/** The school's money as staff see it. */
export const moneyOperations = {
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
} as const satisfies Record<string, Operation>;
