import { strangers } from "../answer-words.ts";
import { findSum } from "../arithmetic.ts";
import { plain } from "../words.ts";
import { areCakes } from "./fraction-hints.ts";
import { findFractions, isSameTask, relationIn } from "./fraction-questions.ts";
import {
  byAmount,
  byNumber,
  cut,
  isNamed,
  type Judged,
  rewritten,
  shared,
  summed,
  verdict,
} from "./fraction-steps.ts";
import { type Amount, type Amounts, amountsIn, readAmounts } from "./fraction-words.ts";
import { type FractionTask, holds, isCompared, isEqual, workOutFractions } from "./fractions.ts";

/** Begins a reason, which is no answer any more. */
const REASON = /\b(?:because|becuase|cause|cuz|bc|since|porque|xq|pq|ya que|por que)\b/;
const YES = /^(?:yes|yeah|yep|yup|si|sip|claro|true|verdad|verdadero|cierto)\b/;
const NO = /^(?:no|nope|nah|nop|false|falso)\b/;
const SAME =
  /\b(?:same|equal|igual|iguales|mismo|misma|both|ambos|ambas|neither|ninguno|ninguna|none|tie|tied|empate|empatan)\b|\bl[oa]s dos\b/;
const DIFFERENT = /\b(?:different|diferentes?|distint[oa]s?|unequal)\b/;
/** "They're not the same", "no son iguales"; a "no" by itself answers instead: "no, they are the same". */
const NOT_SAME =
  /\b(?:not|arent|isnt|aint|no (?:son|es|esta|estan))(?: [a-zñ]+){0,3} (?:same|equal|igual|iguales|mismo|misma|both)\b/;
const MORE_THAN = /[FHON](?: [a-zñ]+){0,4} (?:than|que|a) [FHON]|[FHON] [<>] [FHON]/;
const SAME_TWO = /[FHON](?: [a-zñ]+){0,6} [FHON]|[FHON] = [FHON]/;
const DENIED = /\b(?:not|isnt|arent|aint)\b|\bno (?:es|son)\b|[FHON] no\b/;
/** An amount that is ruled out: "not 1/4", "no es 3/4". */
const RULED_OUT = /(?:\bnot|\bno es|\bno son) (?=[FHON])|(?<=[FHN]) no (?=[FHN])/;
const IS_SAID = /[FHON] (?:=|is|are|equals|es|son) [FHON]/;
/** "Bigger than 1/4": the other one is meant. */
const THAN_IT =
  /\b(?:bigger|larger|greater|more|smaller|less|mayor|menor|grande|chic[oa]|mas|menos) (?:than|que|a) [FHON]/;
const NOT_QUITE = /\b(?:almost|nearly|casi|about|around|approximately)\b|(?:^|[a-zñ] )- [FHON]/;
const NOTHING = /^(?:nothing|nada|none)\b(?: [^a-z])*$/;
const FIRST = /\b(?:first|primer[oa]?s?|1st|1ro|1ra)\b/;
const SECOND = /\b(?:second|segund[oa]s?|2nd|last|ultim[oa]s?)\b/;

/** Judges a message as an answer; null when it is about something else, whatever numbers it holds. */
export function judge(message: string, task: FractionTask, step: number): Judged | null {
  const text = answered(message);
  const read = readAmounts(text);
  const { skeleton, amounts } = read;
  const unknown = strangers(skeleton);
  const stated = isCompared(task) && unknown <= 1 ? statement(read, task) : null;
  if (stated !== null) return stated;
  if (unknown === 0 && (amounts.length === 1 || IS_SAID.test(skeleton))) {
    const proposed = shared(amounts, task, step) ?? cut(amounts, task, step);
    if (proposed !== null) return proposed;
  }
  const found = findFractions(text);
  if (found !== null && amounts.length > 1 && found.kind !== "pair") {
    const isSame = found.kind === "fraction" && isSameTask(found.task, task);
    return isSame ? rewritten(found, task) : null;
  }
  const sum = amounts.every(({ form }) => form === "number") ? findSum(text) : null;
  if (sum !== null) return unknown > 1 ? null : summed(sum, task, step);
  return said(read, task, step);
}

