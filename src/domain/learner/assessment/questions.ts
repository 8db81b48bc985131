import type { Bilingual, Language } from "../../locale/language.ts";

/** A choice: what is sent is the specification's English value, whatever language is shown (decision 011). */
export type Choice = { readonly value: string; readonly label: Bilingual };

/** §3 "Onboarding question: storeAs, voicePrompt, responseType (choice, number, text), options." */
export type OnboardingQuestion = {
  readonly storeAs: string;
  readonly voicePrompt: Bilingual;
  readonly responseType: "choice" | "number" | "text";
  /** Empty unless responseType is choice. */
  readonly options: readonly Choice[];
  /** The answer of a sum. Stays on the server. */
  readonly right?: number;
};

/** An onboarding question as GET /api/onboarding answers it; `labels` runs beside `options`. */
export type OnboardingItem = {
  readonly storeAs: string;
  readonly voicePrompt: string;
  readonly responseType: OnboardingQuestion["responseType"];
  readonly options: readonly string[];
  readonly labels: readonly string[];
};

export function onboardingItems(
  questions: readonly OnboardingQuestion[],
  language: Language,
): OnboardingItem[] {
  return questions.map(({ storeAs, voicePrompt, responseType, options }) => ({
    storeAs,
    voicePrompt: voicePrompt[language],
    responseType,
    options: options.map(({ value }) => value),
    labels: options.map(({ label }) => label[language]),
  }));
}

/** §9 "onboarding number grid 0-15". */
export const NUMBER_GRID = { from: 0, to: 15 } as const;

/**
 * §5 "number question accepts 0-15 via buttons or typed number; Submit disabled when empty. Text answer needs a
 * non-blank value." A choice must be one of the options.
 */
export function acceptsAnswer(question: Pick<OnboardingItem, "responseType" | "options">, typed: string) {
  const value = typed.trim();
  if (value === "") return false;
  if (question.responseType === "text") return true;
  if (question.responseType === "choice") return question.options.includes(value);
  return /^\d{1,2}$/.test(value) && Number(value) <= NUMBER_GRID.to;
}

/** §3 the categories of the intake. */
export const INTAKE_CATEGORIES = [
  ...(["introduction", "interests", "math"] as const),
  ...(["reading", "confidence", "language"] as const),
] as const;
export type IntakeCategory = (typeof INTAKE_CATEGORIES)[number];

/** §3 "Intake question: id, question, voicePrompt, category, responseType, choices, optional followUp." */
export type IntakeQuestion = {
  readonly id: string;
  /** What stands on the screen. */
  readonly question: Bilingual;
  /** What the guide says; a little longer. */
  readonly voicePrompt: Bilingual;
  readonly category: IntakeCategory;
  readonly responseType: "text" | "choice";
  /** Empty when responseType is text. */
  readonly choices: readonly Choice[];
  /** Said after the answer, before the next question. */
  readonly followUp?: Bilingual;
};

/** §9 "assessment 5 questions; intake 8". */
export const QUESTION_COUNTS = { assessment: 5, intake: 8 } as const;

/** §5 "Next disabled when trimmed text is empty." */
export function canGoOn(typed: string): boolean {
  return typed.trim() !== "";
}

/** §4 the five spoken questions: reading_level, math_comfort, interests, learning_style, challenges. */
export const SPOKEN_QUESTIONS = [
  ...(["reading_level", "math_comfort", "interests", "learning_style", "challenges"] as const),
] as const;
export type SpokenQuestion = {
  readonly id: (typeof SPOKEN_QUESTIONS)[number];
  readonly category: IntakeCategory;
  readonly voicePrompt: Bilingual;
  /** Ways to answer by a tap, for who does not speak. */
  readonly choices: readonly Choice[];
};

/** §3 "Assessment record: studentName, studentAge, responses, selectedVoice, completedAt." */
export type AssessmentRecord = {
  readonly studentName: string;
  readonly studentAge: number;
  readonly responses: Readonly<
    Record<string, { readonly question: string; readonly answer: string; readonly category: string }>
  >;
  readonly selectedVoice: string;
  /** ISO 8601, UTC. */
  readonly completedAt: string;
};
