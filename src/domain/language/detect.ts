import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { words } from "./text.ts";

/** Short words that only one of the languages has. */
const MARKS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "the and is are was of to in for with you your we our it that this they have has can will would at on from be not or if as by an at most what how when there their do does i m my much hello want thanks".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las y es son de del que en para con tu tus su sus nosotros lo un una por se te nos al este esta hay puedes puede tiene tienen como cuando donde mas pero si ya muy cada o más hola cuanto cuesta mi mis gracias quiero soy donde".split(
      " ",
    ),
  ),
};

/**
 * Whether a sentence can be in the given language: false only when it clearly is in the other one. Very short
 * sentences and lists of names pass.
 */
export function speaks(sentence: string, language: Language): boolean {
  const tokens = words(sentence);
  const count = (of: Language) => tokens.filter((token) => MARKS[of].has(token)).length;
  const other = Math.max(...LANGUAGES.filter((each) => each !== language).map(count));
  return other < 2 || count(language) >= other;
}
