import { SKILL_LEVELS, type SkillLevel } from "../skill.ts";
import { type Answer, answersAbout, isListed, isNegated } from "./answers.ts";
import { numberIn } from "./numbers.ts";
import { EASE, HARDNESS, LEVEL_NAMES, SUBJECT_WORDS, TIERS } from "./vocabulary.ts";

/** A sum the learner is asked to solve, and its answer. */
export type SumCheck = { readonly key: string; readonly right: number };

/** What one answer says of a level: below, at, or above what is usual at that age. */
type Sign = -1 | 0 | 1;

/**
 * What learners of an age usually do, as a tier of {@link TIERS}: counting to 5, adding at 6 and 7, multiplying from 8
 * to 10, fractions from 11; letters and pictures to 5, words and sentences at 6 and 7, short books from 8. About what
 * the Mexican plan of studies and the US Common Core expect of those school years.
 */
export function usualTier(skill: "math" | "reading", age: number): number {
  if (age <= 5) return 1;
  if (age <= 7) return 2;
  if (skill === "reading" || age <= 10) return 3;
  return 4;
}

/**
 * A level from everything the answers say: each one counts for, against or neither, and the sign of the sum decides.
 * Nothing said is explorer (§3, default).
 */
export function skillLevel(
  skill: "math" | "reading",
  answers: readonly Answer[],
  age: number,
  checks: readonly SumCheck[] = [],
): SkillLevel {
  // What a child has shown counts before what is said about it.
  const shown = answers.find(({ key }) => key === `${skill}_shown`);
  const proven = SKILL_LEVELS.find((level) => shown?.words.includes(level));
  if (proven !== undefined) return proven;
  const usual = usualTier(skill, age);
  let sum = 0;
  for (const answer of answersAbout(skill, answers)) sum += signOf(skill, answer, usual, checks);
  for (const answer of answersAbout("challenges", answers)) sum += challengeSign(skill, answer);
  return SKILL_LEVELS[1 + Math.sign(sum)] ?? "explorer";
}

function signOf(skill: "math" | "reading", answer: Answer, usual: number, checks: readonly SumCheck[]): Sign {
  const check = checks.find(({ key }) => key === answer.key);
  // A small sum solved is adding: more than usual for the youngest, no news for the others.
  if (check !== undefined) return numberIn(answer.words) === check.right ? sign(Math.max(0, 2 - usual)) : -1;
  const named = LEVEL_NAMES.find(([, names]) => answer.words.some((word) => isListed(word, names)));
  if (named !== undefined) return named[0];
  const scale = scaleSign(answer);
  if (scale !== null) return scale;
  const tier = highestTier(skill, answer.words);
  return sign((tier === null ? 0 : Math.sign(tier - usual)) + feeling(answer.words));
}

/** A bare number on a question about level or comfort: 1 to 5 as on the slider, or out of 10. */
function scaleSign({ key, words }: Answer): Sign | null {
  const [only] = words;
  if (words.length !== 1 || only === undefined || !/^\d/.test(only)) return null;
  if (!/level|comfort|nivel/.test(key)) return 0;
  const value = Number(only);
  if (value <= 5) return sign(value >= 4 ? 1 : value <= 2 ? -1 : 0);
  return value >= 8 ? 1 : 0;
}

function highestTier(skill: "math" | "reading", words: readonly string[]): number | null {
  let highest: number | null = null;
  words.forEach((word, place) => {
    const tier = 1 + TIERS[skill].findIndex((list) => isListed(word, list));
    if (tier > 0 && !isNegated(words, place)) highest = Math.max(highest ?? 0, tier);
  });
  return highest;
}

function feeling(words: readonly string[]): Sign {
  let sum = 0;
  words.forEach((word, place) => {
    if (isListed(word, EASE)) sum += isNegated(words, place) ? -1 : 1;
    else if (isListed(word, HARDNESS) && !isNegated(words, place)) sum -= 1;
  });
  return sign(sum);
}

/** "What feels tricky?": a skill that is named there, and not denied, is hard. */
function challengeSign(skill: "math" | "reading", { words }: Answer): Sign {
  const named = words.some((word, place) => isListed(word, SUBJECT_WORDS[skill]) && !isNegated(words, place));
  return named ? -1 : 0;
}

function sign(value: number): Sign {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
