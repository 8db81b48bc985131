import { editDistance } from "../language/spelling.ts";
import { once } from "../resilience/once.ts";
import { stem } from "./words/stem.ts";

/** Longer messages are read only so far; a child's are short. */
export const READ_AT_MOST = 1200;

/** Lower case and without accents, but an ñ stays an ñ: "año" is not "ano"; "½" is written out. */
export function plain(text: string): string {
  const read = text.slice(0, READ_AT_MOST).toLowerCase();
  // Most texts of one of the languages have no such letter.
  if (/^\p{ASCII}*$/u.test(read)) return read;
  return read
    .normalize("NFC")
    .replaceAll("ñ", "\u0001")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("\u0001", "ñ")
    .replace(/[¼-¾⅐-⅞]/g, (one) => ` ${one.normalize("NFKD").replace("\u2044", "/")} `);
}

/** The words of a message: plain, letters drawn out for effect shortened, apostrophes dropped ("don't" → "dont"). */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(/['’]/g, "")
      .replace(/([a-zñ])\1{2,}/g, "$1")
      .match(/\d+(?:[.,]\d+)?|[a-zñ]+/g) ?? []
  );
}

/** What turns "my dog _ died" into its opposite, so that it is no name. */
const NO_NAME = new Set(["almost", "nearly", "never", "not", "casi", "no", "nunca"]);

/** Plain words that stand one after the other; `_` is any name. What is wanted `after` follows within a few words of them. */
type Phrase = {
  readonly wanted: readonly string[];
  readonly after: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
};
/** In words: "ate a little bit of chocolate". */
const BETWEEN_AT_MOST = 4;

/** Phrases are asked for again and again. */
const MAX_PHRASES = 20_000;
const phrases = new Map<string, Phrase>();

function phraseOf(text: string): Phrase {
  const known = phrases.get(text);
  if (known !== undefined) return known;
  if (phrases.size >= MAX_PHRASES) phrases.clear();
  const [wanted = [], after = []] = text
    .replace(/[\^$]/g, "")
    .split("~")
    .map((part) => part.trim().split(/\s+/));
  const made = { wanted, after, isFirst: text.startsWith("^"), isLast: text.endsWith("$") };
  phrases.set(text, made);
  return made;
}

/** Each word of a message with where it stands. */
const placesIn = once((words: readonly string[]) => Map.groupBy(words.keys(), (at) => words[at] ?? ""));

/**
 * Whether a phrase of plain words stands in a message; `^` and `$` bind it to the message's ends, `_` is any name, and before
 * what follows `~` a few words may stand.
 */
export const says = (words: readonly string[], phrase: string): boolean => stands(phraseOf(phrase), words);

function stands({ wanted, after, isFirst, isLast }: Phrase, words: readonly string[]): boolean {
  const [first = ""] = wanted;
  const last = words.length - wanted.length;
  const [from, to] = [isLast && after.length === 0 ? last : 0, isFirst ? 0 : last];
  for (const at of first === "_" ? words.keys() : (placesIn(words).get(first) ?? []))
    if (at >= from && at <= to && at <= last && standsAt(words, wanted, at))
      if (after.length === 0 || follows(words, after, at + wanted.length)) return true;
  return false;
}

const standsAt = (words: readonly string[], part: readonly string[], at: number): boolean =>
  part.every((word, index) => fits(words[at + index], word));

function follows(words: readonly string[], part: readonly string[], from: number): boolean {
  for (let at = from; at <= from + BETWEEN_AT_MOST; at += 1) if (standsAt(words, part, at)) return true;
  return false;
}

/** The phrases of a list by their first word; the content's lists do not change. */
const byFirstWord = once((list: readonly string[]) =>
  Map.groupBy(
    list.map((text, at) => ({ at, phrase: phraseOf(text) })),
    ({ phrase }) => phrase.wanted[0] ?? "",
  ),
);

/**
 * The first phrase of a list that stands in a message. For lists that are kept: only the phrases that begin with one of
 * the message's words are looked at.
 */
export const firstSaid = once((words: readonly string[], list: readonly string[]): string | undefined => {
  const [said, listed] = [placesIn(words), byFirstWord(list)];
  // Whichever is shorter, the list or the message.
  const beginnings = listed.size < said.size ? listed.keys() : ["_", ...said.keys()];
  let first = list.length;
  for (const word of beginnings)
    for (const { at, phrase } of listed.get(word) ?? []) {
      if (at >= first) break;
      if (stands(phrase, words)) first = at;
    }
  return list[first];
});

/** The words that a phrase may begin with in a message: the first of it; `_` is any. */
export const beginningOf = (phrase: string): string => phraseOf(phrase).wanted[0] ?? "";

function fits(said: string | undefined, wanted: string): boolean {
  return said === wanted || (wanted === "_" && said !== undefined && !NO_NAME.has(said));
}

/** Words of every day that a letter parts from a topic's: mate and Marte, caca and cacao, area and arena. */
const ORDINARY = new Set("mate mates matematicas pero caca area pumas saque".split(" "));

/** Whether two words are forms or misspellings of one another. */
export function alike(said: string, meant: string): boolean {
  if (said === meant) return true;
  if (ORDINARY.has(said)) return false;
  if (said.length < 4 || meant.length < 4) return false;
  if (said[0] !== meant[0] || /\d/.test(said)) return false;
  if (stem(said) === stem(meant)) return true;
  // Two letters in each other's place: "bleu".
  if (meant.length === 4 && said.length === 4) return said !== meant && isSwapped(said, meant);
  const limit = meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0;
  if (limit === 0 || editDistance(said, meant, limit) > limit) return false;
  // Of short words, one letter in another's place makes another word: story and storm, whole and whale.
  return meant.length > 5 || said.length !== meant.length || isReordered(said, meant);
}

const isSwapped = (one: string, other: string) =>
  editDistance(one, other, 1) === 1 && isReordered(one, other);
const isReordered = (one: string, other: string) => [...one].sort().join("") === [...other].sort().join("");

/** Whether all words of an entry occur in a message, in any order; misspelled as well, unless told otherwise. */
export function holdsAll(words: readonly string[], entry: string, isSame = alike): boolean {
  const said = [...placesIn(words).keys()];
  return phraseOf(entry).wanted.every((wanted) => said.some((word) => isSame(word, wanted)));
}

/** One of several, in turn, so that the next time it is another. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item | undefined {
  return items[turn % Math.max(1, items.length)];
}
