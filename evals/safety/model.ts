import { readFileSync } from "node:fs";
import { concepts } from "#content/safety/concepts.ts";
import { meanings } from "#content/safety/meanings.ts";
import { type ClassifierModel, MESSAGE_CLASSES, UNCALIBRATED } from "#domain/safety/classifier.ts";
import { featureNumber, featureReader } from "#domain/safety/features.ts";
import { wordsOf } from "#domain/safety/fold.ts";
import { wordClasses } from "#domain/safety/word-classes.ts";
import { type Learned, learn } from "./learning.ts";
import type { TrainingMessage } from "./messages.ts";

const clusters = readFileSync(new URL("../../src/content/safety/word-clusters.txt", import.meta.url), "utf8");
const classes = wordClasses({ concepts, meanings, clusters });
const read = featureReader(classes);
const WIDTH = MESSAGE_CLASSES.length;
/** What only one message has says nothing about others. */
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

/** What is learned in several orders, taken together: no message then decides by its place in the row. */
function mean(all: readonly Learned[]): Learned {
  const [first] = all as [Learned, ...Learned[]];
  const average = (of: (learned: Learned) => ArrayLike<number>, place: number) =>
    all.reduce((sum, learned) => sum + (of(learned)[place] ?? 0), 0) / all.length;
  return {
    bias: first.bias.map((_, at) => average(({ bias }) => bias, at)),
    weights: first.weights.map((_, at) => average(({ weights }) => weights, at)),
  };
}

/** The classifier that some messages make, with weights in whole steps as it is kept; not calibrated yet. */
export function modelOf(messages: readonly TrainingMessage[], seeds: readonly number[]): ClassifierModel {
  const counts = new Uint8Array(COUNTED + 1);
  for (const { text } of messages) {
    for (const code of codesOf(text)) {
      const place = code & COUNTED;
      counts[place] = Math.min(SEEN_AT_LEAST, (counts[place] as number) + 1);
    }
  }
  const examples = messages.map(({ text, kind }) => {
    const kept = codesOf(text).filter((code) => (counts[code & COUNTED] as number) >= SEEN_AT_LEAST);
    return {
      features: Uint16Array.from(new Set(Array.from(kept, featureNumber))),
      label: MESSAGE_CLASSES.indexOf(kind),
    };
  });
  const { bias, weights } = mean(seeds.map((seed) => learn(examples, seed)));
  const scales = MESSAGE_CLASSES.map((_, at) => {
    let largest = 1e-6;
    for (let place = at; place < weights.length; place += WIDTH) {
      largest = Math.max(largest, Math.abs(weights[place] ?? 0));
    }
    return largest / LARGEST;
  });
  return {
    classes,
    bias: [...bias],
    scales,
    weights: Int8Array.from(weights, (weight, place) => Math.round(weight / (scales[place % WIDTH] ?? 1))),
    calibration: UNCALIBRATED,
  };
}
