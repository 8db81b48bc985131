import type { Language } from "../../locale/language.ts";
import { CONFIDENCE_SCORES, CONFIDENCE_SIGNS, confidenceSign } from "../confidence.ts";
import { type ExplorationStyle, PROFILE_DEFAULTS, type ProfileLanguage } from "../profile.ts";
import type { SkillLevel } from "../skill.ts";
import { type Answer, answersAbout, isListed, isNegated } from "./answers.ts";
import { type SumCheck, skillLevel } from "./levels.ts";
import { numberIn } from "./numbers.ts";
import { SURE, UNSURE, WANTS_COMPANY, WANTS_GUIDANCE } from "./vocabulary.ts";

/** §3 "skillAnalysis (mathLevel, readingLevel, confidenceScore, language)". */
export type SkillAnalysis = {
  readonly mathLevel: SkillLevel;
  readonly readingLevel: SkillLevel;
  /** Out of 10. */
  readonly confidenceScore: number;
  readonly language: ProfileLanguage;
};

/**
 * What the answers say of a learner.
 *
 * @param spoken the language of the page, for a learner who named none
 */
export function analyseSkills(
  answers: readonly Answer[],
  age: number,
  checks: readonly SumCheck[],
  spoken: Language,
): SkillAnalysis {
  return {
    mathLevel: skillLevel("math", answers, age, checks),
    readingLevel: skillLevel("reading", answers, age),
    confidenceScore: confidenceScore(answers),
    language: profileLanguage(answers, spoken),
  };
}

/** Decision 018: thumbs-up 9, neutral 7, thumbs-down 4; a number from 6 to 10 is the score itself. */
export function confidenceScore(answers: readonly Answer[]): number {
  const answer = answersAbout("confidence", answers).at(-1);
  if (answer === undefined) return PROFILE_DEFAULTS.confidence_score;
  const sent = CONFIDENCE_SIGNS.find((sign) => answer.text.includes(sign));
  if (sent !== undefined) return CONFIDENCE_SCORES[sent];
  const number = answer.words.length <= 3 ? numberIn(answer.words) : null;
  if (number !== null && number <= 10) {
    return number > 5 ? Math.round(number) : CONFIDENCE_SCORES[confidenceSign(number)];
  }
  let sum = 0;
  answer.words.forEach((word, place) => {
    const says = isListed(word, SURE) ? 1 : isListed(word, UNSURE) ? -1 : 0;
    // "not sure" is unsure; "not nervous" is only fine.
    if (says !== 0) sum += isNegated(answer.words, place) ? Math.min(0, -says) : says;
  });
  return CONFIDENCE_SCORES[sum > 0 ? "👍" : sum < 0 ? "👎" : "😐"];
}

const OF_PAGE: Readonly<Record<Language, ProfileLanguage>> = { en: PROFILE_DEFAULTS.language, es: "spanish" };

/** §3 default 'english'; a learner on the Spanish page who named no language speaks Spanish (decision 011). */
export function profileLanguage(answers: readonly Answer[], spoken: Language): ProfileLanguage {
  const words = answersAbout("language", answers).flatMap((answer) => answer.words);
  const has = (...list: string[]) => words.some((word) => isListed(word, list));
  const english = has("english", "ingles", "en");
  const spanish = has("spanish", "espanol", "castellano", "es");
  if (has("both", "biling*", "ambos", "dos", "two") || (english && spanish)) return "bilingual";
  if (english) return "english";
  if (spanish) return "spanish";
  return OF_PAGE[spoken];
}

/** §3 "exploration_style (default 'independent')". */
export function explorationStyle(answers: readonly Answer[]): ExplorationStyle {
  const words = answersAbout("exploration", answers).flatMap((answer) => answer.words);
  if (words.some((word) => isListed(word, WANTS_GUIDANCE))) return "guided";
  if (words.some((word) => isListed(word, WANTS_COMPANY))) return "together";
  return PROFILE_DEFAULTS.exploration_style;
}

/** The answer to the intake's learning_style question, or nothing. */
export function learningStyle(answers: readonly Answer[]): string {
  return answersAbout("learning_style", answers)[0]?.text ?? "";
}
