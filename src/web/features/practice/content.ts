import { use } from "react";
import type { Language } from "#domain/locale/language.ts";
import type { PracticeWords } from "#domain/practice/words.ts";
import { useLocale } from "#web/platform/i18n.tsx";

const LOADS: Readonly<Record<Language, () => Promise<{ readonly default: PracticeWords }>>> = {
  en: () => import("virtual:practice/en"),
  es: () => import("virtual:practice/es"),
};
const loaded = new Map<Language, Promise<PracticeWords>>();

/** What practice is made of in one language, fetched once. A failed fetch is tried again the next time. */
export function practiceIn(language: Language): Promise<PracticeWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = LOADS[language]().then((module) => module.default);
  words.catch(() => loaded.delete(language));
  loaded.set(language, words);
  return words;
}

/** The same, in the language of the page; waits for it. */
export function usePracticeWords(): PracticeWords {
  const { language } = useLocale();
  return use(practiceIn(language));
}
