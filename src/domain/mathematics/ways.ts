import { type Step, shownStep } from "./expression.ts";
import { answerOf, type Kind, type Problem, planOf } from "./problem.ts";
import {
  add,
  divide,
  floor,
  isWhole,
  leastCommon,
  multiply,
  rational,
  toNumber,
  written,
} from "./rational.ts";
import { type Picture, steps, type Way, way } from "./way.ts";
import { comparing, decimals, fractions, percentByTens } from "./ways-parts.ts";
import { signed } from "./ways-signed.ts";
import { addition, division, multiplication, subtraction } from "./ways-whole.ts";

/** The ways of working out one step of a problem, the usual one first; then those of seeing the problem as a whole. */
export function waysOf(problem: Problem, at: number): readonly Way[] {
  const { comparison } = problem;
  if (comparison !== undefined) return comparing(comparison, problem.form);
  const step = planOf(problem)[at];
  if (step === undefined) return [withoutSteps(problem)];
  const wide = whole(problem, step);
  return isPercent(problem) ? [...wide, ...stepWays(problem, step)] : [...stepWays(problem, step), ...wide];
}

const isPercent = ({ kind }: Problem) => kind === "percent" || kind === "discount" || kind === "raise";
/** Needs more than a child of six can hold, and what an older one has left behind. */
const LATE = new Set(["near_ten", "columns", "take_near_ten", "from_ten", "debt_pay", "count_up"]);
const EARLY = new Set(["count_on", "count_back", "skip_count", "share_out", "share_out_rest", "double"]);

/** The ways in the order in which a child of this age gets on with them. */
export function waysFor(problem: Problem, at: number, age: number): readonly Way[] {
  const ways = waysOf(problem, at);
  if (age <= 6) {
    const easy = ways.filter(({ id }) => !LATE.has(id));
    return easy.length > 0 ? easy : ways;
  }
  if (age < 11) return ways;
  return [...ways.filter(({ id }) => !EARLY.has(id)), ...ways.filter(({ id }) => EARLY.has(id))];
}

function stepWays(problem: Problem, step: Step): readonly Way[] {
  const { left, right, result, operator } = step;
  if (problem.form === "clock" || problem.form === "duration") return times(step, problem.kind);
  if (step.reason === "part" && problem.kind === "part" && isWhole(result)) return partOf(step);
  if (left.top < 0 || right.top < 0) return signed(step);
  if (!isWhole(left) || !isWhole(right))
    return problem.form === "fraction" ? fractions(step) : decimals(step);
  const [a, b] = [left.top, right.top];
  if (operator === "+") return addition(a, b);
  if (operator === "-") return subtraction(a, b);
  if (operator === "*") return multiplication(a, b);
  const isCut =
    !isWhole(result) && (problem.form !== "whole" || !["sum", "share", "measure"].includes(problem.kind));
  if (isCut) return problem.form === "fraction" ? fractions(step) : decimals(step);
  return division(a, b);
}

function partOf({ left, right, result }: Step): readonly Way[] {
  const values = {
    whole: left.top,
    parts: right.top,
    value: written(result),
    all: steps(0, result.top, right.top),
  };
  const picture: Picture = {
    material: "bar-model",
    bars: [{ parts: Array.from({ length: right.top }, () => "?" as const) }],
  };
  return [way("part_share", values, picture), way("part_table", values, picture)];
}

/** To the next full hour, and on from there; or hours and minutes each by themselves. */
function times({ operator, left, right, result }: Step, kind: Kind): readonly Way[] {
  const [from, length] = kind === "between" ? [right.top, result.top] : [left.top, right.top];
  const clock = (value: number) => written(rational(value), "clock");
  const span = (value: number) => written(rational(value), "clock");
  const sign = operator === "-" && kind === "earlier" ? -1 : 1;
  const hour = sign > 0 ? Math.ceil((from + 1) / 60) * 60 : Math.floor((from - 1) / 60) * 60;
  const first = Math.abs(hour - from);
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  const end = from + sign * length;
  const values = {
    from: clock(from),
    end: clock(end),
    length,
    hours,
    minutes,
    hour: clock(hour),
    first,
    rest: length - first,
    restHours: Math.floor((length - first) / 60),
    restMinutes: (length - first) % 60,
    middle: clock(from + sign * hours * 60),
    value: kind === "between" ? span(length) : clock(end),
  };
  const picture: Picture = {
    material: "clock",
    at: from,
    jumps: first < length ? [sign * first, sign * (length - first)] : [sign * length],
  };
  const byHour = first < length ? [way(`${kind}_by_hour`, values, picture, [rational(hour)])] : [];
  const apart =
    hours > 0 && minutes > 0
      ? [way(`${kind}_apart`, values, picture, [rational(from + sign * hours * 60)])]
      : [];
  const count = way(
    `${kind}_count`,
    { ...values, fives: steps(from % 60, 5 * sign, Math.min(3, Math.floor(length / 5))) },
    picture,
  );
  return [...byHour, ...apart, count];
}

