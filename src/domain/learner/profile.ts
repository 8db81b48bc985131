import type { Language } from "../locale/language.ts";
import type { Pedagogy } from "./pedagogy.ts";
import type { SkillLevel } from "./skill.ts";

/** §5 "Language options English, Spanish, Bilingual"; sent lower-cased. */
export const PROFILE_LANGUAGES = ["english", "spanish", "bilingual"] as const;
export type ProfileLanguage = (typeof PROFILE_LANGUAGES)[number];

/** The page's language for whoever learns in one; both languages ask for none in particular. */
export const PAGE_LANGUAGE_OF: Readonly<Record<ProfileLanguage, Language | null>> = {
  english: "en",
  spanish: "es",
  bilingual: null,
};

/** How a child likes to find things out; §3 default 'independent'. */
export const EXPLORATION_STYLES = ["independent", "together", "guided"] as const;
export type ExplorationStyle = (typeof EXPLORATION_STYLES)[number];

/** §3 "Student profile", as it travels. */
export type StudentProfile = {
  readonly name: string;
  readonly age: number;
  readonly pedagogy: Pedagogy;
  /** Names of known interests; what the child typed is never among them. */
  readonly interests: readonly string[];
  readonly voice_preference: string;
  /** Ids of modules. */
  readonly completed_modules: readonly string[];
  readonly math_level: SkillLevel;
  readonly reading_level: SkillLevel;
  readonly exploration_style: ExplorationStyle;
  readonly language: ProfileLanguage;
  /** Out of 10. */
  readonly confidence_score: number;
};

/** §3 the defaults of a profile; levels are in the middle until an answer says otherwise. */
export const PROFILE_DEFAULTS = {
  exploration_style: "independent",
  language: "english",
  confidence_score: 7,
  math_level: "explorer",
  reading_level: "explorer",
} as const satisfies Partial<StudentProfile>;
