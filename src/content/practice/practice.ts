import type { Language } from "#domain/locale/language.ts";
import type { PracticeWords } from "#domain/practice/words.ts";
import { practiceEnglish } from "./en.ts";
import { practiceSpanish } from "./es.ts";

/** Everything that practice is made of, by language. */
export const practiceWords: Readonly<Record<Language, PracticeWords>> = {
  en: practiceEnglish,
  es: practiceSpanish,
};
