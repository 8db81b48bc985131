import { apply, number, type Operator } from "../../mathematics/expression.ts";
import { answerOf, type Kind, type Problem, problems } from "../../mathematics/problem.ts";
import { isLess, isWhole, type Rational, rational } from "../../mathematics/rational.ts";
import { type NumberToken, saying, type Token } from "../../mathematics/reading/tokens/token.ts";
import type { Turn } from "../turn.ts";
import { asksNumber } from "../understanding/asking.ts";
import { tokensIn } from "./tokens.ts";
import { understand } from "./understanding.ts";

/** "If I pay with 200, what is the change": what was worked out is the price. */
export function paidWith(tokens: readonly Token[], { value }: NumberToken, problem: Problem): Problem | null {
  const price = answerOf(problem);
  const isPaid = saying(tokens)("pay") && saying(tokens)("change", "left") && !isLess(value, price);
  return isPaid && problem.kind !== "change_due"
    ? problems.change_due(value, rational(1), price, unitOf(problem))
    : null;
}

/** "And if it is 2 m deep, how much water fits", once the area was asked: so many layers of it. */
export function filled(
  tokens: readonly Token[],
  { value }: NumberToken,
  { kind, told }: Problem,
): Problem | null {
  const [a, b = a] = told;
  const isFlat = /^(?:rectangle|square)_/.test(kind);
  return isFlat && a !== undefined && b !== undefined && saying(tokens)("height", "volume")
    ? problems.box_volume(a, b, value)
    : null;
}

/** "How much if every cup is 2 pesos", once the cups were counted. */
export function ofEach(
  tokens: readonly Token[],
  { value, unit }: NumberToken,
  problem: Problem,
): Problem | null {
  const count = answerOf(problem);
  const isCount = problem.form === "whole" && isWhole(count) && count.top > 0;
  return isCount && !UNCOUNTED.includes(problem.kind) && saying(tokens)("each") && !saying(tokens)("share")
    ? problems.groups(count, value, { unit })
    : null;
}
const UNCOUNTED: readonly Kind[] = ["percent", "compare", "equation", "counting", "discount", "raise"];

const IF = /\b(?:if|si)\b/;
/** "And if I hide one", once ten fingers were told of: from the number that was said last on. */
export function goneOnTold(turn: Turn): Problem | null {
  const { count, said: before } = turn.state;
  const said = count ?? before?.match(/\d{1,9}/g)?.at(-1);
  const tokens = tokensIn(turn);
  const [amount, ...others] = tokens.filter((token): token is NumberToken => token.kind === "number");
  const isOne = amount === undefined && ANOTHER_ONE.test(turn.words.join(" "));
  const change = amount?.value ?? (isOne ? rational(1) : undefined);
  const isCounted = count !== undefined && amount?.isSpoken !== true && amount?.group !== "time";
  const isAsked = IF.test(turn.words.join(" ")) || (isCounted && amount !== undefined && asksNumber(turn));
  const isShort = turn.words.length <= LONGEST_ON && isAsked;
  if (said === undefined || change === undefined || others.length > 0 || !isShort) return null;
  const told = rational(Number(said));
  if (saying(tokens)("lose", "subtract")) return isLess(told, change) ? null : problems.take(told, change);
  return saying(tokens)("gain", "add", "have", "total") ? problems.join(told, change) : null;
}
const LONGEST_ON = 12;
const ANOTHER_ONE = /\b(?:one|un[oa]?|otr[oa]|another)\b/;

/** "And 3 more": from the result on; "so 4 people": shared among so many. */
export function goneOn(
  turn: Turn,
  tokens: readonly Token[],
  { value, group, isPercent }: NumberToken,
  problem: Problem,
): Problem | null {
  if (understand(turn) !== null) return null;
  const [all] = problem.told;
  if (problem.kind === "share" && group === "person" && all !== undefined && value.top > 1)
    return problems.share(all, value, unitOf(problem));
  const operator: Operator | null =
    signIn(tokens) ??
    (saying(tokens)("lose", "subtract") || (isPercent === true && saying(tokens)("discount"))
      ? "-"
      : saying(tokens)("gain", "add", "larger") || (isPercent === true && saying(tokens)("raise"))
        ? "+"
        : null);
  const result: Rational = answerOf(problem);
  if (operator === null || problem.form === "clock" || problem.form === "duration") return null;
  // "Another 10% off" is a part of the result, and no ten of it.
  if (isPercent === true && operator === "-") return problems.discount(result, value, unitOf(problem));
  if (isPercent === true && operator === "+") return problems.raise(result, value, unitOf(problem));
  if (operator === "-" && isLess(result, value)) return null;
  return problem.kind === "sum"
    ? problems.sum(apply(operator, number(result), number(value)), problem.form)
    : operator === "-"
      ? problems.take(result, value, unitOf(problem))
      : problems.join(result, value, unitOf(problem));
}

export function signIn(tokens: readonly Token[]): Operator | null {
  const sign = tokens.find((token) => token.kind === "sign" && token.sign !== "?");
  return sign?.kind === "sign" && "+-*/".includes(sign.sign) ? (sign.sign as Operator) : null;
}

export const unitOf = ({ unit }: Problem) => (unit === undefined ? {} : { unit });
