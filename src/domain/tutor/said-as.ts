import {
  type Classifier,
  classifierOf,
  type Features,
  learningSteps,
  type Sample,
} from "../language/classifier.ts";
import { words as plainWords } from "../language/text.ts";
import { once } from "../resilience/once.ts";
import { stepwiseOf } from "../resilience/stepwise.ts";
import { isAsking } from "./asking.ts";
import type { TutorLibrary } from "./library.ts";
import type { SaidAs, Saying } from "./saying.ts";
import type { Turn } from "./turn.ts";
import { wordsOf } from "./words.ts";

/** Found on a fifth of the examples that was not learned from (tests/tutor-said-as.test.ts). */
const TRAINING = { epochs: 6, rate: 1.2, minimum: 2, rarity: 0 };
const BEGINNING = 3;
/** In letters. */
const LONG = 4;
const END = 3;
/** In words. */
const LENGTHS = [1, 3, 7, 14, 30];
const MARKS = ["?", "¿", "!", '"', ":", "=", "/"];
/** More words than these tell nothing new. */
const READ = 40;

/** A message by its words, how it begins, its marks, and whether the tutor had asked something before. */
export function featuresOf(message: string, before: string): Features {
  const all = plainWords(message.replace(/['’]/g, "")).map((word) => (/\d/.test(word) ? "#" : word));
  const words = all.slice(0, READ);
  const found = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    found.set(word, 1);
    found.set(`${words[at - 1] ?? "^"} ${word}`, 1);
    if (at < BEGINNING) found.set(`${at}:${word}`, 1.2);
    if (word.length <= LONG) continue;
    found.set(`${word.slice(0, LONG)}-`, 0.7);
    found.set(`-${word.slice(-END)}`, 0.5);
  }
  for (const mark of MARKS) if (message.includes(mark)) found.set(`mark ${mark}`, 1.5);
  if (isAsking({ message, words: wordsOf(message) })) found.set("asks", 1.5);
  const length = LENGTHS.find((most) => words.length <= most) ?? READ;
  found.set(`length ${length}`, 1);
  // What answers nothing is no answer.
  if (/\?[”»"]?\s*$/.test(before)) found.set("asked", 1);
  const said = new Set(plainWords(before).filter((word) => word.length >= LONG));
  if (words.some((word) => said.has(word))) found.set("said before", 1);
  return found;
}

const sampleOf = ({ as, before, message }: Saying): Sample => ({
  label: as,
  features: featuresOf(message, before),
});

/** Sayings of which the features are found in one step. */
const AT_ONCE = 400;

export function* learnSayings(sayings: readonly Saying[]): Generator<void, Classifier, void> {
  const samples: Sample[] = [];
  for (let from = 0; from < sayings.length; from += AT_ONCE) {
    samples.push(...sayings.slice(from, from + AT_ONCE).map(sampleOf));
    yield;
  }
  return classifierOf(yield* learningSteps(samples, TRAINING));
}

/** Learned once for a library, in a twentieth of a second. */
export const sayingsOf = stepwiseOf(({ sayings }: TutorLibrary) => learnSayings(sayings));

/** Of what is as likely as this, four of five are it; measured as above. */
const LIKELY = 0.5;

/** "El trex podía nadar": a question by its words alone. */
export const isAskingUnmarked = (turn: Turn): boolean =>
  !isAsking(turn) && likelihoodOf(turn, "question") >= LIKELY;
/** It only answers, greets, refuses, mends or goes on with a story: it asks and tells nothing of its own. */
export const isReplying = (turn: Turn): boolean =>
  likelihoodOf(turn, "answer", "social", "refusal", "correction", "story") >= LIKELY;
/** Something is wished for or to be looked at, and nothing is told. */
export const isWishing = (turn: Turn): boolean => likelihoodOf(turn, "request", "check") >= LIKELY;
/** Only what is sooner told than asked, wished or refused is asked to be nice or hard; the other kinds hang on what was said before. */
export const isTelling = (turn: Turn): boolean => {
  const told = likelihoodOf(turn, "telling", "feeling");
  return told >= LIKELY * (told + likelihoodOf(turn, "question", "request", "check", "refusal"));
};

/** How likely it is that a message is one of these. */
function likelihoodOf(turn: Turn, ...as: readonly SaidAs[]): number {
  const { labels, shares } = sharesOf(turn);
  return as.reduce((sum, each) => sum + (shares[labels.indexOf(each)] ?? 0), 0);
}

const sharesOf = once(({ library, message, state }: Turn) => {
  const classifier = sayingsOf(library).get();
  const { said = "", waiting } = state;
  // "What else are you curious about?" asks nothing that is answered.
  const before = waiting === null || OPEN.includes(waiting.kind) ? said.replaceAll("?", ".") : said;
  return { labels: classifier.labels, shares: classifier.predict(featuresOf(message, before)) };
});
const OPEN: readonly string[] = ["known", "offer"];
