import { dayNumber, dayOf } from "#domain/learner/day/calendar.ts";
import { type Mastery, practised } from "#domain/learner/mastery/mastery.ts";
import { readMastery } from "#domain/learner/mastery/read.ts";
import type { Evidence } from "#domain/learner/mastery/trace.ts";
import { perLearner } from "./per-learner.ts";

/** What each child can, by the skills of the map: lessons, practice and what is remembered write it, the day reads it. */
const kept = perLearner<Mastery>("ceiba.mastery", readMastery);

export const masteryOf = (learner: string): Mastery => kept.of(learner);

/** The child's own day, as a number to count with. */
export const today = (): number => dayNumber(dayOf(new Date()));

/** A child worked on skills today. */
export function learnt(learner: string, skills: readonly string[], evidence: readonly Evidence[]): void {
  if (evidence.length === 0 || skills.length === 0) return;
  kept.keep(learner, practised(kept.of(learner), skills, evidence, today()));
}
