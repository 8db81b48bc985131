import { z } from "zod";
import {
  LESSON_BANDS,
  type Lesson,
  PHASES,
  type Task,
  type TaskPair,
} from "../../../src/domain/learner/lessons/lesson.ts";
import type { Wanted } from "../../../src/domain/learner/materials/material.ts";
import { id, materialSchema } from "./materials.ts";
import { picture } from "./picture.ts";
import { stepSchema } from "./steps.ts";

export const line = z.string().trim().min(2).max(400);
export const short = z.string().trim().min(1).max(90);
const shown = { say: short, picture: picture.optional(), material: materialSchema.optional() };
const phase = z.literal([...PHASES.montessori, ...PHASES.project, ...PHASES.inquiry]).optional();
const steps = z.array(stepSchema).min(1).max(12);

const fact = z.union([z.string(), z.number(), z.boolean()]);
const wanted: z.ZodType<Wanted> = z.record(z.string(), z.union([fact, z.array(fact).min(1)]));

const slip = z.strictObject({ when: z.union([z.number(), z.string(), wanted]), say: line });
const choice = z
  .strictObject({ ...shown, right: z.boolean().default(false), slip: line.optional() })
  .refine(({ right, slip }) => !(right && slip !== undefined), "the right choice has no slip");

const CHECKS = ["goal", "number", "choices", "word"] as const;

const taskFields = {
  say: line,
  picture: picture.optional(),
  material: materialSchema.optional(),
  goal: wanted.optional(),
  number: z.number().optional(),
  choices: z.array(choice).min(2).max(4).optional(),
  word: z.union([short, z.array(short).min(1)]).optional(),
  slips: z.array(slip).default([]),
  hints: z.array(line).min(1).max(4).optional(),
  solution: steps,
  done: line,
};
const taskWritten = z.strictObject(taskFields);

/** The task as the player takes it: one way of checking, whichever was written. */
function taskOf(
  written: z.output<typeof taskWritten>,
  hints: readonly string[],
  context: z.RefinementCtx,
): Task {
  const { goal, number, choices, word, hints: own, ...rest } = written;
  const given = CHECKS.filter((check) => written[check] !== undefined);
  if (given.length !== 1)
    context.addIssue(
      `a task is checked by exactly one of ${CHECKS.join(", ")}; here: ${given.join(", ") || "none"}`,
    );
  if (own === undefined && hints.length === 0) context.addIssue("a task has at least one hint");
  const check: Task["check"] =
    goal !== undefined
      ? { by: "goal", goal }
      : number !== undefined
        ? { by: "number", number }
        : choices !== undefined
          ? { by: "choices", choices }
          : { by: "word", words: [word ?? []].flat() };
  return { ...rest, check, hints: own ?? hints };
}

export const taskSchema: z.ZodType<TaskPair> = z
  .strictObject({ ...taskFields, again: taskWritten.optional() })
  .transform(({ again, ...first }, context): TaskPair => {
    const pair = taskOf(first, [], context);
    return { first: pair, again: again === undefined ? null : taskOf(again, pair.hints, context) };
  });

const tasks = z.array(taskSchema).min(1).max(4);

/** What is written of each kind of beat; the packs of the path are made of the same (scripts/packs). */
export const BEATS = {
  wonder: {
    say: line,
    picture: picture.optional(),
    material: materialSchema.optional(),
    guesses: z
      .array(z.strictObject({ ...shown, reply: line }))
      .max(4)
      .default([]),
  },
  show: { material: materialSchema, steps },
  together: { tasks },
  alone: { tasks },
  out: {
    say: line,
    place: z.literal(["table", "kitchen", "garden", "house", "street"]),
    adult: z.boolean().default(false),
    minutes: z.int().min(2).max(60),
    needs: z
      .array(z.strictObject({ say: short, picture: picture.optional() }))
      .min(1)
      .max(8),
    steps: z.array(line).min(1).max(8),
  },
  tell: {
    say: line,
    reports: z
      .array(z.strictObject({ ...shown, reply: line, waits: z.boolean().default(false) }))
      .min(2)
      .max(3),
    free: line.nullable().default(null),
  },
  look: { say: line, can: line, yet: line, material: materialSchema.optional(), picture: picture.optional() },
};

const beat = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("wonder"), phase, ...BEATS.wonder }),
  z.strictObject({ kind: z.literal("show"), phase, ...BEATS.show }),
  z.strictObject({ kind: z.literal("together"), phase, ...BEATS.together }),
  z.strictObject({ kind: z.literal("alone"), phase, ...BEATS.alone }),
  z.strictObject({ kind: z.literal("out"), phase, ...BEATS.out }),
  z.strictObject({ kind: z.literal("tell"), phase, ...BEATS.tell }),
  z.strictObject({ kind: z.literal("look"), phase, ...BEATS.look }),
]);

const plan = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal("montessori"), presentation: short, control: line }),
  z.strictObject({ method: z.literal("project"), question: line, made: line, shown: line }),
  z.strictObject({ method: z.literal("inquiry"), idea: line, question: line }),
]);

/** A lesson in one language, as it stands in its file. */
export const lessonSchema: z.ZodType<Lesson> = z.strictObject({
  id,
  module: id,
  band: z.literal(LESSON_BANDS),
  plan,
  skills: z
    .array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "a skill is strand.topic.what"))
    .min(1)
    .max(6),
  minutes: z.int().min(4).max(40),
  title: z.string().trim().min(3).max(60),
  picture,
  beats: z.array(beat).min(6).max(10),
});
