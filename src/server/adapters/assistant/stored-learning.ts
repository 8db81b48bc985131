import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Learned } from "#domain/enrolment/assistant/learned.ts";
import type { LearnedWeights } from "#domain/language/classifier.ts";
import type { Contents } from "./knowledge.ts";

/**
 * Keeps what the assistant learned of some knowledge in a folder, which ends with a slash: words and counts as text,
 * weights as they are.
 */
export function storeLearning(name: string, { classifier, doings, ...counts }: Learned, folder: URL): void {
  const names = {
    classifier: storeWeights(name, classifier, folder),
    doings: storeWeights(`${name}-doings`, doings, folder),
  };
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify({ ...names, ...counts }));
}

/** What was stored in a folder; undefined where nothing was, as beside the sources. */
export function storedLearning(name: string, folder: URL): Learned | undefined {
  const text = new URL(`${name}.json`, folder);
  if (!existsSync(text)) return undefined;
  const { classifier, doings, ...counts } = JSON.parse(readFileSync(text, "utf8"));
  return {
    classifier: storedWeights(name, classifier, folder),
    doings: storedWeights(`${name}-doings`, doings, folder),
    ...counts,
  };
}

/** Names are few and long, weights many: these lie in a file of their own. */
type Names = Pick<LearnedWeights, "labels" | "features">;

function storeWeights(name: string, learned: LearnedWeights, folder: URL): Names {
  const { starts, places, weights, rarity, ...names } = learned;
  const rows = [weights, starts, rarity, places].map(
    (row) => new Uint8Array(row.buffer, row.byteOffset, row.byteLength),
  );
  writeFileSync(new URL(`${name}.bin`, folder), Buffer.concat(rows));
  return names;
}

function storedWeights(name: string, names: Names, folder: URL): LearnedWeights {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(`${name}.bin`, folder));
  const features = names.features.length + 1;
  const size = (byteLength - 4 * (2 * features + 1)) / 6;
  // A row of numbers begins at a multiple of four, as the buffer of a file does that is read whole.
  const weights = new Float32Array(buffer, byteOffset, size);
  const starts = new Uint32Array(buffer, byteOffset + 4 * size, features + 1);
  const rarity = new Float32Array(buffer, byteOffset + 4 * (size + features + 1), features);
  const places = new Uint16Array(buffer, byteOffset + 4 * (size + 2 * features + 1), size);
  return { ...names, weights, starts, rarity, places };
}

/** Keeps the contents as they were read: YAML takes half a second at every start. */
export function storeContents(contents: Contents, folder: URL): void {
  writeFileSync(new URL(CONTENTS, folder), JSON.stringify(contents));
}

export function storedContents(folder: URL): Contents | undefined {
  const file = new URL(CONTENTS, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
const CONTENTS = "assistant-contents.json";
