import { root, stem } from "#domain/language/stems.ts";
import { words } from "#domain/language/text.ts";
import { isFact, type SupportCounts } from "../assistant/support.ts";

/** What a text is about: the roots of its words and the concepts they show, each with its weight. */
export type Gist = { readonly weights: ReadonlyMap<string, number>; readonly length: number };

/**
 * Says what a text is about. Words that facts of every kind are asked with say little, rare ones much. Words are taken
 * as they stand: the assistant's speller mends towards what it knows, and this is about what it does not know.
 */
export type GistOf = (text: string, concepts: ReadonlySet<string>) => Gist;

/** Words of all questions weigh less than this and are left out. */
const LEAST = 0.8;

/** @param counts which words and concepts each fact of the assistant is asked with */
export function gistReader({ sizes, words: byWord, shows }: SupportCounts): GistOf {
  const facts = Object.keys(sizes).filter(isFact).length;
  const shown = new Map<string, number>();
  for (const [label, concepts] of Object.entries(shows))
    for (const concept of isFact(label) ? Object.keys(concepts) : [])
      shown.set(concept, (shown.get(concept) ?? 0) + 1);
  const rarity = (count: number) => Math.log((facts + 1) / (count + 0.5));
  const heard = (word: string) =>
    Object.hasOwn(byWord, word) ? (byWord[word]?.filter(isFact).length ?? 0) : 0;

  return (text, concepts) => {
    const weights = new Map<string, number>();
    for (const word of words(text)) {
      const weight = rarity(heard(stem(word)));
      if (weight >= LEAST && !/\d/.test(word)) weights.set(`w:${root(word)}`, weight);
    }
    for (const concept of concepts) {
      const weight = rarity(shown.get(concept) ?? 0);
      if (weight >= LEAST) weights.set(`c:${concept}`, weight);
    }
    return { weights, length: lengthOf(weights) };
  };
}

/** How far two texts are about the same thing, between 0 and 1: the cosine of what they are about. */
export function alike(one: Gist, other: Gist): number {
  if (one.length === 0 || other.length === 0) return 0;
  let shared = 0;
  for (const [name, weight] of one.weights) shared += weight * (other.weights.get(name) ?? 0);
  return shared / (one.length * other.length);
}

export function lengthOf(weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight * weight;
  return Math.sqrt(sum);
}
