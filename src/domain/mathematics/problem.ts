import {
  apply,
  type Expression,
  evaluate,
  number,
  type Operator,
  type Reason,
  type Step,
  shown,
  stepsOf,
} from "./expression.ts";
import {
  add,
  type Form,
  floor,
  greatestCommon,
  isEqual,
  isLess,
  isWhole,
  type Rational,
  rational,
} from "./rational.ts";

/** What a problem is like, whatever its words are. */
export const KINDS = [
  ...(["sum", "equation", "compare", "counting", "root", "round", "multiple", "divisor"] as const),
  ...(["join", "take", "missing", "difference", "more_than", "less_than", "several", "pieces"] as const),
  ...([
    "groups",
    "share",
    "measure",
    "times_as_many",
    "rate",
    "scale",
    "share_of",
    "percent_of",
    "speed",
    "change_due",
  ] as const),
  ...(["part", "percent", "discount", "raise"] as const),
  ...(["later", "earlier", "between"] as const),
  ...(["rectangle_area", "rectangle_perimeter", "square_area", "square_perimeter", "triangle_area"] as const),
  ...(["circle_area", "circle_around", "box_volume", "mean", "trapezoid_area"] as const),
] as const;
export type Kind = (typeof KINDS)[number];

/** Which of two, or whether they are the same. A claim is answered with yes or no. */
export type Comparison = {
  readonly left: Rational;
  readonly right: Rational;
  readonly want: "larger" | "smaller" | "same";
  readonly isClaim: boolean;
};
export type Relation = "<" | ">" | "≤" | "≥";
/** Numbers said one after the other: the ones that were said, the next one, and where it ends. */
export type Sequence = { readonly said: readonly number[]; readonly step: number; readonly end: number };

export type Problem = {
  readonly kind: Kind;
  /** What works it out. */
  readonly expression: Expression;
  readonly form: Form;
  /** What the answer counts: an id of the listed units. */
  readonly unit?: string;
  /** As it was asked, where that is not what works it out: "3x + 5 = 20", "15% of 80" has none. */
  readonly written?: string;
  /** Of an inequality: how the letter stands to the number that is found. */
  readonly relation?: Relation;
  /** The numbers that were told, for the telling of it. */
  readonly told: readonly Rational[];
  readonly comparison?: Comparison;
  readonly sequence?: Sequence;
  /** Read without being sure of it: a number that does not fit may come from another reading. */
  readonly isUnsure?: boolean;
  /** Of one of the tables, whose next one follows. */
  readonly table?: number;
};

export const answerOf = (problem: Problem): Rational => evaluate(problem.expression);
export const planOf = (problem: Problem): readonly Step[] => stepsOf(problem.expression);
export const writtenSum = ({ written, expression, form }: Problem): string =>
  written ?? shown(expression, form);

/** What is left over, where whole things are shared out; null where it comes out, or is cut in pieces. */
export function restOf(problem: Problem): { readonly value: number; readonly rest: number } | null {
  const last = planOf(problem).at(-1);
  if (problem.form !== "whole" || last?.operator !== "/" || isWhole(last.result)) return null;
  if (!isWhole(last.left) || !isWhole(last.right) || last.left.top < 0 || last.right.top < 0) return null;
  if (!["sum", "share", "measure"].includes(problem.kind)) return null;
  return { value: floor(last.result), rest: last.left.top % last.right.top };
}

const isWholeForm = (values: readonly Rational[]): Form => (values.every(isWhole) ? "whole" : "decimal");
const sumOf = (values: readonly Expression[], reason: Reason): Expression =>
  values.slice(1).reduce((all, each) => apply("+", all, each, reason), values[0] ?? number(0));

export type Told = { readonly unit?: string | undefined; readonly form?: Form | undefined };
const made = (
  kind: Kind,
  expression: Expression,
  told: readonly Rational[],
  { unit, form }: Told = {},
): Problem => ({
  ...{ kind, expression, told, form: form ?? isWholeForm([...told, evaluate(expression)]) },
  ...(unit === undefined ? {} : { unit }),
});
const of = (operator: Operator, reason: Reason) => (a: Rational, b: Rational) =>
  apply(operator, number(a), number(b), reason);

