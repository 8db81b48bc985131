import { type Expression, evaluate, numbersIn } from "./expression.ts";
import { answerOf, type Comparison, isHeld, type Problem, planOf, restOf } from "./problem.ts";
import {
  absolute,
  isEqual,
  isLess,
  leastCommon,
  type Rational,
  rational,
  subtract,
  toNumber,
  ZERO,
} from "./rational.ts";
import { readChoice } from "./reading/choice.ts";
import type { Lexicon } from "./reading/lexicon.ts";
import { type Reply, readReply } from "./reading/reply.ts";
import { readRelation } from "./reading/sums/relation.ts";
import { readSafely } from "./reading/tokens/token.ts";
import { type Slip, slipIn } from "./slips.ts";
import { waysFor } from "./ways.ts";

/** A problem that was begun: which of its steps is at hand, and by which way. */
export type Exercise = { readonly problem: Problem; readonly step: number; readonly way: number };
type Aged = Exercise & { readonly age: number };

export type Grade =
  | { readonly verdict: "right"; readonly said?: Rational }
  | { readonly verdict: "wrong"; readonly said?: Rational; readonly slip: Slip | null }
  /** What comes out on the way; `step` is the one that follows. */
  | { readonly verdict: "step"; readonly said: Rational; readonly step: number }
  /** The right sum, and not yet its result. */
  | { readonly verdict: "way"; readonly said: Expression }
  /** Of a row of numbers: those that were said, up to the last one. */
  | { readonly verdict: "counted"; readonly last: number; readonly isOn: boolean }
  | { readonly verdict: "several" };

/** What a message is worth as an answer; null where it is none. */
export function grade(exercise: Aged, message: string, lexicon: Lexicon): Grade | null {
  return readSafely(() => judged(exercise, message, lexicon));
}

function judged(exercise: Aged, message: string, lexicon: Lexicon): Grade | null {
  const { problem } = exercise;
  if (problem.comparison !== undefined) return compared(exercise, message, lexicon);
  const related = problem.relation === undefined ? null : readRelation(message);
  if (related !== null && isEqual(related.value, answerOf(problem)))
    return related.relation === problem.relation
      ? { verdict: "right", said: related.value }
      : { verdict: "wrong", said: related.value, slip: { name: "turned_sign", by: ZERO, side: "high" } };
  const isTime = problem.form === "clock" || problem.form === "duration";
  const reply = readReply(message, lexicon, {
    isTime,
    isClock: problem.form === "clock",
    isStory: problem.told.length > 0 && problem.kind !== "part",
  });
  if (reply === null) return null;
  if (problem.sequence !== undefined) return counted(problem, reply);
  if (reply.kind === "several") return { verdict: "several" };
  if (reply.kind === "numbers")
    return reply.numbers.some((each) => isAnswer(problem, rational(each)))
      ? lastOf(exercise, reply.numbers)
      : null;
  if (reply.kind === "way") return byWay(exercise, reply.expression);
  if (reply.kind === "stated") return stated(exercise, reply);
  if (reply.kind !== "value") return null;
  return valued(exercise, reply);
}

/** "3 × 4 = 12" says that a quarter of 12 is 3; "1/2 = 2/4" is a step. */
function stated(exercise: Aged, { value, numbers, isTrue, isSum }: Reply & { kind: "stated" }): Grade | null {
  const { problem } = exercise;
  const answer = answerOf(problem);
  const isTurned =
    isSum &&
    numbers.some((each) => isEqual(each, answer)) &&
    problem.told.some((each) => isEqual(each, value));
  if (isTrue && (isTurned || (isSum && isAnswer(problem, value)))) return { verdict: "right", said: answer };
  const on = isTrue ? (isSum ? stepAfter(exercise, value) : exercise.step) : null;
  // Another sum, worked out: it is no try at this one.
  const own = [...problem.told, ...numbersIn(problem.expression)];
  if (on === null && isSum && !numbers.every((each) => own.some((known) => isEqual(known, each))))
    return null;
  if (on !== null) return { verdict: "step", said: value, step: on };
  return {
    verdict: "wrong",
    said: value,
    slip: isAnswer(problem, value) ? null : slipIn(problem, value, exercise.step),
  };
}

function valued(exercise: Aged, reply: Reply & { kind: "value" }): Grade | null {
  const { problem } = exercise;
  const { value, rest } = reply;
  const left = restOf(problem);
  const isRight =
    left !== null && rest !== undefined
      ? value.top === left.value && rest === left.rest
      : rest === undefined && isAnswer(problem, value);
  // Who has to seat all of them needs one bus more than are full.
  const isRoundedUp =
    left !== null && problem.kind === "measure" && left.rest > 0 && isEqual(value, rational(left.value + 1));
  if (isRight || isRoundedUp) return reply.strangers <= 1 ? { verdict: "right", said: value } : null;
  const on = stepAfter(exercise, value);
  if (reply.strangers > (on === null ? 0 : 1)) return null;
  if (on !== null) return { verdict: "step", said: value, step: on };
  return { verdict: "wrong", said: value, slip: slipIn(problem, value, exercise.step) };
}

