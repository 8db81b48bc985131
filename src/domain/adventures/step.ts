import type { WelcomeTier } from "../learner/age.ts";
import { welcomeTier } from "../learner/age.ts";
import type { Bilingual, Language } from "../locale/language.ts";

/** §3 "Adventure step: … type (exploration, challenge, discovery, reflection)". */
export const STEP_TYPES = ["exploration", "challenge", "discovery", "reflection"] as const;
export type StepType = (typeof STEP_TYPES)[number];

/** One text for all, or one per tier of §4 (7 or under, 10 or under, above). */
export type Tiered = Bilingual | Readonly<Record<WelcomeTier, Bilingual>>;

/** One way to answer by a tap. */
export type AdventureChoice = {
  /** In English, whatever is shown. */
  readonly value: string;
  readonly label: Bilingual;
  /** A picture by its key, or as many dots as the number on the stone says. */
  readonly picture?: string;
  readonly dots?: number;
  /** What the guide says to this answer; the step's own message when absent. */
  readonly successMessage?: Tiered;
};

/** §3, in its own order. */
export type AdventureStep = {
  readonly id: string;
  readonly type: StepType;
  readonly title: Bilingual;
  readonly shortDescription: Tiered;
  readonly guidePrompt: Tiered;
  readonly visualIcon: string;
  /** `voice`: the child tells it. The choices are then the way of whoever does not speak or write. */
  readonly interactionType: "choice" | "voice";
  readonly choices: readonly AdventureChoice[];
  readonly successMessage: Tiered;
  /** Said on the way to the next step. */
  readonly transition: Bilingual;
  readonly nextStep: string;
};

/** §3 "Young-child step: … type (animals, counting, colors, simple)". */
export const YOUNG_STEP_TYPES = ["animals", "counting", "colors", "simple"] as const;
export type YoungStepType = (typeof YOUNG_STEP_TYPES)[number];

/** One big picture to tap. */
export type SimpleChoice = {
  readonly value: string;
  readonly icon: string;
  /** Read by those who cannot see the picture. */
  readonly label: Bilingual;
  /** What it says or does, shown and spoken after the tap. */
  readonly sound?: Bilingual;
  /** Kept as data, never checked: "Every tap advances (correctness not checked)" (§4). */
  readonly isCorrect?: boolean;
  readonly successMessage: Bilingual;
};

export type YoungStep = {
  readonly id: string;
  readonly type: YoungStepType;
  readonly icon: string;
  readonly prompt: Bilingual;
  /** Things to look at before choosing: a picture, so many times. */
  readonly show?: { readonly picture: string; readonly times: number };
  readonly simpleChoices: readonly SimpleChoice[];
  readonly successMessage: Bilingual;
  readonly nextStep: string;
};

/** §3 "Toddler question: … category (colors, animals, numbers, confidence)". */
export const TODDLER_CATEGORIES = ["colors", "animals", "numbers", "confidence"] as const;
export type ToddlerCategory = (typeof TODDLER_CATEGORIES)[number];

export type ToddlerQuestion = {
  readonly id: string;
  readonly audioPrompt: Bilingual;
  readonly visualChoices: readonly {
    readonly icon: string;
    readonly value: string;
    /** The picture so many times; once when absent. */
    readonly times?: number;
    readonly description: Bilingual;
    readonly praise: Bilingual;
  }[];
  readonly category: ToddlerCategory;
};

/** The last step of every adventure (§4): nothing is asked any more. */
export const COMPLETE = "complete";

/** §9 "Points per step: exploration 15, challenge 20, discovery 25, reflection 30", before any streak bonus. */
export const STEP_POINTS: Readonly<Record<StepType, number>> = {
  exploration: 15,
  challenge: 20,
  discovery: 25,
  reflection: 30,
};
/** §9 "final trophy 50". */
export const TROPHY_POINTS = 50;

/** The text for a child of this age. */
export function textFor(text: Tiered, age: number, language: Language): string {
  return "en" in text ? text[language] : text[welcomeTier(age)][language];
}
