import { type Expression, evaluate, holdsLetter, numbersIn, shown } from "../../mathematics/expression.ts";
import { isEqual, isWhole, written } from "../../mathematics/rational.ts";
import { expressionOf } from "../../mathematics/reading/sums/expression.ts";
import { hasRole, readSafely, saying, type Token } from "../../mathematics/reading/tokens/token.ts";
import { type Answer, answer, type Turn } from "../turn.ts";
import { talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";

/** Two sums of which it is asked whether they make the same. */
export type Alike = { readonly kind: "alike"; readonly sums: readonly [Expression, Expression] };

/** "Is 7 × 8 the same as 8 × 7", and "and 8 × 7 is the same?" after 7 × 8. Null where fewer sums are named. */
export function readAlike(turn: Turn): Alike | null {
  const tokens = tokensIn(turn);
  if (!saying(tokens)("same") || saying(tokens)("share", "each", "have")) return null;
  const said = sumsIn(tokens);
  const last = turn.state.problem?.kind === "sum" ? [turn.state.problem.expression] : [];
  const [one, other, ...others] = said.length === 1 ? [...last, ...said] : said;
  if (one === undefined || other === undefined || others.length > 0) return null;
  return { kind: "alike", sums: [one, other] };
}

/** The sums that a message names, each a run of numbers and signs. */
function sumsIn(tokens: readonly Token[]): Expression[] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    const isPart =
      token.kind === "number" || (token.kind === "sign" && !["=", "<", ">", "?"].includes(token.sign));
    if (isPart) runs.at(-1)?.push(token);
    else if (!hasRole(token, "is") || runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.flatMap((run) => {
    const sum = run.length > 2 ? readSafely(() => expressionOf(run)) : null;
    return sum === null || "value" in sum || holdsLetter(sum) ? [] : [sum];
  });
}

/** Both are worked out: it is what they have in common that was asked, not how much they make. */
export function toldAlike(turn: Turn, { sums: [one, other] }: Alike): Answer {
  const [value, otherValue] = [evaluate(one), evaluate(other)];
  const isSame = isEqual(value, otherValue);
  const phrase = !isSame ? "alike_not" : isTurned(one, other) ? "alike_turned" : "alike";
  const words = {
    ...{ one: shownSum(one), other: shownSum(other) },
    ...{ value: written(value), other_value: written(otherValue) },
  };
  return answer(turn, [talk(turn, phrase, words)], null, { act: "right" });
}

const shownSum = (sum: Expression): string =>
  shown(sum, numbersIn(sum).every(isWhole) ? "whole" : "fraction");

/** The same two numbers, put together or multiplied, in the other order. */
function isTurned(one: Expression, other: Expression): boolean {
  if (!("operator" in one) || !("operator" in other) || one.operator !== other.operator) return false;
  if (!["+", "*"].includes(one.operator)) return false;
  const [a, b, c, d] = [one.left, one.right, other.left, other.right].map((part) =>
    "value" in part ? part.value : null,
  );
  if (!a || !b || !c || !d) return false;
  return isEqual(a, d) && isEqual(b, c);
}
