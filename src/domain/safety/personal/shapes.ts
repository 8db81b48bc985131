import type { Word } from "../reading/fold.ts";
import { isCapital } from "./names.ts";

/** A word as it was typed, with what is joined to it by signs. */
const WHOLE = /[\p{L}\p{N}]{1,40}(?:[._-]{1,2}[\p{L}\p{N}]{1,40}){0,8}_{0,2}/uy;

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
 * - `#joined` where a word begins that holds "_", as no ordinary one does (ana_23); `#alias` that, or letters with a
 *   number behind them (sofi23), unless they say what the number counts (level20)
 * - `^word` that word, typed with a capital
 */
export function shapeReader(words: {
  /** Words that name nothing by themselves. */
  readonly plain: ReadonlySet<string>;
  /** Words that follow an address and belong to it, or are names for certain. */
  readonly notNouns: ReadonlySet<string>;
  /** Words that a number is written behind: level20. */
  readonly counted: ReadonlySet<string>;
}) {
  function aliasesAt(text: string, { from, to }: Word): string[] {
    // What is the second half of a word begins none.
    if (/[\p{L}\p{N}][._-]*$/u.test(text.slice(Math.max(0, from - 3), from))) return [];
    WHOLE.lastIndex = from;
    const whole = `${text[from - 1] === "_" ? "_" : ""}${WHOLE.exec(text)?.[0] ?? text.slice(from, to)}`;
    const [letters = ""] = /^_?\p{L}*/u.exec(whole) ?? [];
    if (!/\p{L}/u.test(whole)) return [];
    if (whole.includes("_")) return ["#joined", "#alias"];
    const isNumbered = letters.length > 1 && /\p{N}/u.test(whole);
    return isNumbered && !words.counted.has(letters.toLowerCase()) ? ["#alias"] : [];
  }

  return (text: string, all: readonly Word[], at: number): string[] => {
    const word = all[at] as Word;
    const before = all[at - 1];
    const shapes: string[] = aliasesAt(text, word);
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
