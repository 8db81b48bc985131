import type { Language } from "../../locale/language.ts";
import { once } from "../../resilience/once.ts";
import type { TutorLibrary } from "../library.ts";

/** Who asks how a word is written, or for a letter, means what stands there. */
const OF_LETTERS = /\b(?:spell|letters?|letras?|deletre\p{L}*|se escriben?|vowels?|vocales?)\b/iu;
/** "S e p a r a t e". */
const LETTERS = /(?<!\p{L})\p{L}\s\p{L}\s\p{L}(?!\p{L})/u;
/** "300 BC". */
const YEAR = /\d\s*$/;

const meantBy = once(
  (library: TutorLibrary, language: Language): ReadonlyMap<string, string> =>
    new Map(library.typed[language].map((entry) => entry.split(" = ") as [string, string])),
);

/**
 * The message with the words that were written in a hurry, or by ear, as they are meant: "do u know", "bc" after an answer. Only in the language
 * of the talk: "u" is "or" in Spanish.
 */
export function asMeant(library: TutorLibrary, language: Language, message: string): string {
  if (OF_LETTERS.test(message) || LETTERS.test(message) || !/\s/.test(message.trim())) return message;
  const known = meantBy(library, language);
  return message.replace(/(?<![\p{L}\d'’"“«-])\p{L}+(?![\p{L}'’"”»-])/gu, (word, at: number) =>
    YEAR.test(message.slice(0, at)) ? word : (known.get(word.toLowerCase()) ?? word),
  );
}
