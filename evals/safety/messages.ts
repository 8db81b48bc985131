import { readdirSync, readFileSync } from "node:fs";
import { MESSAGE_CLASSES, type MessageClass } from "#domain/safety/classifier.ts";
import { lexicons } from "#server/adapters/safety/lexicons.ts";

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

/** Everything that decides what is learned, as one text: the classifier is kept with its digest. */
export function sourcesOfLearning(): string {
  const content = new URL("../../src/content/safety/", import.meta.url);
  const words = ["concepts.ts", "meanings.ts", "word-clusters.txt"].map((name) =>
    readFileSync(new URL(name, content), "utf8"),
  );
  // What an idiom uses up is not learned from.
  const idioms = lexicons().map((lexicon) => lexicon.idioms);
  return JSON.stringify([trainingMessages(), words, idioms]);
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
