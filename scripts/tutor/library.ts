import { z } from "zod";
import { ACTIVITY_KINDS, COMMANDS, MET, WHO } from "../../src/domain/tutor/library.ts";
import { PHRASES } from "../../src/domain/tutor/phrases.ts";

const text = z.string().min(1);
const both = z.strictObject({ en: text, es: text });
const perLanguage = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ en: schema, es: schema });
/** "(tell|give) me (a|) joke" as all that it stands for. */
function expanded(phrase: string): string[] {
  const [group, inner = ""] = /\(([^()]*)\)/.exec(phrase) ?? [];
  if (group === undefined) return [phrase.trim().replace(/ +/g, " ")];
  return inner.split("|").flatMap((one) => expanded(phrase.replace(group, () => one)));
}
/** Plain words and phrases with commas between them; of alternatives in brackets each may be said. */
const phrases = z
  .string()
  .transform((list) => (list.trim() === "" ? [] : list.split(",").flatMap((one) => expanded(one))));
const cues = perLanguage(phrases);
const lines = perLanguage(z.array(text));
const words = text.transform((list) => list.split(/\s+/));

export const topicsSchema = z.array(
  z.strictObject({
    id: text,
    asks: cues,
    about: cues,
    short: both,
    long: both,
    wonder: both,
    more: both,
    isTender: z.literal(true).optional(),
  }),
);

const choice = z.strictObject({ label: both, cues, to: text });
const scene = z.strictObject({ text: both, detail: both, depth: both, choices: z.array(choice) });
const stories = z.array(
  z.strictObject({
    id: text,
    name: both,
    cues,
    scenes: z.record(text, scene),
    isOwn: z.literal(true).optional(),
  }),
);

const tier = z.enum(["youngest", "middle", "oldest"]);
const activities = z.array(
  z.strictObject({
    id: text,
    kind: z.enum(ACTIVITY_KINDS),
    tier,
    title: both,
    needs: both,
    steps: lines,
    wonder: both,
  }),
);
const fair = z.array(z.strictObject({ id: text, cues, idea: both }));
const passages = z.array(
  z.strictObject({
    id: text,
    tier,
    text: both,
    question: both,
    answers: cues,
    hints: z.tuple([both, both]),
    shown: both,
  }),
);
const spelling = perLanguage(
  z.strictObject({ isAsItSounds: z.boolean(), use: text, which: text, words, tips: z.record(text, text) }),
);
const lookAlikes = z.array(
  z.strictObject({
    id: text,
    language: z.enum(["en", "es"]),
    words: z.array(text),
    tip: text,
    sentences: z.array(z.strictObject({ gap: text, word: text, why: text })),
  }),
);
const smallTalk = z.array(
  z.strictObject({
    id: text,
    cues,
    replies: lines,
    offers: z.enum(["story", "joke"]).optional(),
    isAside: z.literal(true).optional(),
    isOfHarm: z.literal(true).optional(),
    after: lines.optional(),
    meets: z.enum(MET).optional(),
    follows: z.array(text).optional(),
    denied: text.optional(),
  }),
);
const tellings = z.array(
  smallTalk.element.extend({
    of: z.array(z.enum(WHO)).optional(),
    yields: z.literal(true).optional(),
    tone: z.enum(["warning", "comfort"]).optional(),
  }),
);
const jokes = z.array(z.strictObject({ question: both, answer: both, solvedBy: cues.optional() }));

/** What each file of the library holds; the topics have a folder of their own. */
export const librarySchemas = {
  stories,
  activities,
  fair,
  passages,
  spelling,
  "look-alikes": lookAlikes,
  "small-talk": smallTalk,
  tellings,
  jokes,
  commands: z.record(z.enum(COMMANDS), cues),
  phrases: z.record(z.enum(PHRASES), lines),
  guards: z.strictObject({
    worries: cues,
    persons: cues,
    bodyAndFeelings: cues,
    grave: cues,
    sharing: cues,
    denials: cues,
    alone: cues,
    everyday: cues,
    kin: cues,
    pets: cues,
    toys: cues,
    guarded: cues,
    unsaid: cues,
    typed: cues,
  }),
} as const;

/** In this order: the first of two topics that fit equally is told. */
export const TOPICS = [
  "animals",
  "nature",
  "body",
  "space",
  "science",
  "people",
  "health",
  "growing",
  "together",
];
