import { apply, number } from "../../mathematics/expression.ts";
import { answerOf, type Problem, problems } from "../../mathematics/problem.ts";
import { isLess, type Rational, rational } from "../../mathematics/rational.ts";
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
import { unitOf } from "./going-on.ts";
import { tokensIn } from "./tokens.ts";

/** "What if its 5 kids", "y si son 12 niños", "y con 7": one number of the problem is another one. */
const SUPPOSES =
  /^(?:(?:and|but|ok|so|y|pero|bueno) )*(?:what if|what about|how about|if|si|with|for|times|divided by|con|por|entre|para)\b/;
/** "Now take away 5", "y luego menos 5": from the result on. "Then it is 5" says the result. */
const GOES_ON =
  /^(?:(?:and|but|ok|so|y|pero|bueno) )*(?:minus|plus|menos|mas|(?:now|then|ahora|luego|despues)(?! (?:its?|it is|thats?|that is|is|it was|i get|i got|son|es|seria|serian|me da|me sale|da)\b))\b/;
/** Asked of what came out: "half of it", "y el doble". */
const OF_IT =
  /^(?:(?:and|but|ok|so|now|what about|how about|y|pero|ahora|y si es) )*(?:la mitad|half|el doble|double|twice)\b/;
/** In words: longer ones bring their own problem along. */
const LONGEST = 11;

/** A number in such a sentence asks something new, and is no answer. */
export const asksAnew = (turn: Turn, problem: Problem): boolean => {
  const said = turn.words.join(" ");
  return (
    turn.words.length <= LONGEST &&
    (SUPPOSES.test(said) || GOES_ON.test(said) || OF_IT.test(said) || isOfOthers(turn, problem))
  );
};

/** "And 7 notebooks?", where it is asked what they cost: of what is counted otherwise than the answer. */
function isOfOthers(turn: Turn, { kind, unit }: Problem): boolean {
  const [said, ...others] = numbersAmong(tokensIn(turn));
  const isLed = hasRole(tokensIn(turn)[0], "and") && turn.words.length <= 3 && others.length === 0;
  return isLed && ["rate", "groups"].includes(kind) && said?.unit !== undefined && said.unit !== unit;
}

const ASKED_OF_A_NUMBER: readonly Role[] = [
  ...(["what_is", "how_many", "how_many_more", "why", "what_time"] as const),
  ...(["double", "triple", "half_of", "squared", "cubed", "root"] as const),
];

/** "I got 48", "es 12?", "son 35 manzanas": one number, and nothing beside it but what a result is said with. */
export function saysResult(turn: Turn, problem: Problem): boolean {
  const tokens = tokensIn(turn);
  const [last] = tokens.filter(({ kind }) => kind !== "sign").slice(-1);
  // "Is 0 a number" asks of the number itself.
  const isEnd =
    last?.kind === "number" || hasRole(last, "result") || (last?.kind === "word" && last.unit !== undefined);
  const isOne = numbersAmong(tokens).length === 1 && strangers(tokens) === 0;
  return isOne && isEnd && !saying(tokens)(...ASKED_OF_A_NUMBER) && !asksAnew(turn, problem);
}

/** The problem at hand, asked on in half a sentence: with another number, from its result on, or both together; null for none of these. */
export function askedOn(turn: Turn, problem: Problem): Problem | null {
  if (turn.words.length > LONGEST || problem.comparison !== undefined || problem.sequence !== undefined)
    return null;
  if (problem.form === "clock" || problem.form === "duration") return null;
  const tokens = tokensIn(turn);
  const numbers = numbersAmong(tokens).filter(({ isPercent }) => isPercent !== true);
  const said = turn.words.join(" ");
  const isOfIt =
    OF_IT.test(said) || (SUPPOSES.test(said) && numbers.length === 0 && !countsOthers(tokens, problem));
  const part = isOfIt ? partOf(tokens, problem) : null;
  if (part !== null) return part;
  const [first, ...others] = numbers;
  if (first === undefined) return bothTogether(tokens, problem);
  const isSupposed = SUPPOSES.test(said) || isOfOthers(turn, problem);
  // "And if I sell 12, how much is that" asks a question of its own.
  if (saying(tokens)("how_many") || others.length > 0 || !(isSupposed || GOES_ON.test(said))) return null;
  return (
    onwards(tokens, first, problem, GOES_ON.test(said)) ??
    (isSupposed ? withAnother(tokens, first, problem) : null)
  );
}

