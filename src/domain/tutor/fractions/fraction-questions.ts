import { isAsking } from "../asking.ts";
import { wordsOf } from "../words.ts";
import { asksFractions, isOfMaths } from "./fraction-asking.ts";
import { type Amount, type Amounts, amountsIn, readAmounts } from "./fraction-words.ts";
import {
  type Fraction,
  type FractionOperator,
  type FractionTask,
  isCompared,
  isLess,
  sharedBottom,
} from "./fractions.ts";

/**
 * - `fraction`: a task. `claimed` is the answer the child already wrote, as in "1/2 + 1/4 = 3/4?"; `isStated` tells a
 *   comparison from a question, and `mixed` is how a number such as 1 1/2 was written
 * - `below`: more is taken away than there is; `uneven`: a part that does not come out even; `beyond`: several steps,
 *   products, big numbers
 * - `pair`: two fractions and nothing to do with them; `lone`: one fraction and nothing else
 */
type FoundFractions =
  | {
      readonly kind: "fraction";
      readonly task: FractionTask;
      readonly claimed: Fraction | null;
      readonly isStated: boolean;
      readonly mixed: readonly Amount[];
    }
  | { readonly kind: "below"; readonly task: FractionTask }
  | { readonly kind: "uneven"; readonly task: FractionTask }
  | { readonly kind: "beyond" }
  | { readonly kind: "pair"; readonly left: Fraction; readonly right: Fraction }
  | { readonly kind: "lone"; readonly value: Fraction; readonly written: string };

const PLUS = String.raw`(?:\+|plus|mas)`;
const TAKE =
  "(?:subtract|take(?: away)?|remove|resta|restar|restale|resto|le resto|le restas|quita|quitar|quitale|le quito|le quitas)";
const MINUS = `(?:-|minus|menos|taking away|${TAKE})`;
const TIMES = String.raw`(?:\*|x|÷|times|por|entre|over|multiplied by|multiplicad[oa] por|divided by|dividid[oa] (?:entre|por))`;
const ANY = "[FHON]";
const ADDED = new RegExp(`${ANY} ${PLUS} ${ANY}`);
const SUBTRACTED = new RegExp(`${ANY}(?: ,)? ${MINUS} ${ANY}`);
/** "Take 1/4 from 3/4", "réstale 1/4 a 3/4". */
const TAKEN_FROM = new RegExp(String.raw`\b${TAKE} ${ANY} (?:from|de|a|al) ${ANY}`);
const PART_OF = /F (?:of|de|del)(?: the| los| las)? N/;
/** "Half of 10" is a division, which the sums work out. */
const HALF_OF = /H (?:of|de|del)(?: the| los| las)? N/;
const PRODUCT = new RegExp(`[FHO] (?:${TIMES}|of|de) [FHO]|[FHO] ${TIMES} N|N ${TIMES} [FHO]`);
const STEP = new RegExp(`${ANY} (?:${PLUS}|${MINUS}|${TIMES}|(?<=[FHO] )(?:of|de)) (?=${ANY})`, "g");
/** "-1/2 + 1/4". */
const BELOW_ZERO = new RegExp(`(?:^|[^FHON,] )- [FHO] (?:${PLUS}|${MINUS}) `);
const TOGETHER = new RegExp(`${ANY}(?: ,)? (?:and|y|e|to|a|con|with) ${ANY}`);
const ADDS = new RegExp(
  [
    String.raw`\b(?:add|adding|sum|sum[aeo]|sumar|sumale|agrega|agregale|junta|together|juntos|juntas)\b`,
    String.raw`\b(?:what is|whats|how much (?:is|are)|cuanto (?:es|son|da)) [FHON]`,
    String.raw`(?:and|y) [FHON] (?:makes?|gives?|dan?)\b`,
  ].join("|"),
);
const TAKES_APART = /\b(?:difference|diferencia|subtract|resta|restar)\b/;
const COMPARES = /\bcompar/;
const SAME =
  /\b(?:same|equal|equals|equivalent|equivalentes?|iguales|igual|mismo)\b|[FHN] = (?:[FHN]|\? ?$)(?! [+*-])/;
const LARGER = /\b(?:bigger|larger|greater|biggest|largest|greatest|more|most|mayor|grande|mas)\b|>/;
const SMALLER =
  /\b(?:smaller|smallest|less|least|littler|menor|menos|chic[oa]|chiquit[oa]|pequeñ[oa]|poco)\b|</;
/** "Is F bigger than F", "es más F que F": yes or no. */
const IS_IT = /[FHN](?: [a-zñ]+){0,4} (?:than|que|a|to|as) [FHN]|[FHN] [<>=] [FHN]/;
const WHICH = /\b(?:which|what|who|cual|cuales|que es|quien)\b/;
const RESULT =
  /(?:(?: ,)? (?:=|equals?|is|are|es|son|da|makes?|gives?|igual)(?: (?:equal|igual))?(?: (?:to|al?))?)/;

