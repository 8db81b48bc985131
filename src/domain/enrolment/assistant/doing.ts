import {
  type Classifier,
  classifierOf,
  type Features,
  type LearnedWeights,
  learn,
  type Sample,
} from "#domain/language/classifier.ts";
import { words } from "#domain/language/text.ts";
import { DOINGS, type Doing, type Said } from "./knowledge.ts";
import type { Reading } from "./reader.ts";

export type DoingReader = (
  text: string,
  reading: Reading,
  after: Doing | null,
) => Readonly<Record<Doing, number>>;

const TRAINING = { epochs: 8, rate: 2, minimum: 2, rarity: 1.4 };
/** How much the signs of a message count beside its words, found by leaving out one hand in turn (decision 222). */
const SIGN = 1.2;
const LENGTHS = [1, 3, 7, 15];

export function learnDoings(said: readonly Said[], read: (text: string) => Reading): LearnedWeights {
  const samples = said.map(
    ({ text, does, after }): Sample => ({ label: does, features: featuresOf(text, read(text), after) }),
  );
  return learn(samples, TRAINING);
}

/** How likely a message does each of these things. */
export function doingReader(learned: LearnedWeights): DoingReader {
  const classifier: Classifier = classifierOf(learned);
  return (text, reading, after) => {
    const likely = classifier.predict(featuresOf(text, reading, after));
    const share = (does: Doing) => likely[classifier.labels.indexOf(does)] ?? 0;
    return Object.fromEntries(DOINGS.map((does) => [does, share(does)])) as Record<Doing, number>;
  };
}

/** Its words, how it begins and ends, how long it is, and what was done before it. */
function featuresOf(text: string, reading: Reading, after: Doing | null): Features {
  const features = new Map(reading.features);
  const own = words(text);
  const sign = (name: string, weight = SIGN) => features.set(name, weight);
  sign(`mark:${/[?¿]/.test(text)}`);
  sign(`end:${/\?\s*$/.test(text)}`);
  sign(`first:${own[0] ?? ""}`);
  sign(`begins:${own.slice(0, 2).join("_")}`);
  sign(`last:${own.at(-1) ?? ""}`, SIGN / 2);
  sign(`long:${LENGTHS.findIndex((most) => own.length <= most)}`, SIGN / 2);
  sign(`number:${/\d/.test(text)}`, SIGN / 2);
  sign(`reach:${/@|\d{3}\D?\d{3}/.test(text)}`);
  sign(`after:${after ?? ""}`);
  return features;
}
