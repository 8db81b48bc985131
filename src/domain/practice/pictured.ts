import type { Move } from "../learner/lessons/lesson.ts";
import type { MaterialMove, MaterialState } from "../learner/materials/materials.ts";
import { PLACES } from "../learner/materials/number/golden-beads.ts";
import type { Step } from "../mathematics/expression.ts";
import { answerOf, type Problem, planOf } from "../mathematics/problem.ts";
import { isWhole, leastCommon, type Rational, toNumber } from "../mathematics/rational.ts";
import type { Picture } from "../mathematics/way.ts";
import { waysOf } from "../mathematics/ways.ts";

/** A problem as a material: how it lies there when it is asked, and the moves that solve it. */
export type Pictured = { readonly material: MaterialState; readonly moves: readonly Move[] };

const times = (count: number, move: MaterialMove): Move[] => (count > 0 ? [{ times: count, move }] : []);
const once = (move: MaterialMove): Move => ({ times: 1, move });

/** The material that shows this problem best; null where none of them would help. */
export function pictured(problem: Problem): Pictured | null {
  const { kind, comparison } = problem;
  if (comparison !== undefined) return compared(comparison.left, comparison.right);
  const plan = planOf(problem);
  const [first] = plan;
  if (first === undefined) return null;
  if (kind === "equation") return null;
  if (problem.form === "clock" || problem.form === "duration") return onClock(problem);
  if (kind === "rectangle_area" || kind === "square_area" || kind.endsWith("perimeter"))
    return onGrid(problem);
  if (kind === "percent" || kind === "discount" || kind === "raise" || kind === "part")
    return parted(problem);
  if (kind === "rate") return perOne(problem);
  const bars = waysOf(problem, 0)
    .map(({ picture }) => picture)
    .find((picture) => picture.material === "bar-model");
  if (bars !== undefined && kind !== "sum") {
    return bars.bars.some(({ parts }) => parts.length > MOST_PARTS) ? null : barred(bars, problem);
  }
  return plan.length === 1 ? ofStep(first, problem) : null;
}

/** More parts of a bar could not be told apart. */
const MOST_PARTS = 12;

/** What so many cost, cut into one each; and as many of these as are wanted. */
function perOne({ told }: Problem): Pictured | null {
  const [count = 0, price = 0, wanted = 0] = told.map(toNumber);
  if (Math.max(count, wanted) > MOST_PARTS) return null;
  return {
    material: { kind: "bar-model", bars: [{ parts: [price] }, { parts: [] }] },
    moves: [once({ split: 1, into: count }), ...times(wanted, { add: price / count, bar: 2 })],
  };
}

/** One small sum by itself. */
function ofStep(step: Step, { form }: Problem): Pictured | null {
  const { operator, left, right, result } = step;
  if (left.top < 0 || right.top < 0 || result.top < 0) return onLine(step);
  if (form === "fraction") return inPieces(step);
  if (!isWhole(left) || !isWhole(right)) return onLine(step);
  const [a, b] = [left.top, right.top];
  if (operator === "+") return result.top <= 20 ? inFrame(a, b, "add") : onBeads(a, b, "add");
  if (operator === "-") return a <= 20 ? inFrame(a, b, "take") : onBeads(a, b, "take");
  if (operator === "*") return multiplied(a, b);
  return divided(a, b);
}

function inFrame(a: number, b: number, act: "add" | "take"): Pictured {
  const most = act === "add" ? a + b : a;
  const material = { kind: "ten-frame", frames: most > 10 ? 2 : 1, red: a, blue: 0 } as const;
  return { material, moves: times(b, act === "add" ? { add: "blue" } : { take: "red" }) };
}

const inPlace = (value: number, place: number) => Math.floor(value / 10 ** (3 - place)) % 10;