/** What can be done with a fraction besides, and is not done here. */
const ELSEWHERE = /\b(?:simplif\w*|reduce|convert\w*|convierte|decimal|percent\w*|porcentaje)\b/;
/** Ask for the fraction itself. */
const LONE_WORDS = new Set(
  `what whats is does mean how much explain que es significa quiere decir cuanto explica explicame the a an un una el la
  fraction fraccion please porfa ok and y hi hola`.split(/\s+/),
);
const LARGEST_BOTTOM = 200;
const LARGEST_TOP = 9999;

/** Finds a question about fractions, in figures or in words of either language; null when there is none. */
export function findFractions(message: string): FoundFractions | null {
  const read = readAmounts(message);
  if (!/[FHO]/.test(read.skeleton) || !asksFractions(message, read)) return null;
  const { skeleton } = read;
  const fractions = skeleton.match(/[FHO]/g)?.length ?? 0;
  const taken = worked(read, "-", turned(amountsIn(read, TAKEN_FROM)));
  if (taken !== null) return taken;
  if (BELOW_ZERO.test(skeleton) || PRODUCT.test(skeleton) || (skeleton.match(STEP)?.length ?? 0) > 1) {
    return /F/.test(skeleton) || fractions > 1 ? { kind: "beyond" } : null;
  }
  if (HALF_OF.test(skeleton)) return null;
  return (
    worked(read, "of", amountsIn(read, PART_OF)) ??
    worked(read, "+", amountsIn(read, ADDED)) ??
    worked(read, "-", amountsIn(read, SUBTRACTED)) ??
    (TAKES_APART.test(skeleton) ? worked(read, "-", largerFirst(together(read))) : null) ??
    (ADDS.test(skeleton) ? worked(read, "+", together(read)) : null) ??
    compared(read, message) ??
    unclear(read, message)
  );
}

const turned = (pair: readonly Amount[] | null) => (pair === null ? null : [...pair].reverse());
function largerFirst(pair: readonly Amount[] | null): readonly Amount[] | null {
  const [one, other] = pair ?? [];
  return one !== undefined && other !== undefined && isLess(one.value, other.value) ? [other, one] : pair;
}

/** Two amounts with "and" between them; "1 and 1/2" is two as well, where it stands by itself. */
function together({ skeleton, amounts }: Amounts): readonly Amount[] | null {
  const pair = amountsIn({ skeleton, amounts }, TOGETHER);
  const [one] = amounts;
  if (pair !== null || amounts.length !== 1 || one?.form !== "joined") return pair;
  return split(one);
}

function split({ value: { top, bottom } }: Amount): readonly Amount[] {
  const rest = top % bottom;
  const whole = (top - rest) / bottom;
  return [
    { form: "number", value: { top: whole, bottom: 1 }, written: String(whole) },
    { form: "fraction", value: { top: rest, bottom }, written: `${rest}/${bottom}` },
  ];
}

/** The task of two amounts that are joined by a sign, with what the child says comes out. */
function worked(
  read: Amounts,
  operator: FractionOperator,
  pair: readonly Amount[] | null,
): FoundFractions | null {
  const [left, right] = pair ?? [];
  if (left === undefined || right === undefined) return null;
  if (left.form === "number" && right.form === "number") return null;
  // The result stands last, or first as in "3/4 = 1/2 + 1/4".
  const { skeleton, amounts } = read;
  // "Is 1/2 + 1/4 3/4?" needs no word between.
  const isAsked = /^(?:is|does|es|son) /.test(skeleton);
  const after = new RegExp(`[FHON](?:${RESULT.source})${isAsked ? "?" : ""} [FHON]`);
  const isLast = amounts.length === 3 && after.test(skeleton.slice(skeleton.search(/[FHON]/) + 1));
  const isFirst = amounts.length === 3 && /^[^FHON]*[FHON] = /.test(skeleton);
  const claimed = isFirst ? amounts[0] : isLast ? amounts[2] : undefined;
  const fractions = amounts.filter(({ form }) => form !== "number" && form !== "pieces").length;
  const used = [left, right, claimed].filter((each) => each !== undefined && each.form !== "number").length;
  if (fractions > used) return { kind: "beyond" };
  return taskOf({ left: left.value, operator, right: right.value }, [left, right], claimed?.value ?? null);
}

function taskOf(
  task: FractionTask,
  amounts: readonly Amount[],
  claimed: Fraction | null = null,
  isStated = false,
): FoundFractions {
  const { left, operator, right } = task;
  if (!isManageable(task)) return { kind: "beyond" };
  if (operator === "of" && right.top % left.bottom !== 0) return { kind: "uneven", task };
  if (operator === "-" && isLess(left, right)) return { kind: "below", task };
  const mixed = amounts.filter(({ form }) => form === "mixed" || form === "joined");
  return { kind: "fraction", task, claimed, isStated, mixed };
}