/** What is worked out with 3.14 may be a little off; twelve hours make no other time on a clock's face. */
function isAnswer(problem: Problem, said: Rational): boolean {
  const value = answerOf(problem);
  if (isEqual(value, said)) return true;
  // What has no end is right as far as it is said: 28.3 of 85 ÷ 3.
  const isEndless = 10_000 % value.bottom !== 0 && problem.form === "decimal";
  if (isEndless && [10, 100, 1000].includes(said.bottom))
    return Math.round(toNumber(value) * said.bottom) === said.top;
  if (problem.kind.startsWith("circle_"))
    return Math.abs(toNumber(subtract(value, said))) <= toNumber(value) / 500;
  return problem.form === "clock" && (((value.top - said.top) % 720) + 720) % 720 === 0;
}

/** The step that follows the one whose result was said; null where it was none. */
function stepAfter({ problem, step, way, age }: Aged, said: Rational): number | null {
  const plan = planOf(problem);
  const at = plan.findLastIndex(
    (each, index) => index >= step && index < plan.length - 1 && isEqual(each.result, said),
  );
  if (at >= 0) return at + 1;
  const between = waysFor(problem, step, age)[way]?.between ?? [];
  return between.some((each) => isEqual(each, said)) ? step : null;
}

function byWay(exercise: Aged, said: Expression): Grade | null {
  const { problem, step } = exercise;
  const value = evaluate(said);
  const plan = planOf(problem);
  const current = plan[step];
  const isSum =
    "operator" in said &&
    "value" in said.left &&
    "value" in said.right &&
    current !== undefined &&
    said.operator === current.operator;
  const same = isSum && isEqual(value, current.result);
  if (
    "operator" in said &&
    said.operator === "/" &&
    problem.form === "fraction" &&
    isEqual(value, answerOf(problem))
  )
    return { verdict: "right", said: value };
  // Another problem may have the same result: a way speaks of this problem's numbers.
  const own = plan.flatMap(({ left, right, result }) => [left, right, result]);
  if (!numbersIn(said).some((each) => own.some((number) => isEqual(each, number)))) return null;
  if (same || isEqual(value, answerOf(problem))) return { verdict: "way", said };
  return stepAfter(exercise, value) === null ? null : { verdict: "way", said };
}

function lastOf({ problem }: Exercise, numbers: readonly number[]): Grade {
  const last = numbers.at(-1) ?? 0;
  return isAnswer(problem, rational(last))
    ? { verdict: "right", said: rational(last) }
    : { verdict: "several" };
}

function counted({ sequence }: Problem, reply: Reply): Grade | null {
  const numbers =
    reply.kind === "numbers"
      ? reply.numbers
      : reply.kind === "value" && reply.strangers === 0
        ? [reply.value.top]
        : [];
  const last = numbers.at(-1);
  if (sequence === undefined || last === undefined) return null;
  const next = (sequence.said.at(-1) ?? 0) + sequence.step;
  const isRow = numbers.every((each, at) => at === 0 || each - (numbers[at - 1] ?? 0) === sequence.step);
  if (isRow && numbers.includes(next)) return { verdict: "counted", last, isOn: true };
  if (isRow && numbers.length > 1 && sequence.said.includes(last))
    return { verdict: "counted", last, isOn: false };
  const said = rational(last);
  return {
    verdict: "wrong",
    said,
    slip: {
      name: null,
      by: absolute(subtract(said, rational(next))),
      side: isLess(rational(next), said) ? "high" : "low",
    },
  };
}

/** The pieces into which both are cut alike. */
const commonBottom = ({ left, right }: Comparison): number => leastCommon(left.bottom, right.bottom);

function compared({ problem, step, way, age }: Aged, message: string, lexicon: Lexicon): Grade | null {
  const { comparison } = problem;
  if (comparison === undefined) return null;
  const { left, right, want } = comparison;
  const reply = readChoice(message, lexicon, comparison);
  if (reply === null) {
    const number = readReply(message, lexicon, { isTime: false, isStory: false });
    const isStep =
      number?.kind === "value" &&
      (stepAfter({ problem, step, way, age }, number.value) !== null ||
        isEqual(number.value, rational(commonBottom(comparison))));
    return isStep && number.kind === "value" ? { verdict: "step", said: number.value, step } : null;
  }
  if (reply.kind !== "choice") {
    const pieces = readReply(message, lexicon, { isTime: false, isStory: false });
    const bottom = rational(commonBottom(comparison));
    const isBoth = pieces?.kind === "several" && message.includes(String(bottom.top));
    return isBoth || (pieces?.kind === "value" && isEqual(pieces.value, bottom))
      ? { verdict: "step", said: rational(commonBottom(comparison)), step }
      : { verdict: "several" };
  }
  const isTie = isEqual(left, right);
  const { choice } = reply;
  const judged = (isRight: boolean): Grade =>
    isRight ? { verdict: "right" } : { verdict: "wrong", slip: null };
  if (want === "same") return judged((choice === "same" || choice === "yes") === isTie);
  if (choice === "yes" || choice === "no") return judged((choice === "yes") === isHeld(comparison));
  if (choice === "same") return isTie ? { verdict: "right" } : { verdict: "wrong", slip: null };
  if (choice === "different") return isTie ? { verdict: "wrong", slip: null } : { verdict: "several" };
  const chosen = choice === "left" ? left : right;
  const isRight = !isTie && isEqual(chosen, answerOf(problem));
  return isRight
    ? { verdict: "right", said: chosen }
    : { verdict: "wrong", said: chosen, slip: isTie ? null : slipIn(problem, chosen) };
}
