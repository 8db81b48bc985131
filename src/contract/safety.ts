import { z } from "zod";
import { MAX_SAFETY_NOTE, SAFETY_STATES } from "#domain/safety/desk.ts";
import { DESK_KINDS, SEVERITIES } from "#domain/safety/kinds.ts";
import type { Operation } from "./operation.ts";
import { text, timestampSchema } from "./text.ts";

const state = z.enum(SAFETY_STATES);

/** Where one page of the desk ended: order, time and id of its last item, as the answer's `next` said it. */
const cursor = z.string().regex(/^[0-4]\.\d{1,15}\.[\w-]{1,64}$/, "cursor");

/** One item on the staff's safety desk. */
export const safetyItem = z.object({
  id: z.string(),
  kind: z.enum(DESK_KINDS),
  severity: z.enum(SEVERITIES),
  /** The shortest telling part of what was written, without personal data. */
  excerpt: z.string(),
  /** `child` when a child wrote it, `tutor` when a reply was held back. */
  from: z.enum(["child", "tutor"]),
  /** First name as the class knows it; null when unknown. */
  studentName: z.string().nullable(),
  /** A short mark by which items of one conversation can be told to belong together. */
  conversation: z.string(),
  /** How often the same came up in this conversation within some minutes. */
  times: z.number().int(),
  state,
  /** E-mail of the member of staff who last changed it. */
  handledBy: z.string().nullable(),
  note: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  version: z.number().int(),
});
export type SafetyItem = z.infer<typeof safetyItem>;

export const CHAT_STATES = ["open", "closed"] as const;
/** By what staff hear of an item: `folder` is a file on the server, which nobody gets. */
export const REACHES = ["mail", "messenger", "folder", "nobody"] as const;

export const safetyOperations = {
  "GET /api/safety/reach": {
    summary:
      "Whether anybody hears of what a child tells, and by what, without addresses. The tutor's chat is closed while nobody does.",
    access: "public",
    output: z.object({ chat: z.enum(CHAT_STATES), reach: z.enum(REACHES) }),
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
      unclosed: z.number().int(),
      closed: z.number().int(),
    }),
  },
  "PATCH /api/admin/safety/{id}": {
    summary:
      "Change the state or the note of an item. 409 when it changed meanwhile, also when the child wrote it again.",
    access: "staff",
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.object({ state, note: text(MAX_SAFETY_NOTE).optional(), version: z.number().int().min(0) }),
    output: safetyItem,
    errors: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;
