import { leastKnown, type Mastery } from "../learner/mastery/mastery.ts";
import type { SkillId } from "./skills.ts";

/** For each step of a skill of practice the skills of the map that it is about. */
export type PracticeSkills = Readonly<Partial<Record<SkillId, readonly (readonly string[])[]>>>;

export const mapSkills = (skills: PracticeSkills, skill: SkillId, step: number): readonly string[] =>
  skills[skill]?.[step] ?? [];

/**
 * What the one model of mastery says about a skill of practice at a step: lessons, practice and what was remembered feed
 * it, and forgetting is counted in; null where nothing is known.
 */
export type Told = (skill: SkillId, step: number) => number | null;

export function toldBy(mastery: Mastery, skills: PracticeSkills, day: number): Told {
  return (skill, step) => leastKnown(mastery, mapSkills(skills, skill, step), day);
}
