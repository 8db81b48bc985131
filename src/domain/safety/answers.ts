import type { Language } from "../locale/language.ts";
import type { SafetyKind } from "./kinds.ts";

/** The fixed words of one kind: `short` for children up to seven, `full` for older ones and unknown ages. */
export type SafetyAnswer = { readonly short: string; readonly full: string };
export type SafetyAnswers = Readonly<Record<Language, Readonly<Record<SafetyKind, SafetyAnswer>>>>;

/** Up to this age the short words are said. */
const SHORT_UP_TO = 7;

/** The answer that a child gets to a message that must not reach a tutor. */
export function safetyAnswer(
  answers: SafetyAnswers,
  kind: SafetyKind,
  language: Language,
  age: number | null,
): string {
  return wordsForAge(answers[language][kind], age);
}

export function wordsForAge({ short, full }: SafetyAnswer, age: number | null): string {
  return age !== null && age <= SHORT_UP_TO ? short : full;
}
