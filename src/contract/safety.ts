import { z } from "zod";
import { SAFETY_STATES } from "#domain/safety/desk.ts";
import { SAFETY_KINDS, SEVERITIES } from "#domain/safety/kinds.ts";
import type { Operation } from "./operation.ts";
import { text, timestampSchema } from "./text.ts";

const state = z.enum(SAFETY_STATES);

/** One item on the staff's safety desk. */
export const safetyItem = z.object({
  id: z.string(),
  kind: z.enum(SAFETY_KINDS),
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

export const safetyOperations = {
  "GET /api/admin/safety": {
    summary: "The safety desk: urgent first, then newest first; and how many items are not closed.",
    access: "staff",
    query: z.object({ state: state.optional() }),
    output: z.object({ items: z.array(safetyItem), unclosed: z.number().int() }),
  },
  "PATCH /api/admin/safety/{id}": {
    summary: "Change the state or the note of an item. 409 when it changed meanwhile.",
    access: "staff",
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.object({ state, note: text(2000).optional(), version: z.number().int().min(0) }),
    output: safetyItem,
    errors: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;
