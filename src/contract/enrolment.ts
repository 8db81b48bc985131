import { z } from "zod";
import { INTERESTS } from "#domain/enrolment/interest.ts";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import type { Operation } from "./operation.ts";
import {
  languageSchema,
  line,
  MAX_FIELD,
  MAX_MESSAGE,
  sessionIdSchema,
  text,
  timestampSchema,
} from "./text.ts";

export const chatRequest = z.object({
  message: text(MAX_MESSAGE).pipe(z.string().min(1, "required")),
  sessionId: sessionIdSchema,
  language: languageSchema,
});

/** The family waits for a person of the school, who answers at the latest by then; null when nothing can be promised. */
const awaits = z.object({ by: timestampSchema.nullable() });

/** The assistant's answer. `suggestions` are topics offered as chips when the question was not clear. */
export const chatReply = z.object({
  message: z.string(),
  needsContactForm: z.boolean(),
  needsPayment: z.boolean(),
  paymentType: z.enum(PAYMENT_TYPES).nullable(),
  suggestions: z.array(z.string()).max(3).optional(),
  /** The first name of the person who has taken the chat over: then the assistant says nothing, and `message` is empty. */
  writer: z.string().optional(),
  awaits: awaits.optional(),
});
export type ChatReply = z.infer<typeof chatReply>;

export const conversationMessage = z.object({
  id: z.string(),
  message: z.string(),
  isAi: z.boolean(),
  createdAt: timestampSchema,
  /** Present on an assistant's message, so that a reloaded page shows the same form or panel again. */
  needsContactForm: z.boolean().optional(),
  needsPayment: z.boolean().optional(),
  paymentType: z.enum(PAYMENT_TYPES).nullable().optional(),
  suggestions: z.array(z.string()).optional(),
  awaits: awaits.optional(),
  /** The first name of the person of the school who wrote it; absent from what the family or the assistant said. */
  writer: z.string().optional(),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

/**
 * The waitlist form; the page and the server parse the same object. Messages are keys of the copy dictionaries
 * (`form.*`), so that both languages show their own sentence. Rules: parent-side specification §5.
 */
export const leadRequest = z.object({
  name: line(MAX_FIELD).pipe(z.string().min(2, "form.name")),
  email: text(MAX_FIELD).pipe(z.email("form.email")),
  phone: line(MAX_FIELD)
    .optional()
    .nullable()
    .transform((value) => value || undefined),
  numberOfChildren: z
    .number("form.children")
    .int("form.children")
    .min(1, "form.children")
    .max(30, "form.children"),
  childrenAges: line(MAX_FIELD).pipe(z.string().min(1, "form.ages")),
  language: languageSchema,
  /** What in particular the family came for: a companion plan or a deposit. */
  interest: z.enum(INTERESTS).optional(),
  /** The chat in this tab: if it is the caller's own, it belongs to the lead from then on. */
  sessionId: sessionIdSchema.optional(),
  /** Accepted because the specified call sends it; the server ignores it: leads from the form start as new. */
  status: z.unknown().optional(),
});

/** The form as the page sees it: the same rules and the 18-or-older line (decision 006). */
export const waitlistForm = leadRequest
  .omit({ language: true, interest: true, sessionId: true, status: true })
  .extend({
    adult: z.literal(true, "form.adult"),
  });
export type WaitlistForm = z.input<typeof waitlistForm>;

export const leadStatusSchema = z.enum(LEAD_STATUSES);

/** What may change in a conversation while the family looks at it. */
export const conversationNow = z.object({
  /** The first name of the person who has taken it over; null while the assistant answers. */
  writer: z.string().nullable(),
  /** The newest of what people of the school wrote, oldest first. */
  messages: z.array(conversationMessage),
});
export type ConversationNow = z.infer<typeof conversationNow>;

const conversationOutput = z.array(conversationMessage);

export const enrolmentOperations = {
  "POST /api/chat": {
    summary: "Ask the enrolment assistant. Streams when asked with Accept: text/event-stream.",
    access: "public",
    body: chatRequest,
    output: chatReply,
    errors: ["forbidden"],
    streams: true,
  },
  "GET /api/conversations/{sessionId}": {
    summary: "The messages of a conversation, oldest first, to the browser that opened it and to staff.",
    access: "public",
    params: z.object({ sessionId: sessionIdSchema }),
    output: conversationOutput,
    errors: ["forbidden"],
  },
  "GET /api/conversations": {
    summary: "The same, with the session id in the query.",
    access: "public",
    query: z.object({ sessionId: sessionIdSchema }),
    output: conversationOutput,
    errors: ["forbidden"],
  },
  "GET /api/conversations/{sessionId}/now": {
    summary:
      "Whether a person has taken the conversation over, and what people wrote in it, to the browser that opened it. Streams each change when asked with Accept: text/event-stream.",
    access: "public",
    params: z.object({ sessionId: sessionIdSchema }),
    output: conversationNow,
    errors: ["forbidden", "not_found"],
    follows: true,
  },
  "POST /api/leads": {
    summary: "Join the waitlist. A known e-mail adds a submission to the same lead.",
    access: "public",
    body: leadRequest,
    output: z.object({ id: z.string() }),
  },
} as const satisfies Record<string, Operation>;
