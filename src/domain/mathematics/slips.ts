import { apply, calculate, type Expression, evaluate, type Step } from "./expression.ts";
import { answerOf, type Problem, planOf } from "./problem.ts";
import {
  absolute,
  add,
  isEqual,
  isLess,
  isWhole,
  multiply,
  negative,
  type Rational,
  rational,
  subtract,
  TooLarge,
} from "./rational.ts";

/** What wrong answers show, the surest first. */
export const SLIPS = [
  ...(["larger_denominator", "tops_and_bottoms", "tops_only"] as const),
  ...([
    "minutes_as_decimals",
    "percent_as_amount",
    "turned_sign",
    "wrong_undo",
    "sign",
    "off_by_one",
  ] as const),
  ...(["no_carry", "no_borrow", "order", "operation", "around_for_inside", "half_around"] as const),
  ...(["table_neighbour", "off_by_ten", "place", "digits_as_wholes", "rest_lost", "number_told"] as const),
] as const;
export type SlipName = (typeof SLIPS)[number];
export type Slip = {
  /** Null where nothing known explains it. */
  readonly name: SlipName | null;
  /** How far from the answer, and on which side. */
  readonly by: Rational;
  readonly side: "high" | "low";
};

type Rule = (problem: Problem, step: Step | undefined) => readonly Rational[];
const wholes = ({ left, right }: Step) => isWhole(left) && isWhole(right) && left.top >= 0 && right.top >= 0;

/** Minutes are not counted in tens, nor are pieces. */
const hasColumns = ({ form }: Problem): boolean => form === "whole" || form === "decimal";

const RULES: Readonly<Record<SlipName, Rule>> = {
  // Seen where the sign is read, and by no number.
  turned_sign: () => [],
  larger_denominator: ({ comparison }) => {
    if (comparison === undefined || comparison.left.top !== comparison.right.top) return [];
    const larger = comparison.left.bottom > comparison.right.bottom ? comparison.left : comparison.right;
    return comparison.want === "larger" ? [larger] : [];
  },
  tops_and_bottoms: ({ form }, step) => {
    if (step === undefined || form !== "fraction" || (step.operator !== "+" && step.operator !== "-"))
      return [];
    const { left, right, operator } = step;
    const bottom = operator === "+" ? left.bottom + right.bottom : Math.abs(left.bottom - right.bottom);
    const top = operator === "+" ? left.top + right.top : left.top - right.top;
    return [...(bottom === 0 ? [] : [rational(top, bottom)]), rational(top, left.bottom + right.bottom)];
  },
  tops_only: ({ form }, step) => {
    if (step === undefined || form !== "fraction" || step.left.bottom === step.right.bottom) return [];
    if (step.operator !== "+" && step.operator !== "-") return [];
    const top = step.operator === "+" ? step.left.top + step.right.top : step.left.top - step.right.top;
    return [
      rational(top, Math.max(step.left.bottom, step.right.bottom)),
      rational(top, step.left.bottom * step.right.bottom),
    ];
  },
  /** 11:05 less 9:15 as 1.90, or 8:40 and 35 as 8:75. */
  minutes_as_decimals: ({ kind, told: [a, b] }) => {
    if (a === undefined || b === undefined || !["later", "earlier", "between"].includes(kind)) return [];
    const point = ({ top }: Rational) => Math.floor(top / 60) * 100 + (top % 60);
    if (kind === "between") {
      const hundreds = point(b) - point(a);
      return [
        rational(hundreds),
        rational(hundreds, 100),
        rational(Math.floor(hundreds / 100) * 60 + (hundreds % 100)),
      ];
    }
    const sign = kind === "later" ? 1 : -1;
    return [
      rational(point(a) + sign * point(b)),
      rational(Math.floor(a.top / 60) * 60 + (((a.top % 60) + sign * b.top + 60) % 60)),
    ];
  },
  percent_as_amount: ({ kind, told: [a, b] }) => {
    if (a === undefined || b === undefined) return [];
    if (kind === "discount") return [subtract(a, b)];
    if (kind === "raise") return [add(a, b)];
    return kind === "percent" ? [a, subtract(b, a)] : [];
  },
  sign: (problem) =>
    answerOf(problem).top === 0 ? [] : [negative(answerOf(problem)), ...signSlips(problem)],
  off_by_one: ({ form, comparison, expression }) => {
    if (form !== "whole" || comparison !== undefined) return [];
    const value = evaluate(expression);
    return [add(value, rational(1)), subtract(value, rational(1))];
  },
  no_carry: (problem, step) =>
    step?.operator === "+" && wholes(step) && hasColumns(problem)
      ? [byColumns(step.left.top, step.right.top, (a, b) => (a + b) % 10)]
      : [],
  no_borrow: (problem, step) =>
    step?.operator === "-" && wholes(step) && hasColumns(problem)
      ? [byColumns(step.left.top, step.right.top, (a, b) => Math.abs(a - b)), ...borrowed(step)]
      : [],
  order: ({ kind, expression }) => (kind === "sum" ? fromLeft(expression) : []),
  operation: (problem, step) => {
    if (step === undefined || planOf(problem).length > 1) return [];
    return (["+", "-", "*", "/"] as const)
      .filter((each) => each !== step.operator)
      .flatMap((each) => tried(() => [calculate(each, step.left, step.right)]));
  },
  around_for_inside: ({ kind, told: [a, b = a] }) => {
    if (a === undefined || b === undefined) return [];
    const around = multiply(rational(2), add(a, b));
    if (kind === "rectangle_area" || kind === "square_area") return [around];
    return kind === "rectangle_perimeter" || kind === "square_perimeter" ? [multiply(a, b)] : [];
  },
  half_around: ({ kind, told: [a, b = a] }) =>
    kind.endsWith("_perimeter") && a !== undefined && b !== undefined ? [add(a, b)] : [],
  table_neighbour: (_, step) => {
    if (step?.operator !== "*" || !wholes(step)) return [];
    const { left, right, result } = step;
    return [add(result, left), subtract(result, left), add(result, right), subtract(result, right)];
  },
  off_by_ten: ({ form, expression }) =>
    form === "whole" ? [10, -10, 100, -100].map((each) => add(evaluate(expression), rational(each))) : [],
  place: (problem) =>
    [10, 100].flatMap((each) => [
      multiply(answerOf(problem), rational(each)),
      multiply(answerOf(problem), rational(1, each)),
    ]),
  /** 0.5 and 0.25 as 0.30. */
  digits_as_wholes: ({ form }, step) => {
    if (step === undefined || form !== "decimal" || (step.operator !== "+" && step.operator !== "-"))
      return [];
    const behind = (value: Rational) => Number(String(value.top / value.bottom).split(".")[1] ?? "0");
    const sign = step.operator === "+" ? 1 : -1;
    const [digits, front] = [
      behind(step.left) + sign * behind(step.right),
      Math.floor(step.left.top / step.left.bottom) + sign * Math.floor(step.right.top / step.right.bottom),
    ];
    return digits < 0
      ? []
      : [rational(front * 10 ** String(digits).length + digits, 10 ** String(digits).length)];
  },
  wrong_undo: ({ kind, expression }) => (kind === "equation" ? turnedSteps(expression) : []),
  rest_lost: (problem) => {
    const last = planOf(problem).at(-1);
    return last?.operator === "/" && problem.form === "whole" && !isWhole(last.result)
      ? [rational(Math.ceil(last.left.top / last.right.top))]
      : [];
  },
  number_told: ({ told, expression }) => [
    ...told,
    ...(told.length === 0 && "operator" in expression ? numbersOf(expression) : []),
  ],
};