/** The whole problem as a picture, where it has a story. */
function whole(problem: Problem, step: Step): readonly Way[] {
  const { kind, told } = problem;
  if (kind === "sum") return [];
  if (isPercent(problem)) {
    const [percent, all] = kind === "percent" ? [told[0], told[1]] : [told[1], told[0]];
    if (
      step.reason === "discount" ||
      step.reason === "raise" ||
      (step.reason === "percent" && step.operator === "*") ||
      percent === undefined ||
      all === undefined
    )
      return [];
    const found = percentByTens(percent, all);
    return found === null ? [] : [found];
  }
  const picture = barOf(problem);
  return picture === null ? [] : [way(`bar_${kind}`, seen(problem), picture)];
}

/** What is told of a problem, by letter: {a}, {b}, {c}, and its sum. */
export function seen(problem: Problem): Readonly<Record<string, string>> {
  const form = ["compare", "part", "scale"].includes(problem.kind) ? "fraction" : "decimal";
  const isTime = problem.form === "clock" || problem.kind === "between";
  const letters = problem.told.map((value, at) => {
    const isLength = isTime && at === 1 && problem.kind !== "between";
    return ["abcdef"[at] ?? "z", written(value, isTime && !isLength ? "clock" : form)];
  });
  const [step] = planOf(problem);
  const sum = step === undefined ? "" : shownStep(step, problem.form === "fraction" ? "fraction" : "decimal");
  return {
    ...Object.fromEntries(letters),
    all: problem.told.map((value) => written(value, "decimal")).join(", "),
    count: String(problem.told.length),
    first: sum,
    written: problem.written ?? "",
  };
}

const BARS: Partial<Record<Kind, (told: readonly number[]) => readonly (readonly (number | "?")[])[]>> = {
  join: ([a = 0, b = 0]) => [[a, b], ["?"]],
  take: ([a = 0, b = 0]) => [[a], [b, "?"]],
  missing: ([a = 0, b = 0]) => [[Math.max(a, b)], [Math.min(a, b), "?"]],
  difference: ([a = 0, b = 0]) => [[Math.max(a, b)], [Math.min(a, b), "?"]],
  more_than: ([a = 0, b = 0]) => [[a], [a, b]],
  less_than: ([a = 0, b = 0]) => [[a], ["?", b]],
  groups: ([a = 0, b = 0]) => [Array.from({ length: Math.min(a, 20) }, () => b), ["?"]],
  times_as_many: ([a = 0, b = 0]) => [[a], Array.from({ length: Math.min(b, 20) }, () => a)],
  share: ([a = 0, b = 0]) => [[a], Array.from({ length: Math.min(b, 20) }, () => "?" as const)],
  measure: ([a = 0, b = 0]) => [[a], [b, b, "?"]],
  rate: ([a = 0, b = 0, c = 0]) => [[b / a], Array.from({ length: Math.min(c, 20) }, () => b / a)],
  change_due: ([a = 0, b = 0, c = 0]) => [[a], [...Array.from({ length: Math.min(b, 20) }, () => c), "?"]],
  mean: (told) => [told, told.map(() => "?" as const)],
};

function barOf({ kind, told }: Problem): Picture | null {
  if (kind === "equation") return { material: "balance", left: "", right: "" };
  const parts = BARS[kind]?.(told.map(toNumber));
  return parts === undefined ? null : { material: "bar-model", bars: parts.map((each) => ({ parts: each })) };
}

/** What is found by trying and listing: a common multiple, a root, a round number, the next one in a row. */
function withoutSteps(problem: Problem): Way {
  const { kind, told, sequence } = problem;
  const [a = 0, b = 0] = told.map(toNumber);
  const value = answerOf(problem);
  const line: Picture = { material: "number-line", from: 0, jumps: [] };
  if (sequence !== undefined) {
    const last = sequence.said.at(-1) ?? 0;
    const values = {
      said: sequence.said.join(", "),
      step: Math.abs(sequence.step),
      last,
      value: written(value),
    };
    return way(sequence.step < 0 ? "count_down" : "count_next", values, {
      material: "number-line",
      from: last,
      jumps: [sequence.step],
    });
  }
  if (kind === "multiple") {
    const to = leastCommon(a, b);
    return way(
      "common_multiple",
      { a, b, listA: steps(0, a, Math.min(8, to / a)), listB: steps(0, b, Math.min(8, to / b)), value: to },
      line,
    );
  }
  if (kind === "divisor")
    return way(
      "common_divisor",
      { a, b, listA: divisors(a), listB: divisors(b), value: written(value) },
      line,
    );
  if (kind === "root")
    return way(
      "square_root",
      { a, below: `${value.top - 1} × ${value.top - 1} = ${(value.top - 1) ** 2}`, value: written(value) },
      { material: "grid", rows: value.top, columns: value.top },
    );
  const [number = value, place = value] = told;
  const below = multiply(rational(floor(divide(number, place))), place);
  const low = toNumber(below);
  return way(
    "nearest",
    {
      a,
      b,
      low: written(below, "decimal"),
      high: written(add(below, place), "decimal"),
      value: written(value, "decimal"),
    },
    { material: "number-line", from: low, jumps: [a - low] },
  );
}

const divisors = (of: number) =>
  Array.from({ length: Math.min(of, 200) }, (_, at) => at + 1)
    .filter((each) => of % each === 0)
    .join(", ");
