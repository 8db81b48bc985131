import { type findSum, workOut } from "../arithmetic.ts";
import { areCakes, ladder } from "./fraction-hints.ts";
import type { Amount } from "./fraction-words.ts";
import {
  type Fraction,
  type FractionTask,
  inPieces,
  isCompared,
  isEqual,
  sharedBottom,
  workOutFractions,
} from "./fractions.ts";

/**
 * What a message is as an answer to a task:
 *
 * - `right`; `said` is the amount as the child wrote it, and null where it was a yes, a no or "the same"
 * - `step`: what the hint asked for; it leads to another hint. `larger` is a number that does, though a smaller one would
 * - `way`: what is to be done, not yet worked out; it leads to the hint that asks for it
 * - `unclear`: about the task, but no answer that could be right or wrong
 */
export type Judged =
  | { readonly verdict: "right"; readonly said: Amount | null }
  | { readonly verdict: "step"; readonly to: number; readonly larger?: number }
  | { readonly verdict: "way"; readonly to: number }
  | { readonly verdict: "wrong" }
  | { readonly verdict: "unclear" };

/** Right or wrong, where no amount was written. */
export const verdict = (isRight: boolean): Judged =>
  isRight ? { verdict: "right", said: null } : { verdict: "wrong" };

/** Whether it is the one of both that is asked for; of two that are the same, none is. */
export const isNamed = (chosen: Fraction, task: FractionTask): boolean =>
  !isEqual(task.left, task.right) && isEqual(chosen, workOutFractions(task));

const isResult = (value: Fraction, task: FractionTask): boolean =>
  isCompared(task) ? isNamed(value, task) : isEqual(value, workOutFractions(task));

/** An amount: the result, a step towards it, or neither. */
export function byAmount(amount: Amount, task: FractionTask, step: number): Judged {
  const isWhole = (amount.form === "number" || amount.form === "pieces") && amount.value.bottom === 1;
  if (isWhole) return byNumber(amount.value.top, task, step, amount);
  return isResult(amount.value, task) ? { verdict: "right", said: amount } : { verdict: "wrong" };
}

/** A whole number: the result, or what the hint asks for. */
export function byNumber(
  number: number,
  task: FractionTask,
  step: number,
  amount: Amount | null = null,
): Judged {
  const { left, right } = task;
  if (isResult({ top: number, bottom: 1 }, task)) return { verdict: "right", said: amount };
  const rung = ladder(task).rungs[Math.max(0, step)];
  if (rung?.seeks(number) === true) {
    const isLarger =
      rung.phrases[0] === "fraction_unlike" && number > sharedBottom(left.bottom, right.bottom);
    return { verdict: "step", to: rung.hit, ...(isLarger ? { larger: number } : {}) };
  }
  // "The thirds", once the pieces were compared.
  const pieces = areCakes(task) ? [left, right].find(({ bottom }) => bottom === number) : undefined;
  return pieces !== undefined && isNamed(pieces, task)
    ? { verdict: "right", said: amount }
    : { verdict: "wrong" };
}

/** The same task again: with its answer, or with its pieces cut alike; null where it only begins anew. */
export function rewritten(
  { task: found, claimed }: { readonly task: FractionTask; readonly claimed: Fraction | null },
  task: FractionTask,
): Judged | null {
  if (claimed !== null) return verdict(isEqual(claimed, workOutFractions(task)));
  const isAgain = found.left.bottom === task.left.bottom && found.right.bottom === task.right.bottom;
  if (isCompared(task) || isAgain) return null;
  const pieces = sharedBottom(task.left.bottom, task.right.bottom);
  const isAlike = found.left.bottom === found.right.bottom && task.left.bottom !== task.right.bottom;
  return isAlike && found.left.bottom === pieces ? { verdict: "step", to: 2 } : { verdict: "way", to: 0 };
}

/** A sum of whole numbers; null for any other than the task is made of: "2 + 1 = 3", "12 ÷ 4". */
export function summed(
  found: NonNullable<ReturnType<typeof findSum>>,
  task: FractionTask,
  step: number,
): Judged | null {
  if (found.kind === "hard") return null;
  const { left: a, operator, right: b } = found.sum;
  const { left, right } = task;
  const value = workOut(found.sum).value;
  const isChecked = found.claimed === value;
  if (task.operator === "of") {
    const part = right.top / left.bottom;
    const isShared = operator === "/" && a === right.top && b === left.bottom;
    const isTable = operator === "*" && value === right.top && [a, b].includes(left.bottom);
    const isTaken = operator === "*" && value === part * left.top && [a, b].includes(left.top);
    // Half of 6 is also 3 + 3 = 6 and 6 - 3 = 3.
    const isHalf = left.bottom === 2 && left.top === 1;
    const isDouble = isHalf && operator === "+" && a === b && value === right.top;
    const isRest = isHalf && operator === "-" && a === right.top && b === part;
    if (!isShared && !isTable && !isTaken && !isDouble && !isRest) return null;
    if (found.claimed === null) return { verdict: "way", to: Math.max(0, step) };
    return isChecked ? byNumber(isTable || isDouble ? part : value, task, step) : { verdict: "wrong" };
  }
  const pieces = sharedBottom(left.bottom, right.bottom);
  const [x, y] = [inPieces(left, pieces).top, inPieces(right, pieces).top];
  const isOfTops = (a === x && b === y) || (operator === "+" && a === y && b === x);
  if (operator !== task.operator || !isOfTops) return null;
  const { rungs } = ladder(task);
  if (found.claimed === null) return { verdict: "way", to: Math.max(rungs.length - 2, step) };
  if (!isChecked) return { verdict: "wrong" };
  const isWhole = isResult({ top: value, bottom: 1 }, task);
  return isWhole ? verdict(true) : { verdict: "step", to: rungs.length - 1 };
}

/** "12/4" and "12/4 = 3" for a quarter of 12: the way there, and worked out; null for anything else. */
export function shared(amounts: readonly Amount[], task: FractionTask, step: number): Judged | null {
  const [division, result, more] = amounts;
  if (task.operator !== "of" || division?.form !== "fraction" || more !== undefined) return null;
  const { top, bottom } = division.value;
  if (top !== task.right.top || bottom !== task.left.bottom) return null;
  if (result === undefined) return { verdict: "way", to: Math.max(0, step) };
  return isEqual(result.value, division.value) ? byAmount(result, task, step) : { verdict: "wrong" };
}

/** "1/2 is 2/4": one of both, in the pieces that both can be cut into; null for anything else. */
export function cut(amounts: readonly Amount[], task: FractionTask, step: number): Judged | null {
  const { left, operator, right } = task;
  const [one, other, more] = amounts;
  if (one === undefined || other === undefined || more !== undefined || operator === "of") return null;
  const pieces = sharedBottom(left.bottom, right.bottom);
  const own = [left, right].find((each) => each.bottom !== pieces && isEqual(each, one.value));
  if (own === undefined || one.value.bottom !== own.bottom || other.form === "number") return null;
  if (!isEqual(one.value, other.value)) return isCompared(task) ? null : { verdict: "wrong" };
  if (other.value.bottom !== pieces) return null;
  return step < 1 && !areCakes(task) ? { verdict: "step", to: 1 } : { verdict: "way", to: Math.max(0, step) };
}
