import { LANGUAGES, type Language } from "../../locale/language.ts";

/** The most frequent words of each language, folded: articles, pronouns, prepositions, forms of to be and to have. */
export type FrequentWords = Readonly<Record<Language, ReadonlySet<string>>>;

/** A shorter text may be a list of names, or one word to spell. */
const SHORTEST = 8;
/** Ordinary sentences of either language have three to five such words in ten. */
const LEAST_SHARE = 0.1;

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .match(/[a-zß]+/g) ?? [];

/**
 * Whether a reply is written in a language: most of its frequent words are that language's, and it has as many as
 * sentences have. So no other language needs to be known by name.
 */
export function isInLanguage(text: string, language: Language, frequent: FrequentWords): boolean {
  const words = folded(text);
  const count = (of: Language) => words.filter((word) => frequent[of].has(word)).length;
  const own = count(language);
  const other = Math.max(...LANGUAGES.filter((each) => each !== language).map(count));
  if (other >= 2 && other > own) return false;
  return words.length < SHORTEST || own / words.length > LEAST_SHARE;
}
