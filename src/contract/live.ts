import { z } from "zod";
import { DESK_PARTS, type DeskPart } from "#domain/staff/live.ts";
import type { Operation } from "./operation.ts";

const number = z.number().int();

export const deskState = z.object({
  /** For each part of the desk a number that is another one after each change; what changed is asked for as ever. */
  changes: z.object(
    Object.fromEntries(DESK_PARTS.map((part) => [part, number])) as Record<DeskPart, typeof number>,
  ),
  /** How many call for somebody now: safety items that cannot wait, and families that want a person. */
  calls: z.object({ safety: number, person: number }),
});
export type DeskState = z.infer<typeof deskState>;

export const liveOperations = {
  "GET /api/admin/changes": {
    summary:
      "Which parts of the desk are otherwise. Streams each change when asked with Accept: text/event-stream.",
    access: "staff",
    output: deskState,
    follows: true,
  },
} as const satisfies Record<string, Operation>;
