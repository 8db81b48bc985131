import { readFileSync } from "node:fs";
import { z } from "zod";
import { safetyAnswers } from "#content/safety/answers.ts";
import followUpWords from "#content/safety/follow-up.json" with { type: "json" };
import { helpLines } from "#content/safety/help-lines.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import type { SafetyAnswers } from "#domain/safety/care/answers.ts";
import { type FollowUps, type FollowUpWords, followUps } from "#domain/safety/care/follow-up.ts";
import { type HelpLines, LINE_ROLES } from "#domain/safety/care/help-lines.ts";
import { SAFETY_KINDS } from "#domain/safety/kinds.ts";
import { parseLexicon } from "#domain/safety/patterns/lexicon-text.ts";
import { packageFile } from "#server/package-root.ts";

const text = z.string().trim().min(1);
const bilingual = z.strictObject({ en: text, es: text });
const bands = { youngest: text, middle: text, older: text };
const fixed = z.strictObject({
  ...bands,
  atHome: z.strictObject(bands).optional(),
  outside: z.strictObject(bands).optional(),
});
const fixedWords = z.strictObject({ en: fixed, es: fixed });

const answersSchema = z.strictObject({
  fixed: z.record(z.enum(SAFETY_KINDS), fixedWords),
  suspected: z
    .partialRecord(z.enum([...SAFETY_KINDS, "any"]), fixedWords)
    .refine(({ any }) => any !== undefined, "words for any kind are wanted"),
});

const lineSchema = z.strictObject({
  role: z.enum(LINE_ROLES),
  number: z.string().regex(/^[*\d][\d -]*\d$/, "a number to dial is wanted"),
  option: text.optional(),
  name: bilingual,
  hours: bilingual.nullable(),
  free: z.boolean().nullable(),
  text: z.strictObject({ to: text, words: text.nullable() }).optional(),
  source: z.url({ protocol: /^https?$/ }),
  checked: z.iso.date(),
  confirmed: z.boolean(),
  note: text.optional(),
});

const helpLinesSchema = z
  .strictObject({
    speech: z.record(
      z.enum(LANGUAGES),
      z.strictObject({ or: text, police: text, ambulance: text, option: text, elsewhere: text }),
    ),
    whenUnknown: z.array(text).min(1),
    countries: z.record(
      z.string().regex(/^[A-Z]{2}$/, "two capital letters are wanted"),
      z
        .strictObject({ name: bilingual, lines: z.array(lineSchema) })
        .refine(
          ({ lines }) => lines.some(({ role, confirmed }) => role === "emergency" && confirmed),
          "a confirmed emergency number is wanted",
        ),
    ),
  })
  .refine(({ whenUnknown, countries }) => whenUnknown.every((code) => Object.hasOwn(countries, code)), {
    path: ["whenUnknown"],
    error: "only countries of this file may be named",
  });

const wordings = z.array(text).min(2, "at least two wordings are wanted");
const byAge = z.strictObject({ youngest: wordings, older: wordings });
const tails = z.strictObject({
  any: wordings,
  teacher: z.array(text),
  atHome: z.array(text),
  outside: z.array(text),
});
const tailsByAge = z.strictObject({ youngest: tails, older: tails });
const GROUPS = ["emergency", "poison", "overdose", "self_harm", "harm", "bullying"] as const;

const wordsSchema = z.strictObject({
  replies: z.array(
    z.strictObject({
      intent: text,
      groups: z.array(z.enum(GROUPS)).optional(),
      tail: z.boolean(),
      en: byAge,
      es: byAge,
    }),
  ),
  tails: z.record(z.enum(GROUPS), z.strictObject({ en: tailsByAge, es: tailsByAge })),
});

/** @throws Error that names the file and the place in it */
export function readContent<Output>(schema: z.ZodType<Output>, file: string, json: unknown): Output {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new Error(`content/safety/${file}: ${z.prettifyError(read.error).replace(/\n\s*/g, " ")}`);
}

export const readHelpLines = (json: unknown): HelpLines =>
  readContent(helpLinesSchema, "help-lines.json", json);
export const readAnswers = (json: unknown): SafetyAnswers =>
  readContent(answersSchema as z.ZodType<SafetyAnswers>, "answers.json", json);
export const readFollowUpWords = (json: unknown): FollowUpWords =>
  readContent(wordsSchema, "follow-up.json", json);

const folder = packageFile("src/content/safety/");
const patternsOf = (...names: readonly string[]) =>
  parseLexicon(
    names.map((name) => ({
      name: `content/safety/${name}`,
      text: readFileSync(new URL(name, folder), "utf8"),
    })),
  );

/**
 * The words that follow a disclosure, read once from content when they are first used.
 *
 * @throws Error that names the file and the place when content is not as it must be
 */
export function createFollowUps(): FollowUps {
  let made: FollowUps | undefined;
  const words = () => {
    made ??= readFollowUps();
    return made;
  };
  return {
    answer: (request) => words().answer(request),
    countryIn: (text) => words().countryIn(text),
  };
}

function readFollowUps(): FollowUps {
  return followUps({
    patterns: LANGUAGES.map((language) =>
      patternsOf(`follow-up/${language}.txt`, `lexicon/${language}/young-spelling.txt`),
    ),
    places: patternsOf("help-lines-places.txt"),
    words: readFollowUpWords(followUpWords),
    answers: readAnswers(safetyAnswers),
    helpLines: readHelpLines(helpLines),
  });
}
