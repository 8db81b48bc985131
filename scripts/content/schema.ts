import { z } from "zod";
import { figures } from "../../src/content/packs/figures.ts";
import {
  type AdventureStep,
  STEP_TYPES,
  type Tiered,
  TODDLER_CATEGORIES,
  type ToddlerQuestion,
  YOUNG_STEP_TYPES,
  type YoungStep,
} from "../../src/domain/adventures/step.ts";
import { CHAIN_STAGES, CHAIN_TASKS, type ChainContent } from "../../src/domain/learner/assessment/chain.ts";
import { INTERESTS } from "../../src/domain/learner/assessment/interests.ts";
import {
  AGE_BANDS,
  type CurriculumModule,
  type PromptTones,
} from "../../src/domain/learner/curriculum/module.ts";
import { THEMES } from "../../src/domain/learner/curriculum/path.ts";
import {
  RECOMMENDATION_SUBJECTS,
  type Recommendation,
} from "../../src/domain/learner/curriculum/recommendations.ts";
import type { StarterPack } from "../../src/domain/learner/curriculum/starter-pack.ts";
import { PEDAGOGIES } from "../../src/domain/learner/pedagogy.ts";
import { LEARNING_PATHS, SKILL_LEVELS } from "../../src/domain/learner/skill.ts";
import { DOWNLOAD_TYPES, TRACE_LINES, type WeeklyPack } from "../../src/domain/packs/pack.ts";

const id = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/);
const text = z.string().trim().min(1);
const both = z.strictObject({ en: text, es: text });
const whole = z.int().min(0);

export const modules: z.ZodType<CurriculumModule[]> = z.array(
  z.strictObject({
    id,
    module: both,
    age_group: z.enum(AGE_BANDS),
    band: z.enum(AGE_BANDS).exactOptional(),
    pedagogy: z.enum(PEDAGOGIES),
    goals: z.array(both).min(1),
    prompts: z.array(both).min(1),
    activities: z.array(both).min(1),
    easier: both,
    harder: both,
  }),
);

export const recommendations: z.ZodType<Recommendation[]> = z.array(
  z.strictObject({
    subject: z.enum(RECOMMENDATION_SUBJECTS),
    when: z.strictObject({
      math: z.enum(SKILL_LEVELS).exactOptional(),
      reading: z.enum(SKILL_LEVELS).exactOptional(),
      path: z.enum(LEARNING_PATHS).exactOptional(),
      pedagogy: z.enum(PEDAGOGIES).exactOptional(),
      theme: z.enum(THEMES).exactOptional(),
      interest: z.enum(INTERESTS).exactOptional(),
      bilingual: z.boolean().exactOptional(),
      atMostConfidence: z.int().exactOptional(),
      ages: z.strictObject({ from: whole, to: whole }).exactOptional(),
    }),
    text: both,
  }),
);

export const tones: z.ZodType<PromptTones> = z.strictObject({
  encouraging: z.array(both).min(1),
  inviting: z.array(both).min(1),
});

const perStage = z.record(z.enum(CHAIN_STAGES), both);
export const chains: z.ZodType<ChainContent[]> = z.array(
  z.strictObject({
    from: whole,
    prompts: perStage,
    count: whole,
    stars: z.strictObject({ rows: whole, columns: whole }).nullable(),
    sentence: both,
    strengths: z.record(z.enum([...CHAIN_TASKS, "trying"]), both),
    areas: z.record(z.enum(CHAIN_TASKS), both),
    activities: z.record(z.enum([...CHAIN_TASKS, "stretch"]), both),
  }),
);

const tiered: z.ZodType<Tiered> = z.union([
  both,
  z.strictObject({ youngest: both, middle: both, oldest: both }),
]);
export const jungle: z.ZodType<{ steps: AdventureStep[]; end: Tiered }> = z.strictObject({
  steps: z.array(
    z.strictObject({
      id,
      type: z.enum(STEP_TYPES),
      title: both,
      shortDescription: tiered,
      guidePrompt: tiered,
      visualIcon: id,
      interactionType: z.enum(["choice", "voice"]),
      choices: z.array(
        z.strictObject({
          value: text,
          label: both,
          picture: id.exactOptional(),
          dots: whole.exactOptional(),
          successMessage: tiered.exactOptional(),
        }),
      ),
      successMessage: tiered,
      transition: both,
      nextStep: id,
    }),
  ),
  end: tiered,
});

export const funTime: z.ZodType<{ steps: YoungStep[]; end: YoungStep["prompt"] }> = z.strictObject({
  steps: z.array(
    z.strictObject({
      id,
      type: z.enum(YOUNG_STEP_TYPES),
      icon: id,
      prompt: both,
      show: z.strictObject({ picture: id, times: whole }).exactOptional(),
      simpleChoices: z.array(
        z.strictObject({
          value: text,
          icon: id,
          label: both,
          sound: both.exactOptional(),
          isCorrect: z.boolean().exactOptional(),
          successMessage: both,
        }),
      ),
      successMessage: both,
      nextStep: id,
    }),
  ),
  end: both,
});

const toddlerQuestions: z.ZodType<ToddlerQuestion[]> = z.array(
  z.strictObject({
    id,
    category: z.enum(TODDLER_CATEGORIES),
    audioPrompt: both,
    visualChoices: z.array(
      z.strictObject({
        icon: id,
        value: text,
        times: whole.exactOptional(),
        description: both,
        praise: both,
      }),
    ),
  }),
);
export const toddler = z.strictObject({
  questions: toddlerQuestions,
  lines: z.strictObject({ interstitial: both, end: both }),
});

export const starterPacks: z.ZodType<StarterPack[]> = z.array(
  z.strictObject({
    theme: z.enum(THEMES),
    title: both,
    activities: z.array(
      z.strictObject({
        title: both.refine(({ en, es }) => !en.includes(":") && !es.includes(":"), "a title holds no colon"),
        how: both,
      }),
    ),
  }),
);

type FigureName = keyof typeof figures;
const figure = z.enum(Object.keys(figures) as [FigureName, ...FigureName[]]);
const sheet = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("trace"),
    rows: z.array(z.strictObject({ from: figure, to: figure, line: z.enum(TRACE_LINES) })),
  }),
  z.strictObject({
    kind: z.literal("count"),
    rows: z.array(z.strictObject({ picture: figure, count: whole })),
  }),
  z.strictObject({ kind: z.literal("colour"), large: figure, small: z.array(figure) }),
  z.strictObject({ kind: z.literal("stamps"), pictures: z.array(figure) }),
  z.strictObject({ kind: z.literal("week") }),
]);
export const weeklyPack: z.ZodType<WeeklyPack<FigureName>> = z.strictObject({
  id,
  week: z.int().min(1),
  picture: figure,
  title: both,
  audioPrompt: both,
  care: both,
  activities: z.array(z.strictObject({ picture: figure, title: both, need: both, how: both, purpose: both })),
  downloads: z.array(
    z.strictObject({
      id,
      type: z.enum(DOWNLOAD_TYPES),
      name: both,
      description: both,
      instruction: both,
      sheet,
    }),
  ),
});
