import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { type Skill, strandOf } from "./skill.ts";

/** What a lesson does for its skills: shown step by step, done with help, done alone and checked. */
export const LESSON_ACTS = ["taught", "practised", "assessed"] as const;
export type LessonAct = (typeof LESSON_ACTS)[number];

/** What the count needs to know of a lesson in one language. */
export type LessonWork = { readonly skills: readonly string[]; readonly acts: readonly LessonAct[] };

export type StrandCoverage = {
  readonly strand: string;
  readonly language: Language;
  readonly skills: number;
  /** How many of them lessons teach, practise and assess. */
  readonly covered: Readonly<Record<LessonAct, number>>;
  /** The ids for which no lesson does it yet. */
  readonly open: Readonly<Record<LessonAct, readonly string[]>>;
};

/** By strand and language: which skills lessons teach, practise and assess, and which not yet. */
export function skillCoverage(
  skills: readonly Skill[],
  lessons: Readonly<Record<Language, readonly LessonWork[]>>,
): StrandCoverage[] {
  const strands = [...new Set(skills.map(({ id }) => strandOf(id)))];
  return strands.flatMap((strand) =>
    LANGUAGES.flatMap((language) => {
      const ids = skills
        .filter((skill) => strandOf(skill.id) === strand && skill.languages.includes(language))
        .map(({ id }) => id);
      if (ids.length === 0) return [];
      const openFor = (act: LessonAct) => {
        const done = new Set(
          lessons[language].filter(({ acts }) => acts.includes(act)).flatMap((lesson) => lesson.skills),
        );
        return ids.filter((id) => !done.has(id));
      };
      const open = {
        taught: openFor("taught"),
        practised: openFor("practised"),
        assessed: openFor("assessed"),
      };
      const covered = {
        taught: ids.length - open.taught.length,
        practised: ids.length - open.practised.length,
        assessed: ids.length - open.assessed.length,
      };
      return [{ strand, language, skills: ids.length, covered, open }];
    }),
  );
}
