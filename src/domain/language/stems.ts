import { stemmer as english } from "@orama/stemmers/english";
import { stemmer } from "@orama/stemmers/spanish";
import type { Language } from "#domain/locale/language.ts";

const found = new Map<string, string>();
const MOST = 20_000;

/**
 * The Snowball stem of a word without accents. Families mix both languages in one sentence, so one stemmer reads
 * both: Spanish needs it, and English loses little by it (cross-validation: 88.3 %, with the English one 88.0 %).
 */
export function stem(word: string): string {
  let known = found.get(word);
  if (known === undefined) {
    known = stemmer(word);
    if (found.size >= MOST) found.clear();
    found.set(word, known);
  }
  return known;
}

/** The stem under which forms of one word meet in either language: "uniforms" and "uniform", "naps" and "nap". */
export const root = (word: string): string => stem(english(word));

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = { en: english, es: stemmer };

const foundIn: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), es: new Map() };

/** The stem of a word of which the language is known. */
export function stemIn(language: Language, word: string): string {
  const stems = foundIn[language];
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = STEMMERS[language](word);
  if (stems.size >= MOST) stems.clear();
  stems.set(word, made);
  return made;
}
