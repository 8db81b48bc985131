import { SKILL_LEVELS, type SkillLevel } from "../learner/skill.ts";

export const SUBJECTS = ["math", "reading"] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SKILL_IDS = [
  "counting",
  "addition",
  "subtraction",
  "place_value",
  "multiplication",
  "division",
  "fractions",
  "word_problems",
  "decimals",
  "percent",
  "ratio",
  "negatives",
  "algebra",
  "geometry",
  "first_letters",
  "rhymes",
  "syllables",
  "spelling",
  "word_meaning",
  "sentence_order",
  "grammar",
  "understanding",
] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/** Every skill has this many steps, from 0, each harder than the one before. */
export const STEPS = 6;
export const TOP_STEP = STEPS - 1;

type Skill = {
  readonly subject: Subject;
  /** The age at which each step is usual; teachers' orders of both school systems, not a norm for one child. */
  readonly usual: readonly [number, number, number, number, number, number];
  /** Who practises it, from age to age. */
  readonly ages: readonly [number, number];
};

const SKILLS: Readonly<Record<SkillId, Skill>> = {
  counting: { subject: "math", usual: [3, 4, 5, 6, 7, 8], ages: [3, 8] },
  addition: { subject: "math", usual: [4, 5, 6, 7, 8, 9], ages: [4, 11] },
  subtraction: { subject: "math", usual: [5, 6, 7, 8, 9, 10], ages: [5, 12] },
  place_value: { subject: "math", usual: [6, 7, 7, 8, 9, 10], ages: [6, 13] },
  multiplication: { subject: "math", usual: [6, 7, 8, 9, 10, 12], ages: [7, 14] },
  division: { subject: "math", usual: [7, 8, 9, 9, 10, 11], ages: [8, 14] },
  fractions: { subject: "math", usual: [7, 8, 8, 9, 10, 11], ages: [7, 14] },
  word_problems: { subject: "math", usual: [4, 5, 6, 8, 9, 11], ages: [5, 14] },
  decimals: { subject: "math", usual: [9, 9, 10, 10, 11, 12], ages: [9, 14] },
  percent: { subject: "math", usual: [10, 11, 11, 12, 12, 13], ages: [10, 14] },
  ratio: { subject: "math", usual: [10, 10, 11, 12, 12, 13], ages: [10, 14] },
  negatives: { subject: "math", usual: [10, 11, 11, 12, 12, 13], ages: [10, 14] },
  algebra: { subject: "math", usual: [7, 9, 11, 12, 13, 13], ages: [8, 14] },
  geometry: { subject: "math", usual: [8, 9, 10, 11, 12, 13], ages: [8, 14] },
  first_letters: { subject: "reading", usual: [3, 4, 5, 6, 6, 7], ages: [3, 7] },
  rhymes: { subject: "reading", usual: [4, 4, 5, 6, 7, 8], ages: [4, 9] },
  syllables: { subject: "reading", usual: [4, 5, 6, 7, 8, 9], ages: [4, 11] },
  spelling: { subject: "reading", usual: [4, 6, 7, 8, 9, 11], ages: [5, 14] },
  word_meaning: { subject: "reading", usual: [3, 5, 6, 8, 10, 12], ages: [3, 14] },
  sentence_order: { subject: "reading", usual: [5, 6, 7, 8, 9, 11], ages: [6, 13] },
  grammar: { subject: "reading", usual: [6, 6, 7, 8, 10, 12], ages: [6, 14] },
  understanding: { subject: "reading", usual: [5, 6, 7, 8, 10, 12], ages: [5, 14] },
};

/** What is known about the child who practises: the age, and the levels of the assignment where there is one. */
export type Practiser = {
  /** Whole years. */
  readonly age: number;
  readonly levels: Readonly<Record<Subject, SkillLevel>> | null;
};

/** What a child of this age practises; both subjects when none is chosen. */
export function skillsFor(age: number, subject: Subject | null = null): readonly SkillId[] {
  return SKILL_IDS.filter((id) => {
    const { subject: own, ages } = SKILLS[id];
    return (subject === null || own === subject) && age >= ages[0] && age <= ages[1];
  });
}

/** The step that is usual at an age: the goal of practice. */
export function usualStep(skill: SkillId, age: number): number {
  return Math.max(0, SKILLS[skill].usual.filter((from) => from <= age).length - 1);
}

/** The age at which a step is usual. */
export const usualAge = (skill: SkillId, step: number): number => SKILLS[skill].usual[step] ?? 14;

export const subjectOf = (skill: SkillId): Subject => SKILLS[skill].subject;

/** A level of the assignment counts as a year more or less than the middle one. */
const yearsOf = (level: SkillLevel) => SKILL_LEVELS.indexOf(level) - 1;

/** Where a child begins: half a step below what is usual for age and level, so that the first ones go well. */
export function startLevel(skill: SkillId, { age, levels }: Practiser): number {
  const years = levels === null ? 0 : yearsOf(levels[SKILLS[skill].subject]);
  return Math.max(0, usualStep(skill, age + years) - 0.5);
}
