import { z } from "zod";
import { areChildAges } from "#domain/enrolment/families/ages.ts";
import { INTERESTS } from "#domain/enrolment/interest.ts";
import { LEAD_EVENT_KINDS, LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { DEPOSIT_CHILD_AGES, MAX_DEPOSIT_CHILDREN } from "#domain/payments/children.ts";
import { DEPOSIT_STATUSES, PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { leadStatusSchema } from "./enrolment.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, line, MAX_FIELD, text, timestampSchema } from "./text.ts";

export const stats = z.object({
  totalConversations: z.number().int(),
  /** US dollars, paid minus refunded. */
  depositsCollected: z.number(),
  familiesInterested: z.number().int(),
});
export type Stats = z.infer<typeof stats>;

export const lead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** 0, with no ages, while nobody has said. */
  numberOfChildren: z.number().int(),
  childrenAges: z.string(),
  language: languageSchema,
  status: leadStatusSchema,
  createdAt: timestampSchema,
  /** ISO date on which staff mean to act next. */
  nextStepOn: z.iso.date().nullable(),
  /** The e-mail of the member of staff whose it is. */
  owner: z.string().nullable(),
  /** Since when the family waits for an answer; null where it does not. */
  waitsSince: timestampSchema.nullable(),
  /** Counts changes; a change names the version it saw, so that two members of staff cannot undo each other. */
  version: z.number().int(),
});
export type Lead = z.infer<typeof lead>;

/** One thing that happened to a lead, newest first: a submission of the form, a change of status, a payment. */
export const leadEvent = z.object({
  id: z.string(),
  kind: z.enum(LEAD_EVENT_KINDS),
  /**
   * status: `from>to`; next_step: the ISO date, empty when it was removed; submitted: empty at the first submission,
   * `again` at a further one, `payment` when a paid deposit made the lead, which is therefore incomplete.
   * chat: the number of a conversation that is the family's: its form was sent there, or it left an address there.
   * reach: another e-mail or phone that it gave there later; a person puts it with the family's details.
   * question: what the family asked in that conversation and wants a person to answer.
   * added: `by_hand` or `file`; note: its text; owner: the e-mail, empty for nobody; answered: empty;
   * task, task_done: its text; merged: empty, beside what came from the other.
   * corrected: the fields, with commas, such as `name,phone`; what stood there before is not kept.
   * payment: `what:US dollars`, such as `paid:500.00`, `refund_asked:250.00`, `refund_settled:250.00`,
   * `refund_failed:250.00`, `refund_refused:250.00`; `paid_again` when the family had paid the same deposit before; `disputed`, `dispute_won` or `lost` with the deposit's amount;
   * or `quarantined:` and why a person must look: `identity`, `livemode`, `currency` or `amount`.
   */
  detail: z.string(),
  /** What a submission was for, when the family came for something in particular. */
  interest: z.enum(INTERESTS).nullable(),
  /** `family`, `payment`, or the e-mail of the member of staff. */
  by: z.string(),
  createdAt: timestampSchema,
});
export type LeadEvent = z.infer<typeof leadEvent>;

/** First names only, and ages in whole years. */
export const depositChildren = z
  .array(
    z.object({
      name: line(50).pipe(z.string().min(1, "child.name")),
      age: z.number().int().min(DEPOSIT_CHILD_AGES.from).max(DEPOSIT_CHILD_AGES.to),
    }),
  )
  .max(MAX_DEPOSIT_CHILDREN);

const amountSchema = z.string().regex(/^\d+\.\d{2}$/);

export const deposit = z.object({
  id: z.string(),
  /** Whose it is; null where nobody was named. */
  leadId: z.string().nullable(),
  amount: amountSchema,
  status: z.enum(DEPOSIT_STATUSES),
  type: z.enum(PAYMENT_TYPES),
  /** What has become of the money, in US dollars. `remaining` can still be refunded. */
  paid: amountSchema,
  refunded: amountSchema,
  remaining: amountSchema,
  /** What the provider kept, in the currency of the school's account there; null while it is not known. */
  fee: z.object({ amount: amountSchema, currency: z.string() }).nullable(),
  /** A refund did not reach the payer, and what it gave back is still here. */
  refundFailed: z.boolean(),
  createdAt: timestampSchema,
  paidAt: timestampSchema.nullable(),
  payer: z.object({ name: z.string().nullable(), email: z.string().nullable(), language: languageSchema }),
  /** Whose place it holds; empty while nobody has said. */
  children: z.array(z.object({ name: z.string(), age: z.number().int() })),
  stripePaymentIntentId: z.string().optional(),
});
export type Deposit = z.infer<typeof deposit>;

const id = z.string().min(1).max(64);

/** Rows at most in one answer. */
export const LEADS_AT_MOST = 500;

