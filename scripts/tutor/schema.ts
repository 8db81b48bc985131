import { z } from "zod";
import { TENSES } from "../../src/domain/tutor/grammar/verbs/known.ts";
import { ACTS } from "../../src/domain/tutor/library.ts";

const text = z.string().min(1);
const perLanguage = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ en: schema, es: schema });
/**
 * A table: a row is `name en | name es | value | value…`, in the order of `columns`; other names for the same stand after
 * a semicolon; a value that differs by language is written `en ~ es`, one that is not known `-`.
 */
export const tableSchema = z.strictObject({
  columns: z.array(text).min(1),
  /** What the table is of, for whoever wants to be tested on it. */
  names: perLanguage(z.array(text)).optional(),
  /** Whether the name alone is a question: "Jupiter". */
  alone: z.boolean().default(true),
  facts: z.record(
    text,
    z.strictObject({
      asks: perLanguage(z.array(text).min(1)),
      say: perLanguage(text),
      /** Whether it may answer a question that asks why. */
      why: z.boolean().default(true),
      /** Told to whoever asks how many or how long, and compared. */
      number: z.boolean().default(false),
      /** What compares two rows by it: "which is heavier", and what is said of the greater one. */
      more: z.strictObject({ asks: perLanguage(z.array(text)), say: perLanguage(text) }).optional(),
      /** Asked of whoever wants to be tested. */
      quiz: perLanguage(text).optional(),
      /** From the value to the name: "what is Xalapa the capital of". */
      back: perLanguage(text).optional(),
      most: z.strictObject({ asks: perLanguage(z.array(text)), say: perLanguage(text) }).optional(),
      least: z.strictObject({ asks: perLanguage(z.array(text)), say: perLanguage(text) }).optional(),
    }),
  ),
  rows: text,
});

const lines = perLanguage(z.array(text).min(1));
const line = perLanguage(text);

export const moodsSchema = z.strictObject({
  others: text,
  moods: z.record(text, z.strictObject({ words: text, replies: lines })),
});

export const writingSchema = z.strictObject({
  begin: z.strictObject({ story: lines, poem: lines }),
  first: z.strictObject({ story: lines, poem: lines }),
  offer: z.strictObject({ story: line, poem: line }),
  steps: z.strictObject({ story: z.array(line).min(1), poem: z.array(line).min(1) }),
  more: line,
  stuck: lines,
  end: line,
  empty: line,
});

export const questionsSchema = perLanguage(
  z.strictObject({
    stop: z.array(text),
    articles: z.array(text),
    number: z.array(text),
    letter: z.array(text),
    between: z.array(text),
    after: z.array(text),
    before: z.array(text),
    until: z.array(text),
    rows: z.array(z.strictObject({ needs: z.array(text), isRound: z.boolean(), items: z.array(text) })),
    same: z.record(text, text),
  }),
);

/** Forms of a word in one line, with commas between the words. */
const rows = text.transform((lines) => lines.split("\n").filter((line) => line !== ""));
export const formsSchema = perLanguage(
  z.strictObject({ verbs: rows, plurals: rows, helpers: z.array(text), between: z.array(text) }),
);

const words = z.array(text);
/** Many words in one text: verbs with spaces, phrases with commas between them. */
const spaced = text.transform((list) => [...new Set(list.split(/\s+/))]);
const commas = text.transform((list) => list.split(",").map((one) => one.trim()));
const tenseWords = z.partialRecord(z.enum(TENSES), words.min(1));
const five = text.regex(/^[^,]+(?:,[^,]+){4}$/, "five forms");
const verbWords = {
  persons: words.length(5),
  subjects: z.array(words.min(1)).length(5),
  ...{ one: words, several: words, and: words, prepositions: words, times: spaced },
  labels: z.partialRecord(z.enum(TENSES), text),
  ...{ names: tenseWords, untaught: commas, conjugates: words, of: words, in: words, around: spaced },
  ...{ cues: tenseWords, notCue: words, before: tenseWords, tries: commas, asks: words, or: words },
};
/** What is known of verbs: their own forms, and how they are asked for. */
export const verbsSchema = z.strictObject({
  es: z.strictObject({
    ...verbWords,
    regular: spaced,
    changes: z.record(text, spaced),
    zc: spaced,
    like: z.record(text, spaced),
    weather: words,
    own: z.record(
      text,
      z.strictObject({
        change: text.optional(),
        ...{ me: text.optional(), strong: text.optional(), future: text.optional() },
        ...{ present: five.optional(), preterite: five.optional(), imperfect: five.optional() },
        ...{ subjunctive: five.optional(), command: text.optional() },
        ...{ participle: text.optional(), gerund: text.optional() },
      }),
    ),
    reflexive: words.length(5),
    back: words,
  }),
  en: z.strictObject({
    ...verbWords,
    ...{ regular: spaced, doubled: spaced, plurals: words },
    be: z.strictObject({ present: five, preterite: five }),
    third: z.record(text, text),
    future: text,
  }),
});

const act = z.strictObject({ cues: words.min(1), marks: words });
export const followUpsSchema = perLanguage(
  z.strictObject({
    of: words,
    persons: words,
    choosing: words,
    leads: words,
    light: words,
    acts: z.record(z.enum(ACTS), act),
  }),
);
/** What an idea begins with. */
export const guessesSchema = perLanguage(words.min(1));

/** Members stand in one line, with commas between them. */
export const familiesSchema = z.record(
  text,
  z.record(
    text,
    z.strictObject({ names: lines, members: line, reason: line, marks: perLanguage(words).optional() }),
  ),
);

/** What is so of all things of a kind. */
export const naturesSchema = z.strictObject({
  traits: z.record(text, perLanguage(words.min(1))),
  kinds: z.record(text, z.strictObject({ names: perLanguage(words.min(1)), says: z.record(text, line) })),
});
