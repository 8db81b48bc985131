import type { Language } from "../locale/language.ts";

type Words = {
  readonly plus: string;
  readonly minus: string;
  readonly times: string;
  readonly dividedBy: string;
  readonly equals: string;
  readonly over: string;
  readonly and: string;
  /** How one piece is called, and several, by the bottom of the fraction. */
  readonly pieces: Readonly<Record<number, readonly [one: string, several: string]>>;
  readonly one: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    ...{ plus: "plus", minus: "minus", times: "times", dividedBy: "divided by", equals: "equals" },
    ...{ over: "over", and: "and", one: "one" },
    pieces: {
      ...{
        2: ["half", "halves"],
        3: ["third", "thirds"],
        4: ["quarter", "quarters"],
        5: ["fifth", "fifths"],
      },
      ...{ 6: ["sixth", "sixths"], 7: ["seventh", "sevenths"], 8: ["eighth", "eighths"] },
      ...{ 9: ["ninth", "ninths"], 10: ["tenth", "tenths"], 12: ["twelfth", "twelfths"] },
    },
  },
  es: {
    ...{ plus: "más", minus: "menos", times: "por", dividedBy: "entre", equals: "es igual a" },
    ...{ over: "sobre", and: "y", one: "un" },
    pieces: {
      ...{ 2: ["medio", "medios"], 3: ["tercio", "tercios"], 4: ["cuarto", "cuartos"] },
      ...{ 5: ["quinto", "quintos"], 6: ["sexto", "sextos"], 7: ["séptimo", "séptimos"] },
      ...{ 8: ["octavo", "octavos"], 9: ["noveno", "novenos"], 10: ["décimo", "décimos"] },
      ...{ 12: ["doceavo", "doceavos"] },
    },
  },
};

/** A whole number before it makes it a mixed one; a date or a third number does not. */
const FRACTION = /(?<![\d/.,])(?:(\d{1,3}) )?(\d{1,3})\/(\d{1,3})(?![\d/])/g;
/** Between numbers, or before the place of one: "7 × 8 = ?", "3 + _". */
const SIGN = /(?<=[\d?_)]) ?([+×÷=−]) ?(?=[−\d?_(])/g;
const BELOW_ZERO = /(?<![\p{L}\p{N}])−(?=\d)/gu;

/**
 * The signs of sums and fractions as they are said, which voices leave out or spell: "9 − 2" as "9 minus 2", "3/4" as
 * "3 quarters". Everything else stays.
 */
export function signsInWords(text: string, language: Language): string {
  const words = WORDS[language];
  const signs: Readonly<Record<string, string>> = {
    ...{ "+": words.plus, "−": words.minus },
    ...{ "×": words.times, "÷": words.dividedBy, "=": words.equals },
  };
  return text
    .replace(SIGN, (_, sign: string) => ` ${signs[sign]} `)
    .replace(BELOW_ZERO, `${words.minus} `)
    .replace(FRACTION, (_, whole: string | undefined, top: string, bottom: string) => {
      const piece = words.pieces[Number(bottom)]?.[top === "1" ? 0 : 1];
      const part =
        piece === undefined ? `${top} ${words.over} ${bottom}` : `${top === "1" ? words.one : top} ${piece}`;
      return whole === undefined ? part : `${whole} ${words.and} ${part}`;
    });
}