const leadsQuery = z.object({
  /** Part of a name, an address or a telephone number; marks on letters do not matter. */
  search: line(100).optional(),
  status: z.enum(LEAD_STATUSES).optional(),
  limit: z.coerce.number().int().min(1).max(LEADS_AT_MOST).default(LEADS_AT_MOST),
  /** The next ones after a lead: when it was made, in milliseconds since 1970, a point, and its id. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/, "cursor")
    .optional(),
});

export const childrenAges = line(MAX_FIELD).refine(areChildAges, "ages");

/** Corrections that a family asked for. */
export const leadCorrection = z.object({
  name: line(MAX_FIELD).pipe(z.string().min(1, "required")),
  email: text(MAX_FIELD).pipe(z.email("email")),
  phone: line(50).nullable(),
  numberOfChildren: z.number().int().min(1).max(30),
  childrenAges: childrenAges.pipe(z.string().min(1, "required")),
  language: languageSchema,
});

const leadChange = leadCorrection.partial().extend({
  status: z.enum(LEAD_STATUSES).optional(),
  nextStepOn: z.iso.date().nullable().optional(),
  /** The e-mail of a member of staff, or null for nobody. */
  owner: z.string().max(MAX_FIELD).nullable().optional(),
  version: z.number().int().min(0),
});
export type LeadChange = z.input<typeof leadChange>;

/** What a person must look at, though the product works on as well as it can. */
export const DESK_NOTICES = [
  "other_database",
  "webhooks_silent",
  "judge_unreliable",
  "fact_unshown",
  /** The clock has jumped: unless somebody says otherwise, it is believed within a day, and deleting goes on. */
  "clock_doubted",
  /** Items of the safety desk that nobody has closed go within a month. */
  "items_ending",
  /** Mails do not leave, or one was given up. */
  "mails_stuck",
] as const;

export type DeskNotice = (typeof DESK_NOTICES)[number];

const staffUser = z.object({ id: z.string(), email: z.string(), name: z.string() });

export const staffOperations = {
  "GET /api/stats": { summary: "Totals for the dashboard.", access: "staff", output: stats },
  "GET /api/admin/stats": { summary: "The same totals.", access: "staff", output: stats },
  "GET /api/admin/notices": {
    summary: "What is wrong with the installation and wants somebody's look.",
    access: "staff",
    output: z.object({ notices: z.array(z.enum(DESK_NOTICES)) }),
  },
  "GET /api/leads": {
    summary: "Leads, newest first, in short.",
    access: "staff",
    query: leadsQuery,
    output: z.array(
      lead.pick({
        id: true,
        name: true,
        email: true,
        numberOfChildren: true,
        childrenAges: true,
        status: true,
      }),
    ),
  },
  "GET /api/admin/leads": {
    summary: "Leads, newest first.",
    access: "staff",
    query: leadsQuery,
    output: z.array(lead),
  },
  "GET /api/admin/leads/{id}": {
    summary: "One lead as it is now.",
    access: "staff",
    params: z.object({ id }),
    output: lead,
    errors: ["not_found"],
  },
  "GET /api/admin/leads/{id}/history": {
    summary: "What happened to a lead, newest first.",
    access: "staff",
    params: z.object({ id }),
    output: z.array(leadEvent),
    errors: ["not_found"],
  },
  "PATCH /api/admin/leads/{id}": {
    summary:
      "Change a lead's status or next step, or correct what the family told. 409 when it changed meanwhile, the move is not allowed, or the e-mail is another lead's.",
    access: "staff",
    params: z.object({ id }),
    body: leadChange,
    output: lead,
    errors: ["not_found", "conflict"],
  },
  "GET /api/admin/deposits": {
    summary: "The deposits of one lead, newest first.",
    access: "staff",
    query: z.object({ leadId: id }),
    output: z.array(deposit),
  },
  "POST /api/auth/sign-in/email": {
    summary: "Staff sign in. Sets an httpOnly session cookie.",
    access: "public",
    body: z.object({ email: z.email().max(200), password: z.string().min(1).max(200) }),
    countsItself: true,
    /** Where the account has a second factor, nobody is signed in before POST /api/auth/second-factor. */
    output: z.union([z.object({ user: staffUser }), z.object({ secondFactor: z.literal(true) })]),
    errors: ["wrong_credentials"],
  },
  "POST /api/auth/sign-out": {
    summary: "Staff sign out.",
    access: "public",
    output: z.object({ success: z.boolean() }),
  },
  "GET /api/auth/get-session": {
    summary: "Who is signed in; null when nobody is. The session's secret stays in its cookie.",
    access: "public",
    output: z.object({ user: staffUser }).nullable(),
  },
} as const satisfies Record<string, Operation>;
