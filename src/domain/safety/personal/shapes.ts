import type { Word } from "../reading/fold.ts";
import { isCapital } from "./names.ts";

/**
 * What a word looks like, whatever it is. The patterns of leads (leads.ts) may name these beside words, and so say
 * "a number, a name, street":
 *
 * - `#number` up to five digits, perhaps with a letter (12, 4b); `#code` that, or one letter; `#ordinal` 5th
 * - `#word` any word of letters
 * - `#name` a word that may name a street: letters, and none of the frequent words
 * - `#capital` such a word typed with a capital; `#inner` the same where no sentence begins; `#upper` any word typed so
 * - `#noun` an ordinary word that nothing but a space parts from the word before: what a number counts, or a street is
 *   the first half of ("20 houses", "street lights")
 * - `^word` that word, typed with a capital
 */
export function shapeReader(words: {
  /** Words that name nothing by themselves. */
  readonly plain: ReadonlySet<string>;
  /** Words that follow an address and belong to it, or are names for certain. */
  readonly notNouns: ReadonlySet<string>;
}) {
  return (text: string, all: readonly Word[], at: number): string[] => {
    const word = all[at] as Word;
    const before = all[at - 1];
    const shapes: string[] = [];
    if (/^\d{1,5}[a-z]?$/.test(word.text)) shapes.push("#number", "#code");
    if (/^[a-z]$/.test(word.text)) shapes.push("#code");
    if (/^\d{1,3}(?:st|nd|rd|th)$/.test(word.text)) shapes.push("#ordinal");
    const hasCapital = isCapital(text, word);
    if (hasCapital) shapes.push("#upper", `^${word.text}`);
    if (!/\d/.test(word.text)) shapes.push("#word");
    if (/\d/.test(word.text) || word.text.length < 2 || words.plain.has(word.text)) return shapes;
    shapes.push("#name");
    if (hasCapital) shapes.push("#capital");
    if (hasCapital && before?.sentence === word.sentence) shapes.push("#inner");
    const isAttached = before?.sentence === word.sentence && /^ +$/.test(text.slice(before.to, word.from));
    if (isAttached && !hasCapital && !words.notNouns.has(word.text)) shapes.push("#noun");
    return shapes;
  };
}
