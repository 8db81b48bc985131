import { absolute, type Rational } from "../../rational.ts";
import { hasRole, numbersAmong, saying, type Token } from "../tokens/token.ts";
import { isOf, isSign } from "./expression.ts";

/** A third, 15%, 0.5 of something; "3 of 7" only tells. */
const isPartNumber = (token: Token | undefined) =>
  token?.kind === "number" && (token.isPercent === true || token.form !== "whole");

/** What belongs to a sum: numbers, signs, and "of" between two numbers; units beside a number are passed over. */
export function runOf(
  tokens: readonly Token[],
): { readonly from: number; readonly to: number; readonly run: readonly Token[] } | null {
  const isPart = (token: Token | undefined, at: number) => {
    if (token === undefined) return false;
    if (token.kind === "number" || token.kind === "letter") return true;
    if (token.kind === "sign") return token.sign !== "?";
    return (
      isOf(token) &&
      isPartNumber(tokens[at - 1]) &&
      (tokens[at + 1]?.kind === "number" || isSign(tokens[at + 1], "("))
    );
  };
  const isUnit = (at: number) => {
    const token = tokens[at];
    return (
      token?.kind === "word" && (token.unit !== undefined || isOf(token)) && tokens[at - 1]?.kind !== "sign"
    );
  };
  let best: { from: number; to: number; run: readonly Token[] } | null = null;
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isPart(tokens[from], from)) continue;
    const run: Token[] = [];
    let to = from;
    let last = from;
    for (; to < tokens.length; to += 1) {
      const token = tokens[to];
      if (token !== undefined && isPart(token, to)) {
        run.push(token);
        last = to;
      } else if (!isUnit(to)) break;
    }
    if (best === null || run.length > best.run.length) best = { from, to: last, run };
    from = to;
  }
  return best;
}

/** Words that nobody says around a sum; where they are many, something is told and not asked. */
export const strangers = (tokens: readonly Token[]): number =>
  tokens.filter((token) => token.kind === "word" && token.roles.length === 0 && token.unit === undefined)
    .length;

/** Two numbers beside each other: the last one is what is claimed. */
export function lastApart(
  run: readonly Token[],
): { readonly run: readonly Token[]; readonly claimed: Rational } | null {
  const [before, last] = run.slice(-2);
  return before?.kind === "number" && last?.kind === "number" && run.length > 3
    ? { run: run.slice(0, -1), claimed: last.value }
    : null;
}

/** "Problem 3: 1/2 + 1/4" without its number. */
export function withoutLabel(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => hasRole(token, "label"));
  return at >= 0 && tokens[at + 1]?.kind === "number" && tokens.length > at + 3
    ? [...tokens.slice(0, at), ...tokens.slice(at + 2)]
    : tokens;
}

/** "54 and then minus 5": the sum that it says. */
export function chained(tokens: readonly Token[]): readonly Token[] {
  const isBelow = (token: Token | undefined) => token?.kind === "number" && token.value.top < 0;
  const linked = tokens.filter((token, at) => {
    const next = tokens.slice(at).find((each) => !hasRole(each, "and"));
    const isStart = !tokens.slice(0, at).some(({ kind }) => kind === "number");
    return isStart || !hasRole(token, "and") || !(next?.kind === "sign" || isBelow(next));
  });
  return linked.flatMap((token, at): readonly Token[] =>
    at > 0 && token.kind === "number" && isBelow(token) && linked[at - 1]?.kind === "number"
      ? [
          { kind: "sign", sign: "-" },
          { ...token, value: absolute(token.value) },
        ]
      : [token],
  );
}

/** What makes a story of two numbers. */
export const OF_STORY = [
  "have",
  "lose",
  "share",
  "each",
  "cost",
  "pay",
  "told",
  "family",
  "area",
  "perimeter",
] as const;
/** What asks something else of them than to be worked out. */
const OF_ELSE = [
  "age",
  "how_many",
  "how_many_more",
  "why",
  "compare",
  "remember",
  "another_way",
  "same",
  "label",
  "because",
] as const;

/**
 * A sum that stands in the message by itself, with numbers that count nothing and no other number but a result: whatever
 * words are around it, it is to be worked out. Two small numbers with a dash may be the score of a game.
 */
export function isBare(tokens: readonly Token[]): boolean {
  const run = runOf(tokens)?.run ?? [];
  const numbers = numbersAmong(run);
  const beside = numbersAmong(tokens).length - numbers.length;
  const signs = run.filter((token) => isSign(token, "+", "-", "*", "/"));
  const isScore = signs.every((token) => isSign(token, "-")) && numbers.every(({ value }) => value.top < 10);
  // "12/5/2015" is a day.
  const isDate = numbers.some(({ form }) => form === "fraction") && signs.some((token) => isSign(token, "/"));
  const isCounting = numbers.some(({ noun }) => noun !== undefined);
  const wins = tokens.some((token) => hasRole(token, "gain") && !hasRole(token, "result"));
  if (numbers.length < 2 || signs.length === 0 || isScore || isDate || isCounting || wins) return false;
  return (
    (beside === 0 || (beside === 1 && saying(tokens)("result"))) && !saying(tokens)(...OF_STORY, ...OF_ELSE)
  );
}
