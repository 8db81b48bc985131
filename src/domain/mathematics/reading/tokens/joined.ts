import { add, isWhole, multiply, rational } from "../../rational.ts";
import type { Lexicon } from "../lexicon.ts";
import { part } from "./spoken.ts";
import { hasRole, type NumberToken, saying, type Token } from "./token.ts";
import type { Raw } from "./written.ts";

/** What belongs together: "3/4", "1 1/2", "one and a half", "minus 7", "3 over 4", "2 cuartos". */
export function joined(tokens: readonly Token[], raw: readonly Raw[], lexicon: Lexicon): readonly Token[] {
  const found: Token[] = [];
  const isSlash = (token: Token | undefined) => token?.kind === "sign" && token.sign === "/";
  const hasFraction = tokens.some(
    (token, at) =>
      (token.kind === "number" && token.form === "fraction") ||
      (isSlash(token) && isProper(tokens[at - 1], tokens[at + 1])),
  );
  // "Add 1 and 1/2", "compare 1 and 1/2" name two numbers; "which is less, 2/3 or 3/4" none below zero.
  const isList = saying(tokens)("add", "compare", "difference");
  const isChoice = saying(tokens)("or");
  const isTight = raw.some(({ text, isTight: tight }) => text === "/" && tight);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.kind === "word" && lexicon.wholes.includes(token.word) && tokens[at - 1]?.kind === "number")
      continue;
    const skip = lexicon.wholes.includes(word(tokens[at + 1])) ? 1 : 0;
    const next = tokens[at + 1 + skip];
    const after = tokens[at + 2 + skip];
    if (isSlash(token) && isTight && (hasFraction || isProper(tokens[at - 1], next))) {
      const top = found.at(-1);
      if (
        isWholeNumber(top) &&
        isWholeNumber(next) &&
        next.value.top !== 0 &&
        (isProper(top, next) || hasFraction)
      ) {
        found[found.length - 1] = {
          ...next,
          value: { top: top.value.top, bottom: next.value.top },
          form: "fraction",
        };
        if (!isList) joinSpoken(found);
        joinMixed(found);
        at += 1;
        continue;
      }
    }
    if (
      token.kind === "word" &&
      token.roles.includes("of") &&
      lexicon.partWords.includes(word(found.at(-1)))
    ) {
      found.pop();
    }
    const isPart = next?.kind === "word" && next.unit === undefined && lexicon.parts[next.word] !== undefined;
    if (isWholeNumber(token) && next?.kind === "word" && isPart) {
      found.push({ ...part(token.value.top, lexicon.parts[next.word] ?? 2) });
      at += 1;
      continue;
    }
    // "3 quarters", as "three quarters".
    if (isWholeNumber(token) && next?.kind === "number" && next.isWord === true && next.value.top === 1) {
      found.push(part(token.value.top, next.value.bottom));
      at += 1;
      continue;
    }
    const isAnd = next?.kind === "word" && next.roles.includes("and");
    const isOneNumber =
      after?.kind === "number" && (after.isWord === true || (isProperPart(after) && !isList));
    if (isWholeNumber(token) && isAnd && isOneNumber) {
      found.push({ ...after, value: add(token.value, after.value), form: "fraction", isWord: false });
      at += 2 + skip;
      continue;
    }
    if (!isChoice && token.kind === "word" && token.roles.includes("below_zero") && next?.kind === "number") {
      found.push({ ...next, value: multiply(rational(-1), next.value) });
      at += 1;
      continue;
    }
    found.push(token);
    joinMixed(found);
  }
  return found;
}

const isProperPart = ({ form, value }: NumberToken) => form === "fraction" && value.top < value.bottom;

const word = (token: Token | undefined) => (token?.kind === "word" ? token.word : "");

const isWholeNumber = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && isWhole(token.value) && token.form === "whole";

const isProper = (top: Token | undefined, bottom: Token | undefined) =>
  isWholeNumber(top) && isWholeNumber(bottom) && top.value.top < bottom.value.top && top.value.top > 0;

/** "1 y 1/2" is one number. */
function joinSpoken(found: Token[]): void {
  const [whole, and, fraction] = found.slice(-3);
  if (found.length < 3 || !isWholeNumber(whole) || !hasRole(and, "and")) return;
  if (fraction?.kind !== "number" || !isProperPart(fraction) || hasRole(found.at(-4), "label")) return;
  found.splice(-3, 3, { ...fraction, value: add(whole.value, fraction.value), isMixed: true });
}

/** "1 1/2" is one number. */
function joinMixed(found: Token[]): void {
  const [whole, fraction] = found.slice(-2);
  if (hasRole(found.at(-3), "label")) return;
  if (
    !isWholeNumber(whole) ||
    fraction?.kind !== "number" ||
    fraction.form !== "fraction" ||
    fraction.isWord === true
  )
    return;
  if (whole.value.top === 0 || fraction.value.top >= fraction.value.bottom || fraction.value.top < 0) return;
  found.splice(-2, 2, { ...fraction, value: add(whole.value, fraction.value), isMixed: true });
}
