import { apply, number, type Operator } from "../../mathematics/expression.ts";
import { type Kind, type Problem, problems } from "../../mathematics/problem.ts";
import { multiply, type Rational, rational as r, rational } from "../../mathematics/rational.ts";
import { tableStep } from "../../mathematics/reading/read.ts";

const sum = (a: number, operator: Operator, b: number): Problem =>
  problems.sum(apply(operator, number(a), number(b)));

/** A sum to try: the older the child, the larger; never below zero, and divisions come out. */
export function nextSum(age: number, turn: number, operator?: Operator): Problem {
  const a = 2 + ((turn * 7 + 3) % 8);
  const b = 2 + ((turn * 5 + 1) % 7);
  if (age <= 5)
    return operator === "-"
      ? sum(2 + (a % 4) + (b % 3), "-", 1 + (b % 3))
      : sum(1 + (a % 5), "+", 1 + (b % 4));
  if (age <= 10) {
    if (operator === "*") return sum(a, "*", b);
    if (operator === "/") return sum(a * b, "/", b);
    if (age <= 7) return operator === "-" ? sum(a + b, "-", b) : sum(a, "+", b);
    return sum(20 + a * 3, operator === "-" ? "-" : "+", 10 + b * 2);
  }
  if (operator === "/") return sum((a + 10) * b, "/", b);
  if (operator === "-") return sum(200 + a * 13, "-", 100 + b * 7);
  return operator === "+" ? sum(100 + a * 17, "+", 60 + b * 9) : sum(10 + a, "*", b);
}

/** What is set beside sums, by age. */
const SET: readonly (readonly [from: number, kinds: readonly Kind[]])[] = [
  [11, ["percent", "equation", "discount", "mean", "rate"]],
  [8, ["groups", "rate", "share", "later", "change_due"]],
  [6, ["join", "take", "difference"]],
  [0, ["join", "take"]],
];

/** A problem of a kind, with numbers for the age; another one each turn. */
export function problemOf(kind: Kind, age: number, turn: number): Problem {
  const a = 2 + ((turn * 7 + 3) % 8);
  const b = 2 + ((turn * 5 + 1) % 7);
  const big = age >= 9 ? 10 : 1;
  const round = 100 + 20 * a;
  const make: Partial<Record<Kind, () => Problem>> = {
    join: () =>
      problems.join(r(age <= 5 ? 1 + (a % 5) : a * big), r(age <= 5 ? 1 + (b % 4) : b), { unit: "shell" }),
    take: () =>
      problems.take(r(age <= 5 ? 3 + (a % 5) : a + b * big), r(age <= 5 ? 1 + (b % 2) : b), {
        unit: "animal",
      }),
    difference: () => problems.difference(r(a + b + 3), r(b), { unit: "mango" }),
    groups: () => problems.groups(r(b + 1), r(a + 1), { unit: "orange" }),
    share: () => problems.share(r(a * b), r(b), { unit: "cookie" }),
    rate: () => problems.rate(r(1), r(5 + a), r(b + 1), { unit: "peso" }),
    change_due: () => problems.change_due(r(100), r(b), r(5 + a), { unit: "peso" }),
    discount: () => problems.discount(r(round), r(5 * (1 + (b % 5))), { unit: "peso" }),
    percent: () => problems.percent(r(5 * (1 + (b % 6))), r(round)),
    part: () => problems.part(r(1 + (a % 2), 3), r(3 * b)),
    later: () => problems.later(r(60 * (6 + (a % 4)) + 5 * (6 + (b % 5))), r(25 + 5 * (a % 6))),
    between: () => problems.between(r(60 * 9 + 5 * a), r(60 * 10 + 5 * (a + b))),
    rectangle_area: () => problems.rectangle_area(r(a + 2), r(b)),
    rectangle_perimeter: () => problems.rectangle_perimeter(r(a + 2), r(b)),
    triangle_area: () => problems.triangle_area(r(2 * b), r(a)),
    mean: () => problems.mean([r(a), r(a + b), r(a + 2 * b)]),
    equation: () => equation(level(age), 2 + (a % 4), b, a),
    round: () => rounding(r(age < 11 ? 10 : 1, age < 11 ? 1 : 10), turn),
    compare: () =>
      problems.compare({ left: r(1, b), right: r(1, b + 2), want: "larger", isClaim: false }, "fraction"),
    counting: () => problems.counting({ said: [1, 2, 3, 4], step: 1, end: 10 }),
  };
  return make[kind]?.() ?? nextSum(age, turn);
}

/** A number with one digit more than the place to which it is rounded. */
function rounding(place: Rational, turn: number): Problem {
  const tenths = 130 + turn * 17 + ((turn * 3 + 7) % 10);
  const number = multiply(rational(tenths, 10), place);
  return problems.plain("round", multiply(rational(Math.floor(tenths / 10 + 0.5)), place), [number, place]);
}

const level = (age: number) => (age < 11 ? "one" : age < 14 ? "two" : "brackets");

