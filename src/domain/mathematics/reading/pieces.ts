import { apply, type Expression, number } from "../expression.ts";
import { type Problem, problems } from "../problem.ts";
import { isEqual, type Rational, rational } from "../rational.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasRole, type NumberToken, saying, type Token } from "./tokens/token.ts";

/** How far behind its number a thing is named: "6 gallinas", "4 brown cows". */
const NEAR = 3;
/** Where more happens than counting, another reading may be meant. */
const CHANGES = ["lose", "gain", "left", "share"] as const;

/** So many of a piece, or of a thing that has such pieces; neither where it is not known. */
type Counted = { readonly value: Rational; readonly isPiece: boolean; readonly each: Rational | undefined };

/**
 * The legs of 6 hens and 4 cows, the wheels of 3 bicycles: what is asked is a piece of what is counted, so the bare numbers are
 * not put together. "unread" where it is not known how many each one has.
 */
export function readPieces(tokens: readonly Token[], { pieces }: Lexicon): Problem | "unread" | null {
  const ask = tokens.findIndex((token) => hasRole(token, "how_many"));
  const near = ask < 0 ? [] : tokens.slice(ask + 1, ask + 1 + NEAR);
  const piece = Object.values(pieces).find(({ names }) => near.some((token) => isNamed(token, names)));
  if (piece === undefined) return null;
  const counted = tokens.flatMap((token, at) =>
    token.kind === "number" ? [countedIn(token, tokens.slice(at + 1, at + 1 + NEAR))] : [],
  );
  if (counted.length === 0) return null;
  const things = counted.filter(({ isPiece }) => !isPiece);
  const [told, ...others] = counted.filter(({ isPiece }) => isPiece);
  const isChanged = saying(tokens)(...CHANGES);
  const [only] = things;
  if (isChanged) return null;
  // "A table has 4 legs: how many have 6 tables": told, and so it need not be known; but it is no other than the known one.
  if (told !== undefined) {
    const isOfEach = saying(tokens)("each", "have");
    const isIts = only?.each === undefined ? isOfEach : isEqual(only.each, told.value);
    return only !== undefined && things.length === 1 && others.length === 0 && isIts
      ? problems.groups(only.value, told.value)
      : null;
  }
  const products = things.flatMap(({ value, each }) =>
    each === undefined ? [] : [apply("*", number(value), number(each), "groups")],
  );
  if (products.length < things.length) return "unread";
  if (only?.each !== undefined && things.length === 1) return problems.groups(only.value, only.each);
  const sum = products
    .slice(1)
    .reduce<Expression>((all, next) => apply("+", all, next, "join"), products[0] ?? number(0));
  return problems.pieces(
    sum,
    things.flatMap(({ value, each }) => (each === undefined ? [] : [value, each])),
  );

  function countedIn({ value }: NumberToken, behind: readonly Token[]): Counted {
    const end = behind.findIndex((token) => token.kind !== "word" || hasRole(token, "how_many"));
    const words = end < 0 ? behind : behind.slice(0, end);
    const { each, names } = piece ?? { each: {}, names: [] };
    const thing = words
      .map((token) => (token.kind === "word" ? each[token.word] : undefined))
      .find((one) => one !== undefined);
    return {
      value,
      isPiece: thing === undefined && words.some((token) => isNamed(token, names)),
      each: thing === undefined ? undefined : rational(thing),
    };
  }
}

const isNamed = (token: Token, names: readonly string[]): boolean =>
  token.kind === "word" && names.includes(token.word);
