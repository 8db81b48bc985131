import { apply, number, numbersIn, type Operator } from "../../mathematics/expression.ts";
import { answerOf, type Kind, type Problem, problems } from "../../mathematics/problem.ts";
import { isEqual, isLess, isWhole, type Rational, rational } from "../../mathematics/rational.ts";
import type { Role } from "../../mathematics/reading/lexicon.ts";
import { strangers } from "../../mathematics/reading/sums/run.ts";
import {
  hasRole,
  type NumberToken,
  numbersAmong,
  saying,
  type Token,
} from "../../mathematics/reading/tokens/token.ts";
import type { Turn } from "../turn.ts";
import { askedOn, asksAnew } from "./asked-on.ts";
import { filled, goneOn, ofEach, paidWith, signIn, unitOf } from "./going-on.ts";
import { tokensIn } from "./tokens.ts";
import { TWINS, twinOf } from "./twins.ts";
import { understand } from "./understanding.ts";
import { furtherOn, withOthers } from "./with-others.ts";

/** In words: longer ones bring their own problem along. */
const LONGEST = 14;
const OPERATORS: readonly (readonly [Role, Operator])[] = [
  ["divide", "/"],
  ["share", "/"],
  ["multiply", "*"],
  ["subtract", "-"],
  ["add", "+"],
];

/**
 * The problem at hand with something changed: "and 3 more", "me too, so 4 people", "you have to divide", "and the greatest
 * common divisor". Null where nothing of it is changed.
 */
export function changed(turn: Turn, problem: Problem): Problem | null {
  if (turn.words.length > LONGEST || problem.sequence !== undefined) return null;
  const tokens = tokensIn(turn);
  const said = numbersAmong(tokens);
  if (problem.comparison !== undefined) return comparedOn(turn, tokens, said, problem);
  // "16% tax on the 60": the 60 is what came out, and changes nothing.
  const numbers = said.length < 2 ? said : said.filter(({ value }) => !isEqual(value, answerOf(problem)));
  const [first, ...others] = numbers;
  const replaced = instead(turn, numbers, problem) ?? ofAnotherShape(turn, tokens, problem);
  if (replaced !== null) return replaced;
  const isOn = asksAnew(turn, problem) || hasRole(tokens[0], "and");
  if (others.length > 0) return isOn ? withOthers(numbers, problem) : null;
  const further = first === undefined ? null : furtherOn(tokens, first, problem);
  if (further !== null) return further;
  const on = askedOn(turn, problem);
  if (on !== null) return on;
  // "And if I eat another one": one of them goes.
  const isOne = first === undefined || (first.isSpoken === true && first.value.top === 1);
  const isOneMore = isOne && saying(tokens)("lose") && ANOTHER.test(turn.words.join(" "));
  if (
    isOneMore &&
    ["take", "join", "several"].includes(problem.kind) &&
    isLess(rational(0), answerOf(problem))
  )
    return problems.take(answerOf(problem), rational(1), unitOf(problem));
  // "He gave it back": what went is there again.
  const [, gone] = problem.told;
  if (first === undefined && saying(tokens)("give_back") && problem.kind === "take" && gone !== undefined)
    return problems.join(answerOf(problem), gone, unitOf(problem));
  const [one, other, ...more] = problem.told;
  const isTwo = one !== undefined && other !== undefined && more.length === 0 && problem.kind === "join";
  if (first === undefined && isTwo && saying(tokens)("how_many_more"))
    return problems.difference(one, other, unitOf(problem));
  if (first === undefined) return otherKind(tokens, problem) ?? otherOperation(turn, tokens, problem);
  // "And if it starts 10 minutes late": all of it is moved.
  if (
    problem.kind === "later" &&
    one !== undefined &&
    other !== undefined &&
    first.group === "time" &&
    saying(tokens)("late")
  )
    return problems.later(rational(one.top + first.value.top), other);
  if (first.isSpoken === true && first.value.top === 1) return null;
  return (
    asked(turn, tokens, first, problem) ??
    paidWith(tokens, first, problem) ??
    filled(tokens, first, problem) ??
    ofEach(tokens, first, problem) ??
    goneOn(turn, tokens, first, problem)
  );
}

