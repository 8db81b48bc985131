import { readdirSync, readFileSync } from "node:fs";
import { MESSAGE_CLASSES, type MessageClass } from "#domain/safety/classifier.ts";

/** A message that the classifier learns from, and whose hand wrote it. */
export type TrainingMessage = {
  readonly hand: string;
  readonly language: "en" | "es";
  readonly kind: MessageClass;
  readonly text: string;
};

const folder = new URL("messages/training/", import.meta.url);

/** Every message to learn from, each text once. @throws on a line that names no kind */
export function trainingMessages(): TrainingMessage[] {
  const seen = new Set<string>();
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return files.sort().flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .trim()
      .split("\n")
      .flatMap((line, at): TrainingMessage[] => {
        const [kind = "", text = ""] = line.split("\t");
        if (!(MESSAGE_CLASSES as readonly string[]).includes(kind) || text === "") {
          throw new Error(`${name}, line ${at + 1}: a kind, a tab and a message are wanted.`);
        }
        const key = text.toLowerCase();
        if (seen.has(key)) return [];
        seen.add(key);
        const language = name.startsWith("en") ? "en" : "es";
        return [{ hand: name.slice(3, -".tsv".length), language, kind: kind as MessageClass, text }];
      }),
  );
}