/** In one step, in two, or with brackets. */
function equation(steps: ReturnType<typeof level>, factor: number, plus: number, x: number): Problem {
  if (steps === "one")
    return problems.equation(
      apply("-", number(x + plus), number(plus), "undo_add"),
      `x + ${plus} = ${x + plus}`,
    );
  if (steps === "brackets") {
    const all = factor * (x + plus);
    const inner = apply("/", number(all), number(factor), "undo_times");
    return problems.equation(apply("-", inner, number(plus), "undo_add"), `${factor}(x + ${plus}) = ${all}`);
  }
  const right = factor * x + plus;
  const undone = apply(
    "/",
    apply("-", number(right), number(plus), "undo_add"),
    number(factor),
    "undo_times",
  );
  return problems.equation(undone, `${factor}x + ${plus} = ${right}`);
}

/** Two fractions to work on, cut alike for the younger ones. */
export function nextFraction(age: number, turn: number): Problem {
  if (age <= 7) return { ...problems.part(r(1, 2), r(6 + 2 * (turn % 4))), form: "fraction" };
  const bottom = age <= 10 ? 4 + (turn % 3) : 2;
  const other = age <= 10 ? bottom : 3 + (turn % 2);
  return problems.sum(apply("+", number(r(1, bottom)), number(r(age <= 10 ? 2 : 1, other))), "fraction");
}

/** Set for whoever wants to practise: sums and stories in turn. */
export function nextProblem(age: number, turn: number): Problem {
  const kinds = SET.find(([from]) => age >= from)?.[1] ?? [];
  const kind = kinds[Math.floor(turn / 2) % Math.max(1, kinds.length)];
  return turn % 2 === 0 || kind === undefined ? nextSum(age, turn) : problemOf(kind, age, turn);
}

/** A number with as many digits: after a miss a little smaller, else as large or a little larger. */
function near(value: number, turn: number, isMissed: boolean): number {
  const low = value < 10 ? 2 : 10 ** (String(value).length - 1);
  const high = value < 10 ? 9 : 10 ** String(value).length - 1;
  const from = isMissed ? Math.max(low, Math.ceil(value * 0.6)) : value;
  const to = isMissed ? Math.max(low, value - 1) : Math.min(high, Math.floor(value * 1.4));
  return from > to ? value : from + ((turn * 7 + 3) % (to - from + 1));
}

/** A sum with numbers of the same size; null for what is no such sum, and for the small ones that are set by age. */
function ofItsSize({ expression, form }: Problem, turn: number, isMissed: boolean): Problem | null {
  if (!("operator" in expression && "value" in expression.left && "value" in expression.right)) return null;
  const { left, operator, right } = expression;
  const [a, b] = [left.value.top, right.value.top];
  if (form !== "whole" || a < 1 || b < 1 || Math.max(a, b) < 10) return null;
  const second = near(b, turn + 1, isMissed);
  if (operator === "/") {
    const times = near(Math.max(2, Math.floor(a / b)), turn, isMissed);
    return sum(times * second, "/", second);
  }
  const first = near(a, turn, isMissed);
  const isSame = first === a && second === b;
  const [one, other] = [isSame && operator !== "-" ? first + 1 : first, second];
  return operator === "-" ? sum(Math.max(one, other), "-", Math.min(one, other)) : sum(one, operator, other);
}

/** So much of its numbers is left in an easier one, or added in a harder one. */
const STEP = 0.5;

/** A sum of two whole numbers made somewhat harder or easier than the last one, whatever the age; null for what is no such sum. */
export function stepped(
  { expression, form, table }: Problem,
  turn: number,
  isHarder: boolean,
): Problem | null {
  if (!("operator" in expression && "value" in expression.left && "value" in expression.right)) return null;
  const { left, operator, right } = expression;
  const [a, b] = [left.value.top, right.value.top];
  if (form !== "whole" || table !== undefined || a < 1 || b < 1) return null;
  const change = (value: number, by: number) =>
    isHarder
      ? value + Math.max(2, Math.round(value * STEP)) + (by % 3)
      : Math.max(1, Math.floor(value * STEP) + (by % 2));
  // Of a product only one number grows, and tables stay tables.
  if (operator === "*") return sum(change(a, turn), "*", Math.min(12, change(b, turn)));
  if (operator === "/") {
    const by = Math.min(12, Math.max(2, change(b, turn)));
    return sum(change(Math.max(2, Math.floor(a / b)), turn) * by, "/", by);
  }
  const [one, other] = [change(a, turn), change(b, turn + 1)];
  return operator === "-" ? sum(Math.max(one, other), "-", Math.min(one, other)) : sum(one, operator, other);
}

/** Another one like it: as hard, or after a miss a little easier. */
export function alike(problem: Problem, age: number, turn: number, isMissed = false): Problem {
  if (problem.table !== undefined) return tableStep(problem.table, 2 + ((turn * 7) % 8));
  if (problem.kind === "sum") {
    if (problem.form === "fraction") return nextFraction(Math.max(8, age), turn);
    const { expression } = problem;
    const sized = ofItsSize(problem, turn, isMissed);
    if (sized !== null) return sized;
    return "operator" in expression ? nextSum(age, turn, expression.operator) : nextSum(age, turn);
  }
  const [, place] = problem.told;
  if (problem.kind === "round" && place !== undefined) return rounding(place, turn);
  const next = problemOf(problem.kind, age, turn);
  return next.kind === problem.kind ? next : nextProblem(age, turn);
}
