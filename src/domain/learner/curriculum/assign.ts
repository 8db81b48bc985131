import { LANGUAGES, type Language } from "../../locale/language.ts";
import { learnerAge } from "../age.ts";
import { readAnswers } from "../assessment/answers.ts";
import { analyseSkills, explorationStyle, learningStyle, type SkillAnalysis } from "../assessment/assess.ts";
import { learnerInterests } from "../assessment/interests.ts";
import type { SumCheck } from "../assessment/levels.ts";
import { assignedVoice, type Personality } from "../guide.ts";
import { inferPedagogy, pedagogyOf } from "../pedagogy.ts";
import { cleanName } from "../plain-text.ts";
import type { StudentProfile } from "../profile.ts";
import type { Chance, LearningPath, VoiceTone } from "../skill.ts";
import { type AssignedModule, type CurriculumModule, type PromptTones, tonedPrompt } from "./module.ts";
import { chooseModules, variantFor } from "./module-choice.ts";
import { learningPath, lumaPersonality, packTheme, sessionDuration, voiceTone } from "./path.ts";
import { type Recommendation, recommend } from "./recommendations.ts";
import { type AssignedPack, packIn, type StarterPack } from "./starter-pack.ts";

/** `studentData` as it arrives: nothing in it is trusted. */
export type StudentData = {
  readonly name?: unknown;
  readonly age?: unknown;
  readonly pedagogy?: unknown;
  readonly interests?: unknown;
  readonly voice_preference?: unknown;
  readonly completed_modules?: unknown;
};

/** The content an assignment draws on (`#content/learner/curriculum/library.ts`). */
export type CurriculumLibrary = {
  readonly modules: readonly CurriculumModule[];
  readonly tones: PromptTones;
  readonly packs: readonly StarterPack[];
  readonly recommendations: readonly Recommendation[];
  /** The sums asked in onboarding. */
  readonly checks: readonly SumCheck[];
};

/**
 * §7 the answer of POST /api/assign-curriculum: `profile`, `curriculumAssignment`, `skillAnalysis`, `recommendations`,
 * and at the top the five that the curriculum page reads.
 */
export type AssignmentResult = {
  readonly profile: StudentProfile;
  readonly curriculumAssignment: {
    /** The first is the one to begin with (§4). */
    readonly assignedModules: readonly AssignedModule[];
    /** Minutes. */
    readonly sessionDuration: number;
    readonly learningPath: LearningPath;
    readonly voiceTone: VoiceTone;
  };
  readonly skillAnalysis: SkillAnalysis;
  readonly recommendations: readonly string[];
  readonly learningPath: LearningPath;
  readonly voiceTone: VoiceTone;
  readonly sessionDuration: number;
  readonly lumaPersonality: Personality;
  readonly starterPack: AssignedPack;
};

/**
 * Assigns a curriculum (§3, §4; decisions 015, 017, 018). Pure: the same arguments and the same chance give the same
 * answer. Never throws for anything that a person sent; whatever cannot be read counts as not said.
 *
 * @param student `studentData` of the call
 * @param responses `assessmentResponses` of the call
 * @param language of the texts in the answer
 * @throws Error when the library has no module of a pedagogy or no pack of a theme; a content test excludes it
 */
export function assign(input: {
  readonly library: CurriculumLibrary;
  readonly student: StudentData;
  readonly responses: unknown;
  readonly language: Language;
  readonly random: Chance;
}): AssignmentResult {
  const { library, student, language, random } = input;
  const answers = readAnswers(input.responses);
  const age = learnerAge(student.age);
  const pedagogy = pedagogyOf(student.pedagogy) ?? inferPedagogy(learningStyle(answers), age);
  const interests = learnerInterests(student.interests, answers);
  const skills = analyseSkills(answers, age, library.checks, language);
  const path = learningPath(skills);
  const minutes = sessionDuration(age, path);
  const theme = packTheme(interests, pedagogy);
  const completed = completedModules(student.completed_modules, library.modules);
  const modules = chooseModules(library.modules, { pedagogy, age, completed }, random);
  const pack = library.packs.find((each) => each.theme === theme);
  if (modules.length === 0 || pack === undefined)
    throw new Error(`No ${pedagogy} module or no pack ${theme}.`);
  const shared = { learningPath: path, voiceTone: voiceTone(path), sessionDuration: minutes };
  const facts = { age, path, pedagogy, theme, interests, minutes, confidence: skills.confidenceScore };
  return {
    profile: {
      name: cleanName(student.name),
      age,
      pedagogy,
      interests,
      voice_preference: assignedVoice(age, student.voice_preference),
      completed_modules: completed,
      math_level: skills.mathLevel,
      reading_level: skills.readingLevel,
      exploration_style: explorationStyle(answers),
      language: skills.language,
      confidence_score: skills.confidenceScore,
    },
    curriculumAssignment: {
      assignedModules: modules.map((module) => {
        const variant = variantFor(module, age, path);
        return {
          id: module.id,
          module: module.module[language],
          age_group: module.age_group,
          pedagogy: module.pedagogy,
          goals: module.goals.map((goal) => goal[language]),
          prompts: module.prompts.map((prompt, place) =>
            tonedPrompt(prompt, skills.mathLevel, library.tones, language, place),
          ),
          activities: module.activities.map((activity) => activity[language]),
          variant,
          adaptation: variant === "core" ? "" : module[variant][language],
        };
      }),
      ...shared,
    },
    skillAnalysis: skills,
    recommendations: recommend(
      library.recommendations,
      {
        ...facts,
        math: skills.mathLevel,
        reading: skills.readingLevel,
        bilingual: skills.language === "bilingual",
      },
      language,
    ),
    ...shared,
    lumaPersonality: lumaPersonality({ ...skills, age, path, interests, pedagogy }),
    starterPack: packIn(pack, language),
  };
}

/** Ids of known modules among what was sent, as ids or as names in either language. */
function completedModules(sent: unknown, modules: readonly CurriculumModule[]): string[] {
  if (!Array.isArray(sent)) return [];
  const named = new Set(sent.slice(0, 1000));
  return modules
    .filter(({ id, module }) => named.has(id) || LANGUAGES.some((language) => named.has(module[language])))
    .map(({ id }) => id);
}
