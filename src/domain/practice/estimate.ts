import { type Evidence, traced } from "../learner/mastery/trace.ts";
import { TOP_STEP } from "./skills.ts";

/**
 * What a child's work on one item says. Only the first answer is evidence: after a slip or a worked solution the rest is
 * learning. An item that was left or not answered has no outcome: silence changes nothing.
 */
export type Outcome = {
  /** The first answer was right. */
  readonly isRight: boolean;
  /** How many hints were taken before it. */
  readonly hints: number;
};

/** A guess among the choices, and what even who can it answers rightly. */
const GUESSED = 0.25;
const KNOWN = 0.95;
/** How steeply the share of right answers falls with difficulty, per step. */
const STEEPNESS = 1.7;
/** At an item of exactly the child's level so many are right: hard enough to learn from, easy enough to stay. */
const WANTED_SHARE = 0.75;
const AT_LEVEL = Math.log((WANTED_SHARE - GUESSED) / (KNOWN - WANTED_SHARE));

/** How probable a right answer is, by a three-parameter logistic curve. */
function expected(level: number, step: number): number {
  return GUESSED + (KNOWN - GUESSED) / (1 + Math.exp(-(STEEPNESS * (level - step) + AT_LEVEL)));
}

/** Steps of the staircase: large while little is known, then smaller. */
const FIRST_STEP = 0.8;
const LAST_STEP = 0.4;

/**
 * The next difficulty by a weighted up-down staircase (Kaernbach 1991, "Simple adaptive testing with the weighted up-down
 * method", Perception & Psychophysics 49): at the child's level a miss leads down three times as far as a right answer
 * leads up, so that it settles where three of four are right. Off the level a step counts by its surprise, as in the
 * ratings of Klinkenberg, Straatemeier and van der Maas 2011 ("Computer adaptive practice of maths ability", Computers &
 * Education 57). A hint halves the step up, a second one takes it; a hint never leads down.
 *
 * @param level in steps, 0 to 5, with parts of steps
 * @param step of the item
 * @param answered how many answers the level is known from
 */
export function nextLevel(
  level: number,
  { isRight, hints }: Outcome,
  { step, answered }: { readonly step: number; readonly answered: number },
): number {
  const size = Math.max(LAST_STEP, FIRST_STEP / (1 + answered / 3));
  const surprise = Number(isRight) - expected(level, step);
  const helped = isRight ? Math.max(0, 1 - Math.max(0, hints) / 2) : 1;
  return Math.min(TOP_STEP, Math.max(0, level + size * surprise * helped));
}

/** Placing ends with the first miss, or after so many answers. */
const PLACING_AT_MOST = 4;

/** Whether a skill is placed after an answer, the `answered`th of it. */
export function placedAfter(outcome: Outcome, answered: number): boolean {
  return !outcome.isRight || answered >= PLACING_AT_MOST;
}

/**
 * What a first answer says to the model of mastery. Guessing and slipping depend on the item: one far below the usual
 * step is solved by many who do not have the skill yet, one far above is missed by many who have; a hint is half of an
 * answer.
 *
 * @param above how many steps the item lies above the usual one; negative when below
 * @param choices how many there were; none where a number was entered or something laid
 */
export function evidenceOf({ isRight, hints }: Outcome, above: number, choices = 4): Evidence {
  const slip = Math.min(0.4, 0.1 + 0.08 * Math.max(0, above));
  // What is laid or entered is seldom hit by chance.
  const chance = choices === 0 ? 0.08 : 1 / choices;
  const guess = Math.min(0.8, chance + 0.15 * Math.max(0, -above) + 0.15 * Math.min(2, Math.max(0, hints)));
  // Below one minus slips, or a right answer would count against the child.
  return { isRight, guess: Math.min(guess, 1 - slip - 0.02), slip };
}

/** How probable it is that the skill sits after an answer. */
export function nextMastery(mastery: number, outcome: Outcome, above: number): number {
  return traced(mastery, evidenceOf(outcome, above));
}
