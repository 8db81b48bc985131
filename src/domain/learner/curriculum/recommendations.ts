import type { Bilingual, Language } from "../../locale/language.ts";
import type { Interest } from "../assessment/interests.ts";
import type { Pedagogy } from "../pedagogy.ts";
import type { LearningPath, SkillLevel } from "../skill.ts";
import type { Theme } from "./path.ts";

/** What a recommendation is about; of each subject at most one is given. */
export const RECOMMENDATION_SUBJECTS = [
  ...(["confidence", "reading", "math", "rhythm", "approach", "theme", "language"] as const),
] as const;
export type RecommendationSubject = (typeof RECOMMENDATION_SUBJECTS)[number];

/** Advice to a parent or teacher, with the learners it is for; what `when` leaves out does not matter. */
export type Recommendation = {
  readonly subject: RecommendationSubject;
  readonly when: {
    readonly math?: SkillLevel;
    readonly reading?: SkillLevel;
    readonly path?: LearningPath;
    readonly pedagogy?: Pedagogy;
    readonly theme?: Theme;
    readonly interest?: Interest;
    readonly bilingual?: boolean;
    readonly atMostConfidence?: number;
    readonly ages?: { readonly from: number; readonly to: number };
  };
  /** May hold `{minutes}`. */
  readonly text: Bilingual;
};

export type RecommendationFacts = {
  readonly age: number;
  readonly math: SkillLevel;
  readonly reading: SkillLevel;
  readonly path: LearningPath;
  readonly pedagogy: Pedagogy;
  readonly theme: Theme;
  readonly interests: readonly Interest[];
  readonly bilingual: boolean;
  readonly confidence: number;
  /** Of a session. */
  readonly minutes: number;
};

const AT_MOST = 5;

/**
 * Advice for this learner: the first fitting entry of each subject, in the order of
 * {@link RECOMMENDATION_SUBJECTS}, at most five.
 */
export function recommend(
  entries: readonly Recommendation[],
  facts: RecommendationFacts,
  language: Language,
): string[] {
  return RECOMMENDATION_SUBJECTS.flatMap(
    (subject) => entries.find((entry) => entry.subject === subject && fits(entry, facts)) ?? [],
  )
    .slice(0, AT_MOST)
    .map(({ text }) => text[language].replaceAll("{minutes}", String(facts.minutes)));
}

function fits({ when }: Recommendation, facts: RecommendationFacts): boolean {
  return (
    (when.math === undefined || when.math === facts.math) &&
    (when.reading === undefined || when.reading === facts.reading) &&
    (when.path === undefined || when.path === facts.path) &&
    (when.pedagogy === undefined || when.pedagogy === facts.pedagogy) &&
    (when.theme === undefined || when.theme === facts.theme) &&
    (when.interest === undefined || facts.interests.includes(when.interest)) &&
    (when.bilingual === undefined || when.bilingual === facts.bilingual) &&
    (when.atMostConfidence === undefined || facts.confidence <= when.atMostConfidence) &&
    (when.ages === undefined || (facts.age >= when.ages.from && facts.age <= when.ages.to))
  );
}
