import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";

/** "$1,000": the first of some amounts, as it is written. */
export function amountOf(money: readonly number[], language: Language): string {
  return `$${new Intl.NumberFormat(LOCALES[language]).format(money[0] ?? 0)}`;
}

/** Every figure in a text. */
export const amountsIn = (text: string): readonly number[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(",", "")));
