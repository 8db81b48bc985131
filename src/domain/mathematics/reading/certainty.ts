import { type Expression, numbersIn, type Operator } from "../expression.ts";
import { type Kind, type Problem, planOf } from "../problem.ts";
import { absolute, isEqual, isWhole, type Rational, rational } from "../rational.ts";
import type { Lexicon } from "./lexicon.ts";
import { strangers } from "./sums/run.ts";
import { hasRole, type NumberToken, numbersAmong, saying, type Token, unitOfPhrase } from "./tokens/token.ts";

/** The problem as it was read; unsure where a number or a word of quantity was left out. */
export function surely(
  tokens: readonly Token[],
  lexicon: Lexicon,
  problem: Problem,
  claimed?: Rational,
): Problem {
  const isTime = problem.form === "clock" || problem.form === "duration";
  if (problem.comparison !== undefined || problem.kind === "equation" || isTime) return problem;
  const isCertain =
    usesNumbers(tokens, problem, claimed) &&
    !asksOtherUnit(tokens, lexicon, problem) &&
    LEFT_OUT.every((isOut) => !isOut(tokens, problem));
  return isCertain ? problem : { ...problem, isUnsure: true };
}

/** A half beside hours, and a one that is said in words, may belong to another number. */
function usesNumbers(tokens: readonly Token[], problem: Problem, claimed?: Rational): boolean {
  const { expression, kind, told } = problem;
  const used = [
    ...(claimed === undefined ? [] : [claimed]),
    ...(told.length > 0 ? told : [...numbersIn(expression), ...planOf(problem).map(({ result }) => result)]),
    // "The average of these 3".
    ...(kind === "mean" ? [rational(told.length)] : []),
  ];
  // How often a number is multiplied by itself stands in no step.
  const powers = tokens.filter((_, at) => isPowerSign(tokens[at - 1]));
  return numbersAmong(tokens).every((token) => powers.includes(token) || isUsed(token));
  function isUsed({ value, group, isSpoken }: NumberToken): boolean {
    return (
      isSpoken === true ||
      group === "time" ||
      !isWhole(value) ||
      used.some((each) => isEqual(absolute(each), absolute(value)))
    );
  }
}
const isPowerSign = (token: Token | undefined): boolean => token?.kind === "sign" && token.sign === "^";

type LeftOut = (tokens: readonly Token[], problem: Problem) => boolean;

/** Beyond so many words that say nothing known, a story may tell of more than was read. */
const MOST_UNKNOWN = 8;

/** What a story says and its reading may have left out. */
const LEFT_OUT: readonly LeftOut[] = [
  (tokens, { told }) => told.length > 0 && strangers(tokens) > MOST_UNKNOWN,
  // "Each", "twice as many": times or divided.
  (tokens, { expression }) =>
    saying(tokens)(...MANY, "each", "hourly", "share") && !does(expression, "*", "/"),
  (tokens, { expression }) => saying(tokens)("perimeter") && !does(expression, "+", "*", "/"),
  // "Leo has 4 more than Ana. How many together": first how many Leo has.
  (tokens, problem) =>
    saying(tokens)("total") &&
    saying(tokens)("have") &&
    saying(tokens)(...MANY, "more_than", "less_than", "smaller") &&
    !(planOf(problem).length > 1 && does(problem.expression, "+")),
  (tokens, { expression, kind }) => asksLeft(tokens) && !KEEP_A_REST.includes(kind) && !does(expression, "-"),
  // "A box has 24 chocolates, 9 are dark": the 9 are no boxes.
  (tokens, { kind }) =>
    kind === "groups" &&
    !saying(tokens)("each", "with", "hourly") &&
    !tokens.some((token, at) => hasRole(token, "per") && tokens[at - 2]?.kind === "number") &&
    !numbersAmong(tokens).some(({ group }) => group === "container"),
];
const MANY = ["double", "triple", "half_of", "times_as_many"] as const;
const KEEP_A_REST: readonly Kind[] = ["sum", "share", "measure", "part", "share_of"];

const asksLeft = (tokens: readonly Token[]): boolean => {
  const ask = tokens.findLastIndex((token) => hasRole(token, "how_many"));
  return ask >= 0 && saying(tokens.slice(ask))("left");
};

/** "How many hours are 80 minutes and 40 minutes". */
function asksOtherUnit(tokens: readonly Token[], lexicon: Lexicon, { told }: Problem): boolean {
  const next = tokens[tokens.findIndex((token) => hasRole(token, "how_many")) + 1];
  const asked = unitOfPhrase(tokens, lexicon) ?? (next?.kind === "word" ? next.unit : undefined);
  const group = lexicon.units[asked ?? ""]?.group;
  if (told.length === 0 || group === undefined || group === "thing") return false;
  const same = numbersAmong(tokens).filter((each) => each.group === group);
  return same.length > 0 && same.every(({ unit }) => unit !== asked);
}

function does(expression: Expression, ...operators: readonly Operator[]): boolean {
  return (
    "operator" in expression &&
    (operators.includes(expression.operator) ||
      does(expression.left, ...operators) ||
      does(expression.right, ...operators))
  );
}
