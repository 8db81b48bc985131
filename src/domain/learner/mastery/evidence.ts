import type { Check, Performance } from "../lessons/lesson.ts";
import type { Outcome } from "../lessons/play.ts";
import type { Evidence } from "./trace.ts";

/** Who knows how still slips now and then. */
const SLIP = 0.1;
/** What is laid, typed or counted is seldom hit by chance; what is done together is half shown already. */
const GUESS = 0.08;
const TOGETHER = 0.5;

/**
 * What the tasks of a lesson or a visit say about its skills. Only the first answer is evidence: after a slip or a solution the
 * rest is learning.
 */
export function evidenceOf({ beats }: Performance, outcomes: readonly Outcome[]): readonly Evidence[] {
  return outcomes.flatMap(({ beat: at, task, how, tries }) => {
    const beat = beats[at];
    const asked = beat?.kind === "alone" || beat?.kind === "together" ? beat.tasks[task] : undefined;
    if (asked === undefined) return [];
    const guess = Math.max(beat?.kind === "together" ? TOGETHER : 0, guessOf(asked.first.check));
    return [{ isRight: how === "own" && tries === 0, guess, slip: SLIP }];
  });
}

function guessOf(check: Check): number {
  return check.by === "choices" ? 1 / Math.max(2, check.choices.length) : GUESS;
}
