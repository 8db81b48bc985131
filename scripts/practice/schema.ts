import { z } from "zod";
import { formula } from "../../src/domain/practice/formula.ts";
import { SKILL_IDS, STEPS, TOP_STEP } from "../../src/domain/practice/skills.ts";
import { TEMPLATE_KINDS, type Template } from "../../src/domain/practice/template.ts";
import { PHRASES } from "../../src/domain/practice/words.ts";

const text = z.string().trim().min(1).max(600);
const bySteps = <T extends z.ZodType>(item: T) => z.array(z.array(item).min(3)).length(STEPS);
const texts = z.array(text).min(1);
const quiz = {
  ask: text.optional(),
  show: text.optional(),
  picture: text.optional(),
  answer: text,
  wrong: z.array(text).min(2),
  hint: text.optional(),
  why: text.optional(),
  pictures: z.record(z.string(), text).optional(),
};
const quizSchema = z.strictObject(quiz);
const meaning = z.union([
  z.strictObject({ ...quiz, show: text }),
  z.strictObject({
    ...quiz,
    show: z.undefined().optional(),
    ask: text,
    hint: text,
    why: text,
    pictures: z.record(z.string(), text),
  }),
]);

const GAP = /^[^[\]]*\[[^[\]|]+(?:\|[^[\]|]+){1,3}\][^[\]]*$/;
const gap = z.strictObject({
  fill: text.regex(GAP, "one gap in brackets: [right|wrong]"),
  slip: text.optional(),
  why: text.optional(),
});
const spelling = z.union([
  quizSchema,
  z.strictObject({ picture: text, build: z.array(text).min(2), more: texts }),
  gap.required({ why: true }),
]);

const range = z.tuple([z.int(), z.int()]);
const story = z.strictObject({
  text,
  working: z.enum(["add", "take", "times", "share", "times_add", "times_take", "take_share"]),
  a: range,
  b: range,
  c: range.optional(),
});

const pair = z.tuple([text, text]);
const family = z.array(text).min(4);
const words = z.strictObject({
  phrases: z.record(z.enum(PHRASES), text),
  hints: z.record(z.enum(SKILL_IDS), text),
  aloud: z.strictObject({
    signs: z.record(z.string(), text),
    gap: text,
    parts: z.record(z.string(), pair),
  }),
  places: z.strictObject({ hundreds: pair, tens: pair, ones: pair }),
  things: z.array(z.strictObject({ picture: text, one: text, many: text, how: text })).min(3),
  pictured: z.array(z.strictObject({ word: text, picture: text, sound: text })).min(8),
  alphabet: text,
  missing: z.array(quizSchema).min(3),
  rhymes: z.tuple([z.array(family), z.array(family)]),
  verses: z.array(quizSchema).min(3),
  syllables: z.tuple([texts, texts, texts, texts]),
  kinds: z.tuple([text, text, text]).optional(),
});

/** What each language has files of its own for, because it is no translation. */
export const bankSchemas = {
  words,
  spelling: bySteps(spelling),
  grammar: bySteps(gap),
  meaning: bySteps(meaning),
  sentences: bySteps(quizSchema),
  texts: z
    .array(z.array(z.strictObject({ text, questions: z.array(quizSchema).min(1) })).min(1))
    .length(STEPS),
  stories: bySteps(story),
} as const;

const formulaText = z.string().refine((each) => {
  try {
    formula(each.replace(/[{}]/g, ""));
    return true;
  } catch {
    return false;
  }
}, "is no formula");
const number = z.union([z.number().transform(String), formulaText]);

const template = z
  .strictObject({
    skill: z.enum(SKILL_IDS),
    step: z.int().min(0).max(TOP_STEP),
    draw: z.record(
      z.string().regex(/^[a-z]$/),
      z.union([range, z.strictObject({ of: z.array(z.number()).min(2) })]),
    ),
    let: z.record(z.string().regex(/^[a-z]$/), number).optional(),
    need: z.array(formulaText).optional(),
    ask: text,
    show: text.optional(),
    problem: z.tuple([z.enum(TEMPLATE_KINDS)], number).optional(),
    answer: number.optional(),
    form: z.enum(["whole", "decimal", "fraction", "clock"]).optional(),
    among: z.array(number).min(2).optional(),
    slips: z.record(z.string(), number).optional(),
    material: z.looseObject({ kind: z.string() }).optional(),
    moves: z.array(z.looseObject({})).optional(),
    reads: z.string().optional(),
    hints: texts.optional(),
    together: text.optional(),
  })
  .refine(
    ({ problem, answer }) => (problem === undefined) !== (answer === undefined),
    "has either a problem or an answer",
  )
  .refine(
    ({ problem, together }) => problem !== undefined || together !== undefined,
    "an answer without a problem needs together",
  )
  .refine(
    ({ problem, hints }) => problem !== undefined || hints !== undefined,
    "an answer without a problem needs hints",
  );
export const templates: z.ZodType<Template[]> = z.array(template).min(1) as z.ZodType<Template[]>;

const swap = z.tuple([text, text]);
export const slips = z.record(z.string(), z.strictObject({ say: text, swaps: z.array(swap).optional() }));

const line = z.union([text, texts]).transform((each) => (typeof each === "string" ? each : (each[0] ?? "")));
export const wayTexts = z.record(z.string(), z.object({ hint: line, more: line.optional(), shown: line }));

/** The skills of the map that a step is about. */
export const practiceSkills = (known: ReadonlySet<string>) => {
  const skill = z.string().refine((name) => known.has(name), "the map of skills has no such skill");
  return z.record(z.enum(SKILL_IDS), z.array(z.array(skill)).length(STEPS));
};