/** "So 1/5 is smaller", "and 2/6?": the amount that was right beside another one. */
function comparedOn(
  turn: Turn,
  tokens: readonly Token[],
  [other, ...others]: readonly NumberToken[],
  problem: Problem,
): Problem | null {
  const { comparison, form } = problem;
  if (comparison === undefined || other === undefined || others.length > 0) return null;
  const [left, right] = [other.value, answerOf(problem)];
  if (isEqual(left, comparison.left) || isEqual(left, comparison.right)) return null;
  const said = saying(tokens)("smaller") ? "smaller" : saying(tokens)("larger") ? "larger" : undefined;
  if (said === undefined && !LEADS.test(turn.words.join(" "))) return null;
  return problems.compare({ left, right, want: said ?? comparison.want, isClaim: false }, form);
}

const ANOTHER = /\b(?:another|one more|otr[oa]|un[oa] mas)\b/;
/** Which of the numbers that were told a bare "and 100?" stands for. */
const ASKED: Readonly<Partial<Record<Kind, number>>> = {
  ...{ percent: 0, discount: 1, raise: 1, rate: 2, measure: 1, circle_area: 0, circle_around: 0 },
};

/** The same kind of problem with one of its numbers changed. */
function withNumber({ kind, told, unit, form }: Problem, at: number, value: Rational): Problem | null {
  if (!(kind in ASKED || REBUILT.includes(kind)) || told[at] === undefined) return null;
  const values = told.map((each, index) => (index === at ? value : each));
  const make = problems[kind as "rate"] as (...told: readonly unknown[]) => Problem;
  const isDecimal = form === "decimal" && kind === "measure";
  return make(...values, { unit, ...(isDecimal ? { form } : {}) });
}
const REBUILT: readonly Kind[] = [
  ...(["rectangle_area", "rectangle_perimeter", "triangle_area", "groups", "share", "take", "join"] as const),
];

/** "What if one side is 3.5 instead of 4": that number, and all else as it was. */
function instead(turn: Turn, numbers: readonly NumberToken[], problem: Problem): Problem | null {
  if (!replaces(turn)) return null;
  const figures = numbers.filter(({ isSpoken }) => isSpoken !== true);
  const [now, was, ...others] = figures;
  if (now === undefined || was === undefined || others.length > 0) return null;
  const at = problem.told.findIndex((each) => isEqual(each, was.value));
  return at < 0 ? null : withNumber(problem, at, now.value);
}
export const replaces = ({ words }: Turn): boolean => {
  const said = words.join(" ");
  return INSTEAD.test(said) || (SUPPOSED.test(said) && NOT_THAT.test(said));
};
const INSTEAD = /\b(?:instead of|rather than|en vez de|en lugar de)\b/;
/** "And if it was 12 not 9", "y si son 12 y no 9". */
const SUPPOSED = /\b(?:if|si)\b/;
const NOT_THAT = /\d (?:and |y )?not? \d/;

/** "And that of a circle with radius 3", once an area was asked. */
function ofAnotherShape(turn: Turn, tokens: readonly Token[], { kind }: Problem): Problem | null {
  const [, what] = /_(area|perimeter|around)$/.exec(kind) ?? [];
  const isShape = saying(tokens)("circle", "square", "triangle", "rectangle");
  if (what === undefined || !isShape || !/\d/.test(turn.message) || understand(turn) !== null) return null;
  const wanted = what === "area" ? "area" : { en: "perimeter", es: "perímetro" }[turn.state.language];
  const found = understand({ ...turn, message: `${wanted} ${turn.message}` });
  return found?.kind === "problem" ? found.problem : null;
}