/** What stands before a reason, or all of it where nothing does. */
function answered(message: string): string {
  const text = plain(message).replace(/['’]/g, "");
  const at = text.search(REASON);
  const head = at > 0 ? text.slice(0, at) : text;
  return /[a-z0-9]/.test(head) ? head : text;
}

/** "1/3 is bigger than 1/4", "1/2 es más": true or not, about the two that are compared. */
function statement(read: Amounts, task: FractionTask): Judged | null {
  const { skeleton, amounts } = read;
  const relation = relationIn(skeleton);
  if (relation === null) return null;
  const two = amountsIn(read, relation === "same" ? SAME_TWO : MORE_THAN);
  const [one = two === null && amounts.length === 1 ? amounts[0] : undefined, second] = two ?? [];
  if (one === undefined || (second === undefined && (relation === "same" || one.form === "number")))
    return null;
  const pair = [task.left, task.right];
  const named = pair.find((each) => isEqual(each, one.value));
  const other = pair.find((each) => each !== named);
  if (named === undefined || other === undefined) return null;
  if (second !== undefined && !isEqual(second.value, other)) return null;
  const isOther = second === undefined && THAN_IT.test(skeleton);
  const [left, right] = isOther ? [other, named] : [named, other];
  const isDenied = DENIED.test(skeleton);
  const isRight = holds(left, relation, right) !== isDenied;
  // That one is not more, or that both are not the same, does not yet tell which one is.
  const isHalf = isDenied && (relation === "same" ? task.operator !== "same" : isEqual(left, right));
  return isHalf && isRight ? { verdict: "unclear" } : verdict(isRight);
}

/** An answer in a few words. */
function said(read: Amounts, task: FractionTask, step: number): Judged | null {
  const { skeleton } = read;
  const unknown = strangers(skeleton);
  if (isCompared(task) && unknown <= 1 && !/[A-Z]/.test(skeleton)) {
    const judged = withoutAmount(skeleton, task, step);
    if (judged !== null) return judged;
  }
  const out = skeleton.search(RULED_OUT);
  const outAt = out < 0 ? -1 : (skeleton.slice(0, out + 1).match(/[A-Z]/g)?.length ?? 0);
  const amounts = read.amounts.filter((_, at) => at !== outAt);
  const [first, ...others] = amounts;
  if (first === undefined) {
    if (outAt >= 0) return { verdict: "unclear" };
    return NOTHING.test(skeleton) && workOutFractions(task).top === 0 ? verdict(true) : null;
  }
  const isWhole = amounts.every(({ form }) => form === "number");
  const isOfThings = task.operator === "of" && /N [a-zñ]+$/.test(skeleton);
  if (unknown > (isWhole && !isOfThings ? 0 : 1)) return null;
  const isMore = !isCompared(task) && ["larger", "smaller"].includes(relationIn(skeleton) ?? "");
  // "Half" of 6 strawberries says again what is asked.
  const isAgain = task.operator === "of" && !isWhole && isEqual(first.value, task.left);
  if (isMore || isAgain || NOT_QUITE.test(skeleton)) return { verdict: "unclear" };
  const paper = onPaper(skeleton, amounts);
  if (paper !== null) return byAmount(paper, task, step);
  if (others.some(({ value }) => !isEqual(value, first.value)))
    return IS_SAID.test(skeleton) ? verdict(false) : { verdict: "unclear" };
  return byAmount(amounts.at(-1) ?? first, task, step);
}

/** "3 on top and 4 below". */
function onPaper(skeleton: string, [top, bottom, third]: readonly Amount[]): Amount | null {
  const isPaper = /N (?:on top|arriba|up)\b.*N (?:below|abajo|down|on the bottom)/.test(skeleton);
  if (!isPaper || top === undefined || bottom === undefined || third !== undefined) return null;
  const value = { top: top.value.top, bottom: Math.max(1, bottom.value.top) };
  return { form: "fraction", value, written: `${value.top}/${value.bottom}` };
}

/** "Yes", "they are the same", "the first one", of two that are compared. */
function withoutAmount(skeleton: string, task: FractionTask, step: number): Judged | null {
  const { left, operator, right } = task;
  const isTie = isEqual(left, right);
  if (NOT_SAME.test(skeleton) || DIFFERENT.test(skeleton))
    return isTie || operator === "same" ? verdict(!isTie) : { verdict: "unclear" };
  if (SAME.test(skeleton)) return verdict(isTie);
  const isFirst = FIRST.test(skeleton);
  if (isFirst !== SECOND.test(skeleton)) {
    const chosen = isFirst ? left : right;
    const isStep = areCakes(task) && step <= 0;
    return isStep ? byNumber(chosen.bottom, task, step) : verdict(isNamed(chosen, task));
  }
  if (task.isClaim !== true || strangers(skeleton) > 0) return null;
  if (YES.test(skeleton)) return verdict(holds(left, operator, right));
  return NO.test(skeleton) ? verdict(!holds(left, operator, right)) : null;
}
