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

/** Right answers wanted in the long run: hard enough to learn from, easy enough to stay (decision 096). */
const WANTED_SHARE = 0.75;
const STEP_UP = 0.34;

/**
 * The next difficulty by a weighted up-down staircase (Kaernbach 1991, "Simple adaptive testing with the weighted up-down
 * method", Perception & Psychophysics 49): a step down is p / (1 - p) times a step up, so that it settles where the share
 * p is answered rightly. A hint halves the step up, a second one takes it; a hint never leads down.
 *
 * @param level in steps, 0 to 5, with parts of steps
 */
export function nextLevel(level: number, { isRight, hints }: Outcome): number {
  const change = isRight
    ? STEP_UP * Math.max(0, 1 - Math.max(0, hints) / 2)
    : (-STEP_UP * WANTED_SHARE) / (1 - WANTED_SHARE);
  return Math.min(TOP_STEP, Math.max(0, level + change));
}

/** Before any evidence, and how probable it is to learn from one item. */
export const FIRST_MASTERY = 0.2;
const LEARNS = 0.08;
/** From here on a skill sits, and is only reviewed. The usual bound of Corbett and Anderson. */
export const MASTERED = 0.95;

/**
 * How probable it is that the skill sits, by knowledge tracing (Corbett & Anderson 1995, "Knowledge tracing: modeling the
 * acquisition of procedural knowledge", User Modeling and User-Adapted Interaction 4). Guessing and slipping depend on
 * the item: one far below the usual step is solved by many who do not have the skill yet, one far above is missed by
 * many who have; a hint is half of an answer.
 *
 * @param above how many steps the item lies above the usual one; negative when below
 */
export function nextMastery(mastery: number, { isRight, hints }: Outcome, above: number): number {
  const slips = Math.min(0.4, 0.1 + 0.08 * Math.max(0, above));
  const guesses = Math.min(0.8, 0.25 + 0.15 * Math.max(0, -above) + 0.15 * Math.min(2, Math.max(0, hints)));
  // Below one minus slips, or a right answer would count against the child.
  const guessed = Math.min(guesses, 1 - slips - 0.02);
  const [known, unknown] = isRight ? [1 - slips, guessed] : [slips, 1 - guessed];
  const seen = (mastery * known) / (mastery * known + (1 - mastery) * unknown);
  return Math.min(0.999, Math.max(0.001, seen + (1 - seen) * LEARNS));
}