/** "And 10%?", "y a 100": the same is asked of another number. */
function asked(
  turn: Turn,
  tokens: readonly Token[],
  { value, isPercent }: NumberToken,
  problem: Problem,
): Problem | null {
  const at = ASKED[problem.kind];
  // "Y si va a 100 km por hora": longer, and all of its words belong to numbers.
  const isShort = turn.words.length <= LONGEST_ASKED || (strangers(tokens) <= 1 && saying(tokens)("hourly"));
  const isBare = isShort && LEADS.test(turn.words.join(" "));
  // "And if I buy 2": as many of the same.
  if (problem.kind === "change_due" && saying(tokens)("buy")) {
    const [paid, , price] = problem.told;
    if (paid === undefined || price === undefined) return null;
    const next = problems.change_due(paid, value, price, unitOf(problem));
    return answerOf(next).top < 0 ? problems.groups(value, price, unitOf(problem)) : next;
  }
  if (isBare && problem.kind === "sum") return ofAnother(tokens, value, problem);
  const isOfKind = (isPercent === true) === ["percent", "discount", "raise"].includes(problem.kind);
  return at === undefined || !isBare || !isOfKind ? null : withNumber(problem, at, value);
}
/** "Y a 100", "what about 100" ask on, where "y 100" might be a try. */
export const asksOn = ({ words }: Turn): boolean => ASKS_ON.test(words.join(" "));
const ASKS_ON = /^(?:what about|how about|and (?:with|at|for|if)|y (?:a|con|para|si)) (?:\w+ )?\d+$/;
const LONGEST_ASKED = 5;
const LEADS = /^(?:and|what about|how about|y|pero|ok and|ok y)\b/;

/** "And with 8?", "y entre 6": the same sum with another number at its end. */
function ofAnother(tokens: readonly Token[], value: Rational, { expression, form }: Problem): Problem | null {
  if (!("operator" in expression && "value" in expression.left && "value" in expression.right)) return null;
  const operator = signIn(tokens);
  const isSame = operator === null || (operator === expression.operator && "*/".includes(operator));
  const isTurned = saying(tokens)("lose", "subtract", "gain", "add", "larger", "smaller");
  return isSame && !isTurned
    ? problems.sum(apply(expression.operator, expression.left, number(value)), form)
    : null;
}

/** "And the perimeter?", "and if it is a discount": of the same numbers. */
function otherKind(tokens: readonly Token[], { kind, told, written }: Problem): Problem | null {
  // The legs of a right triangle, once its long side was found.
  const [, a, b] = /(\d{1,4})² \+ (\d{1,4})²/.exec(written ?? "") ?? [];
  if (kind === "root" && a !== undefined && saying(tokens)("area"))
    return problems.triangle_area(rational(Number(a)), rational(Number(b)));
  if (kind === "percent") {
    const [percent, whole] = told;
    if (percent === undefined || whole === undefined) return null;
    if (saying(tokens)("discount")) return problems.discount(whole, percent);
    return saying(tokens)("raise") ? problems.raise(whole, percent) : null;
  }
  const twin = TWINS[kind];
  const role: Role | null =
    twin === undefined
      ? null
      : twin === "multiple" || twin === "divisor"
        ? twin
        : twin.endsWith("area")
          ? "area"
          : "perimeter";
  // "The difference between area and perimeter" asks what the words mean.
  const isBoth = saying(tokens)("area") && saying(tokens)("perimeter");
  return role === null || isBoth || !saying(tokens)(role) ? null : twinOf({ kind, told });
}

/** "That is not adding, you have to divide": the same two numbers, and the operation that stands without a no. */
function otherOperation(turn: Turn, tokens: readonly Token[], problem: Problem): Problem | null {
  const [a, b, ...others] = numbersIn(problem.expression);
  if (a === undefined || b === undefined || others.length > 0) return null;
  const isNot = (at: number) =>
    tokens.slice(Math.max(0, at - 2), at).some((token) => hasRole(token, "no", "not"));
  const wanted = tokens.flatMap((token, at) =>
    OPERATORS.filter(([role]) => hasRole(token, role) && !isNot(at)).map(([, operator]) => operator),
  );
  const [operator] = wanted;
  const isSame = "operator" in problem.expression && problem.expression.operator === operator;
  const isMeant =
    saying(tokens)("no", "not") ||
    /\b(?:have to|should|need to|hay que|tienes que|tengo que|debes)\b/.test(turn.words.join(" "));
  if (operator === undefined || !isMeant) return null;
  if (isSame) return problem;
  const [large, small] = isLess(a, b) ? [b, a] : [a, b];
  return operator === "/" && isWhole(large) && isWhole(small)
    ? problems.measure(large, small, unitOf(problem))
    : problems.sum(apply(operator, number(large), number(small)), problem.form);
}
