import { z } from "zod";
import { LANGUAGES } from "../../src/domain/locale/language.ts";
import { KINDS } from "../../src/domain/mathematics/problem.ts";
import { ROLES, UNIT_GROUPS } from "../../src/domain/mathematics/reading/lexicon.ts";

const phrase = z.string().min(1);
const counts = z.record(phrase, z.int().min(0));

export const lexiconSchema = z.strictObject({
  numbers: counts,
  tens: counts,
  hundreds: counts,
  hundred: z.array(phrase),
  thousand: z.array(phrase),
  joins: z.array(phrase),
  articles: z.array(phrase),
  between: z.record(phrase, z.array(phrase)),
  parts: counts,
  partWords: z.array(phrase),
  wholes: z.array(phrase),
  signs: z.record(phrase, phrase),
  roles: z.partialRecord(z.enum(ROLES), z.array(phrase)),
  units: z.record(
    phrase,
    z.strictObject({
      group: z.enum(UNIT_GROUPS),
      one: phrase,
      many: phrase,
      also: z.array(phrase),
      size: z.int().optional(),
    }),
  ),
  pieces: z.record(phrase, z.strictObject({ names: z.array(phrase), each: counts })),
});

/** A sentence, or several of which one is said in turn, in each language. */
const sentence = z
  .union([phrase, z.array(phrase).min(1)])
  .transform((each) => (typeof each === "string" ? [each] : each));
const holes = (texts: readonly string[]) =>
  texts.map((text) => [...new Set(text.match(/\{\w+\}/g))].sort().join(" "));
const both = z
  .strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, sentence])) as Record<
      (typeof LANGUAGES)[number],
      typeof sentence
    >,
  )
  .refine(
    (each) => new Set(LANGUAGES.flatMap((language) => holes(each[language]))).size === 1,
    "the languages fill in different things",
  );

/** What each file of sentences holds. */
export const fileSchemas = {
  "talk.yaml": z.strictObject({
    talk: z.record(phrase, both),
    stories: z.partialRecord(z.enum(KINDS), both),
  }),
  "ways.yaml": z.strictObject({
    ways: z.record(phrase, z.strictObject({ why: phrase, hint: both, more: both.optional(), shown: both })),
    whys: z.record(phrase, both),
  }),
  "kinds.yaml": z.strictObject({
    kinds: z.partialRecord(
      z.enum([...KINDS, "order", "inequality", "each"]),
      z.strictObject({ names: both.optional(), see: both.optional(), bar: both.optional(), why: both }),
    ),
  }),
  "slips.yaml": z.strictObject({ slips: z.record(phrase, both) }),
  "concepts.yaml": z.strictObject({
    concepts: z.record(
      phrase,
      z.strictObject({
        asks: z.strictObject({ en: z.array(phrase), es: z.array(phrase) }),
        tell: both,
        try: both,
      }),
    ),
  }),
};
