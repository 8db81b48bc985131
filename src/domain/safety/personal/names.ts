import { type Word, wordsOf } from "../reading/fold.ts";
import type { PersonalSpan } from "./personal-span.ts";

const SHORTEST = 2;

/** Whether the word was typed with a capital. */
export const isCapital = (text: string, { from }: Word) => /\p{Lu}/u.test(text.slice(from, from + 2));

/**
 * The names that a profile knows, wherever they stand, without regard to case and accents. A name that is also a
 * common word (Rosa, Will) only with a capital, away from the start of a sentence.
 */
export function knownNames(
  text: string,
  words: readonly Word[],
  names: readonly string[],
  alsoWords: readonly string[],
): PersonalSpan[] {
  const parts = new Set(
    names.flatMap((name) => wordsOf(name).map((word) => word.text)).filter((part) => part.length >= SHORTEST),
  );
  if (parts.size === 0) return [];
  const common = new Set(alsoWords);
  return words
    .filter((word, index) => {
      const bare = word.text.replace(/s$/, "");
      const name = parts.has(word.text) ? word.text : bare;
      // "Sofias" for "Sofia's": the apostrophe is not part of a word.
      if (!parts.has(name)) return false;
      if (!common.has(name)) return true;
      return isCapital(text, word) && words[index - 1]?.sentence === word.sentence;
    })
    .map(({ from, to }) => ({ from, to, of: "name" as const }));
}
