import { apply, number, shown } from "../../mathematics/expression.ts";
import { planOf } from "../../mathematics/problem.ts";
import { isEqual } from "../../mathematics/rational.ts";
import { type Answer, answer, commands, type Turn } from "../turn.ts";
import type { Pending } from "./pending.ts";
import { talk } from "./sentences.ts";
import { tokensIn } from "./tokens.ts";

/** "Can't I do 45 times 3 and then the half": a way of the child's own, which it asks about and has not worked out yet. */
export function proposedWay(turn: Turn, waiting: Pending): Answer | null {
  const { problem } = waiting;
  if (!commands(turn, "own_way") || problem.comparison !== undefined || problem.sequence !== undefined)
    return null;
  const tokens = tokensIn(turn);
  const at = tokens.findIndex((token) => token.kind === "sign" && SIGNS.includes(token.sign));
  const [left, sign, right] = tokens.slice(Math.max(0, at - 1), at + 2);
  if (left?.kind !== "number" || sign?.kind !== "sign" || right?.kind !== "number") return null;
  // It is a way of this problem, and no other sum, if it begins with one of its numbers.
  const own = [...problem.told, ...planOf(problem).flatMap((step) => [step.left, step.right])];
  const isOfIt = own.some((each) => isEqual(each, left.value) || isEqual(each, right.value));
  const operator = (["+", "-", "*", "/"] as const).find((each) => each === sign.sign);
  if (!isOfIt || operator === undefined) return null;
  const sum = shown(apply(operator, number(left.value), number(right.value)), "decimal");
  return answer(turn, [talk(turn, "own_way", { sum })], waiting, { act: "way" });
}
const SIGNS: readonly string[] = ["+", "-", "*", "/"];
