import { type Journey, readJourney, type Visited, visited } from "#domain/learner/coast/journey.ts";
import { perLearner } from "#web/child/learner/per-learner.ts";

const kept = perLearner<Journey>("ceiba.coast", readJourney);

/** What a child did on the coast. */
export const readCoast = (learner: string): Journey => kept.of(learner);

export const keepVisit = (learner: string, visit: Visited): void =>
  kept.keep(learner, visited(kept.of(learner), visit));
