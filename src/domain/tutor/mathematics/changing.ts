import { apply, number, numbersIn, type Operator } from "../../mathematics/expression.ts";
import { answerOf, type Kind, type Problem, problems } from "../../mathematics/problem.ts";
import {
  greatestCommon,
  isLess,
  isWhole,
  leastCommon,
  type Rational,
  rational,
} from "../../mathematics/rational.ts";
import type { Role } from "../../mathematics/reading/lexicon.ts";
import { hasRole, type NumberToken, type Token } from "../../mathematics/reading/tokens.ts";
import type { Turn } from "../turn.ts";
import { tokensIn, understand } from "./understanding.ts";

/** In words: longer ones bring their own problem along. */
const LONGEST = 12;
const OPERATORS: readonly (readonly [Role, Operator])[] = [
  ["divide", "/"],
  ["share", "/"],
  ["multiply", "*"],
  ["subtract", "-"],
  ["add", "+"],
];

/**
 * The problem at hand with something changed: "and 3 more", "me too, so 4 people", "you have to divide", "and the greatest
 * common divisor". Null where nothing of it is changed.
 */
export function changed(turn: Turn, problem: Problem): Problem | null {
  if (turn.words.length > LONGEST || problem.comparison !== undefined || problem.sequence !== undefined)
    return null;
  const tokens = tokensIn(turn);
  const numbers = tokens.filter((token): token is NumberToken => token.kind === "number");
  const [first, ...others] = numbers;
  if (others.length > 0) return null;
  if (first === undefined) return otherKind(tokens, problem) ?? otherOperation(turn, tokens, problem);
  return first.isSpoken === true && first.value.top === 1 ? null : goneOn(turn, tokens, first, problem);
}

const has = (tokens: readonly Token[], ...roles: readonly Role[]) =>
  tokens.some((token) => hasRole(token, ...roles));
const TWINS: Readonly<Partial<Record<Kind, Kind>>> = {
  ...{ multiple: "divisor", divisor: "multiple" },
  ...{ rectangle_area: "rectangle_perimeter", rectangle_perimeter: "rectangle_area" },
  ...{ square_area: "square_perimeter", square_perimeter: "square_area" },
};

/** "And the perimeter?" of the same numbers. */
function otherKind(tokens: readonly Token[], { kind, told }: Problem): Problem | null {
  const twin = TWINS[kind];
  const [a, b = a] = told;
  const role: Role | null =
    twin === undefined
      ? null
      : twin === "multiple" || twin === "divisor"
        ? twin
        : twin.endsWith("area")
          ? "area"
          : "perimeter";
  if (role === null || a === undefined || b === undefined || !has(tokens, role)) return null;
  if (twin === "multiple") return problems.plain(twin, rational(leastCommon(a.top, b.top)), [a, b]);
  if (twin === "divisor") return problems.plain(twin, rational(greatestCommon(a.top, b.top)), [a, b]);
  if (twin === "rectangle_area") return problems.rectangle_area(a, b);
  if (twin === "rectangle_perimeter") return problems.rectangle_perimeter(a, b);
  return twin === "square_area" ? problems.square_area(a) : problems.square_perimeter(a);
}

/** "That is not adding, you have to divide": the same two numbers, and the operation that stands without a no. */
function otherOperation(turn: Turn, tokens: readonly Token[], problem: Problem): Problem | null {
  const [a, b, ...others] = numbersIn(problem.expression);
  if (a === undefined || b === undefined || others.length > 0) return null;
  const isNot = (at: number) =>
    tokens.slice(Math.max(0, at - 2), at).some((token) => hasRole(token, "no", "not"));
  const wanted = tokens.flatMap((token, at) =>
    OPERATORS.filter(([role]) => hasRole(token, role) && !isNot(at)).map(([, operator]) => operator),
  );
  const [operator] = wanted;
  const isSame = "operator" in problem.expression && problem.expression.operator === operator;
  const isMeant =
    has(tokens, "no", "not") ||
    /\b(?:have to|should|need to|hay que|tienes que|tengo que|debes)\b/.test(turn.words.join(" "));
  if (operator === undefined || !isMeant) return null;
  if (isSame) return problem;
  const [large, small] = isLess(a, b) ? [b, a] : [a, b];
  return operator === "/" && isWhole(large) && isWhole(small)
    ? problems.measure(large, small, unitOf(problem))
    : problems.sum(apply(operator, number(large), number(small)), problem.form);
}

/** "And 3 more": from the result on; "so 4 people": shared among so many. */
function goneOn(
  turn: Turn,
  tokens: readonly Token[],
  { value, group }: NumberToken,
  problem: Problem,
): Problem | null {
  if (understand(turn) !== null) return null;
  const [all] = problem.told;
  if (problem.kind === "share" && group === "person" && all !== undefined && value.top > 1)
    return problems.share(all, value, unitOf(problem));
  const sign = tokens.find((token) => token.kind === "sign" && token.sign !== "?");
  const operator: Operator | null =
    sign?.kind === "sign" && "+-*/".includes(sign.sign)
      ? (sign.sign as Operator)
      : has(tokens, "lose", "subtract")
        ? "-"
        : has(tokens, "gain", "add", "larger")
          ? "+"
          : null;
  const result: Rational = answerOf(problem);
  if (operator === null || problem.form === "clock" || problem.form === "duration") return null;
  if (operator === "-" && isLess(result, value)) return null;
  return problem.kind === "sum"
    ? problems.sum(apply(operator, number(result), number(value)), problem.form)
    : operator === "-"
      ? problems.take(result, value, unitOf(problem))
      : problems.join(result, value, unitOf(problem));
}

const unitOf = ({ unit }: Problem) => (unit === undefined ? {} : { unit });
