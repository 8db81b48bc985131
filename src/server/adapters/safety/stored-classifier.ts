import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  type ClassifierModel,
  type MessageClassifier,
  messageClassifier,
} from "#domain/safety/classifier/classifier.ts";
import type { WordClasses } from "#domain/safety/classifier/features.ts";
import { type WordSources, wordClasses } from "#domain/safety/classifier/word-classes.ts";
import {
  type ReplyClassifier,
  type ReplyModel,
  replyClassifier,
} from "#domain/safety/reply/reply-classifier.ts";
import { yamlFile } from "#server/content-file.ts";
import { packageFile } from "#server/package-root.ts";

const content = packageFile("src/content/safety/");
const read = (name: string) => readFileSync(new URL(name, content));

/** What is known of words before anything is learned. */
export const wordSources = (): WordSources => ({
  concepts: yamlFile("src/content/safety/concepts.yaml", z.record(z.string(), z.string())),
  meanings: read("meanings.txt").toString(),
  clusters: read("word-clusters.txt").toString(),
});

let known: WordClasses | undefined;
/** Both classifiers know the same words. */
function classes(): WordClasses {
  known ??= wordClasses(wordSources());
  return known;
}

/** A model as it was learned (evals/safety/train.ts), from the files of its words and weights. */
function stored<Model extends ClassifierModel | ReplyModel>(name: string): Model {
  const weights = read(`${name}.bin`);
  return {
    ...JSON.parse(read(`${name}.json`).toString()),
    classes: classes(),
    weights: new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength),
  };
}

export const storedClassifier = (): MessageClassifier =>
  messageClassifier(stored<ClassifierModel>("classifier"));
export const storedReplyClassifier = (): ReplyClassifier =>
  replyClassifier(stored<ReplyModel>("reply-classifier"));

/** Ordinary words of both languages that a reader of misspellings would take for others (evals/safety/ordinary-words.ts). */
export const ordinaryWords = (): Set<string> =>
  new Set(read("ordinary-words.txt").toString().trim().split("\n"));
