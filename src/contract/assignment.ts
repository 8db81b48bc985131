import { z } from "zod";
import type { OnboardingItem } from "#domain/learner/assessment/questions.ts";
import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import { AGE_BANDS, VARIANTS } from "#domain/learner/curriculum/module.ts";
import { THEMES } from "#domain/learner/curriculum/path.ts";
import { PERSONALITIES } from "#domain/learner/guide.ts";
import { PEDAGOGIES } from "#domain/learner/pedagogy.ts";
import { EXPLORATION_STYLES, PROFILE_LANGUAGES } from "#domain/learner/profile.ts";
import { LEARNING_PATHS, SKILL_LEVELS, VOICE_TONES } from "#domain/learner/skill.ts";
import { languageSchema, sessionIdSchema } from "./text.ts";

/** The most characters of one answer or field; much less of it is read. */
const MAX_ANSWER = 10_000;

const isShort = (value: unknown): boolean =>
  typeof value === "string" ? value.length <= MAX_ANSWER : !Array.isArray(value) || value.every(isShort);

/** Text, a number, a list of text, or an assessment record's `{ question, answer, category }`, by question. */
const assessmentResponses = z
  .record(z.string(), z.unknown())
  .refine(
    (answers) =>
      Object.values(answers).every((answer) =>
        isShort(answer !== null && typeof answer === "object" && "answer" in answer ? answer.answer : answer),
      ),
    "text_too_long",
  )
  .default({});

/** What cannot be read in an optional field counts as not said, so that no child is turned away by a form's slip. */
const loose = z.unknown().optional();

export const assignmentRequest = z.object({
  sessionId: sessionIdSchema,
  assessmentResponses,
  studentData: z.object({
    name: z.string().max(MAX_ANSWER, "text_too_long"),
    /** Whole years, as a number or as typed. */
    age: z.union([z.number(), z.string().max(MAX_ANSWER)]),
    /** One of the three approaches; anything else is inferred. */
    pedagogy: loose,
    interests: loose,
    voice_preference: loose,
    /** Ids or names of modules. */
    completed_modules: loose,
  }),
  /** Of the texts in the answer; the cookie's, else the browser's, when absent. */
  language: languageSchema.optional(),
});

const pace = {
  learningPath: z.enum(LEARNING_PATHS),
  voiceTone: z.enum(VOICE_TONES),
  /** Minutes. */
  sessionDuration: z.number().int(),
};
const level = z.enum(SKILL_LEVELS);

/** The answer of an assignment, and what is stored of it. */
export const assignmentResult: z.ZodType<AssignmentResult> = z.object({
  profile: z.object({
    name: z.string(),
    age: z.number().int(),
    pedagogy: z.enum(PEDAGOGIES),
    interests: z.array(z.string()),
    voice_preference: z.string(),
    completed_modules: z.array(z.string()),
    math_level: level,
    reading_level: level,
    exploration_style: z.enum(EXPLORATION_STYLES),
    language: z.enum(PROFILE_LANGUAGES),
    confidence_score: z.number(),
  }),
  curriculumAssignment: z.object({
    assignedModules: z.array(
      z.object({
        id: z.string(),
        module: z.string(),
        age_group: z.enum(AGE_BANDS),
        pedagogy: z.enum(PEDAGOGIES),
        goals: z.array(z.string()),
        prompts: z.array(z.string()),
        activities: z.array(z.string()),
        variant: z.enum(VARIANTS),
        adaptation: z.string(),
      }),
    ),
    ...pace,
  }),
  skillAnalysis: z.object({
    mathLevel: level,
    readingLevel: level,
    confidenceScore: z.number(),
    language: z.enum(PROFILE_LANGUAGES),
  }),
  recommendations: z.array(z.string()),
  ...pace,
  lumaPersonality: z.enum(PERSONALITIES),
  starterPack: z.object({ title: z.string(), theme: z.enum(THEMES), activities: z.array(z.string()) }),
});

/** A question of the onboarding. `options` are sent back as answers; `labels` beside them are shown. */
export const onboardingItem: z.ZodType<OnboardingItem> = z.object({
  storeAs: z.string(),
  voicePrompt: z.string(),
  responseType: z.enum(["choice", "number", "text"]),
  options: z.array(z.string()),
  labels: z.array(z.string()),
});
