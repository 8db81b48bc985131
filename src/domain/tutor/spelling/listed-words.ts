import { editDistance } from "../../language/spelling.ts";
import { LANGUAGES, type Language } from "../../locale/language.ts";
import type { Turn } from "../turn.ts";
import { isForm, writtenAs } from "../words/dictionary.ts";
import { plain } from "../words.ts";

export type Listed = {
  readonly word: string;
  readonly parts: readonly string[];
  readonly language: Language;
};

/** A word that the library writes, and no list holds with its parts. */
export const unlisted = ({ state }: Turn, word: string): Listed => ({
  word,
  parts: [word],
  language: state.language,
});

/** A listed word: as it is said, or with one of two letters in the other's place. */
export function findExact(turn: Turn, said: string, pair: readonly string[] = []): Listed | null {
  const wanted = plain(said);
  const swapped = (text: string) =>
    [...text].map((letter) => (pair.includes(letter) ? "*" : letter)).join("");
  for (const list of listsOf(turn)) {
    const exact =
      list.find((each) => plain(each.word) === wanted) ??
      list.find((each) => swapped(plain(each.word)) === swapped(wanted));
    if (exact !== undefined) return exact;
  }
  return null;
}

/** A listed word that a longer one is a misspelling of. */
export function findNear(turn: Turn, said: string): Listed | null {
  const wanted = plain(said);
  const limit = wanted.length >= 7 ? 2 : wanted.length >= 5 ? 1 : 0;
  if (limit === 0) return null;
  const isNear = (bare: string) => bare[0] === wanted[0] && editDistance(wanted, bare, limit) <= limit;
  for (const list of listsOf(turn)) {
    const near = list.find(({ word }) => isNear(plain(word)));
    if (near !== undefined) return near;
  }
  return null;
}

/** How a word that a child wrote is surely written; null where it is right, or nobody knows it. */
export function misspelled(turn: Turn, said: string): string | null {
  const { language } = turn.state;
  const right = writtenAs(turn.library, language, said);
  if (right === null || right === said) return null;
  if (plain(right) === plain(said)) return right;
  if (isForm(turn.library, language, said)) return null;
  return findExact(turn, said) === null && findNear(turn, said)?.word === right ? right : null;
}

/** The words that are checked, those of the thread's language first. */
function listsOf({ library, state }: Turn): readonly (readonly Listed[])[] {
  const languages = [state.language, ...LANGUAGES.filter((each) => each !== state.language)];
  return languages.map((language) => library.spelling[language].words.map((each) => read(each, language)));
}

export function read(listed: string, language: Language): Listed {
  const parts = listed.split("·");
  return { word: parts.join(""), parts, language };
}

export const tip = ({ library }: Turn, { word, language }: Listed): string =>
  library.spelling[language].tips[word] ?? "";
