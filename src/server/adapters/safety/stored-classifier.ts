import { readFileSync } from "node:fs";
import { concepts } from "#content/safety/concepts.ts";
import { meanings } from "#content/safety/meanings.ts";
import {
  type ClassifierModel,
  type MessageClassifier,
  messageClassifier,
} from "#domain/safety/classifier.ts";
import { wordClasses } from "#domain/safety/word-classes.ts";

const content = new URL("../../../content/safety/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, content));

/** The classifier as it was learned (evals/safety/train.ts), from the files of its words and weights. */
export function storedClassifier(): MessageClassifier {
  const { bias, scales, calibration } = JSON.parse(read("classifier.json").toString()) as Pick<
    ClassifierModel,
    "bias" | "scales" | "calibration"
  >;
  const weights = read("classifier.bin");
  return messageClassifier({
    classes: wordClasses({ concepts, meanings, clusters: read("word-clusters.txt").toString() }),
    bias,
    scales,
    calibration,
    weights: new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength),
  });
}

/** English words in common use, by which a misspelt one is told. */
export function ordinaryWords(): Set<string> {
  const lines = read("word-clusters.txt").toString().split("\n");
  return new Set(lines.map((line) => line.slice(0, line.indexOf(" "))));
}
