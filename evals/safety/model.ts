import { type ClassifierModel, MESSAGE_CLASSES, UNCALIBRATED } from "#domain/safety/classifier/classifier.ts";
import { featureNumber, featureReader } from "#domain/safety/classifier/features.ts";
import type { LinearModel } from "#domain/safety/classifier/linear.ts";
import { wordClasses } from "#domain/safety/classifier/word-classes.ts";
import { wordsOf } from "#domain/safety/reading/fold.ts";
import { wordSources } from "#server/adapters/safety/stored-classifier.ts";
import { type Learned, learn } from "./learning.ts";
import type { TrainingMessage } from "./messages.ts";

const classes = wordClasses(wordSources());
const read = featureReader(classes);
/** What only one text has says nothing about others. */
const SEEN_AT_LEAST = 2;
const LARGEST = 127;
/** Codes of features are counted in so many places; that two share one now and then does not matter. */
const COUNTED = (1 << 26) - 1;

const known = new Map<string, Uint32Array>();
/** Idioms are not left out while learning: so the classifier does not depend on the rules. */
function codesOf(text: string): Uint32Array {
  const found = known.get(text) ?? Uint32Array.from(new Set(read(wordsOf(text))));
  known.set(text, found);
  return found;
}

/** What is learned in several orders, taken together: no text then decides by its place in the row. */
function mean(all: readonly Learned[]): { readonly bias: number[]; readonly weights: Float32Array } {
  const [first] = all as [Learned, ...Learned[]];
  const average = (of: (learned: Learned) => ArrayLike<number>, place: number) =>
    all.reduce((sum, learned) => sum + (of(learned)[place] ?? 0), 0) / all.length;
  return {
    bias: Array.from(first.bias, (_, at) => average(({ bias }) => bias, at)),
    weights: first.weights.map((_, at) => average(({ weights }) => weights, at)),
  };
}

/** A text to learn from, and the number of its class. */
export type Labelled = {
  readonly text: string;
  readonly label: number;
  /** Made of others that are here as well: what is in it is not seen once more. */
  readonly isComposed?: boolean;
};

/** The classifier of so many classes that some texts make, with weights in whole steps as it is kept. */
export function linearModelOf(
  texts: readonly Labelled[],
  width: number,
  seeds: readonly number[],
): LinearModel {
  const counts = new Uint8Array(COUNTED + 1);
  for (const { text, isComposed = false } of texts) {
    if (isComposed) continue;
    for (const code of codesOf(text)) {
      const place = code & COUNTED;
      counts[place] = Math.min(SEEN_AT_LEAST, (counts[place] as number) + 1);
    }
  }
  const examples = texts.map(({ text, label }) => {
    const kept = codesOf(text).filter((code) => (counts[code & COUNTED] as number) >= SEEN_AT_LEAST);
    return { features: Uint16Array.from(new Set(Array.from(kept, featureNumber))), label };
  });
  const { bias, weights } = mean(seeds.map((seed) => learn(examples, width, seed)));
  const scales = bias.map((_, at) => {
    let largest = 1e-6;
    for (let place = at; place < weights.length; place += width) {
      largest = Math.max(largest, Math.abs(weights[place] ?? 0));
    }
    return largest / LARGEST;
  });
  return {
    classes,
    bias,
    scales,
    weights: Int8Array.from(weights, (weight, place) => Math.round(weight / (scales[place % width] ?? 1))),
  };
}

/** The classifier that some messages make; not calibrated yet. */
export function modelOf(messages: readonly TrainingMessage[], seeds: readonly number[]): ClassifierModel {
  const texts = messages.map(({ text, kind }) => ({ text, label: MESSAGE_CLASSES.indexOf(kind) }));
  return { ...linearModelOf(texts, MESSAGE_CLASSES.length, seeds), calibration: UNCALIBRATED };
}
