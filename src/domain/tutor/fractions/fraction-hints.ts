import type { Phrase } from "../phrases.ts";
import { say, type Turn } from "../turn.ts";
import {
  type FractionTask,
  inPieces,
  isCompared,
  isEqual,
  isLess,
  sharedBottom,
  shownFraction,
  shownMixed,
  simplest,
  workOutFractions,
} from "./fractions.ts";

/** One hint of several: what it asks for, if that is not the result yet, and where a hit or a miss leads. */
type Rung = {
  readonly phrases: readonly Phrase[];
  readonly seeks: (said: number) => boolean;
  readonly hit: number;
  readonly miss: number;
};
/** The way to a result, hint by hint, and what is explained once it is shown. */
type Ladder = { readonly rungs: readonly Rung[]; readonly shown: readonly Phrase[] };

const SIGNS = {
  en: { "+": "+", "-": "−", of: "of", larger: "or", smaller: "or", same: "and" },
  es: { "+": "+", "-": "−", of: "de", larger: "o", smaller: "o", same: "y" },
} as const;
const nothing = () => false;

/** The hints for a task, the smallest first. */
export function ladder(task: FractionTask): Ladder {
  const { left, operator, right } = task;
  if (operator === "of") return left.top === 1 ? shared() : partsTaken(left.bottom, right.top);
  if (isCompared(task)) return compared(task);
  const { top } = workOutFractions(task);
  const seeksTop = (said: number) => said === top;
  const write: Rung = { phrases: ["fraction_write"], seeks: nothing, hit: 2, miss: 2 };
  if (left.bottom === right.bottom) {
    const like = { seeks: seeksTop, hit: 2, miss: 1 };
    return {
      rungs: [{ phrases: ["fraction_like"], ...like }, { phrases: ["fraction_like_more"], ...like }, write],
      shown: ["fraction_like_shown"],
    };
  }
  const alike = { seeks: seeksTop, hit: 3, miss: 2 };
  return {
    rungs: [
      firstCut(task),
      { phrases: [cutAlike(task), "fraction_now"], ...alike },
      { phrases: ["fraction_like"], ...alike },
      { ...write, hit: 3, miss: 3 },
    ],
    shown: [cutAlike(task)],
  };
}

function shared(): Ladder {
  const rung = { seeks: nothing, hit: 1, miss: 1 };
  return {
    rungs: [
      { phrases: ["fraction_share"], ...rung },
      { phrases: ["fraction_table"], ...rung },
    ],
    shown: ["fraction_share_shown"],
  };
}

function partsTaken(bottom: number, whole: number): Ladder {
  return {
    rungs: [
      { phrases: ["fraction_part"], seeks: (said) => said * bottom === whole, hit: 1, miss: 1 },
      { phrases: ["fraction_parts"], seeks: nothing, hit: 1, miss: 1 },
    ],
    shown: ["fraction_parts_shown"],
  };
}

/** Of two cakes the same number of pieces: only their size tells. */
export function areCakes({ left, operator, right }: FractionTask): boolean {
  if (operator !== "larger" && operator !== "smaller" && operator !== "same") return false;
  return (
    left.top === right.top &&
    left.top > 0 &&
    left.bottom !== right.bottom &&
    left.bottom > 1 &&
    right.bottom > 1
  );
}

function compared(task: FractionTask): Ladder {
  const { left, operator, right } = task;
  const result = workOutFractions(task);
  const which: Phrase =
    operator === "same"
      ? "fraction_which_same"
      : operator === "smaller"
        ? "fraction_which_less"
        : "fraction_which_more";
  const asked: Rung = { phrases: [which], seeks: nothing, hit: 2, miss: 2 };
  const pieces = sharedBottom(left.bottom, right.bottom);
  const seeksTop = (said: number) => !isEqual(left, right) && said === inPieces(result, pieces).top;
  const tops = { seeks: seeksTop, hit: 2, miss: 1 };
  if (left.bottom === right.bottom) {
    return {
      rungs: [
        { phrases: ["fraction_like_compare", which], ...tops },
        { phrases: ["fraction_like_compare_more", which], ...tops },
        asked,
      ],
      shown: ["fraction_like_compare_shown"],
    };
  }
  if (areCakes(task)) {
    const taken: Phrase = left.top === 1 ? "fraction_taken_one" : "fraction_taken";
    const cakes: Phrase = operator === "smaller" ? "fraction_cakes_less" : "fraction_cakes";
    return {
      rungs: [
        { phrases: [cakes], seeks: (said) => said === result.bottom, hit: 1, miss: 1 },
        { phrases: ["fraction_cakes_shown", taken, which], seeks: nothing, hit: 1, miss: 1 },
      ],
      shown: ["fraction_cakes_shown", taken],
    };
  }
  const rungs: readonly Rung[] = [
    firstCut(task),
    { phrases: [cutAlike(task), "fraction_tops", which], ...tops },
    asked,
  ];
  return { rungs, shown: [cutAlike(task)] };
}

