import { type Expression, evaluate, filledIn, holdsLetter, shown, unknownOf } from "../../expression.ts";
import { type Problem, problems, type Relation } from "../../problem.ts";
import { add, fromDecimal, isEqual, isLess, ONE, type Rational, rational } from "../../rational.ts";
import type { Token } from "../tokens/token.ts";
import { expressionOf, formOf, isSign } from "./expression.ts";
import { runOf } from "./run.ts";

const TURNED: Readonly<Record<Relation, Relation>> = { "<": ">", ">": "<", "≤": "≥", "≥": "≤" };

/** "2x + 3 < 11": solved as the equation, and then tried with a number beside its answer. */
export function inequalityIn(tokens: readonly Token[]): Problem | null {
  const run = runOf(tokens)?.run ?? [];
  const at = run.findIndex((token) => isSign(token, "<", ">"));
  const sign = run[at];
  if (at < 1 || sign?.kind !== "sign" || (sign.sign !== "<" && sign.sign !== ">")) return null;
  const isOrEqual = isSign(run[at + 1], "=");
  const relation: Relation = isOrEqual ? (sign.sign === "<" ? "≤" : "≥") : sign.sign;
  const [left, right] = [expressionOf(run.slice(0, at)), expressionOf(run.slice(at + (isOrEqual ? 2 : 1)))];
  if (left === null || right === null || !(holdsLetter(left) || holdsLetter(right))) return null;
  const found = unknownOf(left, right);
  // "x < 5" by itself asks nothing.
  if (found === null || "value" in found) return null;
  const beyond = add(evaluate(found), ONE);
  const isAbove = isHeld(filledIn(left, beyond), filledIn(right, beyond), relation);
  const own = relation === "<" || relation === ">" ? (isAbove ? ">" : "<") : isAbove ? "≥" : "≤";
  const form = formOf(run);
  return problems.inequality(found, `${shown(left, form)} ${relation} ${shown(right, form)}`, own);
}

function isHeld(left: Expression, right: Expression, relation: Relation): boolean {
  const [one, other] = [evaluate(left), evaluate(right)];
  if (isEqual(one, other)) return relation === "≤" || relation === "≥";
  return isLess(one, other) === (relation === "<" || relation === "≤");
}

const SAID = /^[^\p{L}\d]*([a-z])\s*(<=|>=|≤|≥|<|>)\s*([-−]?\d+(?:[./]\d+)?)\s*[?!.]*$/iu;
const SAID_TURNED = /^[^\p{L}\d]*([-−]?\d+(?:[./]\d+)?)\s*(<=|>=|≤|≥|<|>)\s*([a-z])\s*[?!.]*$/iu;

/** "x < 4", "4 > x": how the child says that the letter stands to a number. */
export function readRelation(
  message: string,
): { readonly relation: Relation; readonly value: Rational } | null {
  const [, , sign, value] = SAID.exec(message.trim()) ?? [];
  if (sign !== undefined && value !== undefined)
    return { relation: relationOf(sign), value: numberOf(value) };
  const [, before, turned] = SAID_TURNED.exec(message.trim()) ?? [];
  if (before === undefined || turned === undefined) return null;
  return { relation: TURNED[relationOf(turned)], value: numberOf(before) };
}

const relationOf = (sign: string): Relation =>
  sign === "<=" || sign === "≤" ? "≤" : sign === ">=" || sign === "≥" ? "≥" : sign === "<" ? "<" : ">";

function numberOf(text: string): Rational {
  const [top = "0", bottom] = text.replace(/[-−]/, "").split("/");
  const size = fromDecimal(top);
  const value = bottom === undefined ? size : rational(size.top, size.bottom * Number(bottom));
  return /^[-−]/.test(text) ? rational(-value.top, value.bottom) : value;
}
