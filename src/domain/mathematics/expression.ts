import {
  add,
  divide,
  type Form,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  TooLarge,
  written,
  ZERO,
} from "./rational.ts";

export type Operator = "+" | "-" | "*" | "/";
/** Why a step is made: what its number means in the problem. */
export type Reason =
  | ("sum" | "order" | "brackets" | "power")
  | (
      | "join"
      | "take"
      | "missing"
      | "difference"
      | "groups"
      | "share"
      | "measure"
      | "rate"
      | "unit_price"
      | "times_as_many"
    )
  | ("part" | "parts" | "one_percent" | "percent" | "discount" | "raise")
  | ("undo_add" | "undo_take" | "undo_times" | "undo_share" | "collect")
  | (
      | "later"
      | "earlier"
      | "between"
      | "around"
      | "twice"
      | "rows"
      | "half"
      | "circle"
      | "layers"
      | "mean_sum"
      | "mean_share"
    );

/** What is worked out. An equation's unknown is a letter. */
export type Expression =
  | { readonly value: Rational }
  | { readonly letter: string }
  | {
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
      readonly reason?: Reason;
    };

/** One small sum on the way. */
export type Step = {
  readonly operator: Operator;
  readonly left: Rational;
  readonly right: Rational;
  readonly result: Rational;
  readonly reason: Reason;
};

export const number = (value: Rational | number): Expression => ({
  value: typeof value === "number" ? rational(value) : value,
});
export const apply = (
  operator: Operator,
  left: Expression,
  right: Expression,
  reason?: Reason,
): Expression => ({
  ...{ operator, left, right },
  ...(reason === undefined ? {} : { reason }),
});

export function calculate(operator: Operator, a: Rational, b: Rational): Rational {
  if (operator === "+") return add(a, b);
  if (operator === "-") return subtract(a, b);
  if (operator === "*") return multiply(a, b);
  if (isZero(b)) throw new TooLarge();
  return divide(a, b);
}

/** The small sums of an expression, in the order in which they are done. */
export function stepsOf(expression: Expression): readonly Step[] {
  const steps: Step[] = [];
  const walk = (part: Expression): Rational => {
    if ("value" in part) return part.value;
    if ("letter" in part) throw new TooLarge();
    const left = walk(part.left);
    const right = walk(part.right);
    const result = calculate(part.operator, left, right);
    steps.push({ operator: part.operator, left, right, result, reason: part.reason ?? "sum" });
    return result;
  };
  walk(expression);
  return steps;
}

/** @throws TooLarge where it cannot be worked out exactly */
export function evaluate(expression: Expression): Rational {
  return "value" in expression ? expression.value : (stepsOf(expression).at(-1)?.result ?? ZERO);
}

const SHOWN: Readonly<Record<Operator, string>> = { "+": "+", "-": "−", "*": "×", "/": "÷" };
export const sign = (operator: Operator) => SHOWN[operator];
const RANK: Readonly<Record<Operator, number>> = { "+": 1, "-": 1, "*": 2, "/": 2 };

/** As it is written on paper, with the brackets that it needs. */
export function shown(expression: Expression, form: Form = "whole"): string {
  if ("value" in expression) return written(expression.value, form);
  if ("letter" in expression) return expression.letter;
  const { operator, left, right } = expression;
  const isNextTo = operator === "*" && "value" in left && !("value" in right);
  if (isNextTo && "letter" in right) return `${shown(left, form)}${right.letter}`;
  const around = (part: Expression, isRight: boolean) => {
    const text = shown(part, form);
    const isWeak =
      "operator" in part &&
      (RANK[part.operator] < RANK[operator] ||
        (isRight && RANK[part.operator] === RANK[operator] && operator !== "+"));
    const isBelowZero = isRight && "value" in part && part.value.top < 0;
    return isWeak || isBelowZero ? `(${text})` : text;
  };
  if (isNextTo && around(right, true).startsWith("(")) return `${shown(left, form)}${around(right, true)}`;
  return `${around(left, false)} ${sign(operator)} ${around(right, true)}`;
}

export const shownStep = ({ operator, left, right }: Step, form: Form = "whole") =>
  shown(apply(operator, number(left), number(right)), form);

/** With a number in place of its letter. */
export function filledIn(expression: Expression, value: Rational): Expression {
  if ("letter" in expression) return number(value);
  if ("value" in expression) return expression;
  const { operator, left, right } = expression;
  return apply(operator, filledIn(left, value), filledIn(right, value));
}

/** Every number that stands in it, from left to right. */
export function numbersIn(expression: Expression): readonly Rational[] {
  if ("value" in expression) return [expression.value];
  if ("letter" in expression) return [];
  return [...numbersIn(expression.left), ...numbersIn(expression.right)];
}

export function holdsLetter(expression: Expression): boolean {
  if ("letter" in expression) return true;
  return "operator" in expression && (holdsLetter(expression.left) || holdsLetter(expression.right));
}

/** a·x + b; null where the letter is divided by or multiplied with itself. */
function linear(expression: Expression): { readonly a: Rational; readonly b: Rational } | null {
  if ("value" in expression) return { a: ZERO, b: expression.value };
  if ("letter" in expression) return { a: ONE, b: ZERO };
  const one = linear(expression.left);
  const other = linear(expression.right);
  if (one === null || other === null) return null;
  const { operator } = expression;
  if (operator === "+") return { a: add(one.a, other.a), b: add(one.b, other.b) };
  if (operator === "-") return { a: subtract(one.a, other.a), b: subtract(one.b, other.b) };
  if (operator === "*" && isZero(one.a)) return { a: multiply(other.a, one.b), b: multiply(other.b, one.b) };
  if (!isZero(other.a) || (operator === "/" && isZero(other.b))) return null;
  const of = operator === "*" ? multiply : divide;
  return { a: of(one.a, other.b), b: of(one.b, other.b) };
}

/**
 * What the letter is worth, as the sums that undo what was done to it; with letters on both sides, collected first.
 * Null where there is no such number or more than one.
 */
export function unknownOf(left: Expression, right: Expression): Expression | null {
  if (holdsLetter(left) && holdsLetter(right)) return collected(left, right);
  let [side, other] = holdsLetter(left) ? [left, right] : [right, left];
  while ("operator" in side) {
    const { operator, left: first, right: second } = side;
    const isFirst = holdsLetter(first);
    if (isFirst && holdsLetter(second)) return collected(left, right);
    const known = isFirst ? second : first;
    if (operator === "+") other = apply("-", other, known, "undo_add");
    else if (operator === "*") {
      if (isZero(evaluate(known))) return null;
      other = apply("/", other, known, "undo_times");
    } else if (operator === "-")
      other = isFirst ? apply("+", other, known, "undo_take") : apply("-", known, other, "undo_take");
    else if (isFirst) other = apply("*", other, known, "undo_share");
    else return null;
    side = isFirst ? first : second;
  }
  return "letter" in side ? other : null;
}

function collected(left: Expression, right: Expression): Expression | null {
  const [one, other] = [linear(left), linear(right)];
  if (one === null || other === null) return null;
  const count = subtract(one.a, other.a);
  if (isZero(count)) return null;
  const rest = apply("-", number(other.b), number(one.b), "undo_add");
  return apply(
    "/",
    isZero(one.b) ? number(other.b) : rest,
    apply("-", number(one.a), number(other.a), "collect"),
    "undo_times",
  );
}
