import { numberWord } from "#domain/language/numbers.ts";
import type { Desk } from "../desk.ts";
import { isNumber } from "./ages.ts";
import { startersOf } from "./starters.ts";

export const OLDEST_CHILD = 17;

export const isNegative = ({ answerer }: Desk, token = "") => answerer.cues(token).has("negative");

/** "5 and 8", "7": small numbers and nothing else are the ages of children, also put right ("no, 10"). */
export function onlyFigures(desk: Desk, tokens: readonly string[], isMistake: boolean): boolean {
  const { joins } = startersOf(desk);
  if (tokens.every((token) => !/\d/.test(token))) return false;
  const isBeside = (token: string) =>
    joins.has(token) || (isMistake && (isNegative(desk, token) || desk.answerer.cues(token).has("mistake")));
  return tokens.every((token) => isNumber(token) || isBeside(token));
}

/** "Just one", "and if I bring two?": a small number in words, or a small figure at the end, is how many it is for. */
export function countAlone(tokens: readonly string[], isAsked: boolean): number | null {
  const last = tokens.at(-1) ?? "";
  const isWhole = isAsked && tokens.length <= MOST_ELLIPTICAL;
  const words = isWhole ? tokens.filter((token) => !/\d/.test(token)) : [last];
  const value = words.map((token) => numberWord(token)).find((each) => each !== null) ?? null;
  return value !== null && value >= (isAsked ? 1 : 2) && value <= MOST_COUNTED ? value : null;
}

const MOST_COUNTED = 5;

export const isShortQuestion = (desk: Desk, text: string, tokens: readonly string[]) =>
  tokens.length <= MOST_ELLIPTICAL && (text.includes("?") || startersOf(desk).joins.has(tokens[0] ?? ""));

const MOST_ELLIPTICAL = 6;

/** "Two for two kids" names no age, and "two, 7 and 9" answers how many before how old. */
export function countedApart(ages: readonly number[], children: number | null, isAsked: boolean) {
  const [first, ...rest] = ages;
  if (isAsked && first !== undefined && first === rest.length) return { ages: rest, count: first };
  const isOnlyCount = ages.length < 3 && ages.includes(children ?? -1);
  return { ages: isOnlyCount ? ages.filter((age) => age !== children) : ages, count: children };
}
