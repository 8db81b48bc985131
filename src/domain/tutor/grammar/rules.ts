import type { Language } from "../../locale/language.ts";
import { strongAt, syllablesOf } from "../words/spanish-words.ts";
import { plain } from "../words.ts";

/** What a language forms by rule; null where it has no one rule, or its words say it in a list. */
type Rules = {
  readonly plurals: ((word: string) => string) | null;
  readonly verbs: ((word: string) => string) | null;
  readonly syllables: ((word: string) => readonly string[]) | null;
  /** Whether children give its irregular words the regular form, "goed", so that it can be computed. */
  readonly isOverused: boolean;
};

export const RULES: Readonly<Record<Language, Rules>> = {
  en: { plurals: pluralOfEnglish, verbs: pastOf, syllables: null, isOverused: true },
  es: { plurals: pluralOfSpanish, verbs: null, syllables: syllablesOf, isOverused: false },
};

const VOWEL_AND_CONSONANT = /^[^aeiou]*[aeiou][bdgmnpt]$/;

function pastOf(word: string): string {
  if (word.endsWith("e")) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  return VOWEL_AND_CONSONANT.test(word) ? `${word}${word.at(-1)}ed` : `${word}ed`;
}

function pluralOfEnglish(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** "Luz", "luces"; "canción", "canciones": its strong syllable stays, so the accent may go. */
function pluralOfSpanish(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/[^aeiouáéíóú]s$/.test(word) || (word.endsWith("s") && strongAt(word) > 0)) return word;
  const stem = word.endsWith("z") ? `${word.slice(0, -1)}c` : word;
  return strongAt(word) === 0 ? `${plain(stem)}es` : `${stem}es`;
}