/** Golden beads: what is added is laid beside and ten are exchanged; what is taken is made small first. */
function onBeads(a: number, b: number, act: "add" | "take"): Pictured | null {
  if (Math.max(a, b, act === "add" ? a + b : 0) > 9999) return null;
  const [thousands, hundreds, tens, ones] = PLACES.map((_, at) => inPlace(a, at)) as [
    number,
    number,
    number,
    number,
  ];
  const material = { kind: "golden-beads", thousands, hundreds, tens, ones } as const;
  const counts = [thousands, hundreds, tens, ones];
  const moves: Move[] = [];
  for (let at = 3; at >= 0; at -= 1) {
    const place = PLACES[at] ?? "ones";
    const count = inPlace(b, at);
    if (act === "add") {
      moves.push(...times(count, { add: place }));
      counts[at] = (counts[at] ?? 0) + count;
      if ((counts[at] ?? 0) >= 10 && place !== "thousands") {
        moves.push(once({ exchange: place }));
        counts[at] = (counts[at] ?? 0) - 10;
        counts[at - 1] = (counts[at - 1] ?? 0) + 1;
      }
      continue;
    }
    if ((counts[at] ?? 0) < count) moves.push(...broken(counts, at));
    moves.push(...times(count, { take: place }));
    counts[at] = (counts[at] ?? 0) - count;
  }
  return { material, moves };
}

/** Opens one of the next larger place into ten; where there is none, one of the place above it first. */
function broken(counts: number[], at: number): Move[] {
  const above = PLACES[at - 1];
  if (above === undefined || above === "ones") return [];
  const before = counts[at - 1] === 0 ? broken(counts, at - 1) : [];
  counts[at - 1] = (counts[at - 1] ?? 0) - 1;
  counts[at] = (counts[at] ?? 0) + 10;
  return [...before, once({ break: above })];
}

function multiplied(a: number, b: number): Pictured | null {
  if (a <= 10 && b <= 10 && a > 0 && b > 0) {
    const rows = Array.from({ length: a }, (_, row) => once({ fillFrom: [1, row + 1], to: [b, row + 1] }));
    return { material: { kind: "grid", columns: b, rows: a, filled: [] }, moves: rows };
  }
  if (b > 99 || a > 999) return null;
  const parts =
    b < 10 ? [a - (a % 10), a % 10].map((part) => part * b) : [b - (b % 10), b % 10].map((part) => part * a);
  const bars = [{ parts: [] }, { parts: ["?" as const] }];
  return {
    material: { kind: "bar-model", bars },
    moves: [
      ...parts.filter((part) => part > 0).map((part) => once({ add: part, bar: 1 })),
      once({ fill: a * b, bar: 2 }),
    ],
  };
}

function divided(a: number, b: number): Pictured | null {
  if (b > MOST_PARTS) return null;
  const rest = a % b;
  if (rest === 0) {
    const bars = [{ parts: [a] }, { parts: [a] }];
    return { material: { kind: "bar-model", bars }, moves: [once({ split: 2, into: b })] };
  }
  const bars = [{ parts: [a] }, { parts: [] }];
  const fits = Math.floor(a / b);
  if (fits > MOST_PARTS) return null;
  return {
    material: { kind: "bar-model", bars },
    moves: [...times(fits, { add: b, bar: 2 }), once({ add: rest, bar: 2 })],
  };
}

/** Whole tenths or whole numbers on a line that shows both ends and zero, where it is near. */
function onLine({ operator, left, right, result }: Step): Pictured | null {
  const [a, end] = [toNumber(left), toNumber(result)];
  const isSum = operator === "+" || operator === "-";
  const jump = isSum ? (operator === "+" ? toNumber(right) : -toNumber(right)) : toNumber(right);
  const count = isSum ? 1 : toNumber(left);
  // A multiplication is so many jumps from zero, where it is one that can be jumped.
  if (!isSum && (operator !== "*" || count < 1 || count > 10 || !Number.isInteger(count))) return null;
  const start = isSum ? a : 0;
  const step = [1, 0.1].find((each) => [start, jump, end].every((value) => isMultiple(value, each)));
  const far = Math.max(start, end, 0) - Math.min(start, end, 0);
  if (step === undefined || far / step > 40) return null;
  const [from, to] = [Math.min(start, end, 0), Math.max(start, end, 0)];
  const margin = step === 1 ? 1 : 0;
  const line = { from: Math.floor(from) - (from < 0 ? margin : 0), to: Math.ceil(to) + margin };
  const every = step === 0.1 ? 1 : far > 20 ? 5 : far > 12 ? 2 : 1;
  const labels = Array.from(
    { length: Math.floor(line.to - line.from) + 1 },
    (_, at) => line.from + at,
  ).filter((each) => each % every === 0);
  return {
    material: { kind: "number-line", ...line, step, labels, at: start, jumps: [] },
    moves: times(count, { jump }),
  };
}

const isMultiple = (value: number, of: number) => Math.abs(value / of - Math.round(value / of)) < 1e-9;

