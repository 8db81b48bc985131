import { z } from "zod";
import type { Operation } from "./operation.ts";

const count = z.number().int();
const bilingual = z.object({ en: z.string(), es: z.string() });

/** The days and weeks of which insight tells: whole weeks, the one that runs last. */
export const INSIGHT_WEEKS = 13;

export const insight = z.object({
  /** For each week its Monday, and what happened in it. */
  weeks: z.array(
    z.object({
      monday: z.iso.date(),
      visits: count,
      chats: count,
      families: count,
      deposits: count,
      enrolled: count,
      known: count,
      unknown: count,
    }),
  ),
  /** Page views by page, most first. */
  pages: z.array(z.object({ page: z.string(), visits: count })),
  /** What was answered most, by the question it is known under. */
  asked: z.array(z.object({ question: bilingual, times: count })),
  /** How many families waited how long for a person: up to so many minutes, null for longer. */
  waits: z.array(z.object({ minutes: count.nullable(), families: count })),
});
export type Insight = z.infer<typeof insight>;

export const insightOperations = {
  "GET /api/admin/insight": {
    summary:
      "What happened in each of the last thirteen weeks, in numbers of nobody: page views, conversations, families, deposits, places taken, what was asked and how long families waited.",
    access: "staff",
    output: insight,
  },
} as const satisfies Record<string, Operation>;