/** Pieces of different sizes are cut alike first; a whole number has none yet. */
function firstCut({ left, right }: FractionTask): Rung {
  const whole = left.bottom === 1 ? left : right.bottom === 1 ? right : null;
  const pieces = sharedBottom(left.bottom, right.bottom);
  if (whole !== null)
    return { phrases: ["fraction_whole"], seeks: (said) => said === whole.top * pieces, hit: 1, miss: 1 };
  const isInBoth = (said: number) => said > 0 && said % pieces === 0;
  return { phrases: ["fraction_unlike"], seeks: isInBoth, hit: 1, miss: 1 };
}

const cutAlike = ({ left, right }: FractionTask): Phrase =>
  [left.bottom, right.bottom].includes(sharedBottom(left.bottom, right.bottom))
    ? "fraction_alike_one"
    : "fraction_alike_both";

function valuesOf({ state }: Turn, task: FractionTask): Readonly<Record<string, string>> {
  const { left, operator, right } = task;
  const pieces = sharedBottom(left.bottom, right.bottom);
  const [one, other] = [inPieces(left, pieces), inPieces(right, pieces)];
  const [cut, kept] = left.bottom === pieces ? [right, left] : [left, right];
  const whole = left.bottom === 1 ? left : right;
  return {
    ...{ left: shownFraction(left), right: shownFraction(right), whole: String(whole.top) },
    ...{ a: String(left.top), p: String(left.bottom), q: String(right.bottom), pieces: String(pieces) },
    ...{ one: shownFraction(one), other: shownFraction(other), x: String(one.top), y: String(other.top) },
    ...{ cut: shownFraction(cut), into: shownFraction(inPieces(cut, pieces)), kept: shownFraction(kept) },
    ...{ sign: SIGNS[state.language][operator], part: String(right.top / left.bottom) },
    top: String(workOutFractions(task).top),
  };
}

const sayAll = (turn: Turn, task: FractionTask, phrases: readonly Phrase[]): string =>
  phrases.map((phrase) => say(turn, phrase, valuesOf(turn, task))).join(" ");

/** A hint of a task's ladder: never the result. */
export const hintAt = (turn: Turn, task: FractionTask, step: number): string =>
  sayAll(turn, task, ladder(task).rungs[step]?.phrases ?? []);

/** How the result is found, without asking anything. */
export const explained = (turn: Turn, task: FractionTask): string => sayAll(turn, task, ladder(task).shown);

/** As it is written on paper: "1/2 + 1/4". */
export function shownTask({ state }: Turn, { left, operator, right }: FractionTask): string {
  return `${shownFraction(left)} ${SIGNS[state.language][operator]} ${shownFraction(right)}`;
}

/** The whole line, with its result. */
export function resultLine(turn: Turn, task: FractionTask): string {
  const { left, operator, right } = task;
  if (isCompared(task)) {
    if (isEqual(left, right)) {
      const isTwin = left.bottom === right.bottom;
      const values = { less: shownFraction(left), more: shownFraction(right) };
      return say(turn, isTwin ? "fraction_twin" : "fraction_same", values);
    }
    const [less, more] = isLess(left, right) ? [left, right] : [right, left];
    const values = { less: shownFraction(less), more: shownFraction(more) };
    return say(turn, operator === "smaller" ? "fraction_less" : "fraction_more", values);
  }
  const raw = workOutFractions(task);
  const value = simplest(raw);
  const steps = raw.bottom === value.bottom ? [raw] : [raw, value];
  const line = [shownTask(turn, task), ...steps.map(shownFraction)].join(" = ");
  const mixed = shownMixed(value);
  return mixed === null ? `${line}.` : say(turn, "fraction_also_mixed", { line, mixed });
}
