import type { WordClasses } from "./features.ts";

export type WordSources = {
  /** Concepts by name, each with its words in both languages, folded, between spaces. */
  readonly concepts: Readonly<Record<string, string>>;
  /** Spanish words with one English word for each, as `perro=dog`, between spaces. */
  readonly meanings: string;
  /** English words used alike: one word a line, then the numbers of its clusters, coarse to fine. */
  readonly clusters: string;
};

/** Brings together what is known of words. A Spanish word has the clusters of its English one. */
export function wordClasses({ concepts, meanings, clusters }: WordSources): WordClasses {
  const classes = new Map<string, string[]>();
  const add = (word: string, names: readonly string[]) => {
    const known = classes.get(word) ?? [];
    classes.set(word, [...known, ...names.filter((name) => !known.includes(name))]);
  };
  for (const line of clusters.trim().split("\n")) {
    const [word = "", ...numbers] = line.split(" ");
    classes.set(
      word,
      numbers.map((number, level) => `${level}.${number}`),
    );
  }
  const english = new Map(classes);
  for (const pair of meanings.trim().split(/\s+/)) {
    const [spanish = "", word = ""] = pair.split("=");
    classes.set(spanish, [...(english.get(word) ?? [])]);
  }
  for (const [name, words] of Object.entries(concepts)) {
    for (const word of words.trim().split(/\s+/)) add(word, [name]);
  }
  return classes;
}
