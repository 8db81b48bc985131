import { apply, type Expression, number, type Operator } from "../../expression.ts";
import { problems } from "../../problem.ts";
import { isLess, isWhole, type Rational, rational } from "../../rational.ts";
import { hasRole, numbersAmong, saying, type Token } from "../tokens/token.ts";
import { type Found, formOf, isSign, sumOf } from "./expression.ts";

/** "Add 5 and 8", "subtract 3 from 9", "the difference between 9 and 3", "cuánto es 5 y 8", "double 9", "2 squared". */
export function spokenSum(tokens: readonly Token[], asks: boolean): Found | null {
  const numbers = numbersAmong(tokens);
  const has = saying(tokens);
  const [a, b] = numbers;
  if (
    a === undefined ||
    tokens.some((token) => isSign(token, "+", "-", "*", "/", "=", "<", ">") || token.kind === "letter")
  )
    return null;
  const simple = (operator: Operator, one: Rational, other: Rational): Found => ({
    problem: problems.sum(apply(operator, number(one), number(other)), formOf(numbers)),
  });
  if (numbers.length === 1) {
    if (has("half_of"))
      return isWhole(a.value)
        ? { problem: sumOf(simple("/", a.value, rational(2)).problem.expression, [a]) }
        : simple("*", rational(1, 2), a.value);
    if (has("double")) return simple("*", rational(2), a.value);
    if (has("triple")) return simple("*", rational(3), a.value);
    if (has("squared")) return simple("*", a.value, a.value);
    if (has("cubed"))
      return {
        problem: problems.sum(
          apply("*", apply("*", number(a.value), number(a.value), "power"), number(a.value), "power"),
        ),
      };
    return null;
  }
  if (numbers.length > 8 || b === undefined) return null;
  // What cups cost is not added to the cups.
  if (new Set(numbers.flatMap(({ group }) => group ?? [])).size > 1) return null;
  const sum = numbers
    .slice(1)
    .reduce<Expression>((all, each) => apply("+", all, number(each.value)), number(a.value));
  if (has("add")) return { problem: problems.sum(sum, formOf(numbers)) };
  if (numbers.length > 2) return null;
  if (has("difference"))
    return isLess(a.value, b.value) ? simple("-", b.value, a.value) : simple("-", a.value, b.value);
  const isTurned = tokens.some(
    (token, at) =>
      hasRole(token, "from", "to", "of") && tokens[at - 1]?.kind === "number" && tokens[at + 1] === b,
  );
  // "A 3/4 quítale 1/4" says first what is taken from.
  if (has("subtract")) return isTurned ? simple("-", b.value, a.value) : simple("-", a.value, b.value);
  if (has("multiply")) return simple("*", a.value, b.value);
  if (has("divide")) return simple("/", a.value, b.value);
  const between = tokens.slice(tokens.indexOf(a) + 1, tokens.indexOf(b));
  const ends = tokens.slice(tokens.indexOf(b) + 1);
  const isAnd = between.length === 1 && hasRole(between[0], "and");
  const isAsked =
    asks && ends.every((token) => isSign(token, "?") || hasRole(token, "total", "is", "around"));
  return isAnd && isAsked && (has("what_is", "how_many") || ends.some((token) => hasRole(token, "is")))
    ? simple("+", a.value, b.value)
    : null;
}
