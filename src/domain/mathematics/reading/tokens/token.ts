import { type Form, type Rational, TooLarge } from "../../rational.ts";
import type { Lexicon, Role, UnitGroup } from "../lexicon.ts";

export type NumberToken = {
  readonly kind: "number";
  readonly value: Rational;
  readonly form: Form;
  /** What it counts, as a listed unit or as the word beside it. */
  readonly unit?: string | undefined;
  readonly group?: UnitGroup | undefined;
  readonly noun?: string | undefined;
  readonly isPercent?: boolean;
  /** A whole and a part: "3 2/5". */
  readonly isMixed?: true;
  /** A part by a word alone: "half". */
  readonly isWord?: boolean;
  /** Said in words: the "one" in "one part" may count nothing. */
  readonly isSpoken?: boolean;
};

export type Sign = "+" | "-" | "*" | "/" | "^" | "(" | ")" | "=" | "<" | ">" | "?";

export type Token =
  | NumberToken
  | { readonly kind: "clock"; readonly minutes: number }
  | { readonly kind: "sign"; readonly sign: Sign }
  | { readonly kind: "letter"; readonly letter: string }
  | {
      readonly kind: "word";
      readonly word: string;
      readonly roles: readonly Role[];
      readonly unit?: string | undefined;
      readonly group?: UnitGroup | undefined;
    };

export const hasRole = (token: Token | undefined, ...roles: readonly Role[]): boolean =>
  token?.kind === "word" && roles.some((role) => token.roles.includes(role));

/** Whether any of these tokens says one of some things. */
export const saying =
  (tokens: readonly Token[]) =>
  (...roles: readonly Role[]): boolean =>
    tokens.some((token) => hasRole(token, ...roles));

export const numbersAmong = (tokens: readonly Token[]): readonly NumberToken[] =>
  tokens.filter((token) => token.kind === "number");

/** Reads nothing, or what is said instead, rather than a number that is too large. */
export function readSafely<Found, Instead = null>(
  read: () => Found | null,
  instead?: Instead,
): Found | Instead | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooLarge) return instead ?? null;
    throw error;
  }
}

/** "How many minutes" is one phrase, with its unit at the end. */
export function unitOfPhrase(tokens: readonly Token[], { units }: Lexicon): string | undefined {
  const token = tokens.find((each) => hasRole(each, "how_long"));
  const word = token?.kind === "word" ? (token.word.split(" ").at(-1) ?? "") : "";
  return Object.keys(units).find((id) => units[id]?.one === word || units[id]?.many === word);
}
