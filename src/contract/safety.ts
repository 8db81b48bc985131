import { z } from "zod";
import {
  ANSWERS_GIVEN,
  DELIVERIES,
  MAX_SAFETY_NOTE,
  SAFETY_ACTIONS,
  SAFETY_CLOSINGS,
  SAFETY_STATES,
  SAFETY_STEPS,
} from "#domain/safety/desk/desk.ts";
import { TURN_ROLES } from "#domain/safety/desk/record.ts";
import { DESK_KINDS, SEVERITIES } from "#domain/safety/kinds.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, text, timestampSchema } from "./text.ts";

const state = z.enum(SAFETY_STATES);

/** Where one page of the desk ended: order, time and id of its last item, as the answer's `next` said it. */
const cursor = z.string().regex(/^[0-4]\.\d{1,15}\.[\w-]{1,64}$/, "cursor");

/** One item on the staff's safety desk, without a word of the child: those come with its record, which is written down. */
export const safetyItem = z.object({
  id: z.string(),
  kind: z.enum(DESK_KINDS),
  severity: z.enum(SEVERITIES),
  /** False when it is only suspected. */
  isSure: z.boolean(),
  /** `child` when a child wrote it, `tutor` when a reply was held back. */
  from: z.enum(["child", "tutor"]),
  /** Where in the product it came from: `tutor`, or where the button was pressed. */
  place: z.string(),
  /** First name as the class knows it; null when unknown. */
  studentName: z.string().nullable(),
  /** A short mark by which items of one conversation can be told to belong together. */
  conversation: z.string(),
  /** How often the same came up in this conversation within some minutes. */
  times: z.number().int(),
  /** What the child was answered when it is only suspected; null when that is not known. */
  answered: z.enum(ANSWERS_GIVEN).nullable(),
  /** When the child said that the press was by mistake; null while it stands. */
  takenBackAt: timestampSchema.nullable(),
  state,
  /** Null while it is not closed. */
  closedAs: z.enum(SAFETY_CLOSINGS).nullable(),
  /** Whether the notice to staff has arrived; `none` when none was due. */
  reach: z.enum(DELIVERIES),
  /** E-mail of the member of staff who last changed it. */
  handledBy: z.string().nullable(),
  note: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  version: z.number().int(),
});
export type SafetyItem = z.infer<typeof safetyItem>;

/** An item with all that was kept of it. Opening it is written down. */
export const safetyRecord = z.object({
  item: safetyItem,
  /** The telling part of what was written, without personal data. */
  excerpt: z.string(),
  /** What was said before, the words that made the item, and what came after; empty in items of earlier versions. */
  turns: z.array(
    z.object({
      role: z.enum(TURN_ROLES),
      from: z.enum(["child", "tutor"]),
      text: z.string(),
      /** Null for what was said before. */
      at: timestampSchema.nullable(),
    }),
  ),
  /** The family of the conversation, as far as the school knows. */
  family: z
    .object({ name: z.string().nullable(), email: z.string(), phone: z.string().nullable() })
    .nullable(),
  /** What holds of what was done. */
  steps: z.array(z.object({ step: z.enum(SAFETY_STEPS), by: z.string(), at: timestampSchema })),
  /** Everything that was done, oldest first; `detail` is the new state or closing, the note, or the step. */
  log: z.array(
    z.object({ action: z.enum(SAFETY_ACTIONS), detail: z.string(), by: z.string(), at: timestampSchema }),
  ),
  /** Who read the words, and when: looks of one person within some minutes are one. */
  reads: z.array(z.object({ by: z.string(), at: timestampSchema, until: timestampSchema })),
});
export type SafetyRecord = z.infer<typeof safetyRecord>;

const params = z.object({ id: z.string().min(1).max(64) });

/** A time zone as the browser calls it; one that this server does not know is refused. */
const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, "time_zone");

export const safetyOperations = {
  "GET /api/safety/reach": {
    summary:
      "Whether anybody hears of what a child tells, and by what, without addresses. The tutor's chat is closed while nobody does.",
    access: "public",
    output: z.object({
      chat: z.enum(["open", "closed"]),
      /** By what staff hear of an item: `folder` is a file on the server, which nobody gets. */
      reach: z.enum(["mail", "messenger", "folder", "nobody"]),
    }),
  },
  "GET /api/admin/safety": {
    summary:
      "A page of the safety desk: urgent first, then newest first, closed ones last; and how many there are in all.",
    access: "staff",
    query: z.object({
      /** `unclosed` is open and in progress together. */
      state: z.enum([...SAFETY_STATES, "unclosed"]).optional(),
      after: cursor.optional(),
    }),
    output: z.object({
      items: z.array(safetyItem),
      /** Ask with this as `after` for the next page; null on the last. */
      next: z.string().nullable(),
      /** How many of the unclosed are a danger to life. */
      now: z.number().int(),
      unclosed: z.number().int(),
      closed: z.number().int(),
    }),
  },
  "PATCH /api/admin/safety/{id}": {
    summary:
      "Change the state or the note of an item. 409 when it changed meanwhile, also when the child wrote it again.",
    access: "staff",
    params,
    body: z.object({
      state,
      /** Why it is closed; as it was, else `handled`. */
      closedAs: z.enum(SAFETY_CLOSINGS).optional(),
      note: text(MAX_SAFETY_NOTE).optional(),
      version: z.number().int().min(0),
    }),
    output: safetyItem,
    errors: ["not_found", "conflict"],
  },
  "GET /api/admin/safety/{id}": {
    summary:
      "All that was kept of an item: the whole words, what was done, who read them. Reading is written down.",
    access: "staff",
    audit: "safety_read",
    params,
    output: safetyRecord,
    errors: ["not_found"],
  },
  "POST /api/admin/safety/{id}/steps": {
    summary: "Write down something that was done, or take it back. Both stay in the log.",
    access: "staff",
    params,
    body: z.object({ step: z.enum(SAFETY_STEPS), isDone: z.boolean().default(true) }),
    output: safetyItem,
    errors: ["not_found"],
  },
  "GET /api/admin/safety/{id}/export": {
    summary: "All of an item as a tagged PDF for the child-protection file. Taking it out is written down.",
    access: "staff",
    audit: "safety_export",
    params,
    query: z.object({ language: languageSchema.default("en"), timeZone: timeZone.default("UTC") }),
    media: "application/pdf",
    errors: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
