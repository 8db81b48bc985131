import { type Expression, evaluate, numbersIn } from "../expression.ts";
import { isEqual, isWhole, type Rational, rational } from "../rational.ts";
import type { Lexicon } from "./lexicon.ts";
import { expressionOf } from "./sums/expression.ts";
import { chained, strangers } from "./sums/run.ts";
import { clocksIn, minutesOfDigits } from "./times.ts";
import { hasRole, type NumberToken, numbersAmong, readSafely, saying, type Token } from "./tokens/token.ts";
import { tokensOf } from "./tokens/tokens.ts";

export type Choice = "left" | "right" | "same" | "different" | "yes" | "no";
/** An answer as a child gives it. */
export type Reply =
  | { readonly kind: "value"; readonly value: Rational; readonly rest?: number; readonly strangers: number }
  /** A sum that is said instead of its result. */
  | { readonly kind: "way"; readonly expression: Expression }
  | { readonly kind: "numbers"; readonly numbers: readonly number[] }
  | { readonly kind: "choice"; readonly choice: Choice }
  /** A sum with its result, or the same amount in other numbers. */
  | {
      readonly kind: "stated";
      readonly value: Rational;
      readonly numbers: readonly Rational[];
      readonly isTrue: boolean;
      readonly isSum: boolean;
    }
  | { readonly kind: "several" };

const ASKS = [
  "what_is",
  "how_many",
  "how_many_more",
  "how_long",
  "what_time",
  "why",
  "told",
  "family",
  "compare",
  "solve",
] as const;

/** What stands before a reason: "it is 12 because 7 and 5 make 12". */
export function withoutReason(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => hasRole(token, "because"));
  return at > 0 && tokens.slice(0, at).some((token) => token.kind === "number" || token.kind === "clock")
    ? tokens.slice(0, at)
    : tokens;
}

/** Reads a message as an answer; null where it is none. */
export function readReply(
  message: string,
  lexicon: Lexicon,
  {
    isTime,
    isStory,
    isClock = false,
  }: { readonly isTime: boolean; readonly isStory: boolean; readonly isClock?: boolean },
): Reply | null {
  return readSafely(() => {
    const tokens = withoutReason(tokensOf(message, lexicon)).filter(
      (token) => token.kind !== "sign" || token.sign !== "?",
    );
    const first = tokens.findIndex((token) => !hasRole(token, "around", "is", "yes", "no", "unsure", "hint"));
    if (tokens.some((token, at) => hasRole(token, ...ASKS) && !(hasRole(token, "is") && at <= first)))
      return null;
    // "I have 2 dogs" tells of something else than the sum.
    const tells =
      saying(tokens)("have") && tokens.some((token) => token.kind === "number" && token.noun !== undefined);
    if (tells && !isTime && !isStory) return null;
    const time = isTime ? (timeIn(tokens, lexicon) ?? (isClock ? digitsIn(tokens) : null)) : null;
    if (time !== null) return { kind: "value", value: rational(time), strangers: strangers(tokens) };
    return hasNumber(tokens) ? numberIn(withoutOne(tokens)) : nothingIn(tokens);
  });
}

/** "6 in one part": the one is no second number, and its part no stranger. */
function withoutOne(tokens: readonly Token[]): readonly Token[] {
  const numbers = tokens.filter((token) => token.kind === "number");
  const at = tokens.findIndex(
    (token) => token.kind === "number" && token.isSpoken === true && isEqual(token.value, rational(1)),
  );
  if (numbers.length !== 2 || at < 1 || tokens[at - 1]?.kind === "number") return tokens;
  return [...tokens.slice(0, at - 1), ...tokens.slice(at + 2)];
}

const hasNumber = (tokens: readonly Token[]) => tokens.some((token) => token.kind === "number");
const nothingIn = (tokens: readonly Token[]): Reply | null =>
  saying(tokens)("nothing") && strangers(tokens) === 0 && tokens.length <= 3
    ? { kind: "value", value: rational(0), strangers: 0 }
    : null;

function numberIn(tokens: readonly Token[]): Reply | null {
  const numbers = numbersAmong(tokens);
  const others = strangers(tokens);
  // "Not 15"; but "it would be 15, no?" only asks whether it is so.
  const before = tokens.slice(
    0,
    tokens.findIndex(({ kind }) => kind === "number"),
  );
  if (saying(before)("not") && numbers.length === 1 && others === 0) return { kind: "several" };
  if (comparesTwo(tokens)) return null;
  const isHedged = tokens.some(
    (token, at) =>
      hasRole(token, "hedge") &&
      !hasRole(token, "around") &&
      (tokens[at + 1]?.kind === "number" || hasRole(token, "or")),
  );
  if (isHedged) return { kind: "several" };
  const told = toldIn(tokens, others);
  if (told !== null) return told;
  const run = runIn(tokens);
  const equals = run.findLastIndex((token) => token.kind === "sign" && token.sign === "=");
  if (equals >= 0) return statedIn(run.slice(0, equals), run.slice(equals + 1), others);
  const expression = expressionOf(run);
  if (expression !== null && "operator" in expression)
    return others <= 1 ? { kind: "way", expression } : null;
  const [a, b] = numbers;
  const isRest =
    numbers.length === 2 &&
    a !== undefined &&
    b !== undefined &&
    isWhole(a.value) &&
    isWhole(b.value) &&
    tokens.slice(tokens.indexOf(a), tokens.indexOf(b)).some((token) => hasRole(token, "rest", "left"));
  if (isRest) return { kind: "value", value: a.value, rest: b.value.top, strangers: others };
  if (numbers.length > 1) {
    if (numbers.every(({ value }) => isWhole(value)))
      return others === 0 ? { kind: "numbers", numbers: numbers.map(({ value }) => value.top) } : null;
    return others === 0 ? { kind: "several" } : null;
  }
  if (a === undefined) return null;
  const minus = tokens[tokens.indexOf(a) - 1];
  const isBelow = minus?.kind === "sign" && minus.sign === "-";
  return {
    kind: "value",
    value: isBelow ? rational(-a.value.top, a.value.bottom) : a.value,
    strangers: others,
  };
}