const numbersOf = (part: Expression): readonly Rational[] =>
  "value" in part
    ? [part.value]
    : "operator" in part
      ? [...numbersOf(part.left), ...numbersOf(part.right)]
      : [];

/** Amounts as they are, with their signs passed over: −7 + 4 as 11 or −11. */
function signSlips(problem: Problem): readonly Rational[] {
  const [step, ...others] = planOf(problem);
  if (step === undefined || others.length > 0 || (step.left.top >= 0 && step.right.top >= 0)) return [];
  const [a, b] = [absolute(step.left), absolute(step.right)];
  const sums = step.operator === "+" || step.operator === "-" ? [add(a, b), subtract(a, b)] : [];
  return sums.flatMap((each) => [each, negative(each)]);
}

function byColumns(a: number, b: number, column: (a: number, b: number) => number): Rational {
  let value = 0;
  for (let power = 1; power <= Math.max(a, b); power *= 10)
    value += column(Math.floor(a / power) % 10, Math.floor(b / power) % 10) * power;
  return rational(value);
}

/** A ten was broken up and is still there. */
const borrowed = ({ result, left, right }: Step) =>
  left.top % 10 < right.top % 10 ? [add(result, rational(10))] : [];

function fromLeft(expression: Expression): readonly Rational[] {
  const numbers: Rational[] = [];
  const operators: ("+" | "-" | "*" | "/")[] = [];
  const walk = (part: Expression): void => {
    if ("value" in part) numbers.push(part.value);
    if (!("operator" in part)) return;
    walk(part.left);
    operators.push(part.operator);
    walk(part.right);
  };
  walk(expression);
  const [first, ...others] = numbers;
  if (first === undefined || operators.length < 2) return [];
  return tried(() => [others.reduce((all, each, at) => calculate(operators[at] ?? "+", all, each), first)]);
}

function turnedSteps(expression: Expression): readonly Rational[] {
  if (!("operator" in expression)) return [];
  const other = { "+": "-", "-": "+", "*": "/", "/": "*" } as const;
  const outer = tried(() => [evaluate(apply(other[expression.operator], expression.left, expression.right))]);
  const { left } = expression;
  if (!("operator" in left)) return outer;
  const inner = apply(
    expression.operator,
    apply(other[left.operator], left.left, left.right),
    expression.right,
  );
  return [...outer, ...tried(() => [evaluate(inner)])];
}

/** What a wrong answer shows: a slip that is known, and always how far off and on which side. */
export function slipIn(problem: Problem, said: Rational, at = 0): Slip {
  const value = answerOf(problem);
  const step = planOf(problem)[at] ?? planOf(problem).at(-1);
  // What is rounded goes up or down: its digits say nothing of how.
  const name = (problem.kind === "round" ? [] : SLIPS).find((each) =>
    tried(() => RULES[each](problem, step)).some((wrong) => isEqual(wrong, said) && !isEqual(wrong, value)),
  );
  return {
    name: name ?? null,
    by: absolute(subtract(said, value)),
    side: isLess(value, said) ? "high" : "low",
  };
}

function tried(work: () => readonly Rational[]): readonly Rational[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooLarge) return [];
    throw error;
  }
}
