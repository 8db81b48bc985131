import { readFileSync } from "node:fs";
import { concepts } from "#content/safety/concepts.ts";
import { meanings } from "#content/safety/meanings.ts";
import { type ClassifierModel, MESSAGE_CLASSES } from "#domain/safety/classifier.ts";
import { featureNames, featureNumbers } from "#domain/safety/features.ts";
import { messageReader } from "#domain/safety/reading.ts";
import { wordClasses } from "#domain/safety/word-classes.ts";
import { lexicons } from "#server/adapters/safety/lexicons.ts";
import { ordinaryWords } from "#server/adapters/safety/stored-classifier.ts";
import { type Learned, learn } from "./learning.ts";
import type { TrainingMessage } from "./messages.ts";

const clusters = readFileSync(new URL("../../src/content/safety/word-clusters.txt", import.meta.url), "utf8");
const classes = wordClasses({ concepts, meanings, clusters });
const reader = messageReader(lexicons(), ordinaryWords());
const WIDTH = MESSAGE_CLASSES.length;
/** What only one message has says nothing about others. */
const SEEN_AT_LEAST = 2;
const LARGEST = 127;
const SEEDS = [1, 2, 3] as const;

const known = new Map<string, readonly string[]>();
function namesOf(text: string): readonly string[] {
  const { words, masked } = reader.message(text);
  const seen = words.filter((_, at) => !masked.has(at));
  const names = known.get(text) ?? [...featureNames(seen, classes)];
  known.set(text, names);
  return names;
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

/** The classifier that some messages make, with weights in whole steps as it is kept. */
export function modelOf(messages: readonly TrainingMessage[]): ClassifierModel {
  const counts = new Map<string, number>();
  for (const { text } of messages)
    for (const name of namesOf(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const examples = messages.map(({ text, kind }) => ({
    features: featureNumbers(namesOf(text).filter((name) => (counts.get(name) ?? 0) >= SEEN_AT_LEAST)),
    label: MESSAGE_CLASSES.indexOf(kind),
  }));
  const { bias, weights } = mean(SEEDS.map((seed) => learn(examples, seed)));
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
  };
}
