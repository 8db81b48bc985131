import { MASTERED } from "../learner/mastery/trace.ts";
import { SKILL_IDS, type SkillId, TOP_STEP } from "./skills.ts";
import type { PracticeState } from "./state.ts";

/** What a child sees: only what grew. The level itself goes up and down and is nobody's business. */
export type Growth = {
  readonly skill: SkillId;
  /** Whole steps between the beginning and the highest point; never falls. */
  readonly steps: number;
};

/** The skills that grew since the beginning, the most grown first. */
export function growth({ skills }: PracticeState): readonly Growth[] {
  return SKILL_IDS.flatMap((skill) => {
    const state = skills[skill];
    const steps = state === undefined ? 0 : Math.floor(state.highest - state.start + 1e-9);
    return steps > 0 ? [{ skill, steps }] : [];
  }).sort((a, b) => b.steps - a.steps);
}

/** The skills that grew by a step between two states of the same child. */
export function grownBetween(before: PracticeState, after: PracticeState): readonly SkillId[] {
  const earlier = new Map(growth(before).map(({ skill, steps }) => [skill, steps]));
  return growth(after)
    .filter(({ skill, steps }) => steps > (earlier.get(skill) ?? 0))
    .map(({ skill }) => skill);
}

/** The skills that sit now and did not before. */
export function masteredBetween(before: PracticeState, after: PracticeState): readonly SkillId[] {
  const sits = (state: PracticeState, skill: SkillId) => (state.skills[skill]?.mastery ?? 0) >= MASTERED;
  return SKILL_IDS.filter((skill) => sits(after, skill) && !sits(before, skill));
}

/** The skills whose last step sits: practice has nothing harder of them, and the map knows what comes next. */
export function atTheEnd({ skills }: PracticeState): readonly SkillId[] {
  return SKILL_IDS.filter((skill) => {
    const state = skills[skill];
    return state !== undefined && state.mastery >= MASTERED && Math.round(state.level) === TOP_STEP;
  });
}