/** Bars cut alike, and one more for what comes out. */
function inPieces({ operator, left, right, result }: Step): Pictured | null {
  const size = leastCommon(left.bottom, right.bottom);
  if (size > 24 || (operator !== "+" && operator !== "-")) return null;
  if ([left, right, result].some(({ top, bottom }) => top > bottom || top < 0)) return null;
  const wholes = [left, right].map(({ top, bottom }) => ({ of: bottom, filled: top }));
  const cuts = [left, right].flatMap(({ bottom }, at) =>
    bottom === size ? [] : [once({ cut: at + 1, into: size / bottom })],
  );
  const [a, b] = [left, right].map(({ top, bottom }) => (top * size) / bottom) as [number, number];
  const third = { of: size, filled: 0 };
  return {
    material: { kind: "fraction-bars", wholes: [...wholes, third] },
    moves: [...cuts, ...times(a, { fill: 3 }), ...times(b, operator === "+" ? { fill: 3 } : { clear: 3 })],
  };
}

function compared(left: Rational, right: Rational): Pictured | null {
  const both = [left, right];
  if (both.some(({ top, bottom }) => bottom > 24 || top > bottom || top < 0)) return null;
  const size = leastCommon(left.bottom, right.bottom);
  const wholes = both.map(({ top, bottom }) => ({ of: bottom, filled: top }));
  const cuts = both.flatMap(({ bottom }, at) =>
    size > 24 || bottom === size ? [] : [once({ cut: at + 1, into: size / bottom })],
  );
  return { material: { kind: "fraction-bars", wholes }, moves: cuts };
}

function onClock({ kind, told: [a, b], ...problem }: Problem): Pictured | null {
  if (a === undefined || b === undefined) return null;
  const length = kind === "between" ? answerOf({ kind, told: [a, b], ...problem }).top : b.top;
  const turn = kind === "earlier" ? -5 : 5;
  if (length % 5 > 0) return null;
  const hours = Math.floor(length / 60);
  return {
    material: { kind: "clock", minutes: a.top % 720, step: 5 },
    moves: [...times(hours, { turn: turn * 12 }), ...times((length % 60) / 5, { turn })],
  };
}

function onGrid({ kind, told }: Problem): Pictured | null {
  const [columns = 0, rows = columns] = told.map(toNumber);
  if (columns > 12 || rows > 10 || !Number.isInteger(columns) || !Number.isInteger(rows)) return null;
  if (kind.endsWith("perimeter")) {
    const grid = { kind: "grid", columns: columns + 2, rows: rows + 2, filled: [] } as const;
    return {
      material: grid,
      moves: [once({ fillFrom: [2, 2], to: [columns + 1, rows + 1] }), { light: "edge" }],
    };
  }
  const moves = Array.from({ length: rows }, (_, row) =>
    once({ fillFrom: [1, row + 1], to: [columns, row + 1] }),
  );
  return { material: { kind: "grid", columns, rows, filled: [] }, moves };
}

/** The whole cut into friendly parts, and as many of them as are asked for below it. */
function parted({ kind, told: [a, b] }: Problem): Pictured | null {
  if (a === undefined || b === undefined) return null;
  const isAmountFirst = kind === "discount" || kind === "raise";
  const [part, whole] = isAmountFirst ? [b, a] : [a, b];
  const [top, bottom] =
    kind === "part"
      ? [part.top, part.bottom]
      : ([2, 4, 5, 10, 20]
          .map((cut) => [(toNumber(part) * cut) / 100, cut])
          .find(([count]) => Number.isInteger(count)) ?? []);
  if (top === undefined || bottom === undefined) return null;
  const each = toNumber(whole) / bottom;
  const count = kind === "discount" ? bottom - top : kind === "raise" ? bottom + top : top;
  return {
    material: { kind: "bar-model", bars: [{ parts: [toNumber(whole)] }, { parts: [] }] },
    moves: [once({ split: 1, into: bottom }), ...times(count, { add: each, bar: 2 })],
  };
}

/** The bars of a story, with what is asked for found at last. */
function barred(picture: Extract<Picture, { material: "bar-model" }>, problem: Problem): Pictured {
  const value = toNumber(answerOf(problem));
  const moves = picture.bars.flatMap(({ parts }, at) =>
    times(parts.filter((part) => part === "?").length, { fill: value, bar: at + 1 }),
  );
  return { material: { kind: "bar-model", bars: picture.bars }, moves };
}
