import { editDistance } from "../language/spelling.ts";
import { stem } from "./stem.ts";

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

/** Phrases are asked for again and again, and there are some thousands of them in the content. */
const MAX_PHRASES = 20_000;
const phrases = new Map<string, readonly string[]>();

function wordsOfPhrase(phrase: string): readonly string[] {
  const known = phrases.get(phrase);
  if (known !== undefined) return known;
  if (phrases.size >= MAX_PHRASES) phrases.clear();
  const wanted = phrase.replace(/[\^$]/g, "").trim().split(/\s+/);
  phrases.set(phrase, wanted);
  return wanted;
}

const distinct = new WeakMap<readonly string[], ReadonlySet<string>>();

function distinctWords(words: readonly string[]): ReadonlySet<string> {
  const known = distinct.get(words);
  if (known !== undefined) return known;
  const found = new Set(words);
  distinct.set(words, found);
  return found;
}

/** Whether a phrase of plain words stands in a message; `^` and `$` bind it to the message's ends, `_` is any name. */
export function says(words: readonly string[], phrase: string): boolean {
  const wanted = wordsOfPhrase(phrase);
  const [first = ""] = wanted;
  // Of some thousands of phrases, a message holds the first word of few.
  if (first !== "_" && !distinctWords(words).has(first)) return false;
  const last = words.length - wanted.length;
  const from = phrase.endsWith("$") ? last : 0;
  const to = phrase.startsWith("^") ? Math.min(0, last) : last;
  for (let at = from; at >= 0 && at <= to; at += 1) {
    if (fits(words[at], wanted[0] ?? "") && wanted.every((word, index) => fits(words[at + index], word))) {
      return true;
    }
  }
  return false;
}

/** The places of phrases in a list by their first word; the content's lists do not change. */
const placesOf = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>();

function byFirstWord(list: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const known = placesOf.get(list);
  if (known !== undefined) return known;
  const places = Map.groupBy(list.keys(), (at) => wordsOfPhrase(list[at] ?? "")[0] ?? "");
  placesOf.set(list, places);
  return places;
}

/**
 * The first phrase of a list that stands in a message. For lists that are kept: only the phrases that begin with one of
 * the message's words are looked at.
 */
export function firstSaid(words: readonly string[], list: readonly string[]): string | undefined {
  const places = byFirstWord(list);
  let first = list.length;
  const look = (word: string) => {
    for (const at of places.get(word) ?? []) {
      if (at >= first) return;
      if (says(words, list[at] ?? "")) first = at;
    }
  };
  look("_");
  distinctWords(words).forEach(look);
  return list[first];
}

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
  return wordsOfPhrase(entry).every((wanted) => words.some((word) => isSame(word, wanted)));
}

/** One of several, in turn, so that the next time it is another. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item | undefined {
  return items[turn % Math.max(1, items.length)];
}