function isManageable({ left, operator, right }: FractionTask): boolean {
  // A decimal is no whole number of pieces that a child would cut.
  if (Math.max(left.bottom, right.bottom) > 100) return false;
  if (Math.max(left.top, right.top) > LARGEST_TOP) return false;
  return operator === "of" || sharedBottom(left.bottom, right.bottom) <= LARGEST_BOTTOM;
}

/** What is asked of two: which one is more, or whether it is as the child says. */
function compared(read: Amounts, message: string): FoundFractions | null {
  const { skeleton } = read;
  const relation = relationIn(skeleton);
  const isOr = /[FHN](?: ,)? (?:or|o|u|vs|contra) [FHN]/.test(skeleton);
  if (relation === null && !COMPARES.test(skeleton) && !isOr) return null;
  // "Cuarto" and its like are rooms and grades: with an article they are read as fractions.
  const known = read.amounts.filter(({ form }) => form !== "ordinal" && form !== "pieces");
  const fractions = known.filter(({ form }) => form !== "number");
  const [only] = fractions;
  const isNear = /[FHN](?: [a-zñ]+| ,){0,6} [FHN]|[FHN] [<>=] [FHN]/.test(skeleton);
  const pair =
    fractions.length >= 2
      ? fractions
      : known.length === 2 && isNear
        ? known
        : only?.form === "joined" && (relation === "same" || COMPARES.test(skeleton))
          ? split(only)
          : [];
  const [left, right, third] = pair;
  if (left === undefined || right === undefined || only === undefined) return null;
  if (third !== undefined) return { kind: "beyond" };
  const isDenied = /\b(?:not|no|isnt|arent)\b/.test(skeleton);
  const isAbout = relation !== null && !WHICH.test(skeleton) && !isDenied && IS_IT.test(skeleton);
  const isClaim = relation === "same" || isAbout;
  const operator = relation ?? "larger";
  const isStated = isClaim && !isDenied && !isAsking({ message, words: wordsOf(message) });
  const task = { left: left.value, operator, right: right.value };
  return taskOf(isClaim ? { ...task, isClaim } : task, [left, right], null, isStated);
}

/** Whether words compare, and how: "más" between two amounts adds instead. */
export function relationIn(skeleton: string): "larger" | "smaller" | "same" | null {
  const text = skeleton.replace(new RegExp(`${ANY} (?:mas|menos) ${ANY}`, "g"), " ");
  if (SMALLER.test(text)) return "smaller";
  if (LARGER.test(text)) return "larger";
  return SAME.test(text) ? "same" : null;
}

/** One fraction alone, or two that nothing is to be done with. */
function unclear({ skeleton, amounts }: Amounts, message: string): FoundFractions | null {
  const [one, other, third] = amounts;
  const words = skeleton.match(/[a-zñ]+/g) ?? [];
  if (one === undefined || one.form === "pieces") return null;
  if (other === undefined) {
    if (one.form !== "number" && ELSEWHERE.test(skeleton)) return { kind: "beyond" };
    const isPlain = (one.form === "fraction" || one.form === "mixed") && !/[+*÷=<>-]/.test(skeleton);
    // "12/4" asks for a division, "siete cuartos" does not.
    const isDivision = /\d\s*\/\s*\d/.test(message) && one.value.top >= one.value.bottom;
    if (!isPlain || isDivision || !words.every((word) => LONE_WORDS.has(word))) return null;
    return isManageable({ left: one.value, operator: "+", right: one.value })
      ? { kind: "lone", value: one.value, written: one.written }
      : { kind: "beyond" };
  }
  const fractions = amounts.filter(({ form }) => form !== "number" && form !== "pieces").length;
  const hasSign = /[+*÷=<>-]/.test(skeleton);
  const isRoom = one.form === "ordinal" || other.form === "ordinal";
  if (fractions >= 2 && third === undefined && !isRoom && !hasSign && words.every(isOfMaths))
    return { kind: "pair", left: one.value, right: other.value };
  const isWork = hasSign || ADDS.test(skeleton) || TAKES_APART.test(skeleton);
  return fractions >= 2 && isWork ? { kind: "beyond" } : null;
}

/** Whether two tasks are the same but for how the amounts are cut: 2/4 + 1/4 and 1/2 + 1/4. */
export function isSameTask(one: FractionTask, other: FractionTask): boolean {
  const same = (a: Fraction, b: Fraction) => a.top * b.bottom === b.top * a.bottom;
  const isStraight = same(one.left, other.left) && same(one.right, other.right);
  const isTurned = same(one.left, other.right) && same(one.right, other.left);
  if (isCompared(one) && isCompared(other)) return isStraight || isTurned;
  return one.operator === other.operator && (isStraight || (one.operator === "+" && isTurned));
}
