import { folded } from "../../locale/fold.ts";

/** What can be found: words without marks and capitals, each once, by where they stand. */
export type Findable = { readonly words: Readonly<Record<"title" | "also" | "text", string>> };

/** What a word is worth, by where it stands. */
const WORTH = { title: 4, also: 3, text: 1 } as const;
/** The shortest word of a question that is looked for. */
const SHORTEST = 3;
/** Endings vary (reembolso, reembolsos; print, printing): so many last letters of a long word need not be the same. */
const ENDING = 2;
const LONG = 6;
/** What is worth less than this part of the best is not shown. */
const WORTH_SHOWING = 0.34;

/**
 * Finds by a question as people type it, best first: with or without accents, in any order, whole words or beginnings.
 * A word that stands nearly everywhere (the, how, para) tells little and counts little, by how often it stands there;
 * so no list of such words is needed, in any language.
 */
export function search<Item extends Findable>(items: readonly Item[], question: string): Item[] {
  const asked = [...new Set(folded(question).split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length >= SHORTEST,
  );
  const scores = items.map(() => 0);
  for (const word of asked) {
    const worth = items.map((item) => worthOf(item, word));
    const found = worth.filter((each) => each > 0).length;
    const rarity = Math.log((items.length + 1) / (found + 0.5));
    worth.forEach((each, index) => {
      scores[index] = (scores[index] ?? 0) + each * Math.max(rarity, 0.02);
    });
  }
  const best = Math.max(0, ...scores);
  return items
    .map((item, index) => ({ item, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= best * WORTH_SHOWING)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

function worthOf({ words }: Findable, asked: string): number {
  const stem = asked.length >= LONG ? asked.slice(0, -ENDING) : asked;
  for (const place of ["title", "also", "text"] as const) {
    const all = words[place].split(" ");
    if (all.some((word) => word.startsWith(asked))) return WORTH[place];
    if (all.some((word) => word.startsWith(stem))) return WORTH[place] * 0.8;
  }
  return 0;
}
