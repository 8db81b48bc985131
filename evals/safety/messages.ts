import { readdirSync, readFileSync } from "node:fs";
import { MESSAGE_CLASSES, type MessageClass } from "#domain/safety/classifier/classifier.ts";
import { contentSentences, ordinaryTalk } from "./ordinary.ts";

/** A message that the classifier learns from, and whose hand wrote it. */
export type TrainingMessage = {
  readonly hand: string;
  readonly language: "en" | "es";
  readonly kind: MessageClass;
  readonly text: string;
};

const folder = new URL("messages/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8").trim().split("\n");
const isKind = (kind: string): kind is MessageClass => (MESSAGE_CLASSES as readonly string[]).includes(kind);

/** Every message to learn from, each text once: those of the training files, and the open ones of the rules. */
export function trainingMessages(): TrainingMessage[] {
  const files = readdirSync(new URL("training/", folder)).filter((name) => name.endsWith(".tsv"));
  const open = read("open.jsonl").map((line): TrainingMessage => {
    const { language, kind, text } = JSON.parse(line) as Omit<TrainingMessage, "hand">;
    return { hand: "open", language, kind, text };
  });
  const seen = new Set<string>();
  return [...files.sort().flatMap(fromFile), ...open].filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Ordinary talk is left out in so many parts, one frame or file of content after the other. */
const PARTS = 4;

/**
 * Ordinary talk to learn as harmless: sentences of the grammar, and of the product's own content. Their hands are parts
 * of the frames and of the content, so that each can be left out like the hand of a writer.
 */
export async function ordinaryMessages(): Promise<TrainingMessage[]> {
  const talk = ordinaryTalk("learn").map((sentence) => ({
    ...sentence,
    hand: `talk-${sentence.frame % PARTS}`,
  }));
  const content = (await contentSentences()).map((sentence) => ({
    ...sentence,
    hand: `content-${sentence.from.length % PARTS}`,
  }));
  return [...talk, ...content].map(({ hand, language, text }) => ({
    hand,
    language,
    kind: "harmless",
    text,
  }));
}

/**
 * What decides what is learned, as one text: the classifier is kept with its digest. The rules are not in it, as nothing
 * of them is used while learning; nor is the content: it changes every week, and a sentence more or less among
 * thousands does not matter. What does is seen by the gate (gate.ts), which reads the content as it is.
 */
export function sourcesOfLearning(): string {
  const content = new URL("../../src/content/safety/", import.meta.url);
  const words = ["concepts.yaml", "meanings.txt", "word-clusters.txt"].map((name) =>
    readFileSync(new URL(name, content), "utf8"),
  );
  return JSON.stringify([trainingMessages(), ordinaryTalk("learn"), words]);
}

/** @throws on a line that names no kind */
function fromFile(name: string): TrainingMessage[] {
  const language = name.startsWith("en") ? "en" : "es";
  const hand = name.slice(3, -".tsv".length);
  return read(`training/${name}`).map((line, at) => {
    const [kind = "", text = ""] = line.split("\t");
    if (!isKind(kind) || text === "") {
      throw new Error(`${name}, line ${at + 1}: a kind, a tab and a message are wanted.`);
    }
    return { hand, language, kind, text };
  });
}
