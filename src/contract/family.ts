import { z } from "zod";
import { FAMILY_KINDS, type FamilyKind } from "#domain/enrolment/family.ts";
import { INTERESTS } from "#domain/enrolment/interest.ts";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { PLACE_STATES } from "#domain/enrolment/places/place.ts";
import { BOOKING_STATES, VISIT_KINDS } from "#domain/enrolment/visits/visit.ts";
import { CONSENT_PURPOSES } from "#domain/learner/consent.ts";
import { PARENT_QUESTION_STATUSES } from "#domain/packs/parent-support.ts";
import { DEPOSIT_STATUSES, PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { SUBSCRIPTION_PLANS, SUBSCRIPTION_STATUSES } from "#domain/payments/subscription.ts";
import { APPLICATION_STATUSES, TEACHING } from "#domain/site/careers/application.ts";
import { assignmentResult } from "./assignment.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, MAX_FIELD, text, timestampSchema } from "./text.ts";

/** An e-mail address, or the phone number of a family that is reached by phone alone. */
const reach = z.union([z.email("email"), z.string().regex(/^\+?[\d ().-]{8,24}$/, "email")], "email");
const query = z.object({ email: text(MAX_FIELD).pipe(reach) });
const dollars = z.string().regex(/^\d+\.\d{2}$/);
/** Who said what and when. */
export const spokenRecord = <Side extends string>(sides: readonly [Side, ...Side[]]) =>
  z.object({
    createdAt: timestampSchema,
    messages: z.array(z.object({ from: z.enum(sides), text: z.string(), createdAt: timestampSchema })),
  });
/** A conversation of the enrolment chat, with what staff noted of it. */
export const chatRecord = spokenRecord(["visitor", "assistant", "staff"]).extend({
  notes: z.array(z.object({ text: z.string(), createdAt: timestampSchema })),
});
const payer = { name: z.string().nullable(), email: z.string().nullable(), createdAt: timestampSchema };

/** Everything that is kept about a family under its e-mail, as a file that it can be given. */
export const familyRecord = z.object({
  waitlist: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      numberOfChildren: z.number().int(),
      childrenAges: z.string(),
      language: languageSchema,
      status: z.enum(LEAD_STATUSES),
      nextStepOn: z.string().nullable(),
      createdAt: timestampSchema,
      submissions: z.array(
        z.object({
          name: z.string(),
          phone: z.string().nullable(),
          numberOfChildren: z.number().int(),
          childrenAges: z.string(),
          language: languageSchema,
          interest: z.enum(INTERESTS).nullable(),
          times: z.number().int(),
          firstAt: timestampSchema,
          lastAt: timestampSchema,
        }),
      ),
      /** As in the desk's history, without who of the staff it was. */
      history: z.array(z.object({ kind: z.string(), detail: z.string(), createdAt: timestampSchema })),
      /** What the staff meant to do for it. */
      tasks: z.array(
        z.object({ text: z.string(), dueOn: z.string(), isDone: z.boolean(), createdAt: timestampSchema }),
      ),
      visits: z.array(
        z.object({
          kind: z.enum(VISIT_KINDS),
          startsAt: timestampSchema,
          state: z.enum(BOOKING_STATES),
          phone: z.string().nullable(),
          createdAt: timestampSchema,
        }),
      ),
      /** Its children on the list and on seats. */
      places: z.array(
        z.object({
          child: z.string(),
          age: z.number().int().nullable(),
          state: z.enum(PLACE_STATES),
          pod: z.string().nullable(),
          createdAt: timestampSchema,
        }),
      ),
    }),
  ),
  /** Of the enrolment chat: those in which the address stands, or the family sent its form. */
  conversations: z.array(chatRecord),
  questions: z.array(
    z.object({
      question: z.string(),
      language: languageSchema,
      email: z.string().nullable(),
      status: z.enum(PARENT_QUESTION_STATUSES),
      createdAt: timestampSchema,
      answeredAt: timestampSchema.nullable(),
    }),
  ),
  deposits: z.array(
    z.object({
      type: z.enum(PAYMENT_TYPES),
      amount: dollars,
      refunded: dollars,
      status: z.enum(DEPOSIT_STATUSES),
      /** The payment's number at the provider. */
      number: z.string().nullable(),
      /** Whose place it holds. */
      children: z.array(z.object({ name: z.string(), age: z.number().int() })),
      ...payer,
    }),
  ),
  subscriptions: z.array(
    z.object({
      plan: z.enum(SUBSCRIPTION_PLANS),
      monthly: dollars,
      status: z.enum(SUBSCRIPTION_STATUSES),
      number: z.string().nullable(),
      ...payer,
    }),
  ),
  consents: z.array(
    z.object({ purpose: z.enum(CONSENT_PURPOSES), email: z.string(), grantedAt: timestampSchema.nullable() }),
  ),
  profiles: z.array(z.object({ updatedAt: timestampSchema, result: assignmentResult })),
  tutorConversations: z.array(spokenRecord(["child", "tutor"])),
  newsletter: z.array(
    z.object({
      email: z.string(),
      language: languageSchema,
      askedAt: timestampSchema,
      confirmedAt: timestampSchema.nullable(),
    }),
  ),
  applications: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      teaching: z.enum(TEACHING),
      speaks: z.string(),
      from: z.string().nullable(),
      message: z.string(),
      status: z.enum(APPLICATION_STATUSES),
      createdAt: timestampSchema,
    }),
  ),
  /** Mails to the family; the text of one that was sent is not kept. */
  mails: z.array(z.object({ subject: z.string(), status: z.string(), createdAt: timestampSchema })),
} satisfies Record<FamilyKind, z.ZodType>);
export type FamilyRecord = z.infer<typeof familyRecord>;

const counts = z.record(z.enum(FAMILY_KINDS), z.number().int());
export type FamilyCounts = z.infer<typeof counts>;

/** What staff do when a family asks what is kept about it, or wants it gone. */
export const familyOperations = {
  "GET /api/admin/family/export": {
    summary: "Everything that is kept under a family's e-mail.",
    access: "staff",
    proof: true,
    audit: "family_export",
    query,
    output: z.object({ email: z.string(), exportedAt: timestampSchema, kept: familyRecord }),
  },
  "DELETE /api/admin/family": {
    summary:
      "Erase what is kept under a family's e-mail, look again and say what is left. Of payments the amounts stay, without name and e-mail. 409 while a payment is under way or a subscription runs.",
    access: "staff",
    proof: true,
    audit: "family_erased",
    query,
    status: 200,
    output: z.object({
      erased: counts,
      /** Found by a new look after erasing: the proof. */
      left: counts,
      /** Rows of money that stay for the books, without name and e-mail. */
      bookkeeping: z.number().int(),
      /** Copies of mails that lay as files on the server and were deleted. */
      mailFiles: z.number().int(),
    }),
    errors: ["conflict"],
  },
} as const satisfies Record<string, Operation>;
