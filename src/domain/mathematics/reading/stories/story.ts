import { answerOf, type Problem } from "../../problem.ts";
import { isLess, isWhole, ONE, type Rational, ZERO } from "../../rational.ts";
import { hasRole, type Token } from "../tokens/token.ts";
import { changes } from "./changes.ts";
import { ages, comparisons } from "./comparisons.ts";
import { equalGroups } from "./groups.ts";
import { groupsThen, partOfMeasured } from "./groups-then.ts";
import { parts, percents, shares, speeds } from "./proportions.ts";
import { rates } from "./rates/rates.ts";
import { Telling } from "./telling.ts";

export type Story =
  | { readonly problem: Problem }
  /** A question with two numbers, and no word that says what is done with them. */
  | { readonly unclear: readonly [Rational, Rational]; readonly unit?: string | undefined };

/** Reads a story as the model that fits what it tells and asks; null where it is none. */
export function readStory(tokens: readonly Token[]): Story | null {
  const telling = new Telling(withoutCount(withOnes(tokens)));
  const { quantities } = telling;
  if (quantities.length === 0 || quantities.length > 6 || quantities.some(({ value }) => value.top < 0))
    return null;
  const problem =
    speeds(telling) ??
    groupsThen(telling) ??
    partOfMeasured(telling) ??
    percents(telling) ??
    shares(telling) ??
    ages(telling) ??
    parts(telling) ??
    rates(telling) ??
    (telling.isAsked() ? (comparisons(telling) ?? equalGroups(telling)) : null) ??
    changes(telling);
  if (problem !== null && isLess(answerOf(problem), ZERO)) return null;
  if (problem !== null)
    return { problem: isSure(telling, problem) ? problem : { ...problem, isUnsure: true } };
  const [a, b] = quantities;
  const isUnclear =
    quantities.length === 2 &&
    telling.has("how_many") &&
    a !== undefined &&
    b !== undefined &&
    (a.noun ?? b.noun) !== undefined;
  return isUnclear && a.group !== "time" && b.group !== "time"
    ? { unclear: [a.value, b.value], unit: telling.askedUnit()?.unit ?? a.unit }
    : null;
}

/**
 * What is put together or taken away is what is asked for: where another thing is asked than all that was counted, a word was
 * not understood.
 */
function isSure(telling: Telling, { kind }: Problem): boolean {
  const wanted = telling.askedWord();
  const [first, next] = telling.asked();
  // "How many are left" asks for no other thing.
  const isNoThing = next?.kind === "word" && next.unit === undefined && next.roles.length > 0;
  if (!["join", "take", "several"].includes(kind) || wanted === undefined || !hasRole(first, "how_many"))
    return true;
  if (isNoThing) return true;
  const fits = telling.quantities.map(
    ({ noun, unit }) => noun === undefined || noun === wanted || unit === wanted,
  );
  // "A book has 2 chapters of 48 and 46 pages, how many pages": some of them count something else.
  return kind === "several" ? fits.every(Boolean) : fits.some(Boolean);
}

/** "In 3 games we scored 4, 1 and 3, how many in all": the 3 only counts the list behind it. */
function withoutCount(tokens: readonly Token[]): readonly Token[] {
  const places = tokens.flatMap((token, at) => (token.kind === "number" ? [{ token, at }] : []));
  if (!tokens.some((token) => hasRole(token, "total"))) return tokens;
  const found = places.find(({ token: { noun, value } }, index) => {
    const list = places.slice(index + 1, index + 1 + value.top);
    const isRow = list.every(({ at }, place) => place === 0 || at - (list[place - 1]?.at ?? 0) <= 2);
    const isBare = list.slice(0, -1).every(({ token }) => token.noun === undefined);
    return (
      noun !== undefined && value.top > 1 && isWhole(value) && list.length === value.top && isRow && isBare
    );
  });
  return found === undefined ? tokens : tokens.filter((token) => token !== found.token);
}

/** "3 apples and a banana": one more of what is counted. */
function withOnes(tokens: readonly Token[]): readonly Token[] {
  const isCounted = tokens.some((token) => token.kind === "number");
  if (!isCounted || !tokens.some((token) => hasRole(token, "how_many"))) return tokens;
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isOne = token.kind === "word" && ONES.has(token.word) && hasRole(tokens[at - 1], "and");
    if (!isOne || next?.kind !== "word" || next.group !== "thing") return token;
    const { group, unit } = next;
    return { kind: "number", value: ONE, form: "whole", unit, group, noun: unit, isSpoken: true } as const;
  });
}
const ONES = new Set("a an un una".split(" "));