/** Makes a problem of each kind from the numbers that it tells of. */
export const problems = {
  sum: (expression: Expression, form: Form = "whole"): Problem => ({
    kind: "sum",
    expression,
    form,
    told: [],
  }),
  join: (a: Rational, b: Rational, told?: Told) => made("join", of("+", "join")(a, b), [a, b], told),
  take: (a: Rational, b: Rational, told?: Told) => made("take", of("-", "take")(a, b), [a, b], told),
  /** There were a, now there are b: how many came or went. */
  missing: (a: Rational, b: Rational, told?: Told) =>
    made("missing", of("-", "missing")(isLess(a, b) ? b : a, isLess(a, b) ? a : b), [a, b], told),
  difference: (a: Rational, b: Rational, told?: Told) =>
    made("difference", of("-", "difference")(isLess(a, b) ? b : a, isLess(a, b) ? a : b), [a, b], told),
  more_than: (a: Rational, b: Rational, told?: Told) =>
    made("more_than", of("+", "join")(a, b), [a, b], told),
  less_than: (a: Rational, b: Rational, told?: Told) =>
    made("less_than", of("-", "take")(a, b), [a, b], told),
  several: (expression: Expression, values: readonly Rational[], told?: Told) =>
    made("several", expression, values, told),
  /** So many things of some kinds, with so many pieces each: legs, wheels. */
  pieces: (expression: Expression, values: readonly Rational[]) => made("pieces", expression, values),
  groups: (groups: Rational, each: Rational, told?: Told) =>
    made("groups", of("*", "groups")(groups, each), [groups, each], told),
  share: (all: Rational, among: Rational, told?: Told) =>
    made("share", of("/", "share")(all, among), [all, among], { form: isWholeForm([all, among]), ...told }),
  measure: (all: Rational, each: Rational, told?: Told) =>
    made("measure", of("/", "measure")(all, each), [all, each], { form: isWholeForm([all, each]), ...told }),
  times_as_many: (a: Rational, times: Rational, told?: Told) =>
    made("times_as_many", of("*", "times_as_many")(times, a), [a, times], told),
  /** So many cost or take so much: what do others cost? */
  rate: (count: Rational, price: Rational, wanted: Rational, told?: Told) => {
    const one = isEqual(count, rational(1))
      ? number(price)
      : apply("/", number(price), number(count), "unit_price");
    return made("rate", apply("*", number(wanted), one, "rate"), [count, price, wanted], told);
  },
  /** For so many it is so much: for others, as many times as these hold those. */
  scale: (amount: Rational, count: Rational, wanted: Rational, told?: Told) =>
    made(
      "scale",
      apply("*", apply("/", number(wanted), number(count), "measure"), number(amount), "rate"),
      [count, amount, wanted],
      told,
    ),
  /** So many of all equal parts, or those that are left of them, as a fraction. */
  share_of: (part: Rational, whole: Rational, isLeft: boolean) => {
    const cut = number(rational(part.top, whole.top));
    const one = number(rational(1, whole.top));
    const expression = isLeft ? apply("-", number(rational(1)), cut) : apply("*", number(part), one);
    return made("share_of", expression, [part, whole], { form: "fraction" });
  },
  percent_of: (part: Rational, whole: Rational) =>
    made("percent_of", apply("*", of("/", "part")(part, whole), number(100), "percent"), [part, whole], {
      form: "decimal",
    }),
  /** So far in so many minutes: how far in an hour, by pieces of it that go into both. */
  speed: (far: Rational, minutes: Rational) => {
    const piece = greatestCommon(minutes.top, 60);
    const pieces = minutes.top / piece;
    const one = pieces === 1 ? number(far) : apply("/", number(far), number(pieces), "unit_price");
    return made("speed", apply("*", number(60 / piece), one, "rate"), [far, minutes, rational(piece)]);
  },
  change_due: (paid: Rational, count: Rational, price: Rational, told?: Told) => {
    const cost = isEqual(count, rational(1))
      ? number(price)
      : apply("*", number(count), number(price), "groups");
    return made("change_due", apply("-", number(paid), cost, "take"), [paid, count, price], told);
  },
  part: (part: Rational, whole: Rational, told?: Told) => {
    const one = apply("/", number(whole), number(part.bottom), "part");
    const expression = part.top === 1 ? one : apply("*", number(part.top), one, "parts");
    return made("part", expression, [part, whole], told);
  },
  percent: (percent: Rational, whole: Rational, told?: Told) =>
    made("percent", percentOf(percent, whole), [percent, whole], told),
  discount: (whole: Rational, percent: Rational, told?: Told) =>
    made(
      "discount",
      apply("-", number(whole), percentOf(percent, whole), "discount"),
      [whole, percent],
      told,
    ),
  raise: (whole: Rational, percent: Rational, told?: Told) =>
    made("raise", apply("+", number(whole), percentOf(percent, whole), "raise"), [whole, percent], told),
  later: (start: Rational, length: Rational) =>
    made("later", of("+", "later")(start, length), [start, length], { form: "clock" }),
  earlier: (end: Rational, length: Rational) =>
    made("earlier", of("-", "earlier")(end, length), [end, length], { form: "clock" }),
  between: (start: Rational, end: Rational) =>
    made(
      "between",
      of("-", "between")(isLess(end, start) ? add(end, rational(720)) : end, start),
      [start, end],
      { form: "duration", unit: "minute" },
    ),
  rectangle_area: (a: Rational, b: Rational, told?: Told) =>
    made("rectangle_area", of("*", "rows")(a, b), [a, b], told),
  rectangle_perimeter: (a: Rational, b: Rational, told?: Told) =>
    made("rectangle_perimeter", apply("*", number(2), of("+", "around")(a, b), "twice"), [a, b], told),
  square_area: (a: Rational, told?: Told) => made("square_area", of("*", "rows")(a, a), [a], told),
  square_perimeter: (a: Rational, told?: Told) =>
    made("square_perimeter", apply("*", number(4), number(a), "around"), [a], told),
  triangle_area: (a: Rational, b: Rational, told?: Told) =>
    made("triangle_area", apply("/", of("*", "rows")(a, b), number(2), "half"), [a, b], told),
  trapezoid_area: (a: Rational, b: Rational, height: Rational, told?: Told) => {
    const twice = apply("*", of("+", "join")(a, b), number(height), "rows");
    return made("trapezoid_area", apply("/", twice, number(2), "half"), [a, b, height], told);
  },
  circle_area: (radius: Rational, told?: Told) =>
    made("circle_area", apply("*", number(PI), of("*", "rows")(radius, radius), "circle"), [radius], told),
  circle_around: (radius: Rational, told?: Told) =>
    made(
      "circle_around",
      apply("*", number(PI), of("*", "twice")(rational(2), radius), "circle"),
      [radius],
      told,
    ),
  box_volume: (a: Rational, b: Rational, c: Rational, told?: Told) =>
    made("box_volume", apply("*", of("*", "rows")(a, b), number(c), "layers"), [a, b, c], told),
  mean: (values: readonly Rational[], told?: Told) =>
    made(
      "mean",
      apply("/", sumOf(values.map(number), "mean_sum"), number(values.length), "mean_share"),
      values,
      told,
    ),
  equation: (expression: Expression, written: string): Problem => ({
    ...made("equation", expression, []),
    form: isWholeForm([evaluate(expression)]) === "whole" ? "whole" : "fraction",
    written,
  }),
  /** Worked out as the equation beside it. */
  inequality: (expression: Expression, written: string, relation: Relation): Problem => ({
    ...problems.equation(expression, written),
    relation,
  }),
  compare: (comparison: Comparison, form: Form): Problem => ({
    ...made("compare", number(chosen(comparison)), [comparison.left, comparison.right], { form }),
    comparison,
  }),
  plain: (kind: Kind, value: Rational, told: readonly Rational[]) => made(kind, number(value), told),
  counting: (sequence: Sequence): Problem => ({
    ...made("counting", number((sequence.said.at(-1) ?? 0) + sequence.step), []),
    sequence,
  }),
};

/** As near to pi as is used at school. */
export const PI = rational(314, 100);

/** A hundredth so many times; the friendly ones at once: a half, a quarter, a tenth. */
function percentOf(percent: Rational, whole: Rational): Expression {
  const friendly = isWhole(percent) ? 100 / percent.top : 0;
  if ([2, 4, 5, 10].includes(friendly)) return apply("/", number(whole), number(friendly), "percent");
  const one = apply("/", number(whole), number(100), "one_percent");
  return apply("*", number(percent), one, "percent");
}

function chosen({ left, right, want }: Comparison): Rational {
  if (want === "smaller") return isLess(right, left) ? right : left;
  return isLess(left, right) ? right : left;
}

export const isHeld = ({ left, right, want }: Comparison): boolean => {
  if (want === "same") return isEqual(left, right);
  return want === "larger" ? isLess(right, left) : isLess(left, right);
};
