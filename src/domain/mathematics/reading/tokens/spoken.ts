import { rational } from "../../rational.ts";
import type { Lexicon } from "../lexicon.ts";
import type { NumberToken } from "./token.ts";

export const isNumberWord = (
  word: string,
  { numbers, tens, hundreds, hundred, thousand, articles, parts, roles }: Lexicon,
) =>
  [numbers, tens, hundreds, parts].some((each) => Object.hasOwn(each, word)) ||
  [hundred, thousand, articles, roles.below_zero ?? [], roles.half_of ?? []].some((each) =>
    each.includes(word),
  );

/** A number in words: "treinta y dos", "three quarters", "one and a half", "half". */
export function spokenNumber(
  words: readonly string[],
  start: number,
  lexicon: Lexicon,
): { readonly token: NumberToken; readonly end: number } | null {
  const { numbers, tens, hundreds, hundred, thousand, joins, articles, parts, wholes } = lexicon;
  const word = (at: number) => words[at] ?? "";
  let at = start;
  const below100 = (): number | null => {
    const ten = tens[word(at)];
    if (ten !== undefined) {
      at += 1;
      const one = joins.includes(word(at)) ? at + 1 : at;
      const value = numbers[word(one)];
      const isJoined = value !== undefined && value > 0 && value < 10;
      if (isJoined) at = one + 1;
      return ten + (isJoined ? value : 0);
    }
    const one = numbers[word(at)];
    if (one !== undefined) at += 1;
    return one ?? null;
  };
  const below1000 = (): number | null => {
    let value: number | null = null;
    if (hundreds[word(at)] !== undefined) value = hundreds[word(at++)] ?? null;
    else if (
      hundred.includes(word(at + 1)) &&
      (numbers[word(at)] !== undefined || articles.includes(word(at)))
    ) {
      value = (numbers[word(at)] ?? 1) * 100;
      at += 2;
    } else if (hundred.includes(word(at))) {
      value = 100;
      at += 1;
    }
    if (value === null) return below100();
    const back = at;
    if (joins.includes(word(at))) at += 1;
    const rest = below100();
    if (rest === null) at = back;
    return value + (rest ?? 0);
  };
  let value = below1000();
  if (thousand.includes(word(at)) && (value !== null || !articles.includes(word(at)))) {
    at += 1;
    value = (value ?? 1) * 1000 + (below1000() ?? 0);
  }
  if (value !== null) {
    const bottom = parts[word(at)];
    // "Three quarters", but "one second" and "twenty third" are no parts.
    if (bottom !== undefined && at > start) return { token: part(value, bottom), end: at + 1 };
    const end = wholes.includes(word(at)) ? at + 1 : at;
    return { token: { kind: "number", value: rational(value), form: "whole", isSpoken: true }, end };
  }
  const isArticle = articles.includes(word(at));
  if (isArticle && wholes.includes(word(at + 1)))
    return { token: { kind: "number", value: rational(1), form: "whole" }, end: at + 2 };
  const bottom = parts[word(isArticle ? at + 1 : at)];
  if (bottom === undefined) return null;
  return { token: { ...part(1, bottom), isWord: true }, end: at + (isArticle ? 2 : 1) };
}

/** As it was said: 2/4 stays 2/4. */
export const part = (top: number, bottom: number): NumberToken => ({
  kind: "number",
  value: { top, bottom },
  form: "fraction",
});
