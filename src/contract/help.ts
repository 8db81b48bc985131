import { z } from "zod";
import { cleanName } from "#domain/learner/plain-text.ts";
import { HELP_PLACES } from "#domain/safety/personal/places.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, line, MAX_FIELD, sessionIdSchema } from "./text.ts";

/** Who has learned of it: nobody may be told more than is true. */
const HELP_REACHES = ["class", "outside", "nobody"] as const;

export const helpOperations = {
  "POST /api/help": {
    summary:
      'A child pressed "I need a grown-up". Anyone may call; with a class session the desk learns who and where.',
    access: "public",
    body: z.object({
      place: z.enum(HELP_PLACES),
      /** As the class knows it; read only with a class session. */
      studentName: line(MAX_FIELD).transform(cleanName).optional(),
      /** The tab's conversation with the tutor, else an id of the tab: repetitions of one child are one item. */
      sessionId: sessionIdSchema,
      language: languageSchema,
      /** The child says that the press before was by mistake. The item says so, and stays. */
      mistake: z.literal(true).optional(),
    }),
    output: z.object({
      /** `class`: on the desk, by name. `outside`: on the desk, of nobody in particular. `nobody`: not on the desk. */
      reach: z.enum(HELP_REACHES),
    }),
  },
} as const satisfies Record<string, Operation>;
