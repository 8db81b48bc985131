import { z } from "zod";
import type { Move, Step } from "../../../src/domain/learner/lessons/lesson.ts";
import type { MaterialMove } from "../../../src/domain/learner/materials/materials.ts";
import { moveSchemas } from "./materials.ts";

const light = z.strictObject({ light: z.coerce.string() });
const times = z.int().min(1).max(20).default(1);

/** The verbs of all materials; whether a verb fits the material of its beat is checked when the lesson is rehearsed. */
const verbs = new Map<string, z.ZodType[]>();
for (const moves of Object.values(moveSchemas)) {
  for (const [verb, schema] of Object.entries(moves)) verbs.set(verb, [...(verbs.get(verb) ?? []), schema]);
}

/** A move by its first word, such as `{ add: tens, times: 3 }`. */
const move = z.record(z.string(), z.unknown()).transform((written, context): Move => {
  if ("light" in written) {
    const parsed = light.safeParse(written);
    if (parsed.success) return parsed.data;
    context.addIssue("light names one part, and nothing else");
    return z.NEVER;
  }
  const { times: often, ...bare } = written;
  const [verb = ""] = Object.keys(bare);
  const parsed = (verbs.get(verb) ?? [])
    .map((schema) => schema.safeParse(bare))
    .find(({ success }) => success);
  const many = times.safeParse(often);
  if (parsed?.success !== true || !many.success) {
    context.addIssue(
      `no material can do ${JSON.stringify(written)}; moves are ${[...verbs.keys(), "light"].join(", ")}`,
    );
    return z.NEVER;
  }
  return { times: many.data, move: parsed.data as MaterialMove };
});

export const stepSchema: z.ZodType<Step> = z.strictObject({
  say: z.string().trim().min(2).max(300),
  do: z.array(move).default([]),
});
