import type { Interest } from "../assessment/interests.ts";
import type { Personality } from "../guide.ts";
import type { Pedagogy } from "../pedagogy.ts";
import type { LearningPath, SkillLevel, VoiceTone } from "../skill.ts";

/** §3 "Themes: tiny_home, water_study, space_explorer, art_adventure, music_maker." */
export const THEMES = ["tiny_home", "water_study", "space_explorer", "art_adventure", "music_maker"] as const;
export type Theme = (typeof THEMES)[number];

/** At or under this a learner is not confident (decision 018). */
const LOW_CONFIDENCE = 4;

/** Decision 018: supportive, accelerated, else standard. */
export function learningPath(skills: {
  readonly mathLevel: SkillLevel;
  readonly readingLevel: SkillLevel;
  readonly confidenceScore: number;
}): LearningPath {
  const levels = [skills.mathLevel, skills.readingLevel];
  if (levels.includes("sprout") || skills.confidenceScore <= LOW_CONFIDENCE) return "supportive";
  const isAhead = levels.every((level) => level === "wildlight") && skills.confidenceScore >= 7;
  return isAhead ? "accelerated" : "standard";
}

/** Decision 018: minutes by age, 5 fewer when supportive (never under 10), 5 more when accelerated. */
export function sessionDuration(age: number, path: LearningPath): number {
  const minutes = age <= 5 ? 10 : age <= 7 ? 15 : age <= 9 ? 20 : age <= 11 ? 25 : 30;
  if (path === "supportive") return Math.max(10, minutes - 5);
  return path === "accelerated" ? minutes + 5 : minutes;
}

/** Decision 018: gentle, friendly, lively, by path. */
export function voiceTone(path: LearningPath): VoiceTone {
  if (path === "supportive") return "gentle";
  return path === "accelerated" ? "lively" : "friendly";
}

const PERSONALITY_BY_INTEREST: Readonly<Partial<Record<Interest, Personality>>> = {
  building: "alex",
  numbers: "alex",
  art: "aria",
  music: "aria",
  nature: "chris",
  sport: "chris",
  people: "maya",
  places: "maya",
};
const PERSONALITY_BY_PEDAGOGY: Readonly<Record<Pedagogy, Personality>> = {
  Montessori: "chris",
  "Project-Based": "alex",
  "IB-aligned": "maya",
};

/** Decision 018: by age, then confidence, then path, then the first interest that has a row, then pedagogy. */
export function lumaPersonality(learner: {
  readonly age: number;
  readonly confidenceScore: number;
  readonly path: LearningPath;
  readonly interests: readonly Interest[];
  readonly pedagogy: Pedagogy;
}): Personality {
  if (learner.age <= 6) return "luna";
  if (learner.confidenceScore <= LOW_CONFIDENCE) return "tali";
  if (learner.path === "accelerated") return "luma";
  const byInterest = learner.interests.map((interest) => PERSONALITY_BY_INTEREST[interest]).find(Boolean);
  return byInterest ?? PERSONALITY_BY_PEDAGOGY[learner.pedagogy];
}

const THEME_BY_INTEREST: Readonly<Partial<Record<Interest, Theme>>> = {
  building: "tiny_home",
  water: "water_study",
  animals: "water_study",
  space: "space_explorer",
  art: "art_adventure",
  music: "music_maker",
};
const THEME_BY_PEDAGOGY: Readonly<Record<Pedagogy, Theme>> = {
  Montessori: "water_study",
  "Project-Based": "tiny_home",
  "IB-aligned": "space_explorer",
};

/** Decision 018: by the first interest that has a row, else by pedagogy. */
export function packTheme(interests: readonly Interest[], pedagogy: Pedagogy): Theme {
  const byInterest = interests.map((interest) => THEME_BY_INTEREST[interest]).find(Boolean);
  return byInterest ?? THEME_BY_PEDAGOGY[pedagogy];
}