/** "Twice as many kids": what else is counted makes no more of the answer. */
const countsOthers = (tokens: readonly Token[], { unit }: Problem): boolean =>
  tokens.some((token) => token.kind === "word" && token.unit !== undefined && token.unit !== unit);

/** Half of what came out, or twice as much. */
function partOf(tokens: readonly Token[], problem: Problem): Problem | null {
  const result = answerOf(problem);
  const has = saying(tokens);
  const isHalf =
    has("half_of") || numbersAmong(tokens).some(({ value }) => value.top === 1 && value.bottom === 2);
  if (isHalf) return of("/", result, problem);
  return has("double") ? of("*", result, problem) : null;
}
const of = (operator: "*" | "/", result: Rational, { form }: Problem) =>
  problems.sum(apply(operator, number(result), number(2)), form);

/** "How many both together", once two were told of. */
function bothTogether(tokens: readonly Token[], { kind, told, unit }: Problem): Problem | null {
  const [one, other, ...more] = told;
  const isTwo = one !== undefined && other !== undefined && more.length === 0;
  return isTwo && kind === "difference" && saying(tokens)("both", "total")
    ? problems.join(one, other, unit === undefined ? {} : { unit })
    : null;
}

/** More or fewer than what came out. */
function onwards(
  tokens: readonly Token[],
  { value }: NumberToken,
  problem: Problem,
  isOn: boolean,
): Problem | null {
  const result = answerOf(problem);
  const has = saying(tokens);
  const isBelow = value.top < 0;
  const amount = isBelow ? rational(-value.top, value.bottom) : value;
  const isFewer =
    isBelow || has("lose", "subtract") || tokens.some((token) => token.kind === "sign" && token.sign === "-");
  if (isFewer) return isLess(result, amount) ? null : made(problem, "-", amount);
  return isOn && (has("gain", "add") || tokens.some((token) => token.kind === "sign" && token.sign === "+"))
    ? made(problem, "+", amount)
    : null;
}

function made(problem: Problem, operator: "+" | "-", amount: Rational): Problem {
  const result = answerOf(problem);
  if (problem.kind === "sum")
    return problems.sum(apply(operator, number(result), number(amount)), problem.form);
  return operator === "-"
    ? problems.take(result, amount, unitOf(problem))
    : problems.join(result, amount, unitOf(problem));
}

/** Which of the numbers is another one: what it counts says so, else the one that such a problem is asked on with. */
function withAnother(tokens: readonly Token[], said: NumberToken, problem: Problem): Problem | null {
  const { kind, told, expression, form } = problem;
  const [a, b] = told;
  const { value } = said;
  const has = saying(tokens);
  const unit = unitOf(problem);
  const isPrice = has("cost") || said.group === "money";
  if (
    kind === "sum" &&
    "operator" in expression &&
    "value" in expression.left &&
    "value" in expression.right &&
    said.unit === undefined
  )
    return problems.sum(apply(signIn(tokens) ?? expression.operator, expression.left, number(value)), form);
  if (a === undefined || b === undefined) return null;
  if (isPrice && PRICED.includes(kind)) return problems.groups(answerOf(problem), value, { unit: said.unit });
  if (has("pay", "discount", "raise", "height", "volume", "share")) return null;
  // What they cost is asked of money alone.
  const isOfMoney = problem.unit !== undefined && problem.unit === said.unit;
  if (isPrice && kind !== "rate" && !(kind === "groups" && (isOfMoney || problem.unit === "peso")))
    return null;
  switch (kind) {
    case "share":
      return said.unit !== undefined && said.unit === problem.unit
        ? problems.share(value, b, unit)
        : problems.share(a, value, unit);
    case "groups":
      return has("each") || isPrice ? problems.groups(a, value, unit) : problems.groups(value, b, unit);
    case "rate":
      return told[2] === undefined
        ? null
        : isPrice || has("each")
          ? problems.rate(a, value, told[2], unit)
          : problems.rate(a, b, value, unit);
    case "difference":
      return problems.difference(a, value, unit);
    default:
      return null;
  }
}
const PRICED: readonly Problem["kind"][] = [
  "rectangle_perimeter",
  "square_perimeter",
  "rectangle_area",
  "square_area",
];
const signIn = (tokens: readonly Token[]) =>
  tokens.some((token) => hasRole(token, "multiply"))
    ? "*"
    : tokens.some((token) => hasRole(token, "divide"))
      ? "/"
      : null;
