import { apply, type Expression, evaluate, number, type Operator } from "../../expression.ts";
import { type Problem, problems } from "../../problem.ts";
import { type Form, isWhole, type Rational, rational } from "../../rational.ts";
import { hasRole, numbersAmong, type Sign, type Token } from "../tokens/token.ts";

/** A problem in signs, and the answer that the child brought along. */
export type Found = {
  readonly problem: Problem;
  readonly claimed?: Rational | undefined;
  readonly isHeld?: boolean;
};

export const isSign = (token: Token | undefined, ...signs: readonly Sign[]) =>
  token?.kind === "sign" && signs.includes(token.sign);

export const isOf = (token: Token | undefined) => hasRole(token, "of");

/** Reads a run of tokens as one expression; null where it is none. */
export function expressionOf(tokens: readonly Token[]): Expression | null {
  let at = 0;
  const peek = () => tokens[at];
  const atom = (): Expression | null => {
    const token = peek();
    at += 1;
    if (token?.kind === "number")
      return number(
        token.isPercent === true ? rational(token.value.top, token.value.bottom * 100) : token.value,
      );
    if (token?.kind === "letter") return { letter: token.letter };
    if (isSign(token, "(")) {
      const inside = sum();
      if (!isSign(peek(), ")")) return null;
      at += 1;
      return inside;
    }
    if (isSign(token, "-")) {
      const inside = power();
      if (inside === null) return null;
      return "value" in inside
        ? number(rational(-inside.value.top, inside.value.bottom))
        : apply("*", number(-1), inside);
    }
    return null;
  };
  const power = (): Expression | null => {
    const base = atom();
    if (base === null || !isSign(peek(), "^")) return base;
    at += 1;
    const by = peek();
    at += 1;
    if (by?.kind !== "number" || !isWhole(by.value) || by.value.top < 1 || by.value.top > 6) return null;
    return Array.from({ length: by.value.top - 1 }).reduce<Expression>(
      (all) => apply("*", all, base, "power"),
      base,
    );
  };
  const startsFactor = () => peek()?.kind === "letter" || isSign(peek(), "(");
  const product = (): Expression | null => {
    let left = power();
    while (left !== null && (isSign(peek(), "*", "/") || isOf(peek()) || startsFactor())) {
      const token = peek();
      const operator: Operator = token?.kind === "sign" && token.sign === "/" ? "/" : "*";
      if (!startsFactor()) at += 1;
      const right = power();
      if (right === null) return null;
      left = isOf(token) ? partOf(left, right) : apply(operator, left, right);
    }
    return left;
  };
  const sum = (): Expression | null => {
    let left = product();
    while (left !== null && isSign(peek(), "+", "-")) {
      const token = peek();
      at += 1;
      const right = product();
      if (right === null) return null;
      left = apply(token?.kind === "sign" && token.sign === "-" ? "-" : "+", left, right);
    }
    return left;
  };
  const whole = sum();
  return at === tokens.length ? whole : null;
}

/** A third of 12 is shared out; a half of a half is multiplied. */
function partOf(part: Expression, of: Expression): Expression {
  if (!("value" in part) || !("value" in of) || isWhole(part.value) || !isWhole(of.value))
    return apply("*", part, of);
  return problems.part(part.value, of.value).expression;
}

export function formOf(tokens: readonly Token[]): Form {
  const numbers = numbersAmong(tokens);
  if (numbers.some(({ form }) => form === "fraction")) return "fraction";
  return numbers.some(({ form, isPercent }) => form === "decimal" || isPercent) ? "decimal" : "whole";
}

export function sumOf(expression: Expression, run: readonly Token[]): Problem {
  evaluate(expression);
  const [part, of, whole, ...others] = run;
  if (part?.kind === "number" && isOf(of) && whole?.kind === "number" && others.length === 0) {
    if (part.isPercent) return problems.percent(part.value, whole.value);
    if (!isWhole(part.value) && isWhole(whole.value)) {
      if (part.value.top === 1 && part.value.bottom === 2 && whole.value.top % 2 === 0)
        return { ...problems.sum(expression), kind: "part", told: [part.value, whole.value] };
      return { ...problems.part(part.value, whole.value), form: "fraction" };
    }
  }
  return problems.sum(expression, formOf(run));
}