/** "48 is bigger than 40": said of two numbers, and neither of them is said to be the answer. */
function comparesTwo(tokens: readonly Token[]): boolean {
  const [first, second, ...others] = tokens.flatMap((token, at) => (token.kind === "number" ? [at] : []));
  const between = tokens.slice(first, second);
  const isOfTwo = second !== undefined && others.length === 0;
  return isOfTwo && saying(between)("is") && saying(between)("larger", "smaller", "more_than", "less_than");
}

/** "15 divided by 3 is 5", "a circle with radius 5 is 78.5": what stands after "is" is said. */
function toldIn(tokens: readonly Token[], others: number): Reply | null {
  const is = tokens.findLastIndex((token) => hasRole(token, "is", "gain"));
  const [before, after] = [tokens.slice(0, is), tokens.slice(is + 1)];
  const numbers = numbersAmong(after);
  const [value] = numbers;
  if (is < 1 || value === undefined || numbers.length > 1 || !hasNumber(before)) return null;
  // "7 times 5 is 35 plus 7 is 42": what is said last goes on from what was said before.
  const lastPart = before.slice(before.findLastIndex((token) => hasRole(token, "is")) + 1);
  const sum = runIn(chained(hasNumber(lastPart) ? lastPart : before));
  const left = expressionOf(sum);
  if (left !== null && "operator" in left) return statedIn(sum, [value], 0);
  return { kind: "value", value: value.value, strangers: Math.min(others, 1) };
}

/** "3 + 4 = 7": its end, where it is true; a conversion such as 1/2 = 2/4; "x = 5". */
function statedIn(left: readonly Token[], right: readonly Token[], others: number): Reply | null {
  const [one, value] = [expressionOf(left), expressionOf(right)];
  if (value === null || !("value" in value) || others > 0) return null;
  if (one === null || "letter" in one) return { kind: "value", value: value.value, strangers: 0 };
  const isTrue = isEqual(evaluate(one), value.value);
  return { kind: "stated", value: value.value, numbers: numbersIn(one), isTrue, isSum: "operator" in one };
}

function runIn(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex((token) => token.kind !== "word");
  const run: Token[] = [];
  for (const token of tokens.slice(Math.max(0, from))) {
    if (token.kind === "word" && !hasRole(token, "of")) {
      if (token.unit !== undefined) continue;
      break;
    }
    run.push(token);
  }
  return run;
}

/** Minutes: of a clock's face, or of hours and minutes that are said. */
function timeIn(tokens: readonly Token[], { units }: Lexicon): number | null {
  // "An hour and a half": the hour is said without a number.
  const hour = tokens.findIndex(
    (token, at) =>
      token.kind === "word" &&
      (token.unit === "hour" || hasRole(token, "hourly")) &&
      tokens[at - 1]?.kind !== "number",
  );
  const half = hour < 0 ? undefined : tokens.slice(hour + 1).find((token) => token.kind === "number");
  if (half?.kind === "number" && half.isWord === true) return 60 + (60 * half.value.top) / half.value.bottom;
  const [clock] = clocksIn(tokens);
  if (clock !== undefined) return clock.minutes;
  const spans = tokens.filter(
    (token): token is NumberToken => token.kind === "number" && token.group === "time",
  );
  const numbers = numbersAmong(tokens);
  const [first, second] = numbers;
  if (spans.length > 0) {
    const total = spans.reduce(
      (all, each) => all + ((units[each.unit ?? ""]?.size ?? 1) * each.value.top) / each.value.bottom,
      0,
    );
    const loose =
      numbers.length === 2 && spans.length === 1 && second !== undefined && second.group === undefined
        ? second.value.bottom === 1
          ? second.value.top
          : 30
        : 0;
    return total + loose;
  }
  // "3 y media" is read as three and a half.
  if (first !== undefined && numbers.length === 1 && [2, 4].includes(first.value.bottom))
    return (first.value.top * 60) / first.value.bottom;
  // "9 15" and "9 y cuarto" are a clock's too.
  if (
    first !== undefined &&
    second !== undefined &&
    numbers.length === 2 &&
    isWhole(first.value) &&
    first.value.top <= 24
  ) {
    return (
      first.value.top * 60 +
      (second.value.bottom === 1 ? second.value.top : (60 * second.value.top) / second.value.bottom)
    );
  }
  return null;
}

/** "405": a time of day without its colon. */
function digitsIn(tokens: readonly Token[]): number | null {
  const [number, ...others] = numbersAmong(tokens);
  return number === undefined || others.length > 0 ? null : minutesOfDigits(number);
}
