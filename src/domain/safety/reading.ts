import { type Word, wordsOf } from "./fold.ts";
import type { SafetyLexicon } from "./lexicon.ts";
import { patternIndex, patternReader, type Reading, vocabularyOf, wordReader } from "./patterns.ts";

/** Letters with spaces or signs between them are joined from so many on. */
const SPELLED_FROM = 3;
const LONGEST_SPELLED = 40;

/** A message as the rules read it. */
export type Message = {
  readonly words: readonly Word[];
  readonly readings: readonly Reading[];
  /** The places of words that an idiom has used up. */
  readonly masked: ReadonlySet<number>;
};

/** Everything of a lexicon that is made once, and how a text is read with it. */
export function messageReader(lexicon: SafetyLexicon) {
  const read = patternReader(lexicon.lists);
  const rules = lexicon.rules.flatMap(({ patterns, ...rule }) =>
    patterns.map((source) => ({ ...rule, pattern: read(source) })),
  );
  const idioms = lexicon.idioms.map((source) => ({ pattern: read(source) }));
  const contexts = Object.entries(lexicon.contexts).flatMap(([name, patterns]) =>
    patterns.map((source) => ({ name, pattern: read(source) })),
  );
  const vocabulary = vocabularyOf([...rules, ...idioms, ...contexts].map(({ pattern }) => pattern));
  for (const word of lexicon.foul) vocabulary.add(word);
  const formsOf = wordReader(vocabulary);
  const idiomsIn = patternIndex(idioms);

  /** The words that a row of letters without breaks holds; null when it cannot be told. The longest come first. */
  function split(row: string): string[] | null {
    const found = Object.hasOwn(lexicon.runTogether, row) ? lexicon.runTogether[row] : undefined;
    if (found !== undefined) return found.split(" ");
    // Where the row can be cut so that every part before is a word, and how long the part before the cut is.
    const cuts: (number | undefined)[] = [0];
    for (let to = 1; to <= row.length; to += 1) {
      for (let from = 0; from < to; from += 1) {
        if (cuts[from] !== undefined && formsKnown(row.slice(from, to))) {
          cuts[to] = to - from;
          break;
        }
      }
    }
    if (cuts[row.length] === undefined) return null;
    const parts: string[] = [];
    for (let to = row.length; to > 0; to -= cuts[to] ?? to)
      parts.unshift(row.slice(to - (cuts[to] ?? to), to));
    return parts;
  }
  const formsKnown = (word: string) => vocabulary.has(word) || (word.length > 4 && formsOf(word).length > 0);

  /** Joins letters that were typed one by one, and parts words that were typed without a break. */
  function mended(words: readonly Word[]): Word[] {
    const all: Word[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] as Word;
      let end = index;
      while (end < words.length && /^[a-z]$/.test(words[end]?.text ?? "") && end - index < LONGEST_SPELLED)
        end += 1;
      const row = words.slice(index, end);
      if (row.length >= SPELLED_FROM) {
        const parts = split(row.map(({ text }) => text).join(""));
        if (parts !== null) {
          const to = row.at(-1)?.to ?? word.to;
          all.push(...parts.map((text) => ({ ...word, text, to })));
          index = end - 1;
          continue;
        }
      }
      const together = Object.hasOwn(lexicon.runTogether, word.text)
        ? lexicon.runTogether[word.text]
        : undefined;
      if (together === undefined) all.push(word);
      else all.push(...together.split(" ").map((text) => ({ ...word, text })));
    }
    return all;
  }

  return {
    rulesIn: patternIndex(rules),
    contextsIn: patternIndex(contexts),

    message(text: string): Message {
      const words = mended(wordsOf(text));
      const known = new Map<string, readonly string[]>();
      const readings: Reading[] = words.map((word) => {
        const forms = known.get(word.text) ?? formsOf(word.text);
        known.set(word.text, forms);
        return { word, forms };
      });
      const masked = new Set<number>();
      for (const { from, to } of idiomsIn(readings)) for (let at = from; at < to; at += 1) masked.add(at);
      return {
        words,
        masked,
        readings: readings.map((reading, at) =>
          masked.has(at) ? { word: reading.word, forms: [] } : reading,
        ),
      };
    },
  };
}
