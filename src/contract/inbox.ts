import { z } from "zod";
import { isTimeZone } from "#domain/enrolment/inbox/hours.ts";
import { MARKS } from "#domain/enrolment/inbox/standing.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { conversationMessage } from "./enrolment.ts";
import type { Operation } from "./operation.ts";
import { lead } from "./staff.ts";
import { languageSchema, line, MAX_FIELD, MAX_MESSAGE, text, timestampSchema } from "./text.ts";

/** Rows at most in one answer. */
export const INBOX_PAGE = 25;

const minutes = z.number().int().min(0).max(1440);
const dayHours = z
  .object({ from: minutes, to: minutes })
  .refine(({ from, to }) => from < to, "hours.order")
  .nullable();

/** When somebody of the school is there: by this a family that asks for a person is told when it hears. */
export const openingHours = z.object({
  timeZone: z.string().max(60).refine(isTimeZone, "hours.zone"),
  /** Monday first; null on a day when nobody is there. In minutes since midnight. */
  week: z.array(dayHours).length(7),
});

const member = z.object({ email: z.string(), name: z.string() });

export const inboxItem = z.object({
  id: z.string(),
  language: languageSchema,
  createdAt: timestampSchema,
  lastAt: timestampSchema,
  /** Since when the family waits for somebody; null where it does not. */
  waitsSince: timestampSchema.nullable(),
  mark: z.enum(MARKS).nullable(),
  isUnread: z.boolean(),
  isDone: z.boolean(),
  /** The e-mail of the member of staff whose it is. */
  assignedTo: z.string().nullable(),
  /** Who has taken it over and now writes instead of the assistant. */
  heldBy: z.string().nullable(),
  /** Counts what is said and changed; a change names the version it saw. */
  version: z.number().int(),
  /** The beginning of what the family wrote last. */
  said: z.string(),
  /** The lead whose form was sent in it. */
  lead: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type InboxItem = z.infer<typeof inboxItem>;

export const inboxMessage = conversationMessage
  .pick({ id: true, message: true, isAi: true, createdAt: true, writer: true })
  .extend({
    mark: z.enum(MARKS).nullable(),
    /** The e-mail of the member of staff who wrote it. */
    author: z.string().nullable(),
    via: z.literal("mail").nullable(),
  });
export type InboxMessage = z.infer<typeof inboxMessage>;

/** What staff noted and did, oldest first. */
export const inboxEvent = z.object({
  id: z.string(),
  kind: z.enum(["note", "taken", "handed_back", "assigned", "done", "reopened", "prepared"]),
  /** note: its text; assigned: to whom, empty for nobody; prepared: `whatsapp` or `phone`. */
  detail: z.string(),
  by: z.string(),
  createdAt: timestampSchema,
});
export type InboxEvent = z.infer<typeof inboxEvent>;

export const inboxConversation = inboxItem.extend({
  messages: z.array(inboxMessage),
  events: z.array(inboxEvent),
  lead: lead.nullable(),
});
export type InboxConversation = z.infer<typeof inboxConversation>;

/** How many there are of each sort that waits, counted up to COUNTED_AT_MOST. */
export const inboxCounts = z.object({
  wantsPerson: z.number().int(),
  notKnown: z.number().int(),
  unread: z.number().int(),
});
export type InboxCounts = z.infer<typeof inboxCounts>;

const id = z.string().min(1).max(64);
const version = z.number().int().min(0);
const params = z.object({ id });

/** The first name under which a family knows the person who writes. */
export const firstName = line(40).pipe(
  z
    .string()
    .min(1, "inbox.name")
    .refine((name) => greetableName(name) !== null, "inbox.name"),
);

const change = z.object({
  version,
  /** The e-mail of a member of staff, or null for nobody. */
  assignedTo: z.string().max(MAX_FIELD).nullable().optional(),
  isDone: z.boolean().optional(),
});

export const inboxOperations = {
  "GET /api/admin/inbox": {
    summary:
      "Conversations of the enrolment chat: first those that want a person, then what the assistant did not know, then unread ones, then the rest. A search goes through all of them, newest first.",
    access: "staff",
    query: z.object({
      view: z.enum(["open", "mine", "done"]).default("open"),
      /** Among those that wait alike: who wrote last, or who has waited longest. */
      order: z.enum(["newest", "waiting"]).default("newest"),
      /** Beginnings of words that the family or staff wrote; marks on letters do not matter. */
      search: text(100).optional(),
      /** Only those in which this lead's form was sent. */
      lead: id.optional(),
      /** The next ones after a page: its `next`. */
      after: z
        .string()
        .regex(/^\d\.\d{1,15}\.[\w-]{1,64}$/, "cursor")
        .optional(),
    }),
    output: z.object({ items: z.array(inboxItem), next: z.string().nullable() }),
  },
  "GET /api/admin/inbox/counts": {
    summary: "How many conversations wait, by sort.",
    access: "staff",
    output: inboxCounts,
  },
  "GET /api/admin/inbox/settings": {
    summary: "Who is on the staff, who asks, and when somebody is there.",
    access: "staff",
    output: z.object({ me: member, team: z.array(member), hours: openingHours }),
  },
  "PUT /api/admin/inbox/hours": {
    summary: "Say when somebody is there.",
    access: "staff",
    audit: "hours_set",
    body: openingHours,
  },
  "GET /api/admin/inbox/{id}": {
    summary:
      "One conversation, word for word, with what staff did and the lead. It counts as read from then on.",
    access: "staff",
    audit: "conversation_read",
    params,
    output: inboxConversation,
    errors: ["not_found"],
  },
  "PATCH /api/admin/inbox/{id}": {
    summary: "Give a conversation to somebody, or say that it is done. 409 when it changed meanwhile.",
    access: "staff",
    params,
    body: change,
    output: inboxItem,
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/inbox/{id}/hold": {
    summary:
      "Take a conversation over: the family is told the first name, and the assistant is silent. 409 when somebody else has it.",
    access: "staff",
    params,
    body: z.object({ name: firstName }),
    output: inboxItem,
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/inbox/{id}/replies": {
    summary:
      "Answer a family: in the chat that was taken over, or by mail to the lead's address, whether or not somebody reads along. 409 when something was said since the version named.",
    access: "staff",
    audit: "conversation_answered",
    params,
    body: z.object({
      version,
      by: z.enum(["chat", "mail"]),
      text: text(MAX_MESSAGE).pipe(z.string().min(1, "required")),
      /** Signs a mail; in the chat the name stands that the conversation was taken over with. */
      name: firstName.optional(),
    }),
    output: inboxItem,
    errors: ["not_found", "conflict"],
  },
  "POST /api/admin/inbox/{id}/notes": {
    summary: "Add a note for the staff, or write down that a message or a call outside was prepared.",
    access: "staff",
    params,
    body: z.union([
      z.object({ note: text(MAX_MESSAGE).pipe(z.string().min(1, "required")) }),
      z.object({ prepared: z.enum(["whatsapp", "phone"]) }),
    ]),
    output: inboxEvent,
    errors: ["not_found"],
  },
  "DELETE /api/admin/inbox/{id}/hold": {
    summary: "Hand a conversation back to the assistant, whoever has it.",
    access: "staff",
    params,
    status: 200,
    output: inboxItem,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
