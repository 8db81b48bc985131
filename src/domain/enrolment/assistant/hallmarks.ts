import { monthIn } from "#domain/dialogue/birthday.ts";
import { stem } from "#domain/language/stems.ts";
import type { Phrasing } from "./ranking.ts";

/** Words by the undecided subject they give away: whoever says "scholarship" asks of discounts, whatever else is said. */
export type Hallmarks = Readonly<Record<string, string>>;

const LEAST = 2;
const SHARE = 0.75;
const SHORTEST = 4;

/** A word is the hallmark of a subject when nearly all examples that use it are of that subject; a month is of none. */
export function hallmarksOf(read: readonly Phrasing[], areas: ReadonlySet<string>): Hallmarks {
  const counts = new Map<string, Map<string, number>>();
  for (const { label, reading } of read) {
    const own = reading.tokens.filter((token) => token.length >= SHORTEST && monthIn(token) === undefined);
    for (const word of new Set(own.map(stem))) {
      const labels = counts.get(word) ?? new Map<string, number>();
      counts.set(word, labels.set(label, (labels.get(label) ?? 0) + 1));
    }
  }
  const found: Record<string, string> = {};
  for (const [word, labels] of counts) {
    const total = [...labels.values()].reduce((sum, count) => sum + count, 0);
    for (const [label, count] of labels) {
      if (count >= LEAST && count / total >= SHARE && areas.has(label.slice(1))) found[word] = label.slice(1);
    }
  }
  return found;
}

/** The subjects that a message gives away, each once. */
export function subjectsIn(hallmarks: Hallmarks, tokens: readonly string[]): readonly string[] {
  const of = (token: string) => {
    const word = stem(token);
    return Object.hasOwn(hallmarks, word) ? hallmarks[word] : undefined;
  };
  return [...new Set(tokens.flatMap((token) => of(token) ?? []))];
}
