import {
  type Classifier,
  classifierOf,
  type Features,
  learningSteps,
  type Sample,
} from "../../language/classifier.ts";
import { words as plainWords, sentences } from "../../language/text.ts";
import { once } from "../../resilience/once.ts";
import { stepwiseOf } from "../../resilience/stepwise.ts";
import type { TutorLibrary } from "../library.ts";
import type { Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { isAsking } from "./asking.ts";
import { DOINGS, type Does, type Doing, KINDS, type Saying } from "./saying.ts";

/** Found by leaving out one hand's talks in turn (tests/tutor-said-as.test.ts). */
const TRAINING = { epochs: 4, rate: 0.8, minimum: 2, rarity: 0 };
const BEGINNING = 3;
/** In letters. */
const LONG = 4;
const END = 3;
/** In words. */
const LENGTHS = [1, 2, 3, 5, 7, 10, 14, 20, 30];
const MARKS = ["?", "¿", "!", '"', ":", "=", "/", "+", "___", "..."];
/** More words than these tell nothing new. */
const READ = 40;
const QUOTED = /["“«][^"“”«»]*["”»]/gu;
const ASKED = /\?[”»"]?\s*$/;

const wordsIn = (text: string): readonly string[] =>
  plainWords(text.replace(/['’]/g, "")).map((word) => (/\d/.test(word) ? "#" : word));

/** A message by its words, how it begins and ends, its marks, and what the tutor had said before it. */
export function featuresOf(message: string, before: string): Features {
  const words = wordsIn(message).slice(0, READ);
  const found = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    found.set(word, 1);
    found.set(`${words[at - 1] ?? "^"} ${word}`, 1);
    if (at < BEGINNING) found.set(`${at}:${word}`, 1.2);
    if (at === words.length - 1) found.set(`${word}$`, 1);
    if (word.length <= LONG) continue;
    found.set(`${word.slice(0, LONG)}-`, 0.7);
    found.set(`-${word.slice(-END)}`, 0.5);
  }
  // What somebody in a story asks is not asked.
  const bare = message.replace(QUOTED, '""');
  for (const mark of MARKS) if (bare.includes(mark)) found.set(`mark ${mark}`, 1.5);
  if (isAsking({ message: bare, words: wordsOf(bare) })) found.set("asks", 1.5);
  if (/([a-z])\1{2}/i.test(message)) found.set("drawn out", 1);
  const length = `length ${LENGTHS.find((most) => words.length <= most) ?? READ}`;
  found.set(length, 1);
  addBefore(found, words, length, before);
  return found;
}

/** What answers nothing is no answer; and what was asked says how it is answered. */
function addBefore(
  found: Map<string, number>,
  words: readonly string[],
  length: string,
  before: string,
): void {
  const isAsked = ASKED.test(before);
  found.set(isAsked ? "asked" : before === "" ? "first" : "not asked", 1);
  if (isAsked) {
    found.set(`asked ${length}`, 1);
    found.set(`asked ${words[0] ?? ""}`, 0.8);
  }
  const question = sentences(before).findLast((sentence) => ASKED.test(sentence));
  const [first = "", second = ""] = wordsIn(question ?? before);
  found.set(question === undefined ? `said ${first}` : `asks ${first}`, 0.6);
  if (question !== undefined) found.set(`asks ${first} ${second}`, 0.6);
  const said = new Set(wordsIn(before).filter((word) => word.length >= LONG));
  if (words.some((word) => said.has(word))) found.set("said before", 1);
}

/** What a message does, and of a question or a wish which. */
export type SaidReader = { readonly doing: Classifier; readonly kinds: readonly Classifier[] };

/** Sayings of which the features are found in one step. */
const AT_ONCE = 400;

export function* learnSayings(sayings: readonly Saying[]): Generator<void, SaidReader, void> {
  const samples: Sample[] = [];
  for (let from = 0; from < sayings.length; from += AT_ONCE) {
    const some = sayings.slice(from, from + AT_ONCE);
    samples.push(
      ...some.map(({ does, before, message }) => ({ label: does, features: featuresOf(message, before) })),
    );
    yield;
  }
  const [doings] = [samples.map(({ label, features }) => ({ label: label.split(":")[0] ?? "", features }))];
  const doing = classifierOf(yield* learningSteps(doings, TRAINING));
  const kinds: Classifier[] = [];
  for (const of of Object.keys(KINDS)) {
    const own = samples.filter(({ label }) => label.startsWith(`${of}:`));
    kinds.push(classifierOf(yield* learningSteps(own, TRAINING)));
  }
  return { doing, kinds };
}

/** Learned once for a library, in some steps. */
export const sayingsOf = stepwiseOf(({ sayings }: TutorLibrary) => learnSayings(sayings));

export type Likely = ReadonlyMap<string, number>;

/** How likely a message does each of these, by name: a question, and a question that asks on. */
export function likelyIn({ doing, kinds }: SaidReader, message: string, before: string): Likely {
  const features = featuresOf(message, before);
  const shares = doing.predict(features);
  const likely = new Map<string, number>(doing.labels.map((label, at) => [label, shares[at] ?? 0]));
  for (const kind of kinds) {
    const each = kind.predict(features);
    for (const [at, label] of kind.labels.entries())
      likely.set(label, (likely.get(label.split(":")[0] ?? "") ?? 0) * (each[at] ?? 0));
  }
  return likely;
}

/** Of what is as likely as this, four of five are it; measured as above. */
const LIKELY = 0.5;

/** "El trex podía nadar": a question by its words alone. */
export const isAskingUnmarked = (turn: Turn): boolean =>
  !isAsking(turn) && likelihoodOf(turn, "question") >= LIKELY;
/** Something is wished for or to be looked at, and nothing is told. */
export const isWishing = (turn: Turn): boolean => likelihoodOf(turn, "request", "check") >= LIKELY;
/** Only what is sooner told than asked, wished or refused is asked to be nice or hard; the other kinds hang on what was said before. */
export const isTelling = (turn: Turn): boolean => {
  const told = likelihoodOf(turn, "telling", "feeling");
  return told >= LIKELY * (told + likelihoodOf(turn, "question", "request", "check", "refusal"));
};

/** What a message most likely does; what asks by its very words is no answer, though the tutor had asked. */
export function surestOf(turn: Turn): Doing {
  const surest = DOINGS.reduce((one, other) =>
    likelihoodOf(turn, other) > likelihoodOf(turn, one) ? other : one,
  );
  return isAsking(turn) && !WISHED.includes(surest) ? "question" : surest;
}
const WISHED: readonly Doing[] = ["check", "correction", "refusal", "worry", "feeling"];

/** How likely it is that a message is one of these. */
export function likelihoodOf(turn: Turn, ...does: readonly Does[]): number {
  const likely = saidAs(turn);
  return does.reduce((sum, each) => sum + (likely.get(each) ?? 0), 0);
}

/** What a message is, as far as its words and what was said before it tell. */
export const saidAs = once(
  ({ library, message, state }: Turn): Likely =>
    likelyIn(sayingsOf(library).get(), message, askedBefore(library, state)),
);

/** What the tutor said last: "What else are you curious about?" at its end asks nothing that is answered. */
function askedBefore({ phrases }: TutorLibrary, { language, said = "" }: Turn["state"]): string {
  const open = OPEN.flatMap((phrase) => phrases[phrase][language]).find((each) => said.endsWith(each));
  return open === undefined ? said : said.slice(0, -open.length).trim();
}
const OPEN = ["topic_next", "known_more", "known_try"] as const;
