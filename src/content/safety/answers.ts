import type { Language } from "#domain/locale/language.ts";
import type { SafetyAnswers } from "#domain/safety/care/answers.ts";
import answers from "./answers.json" with { type: "json" };

/**
 * What a child is told when a message must not reach a tutor (decisions 080, 102). Kind first; a trusted adult by what
 * they are to the child; what to do now. Never a question about details, never a promise to keep a secret or to solve it,
 * never blame, never that somebody has been told. In danger to life the number comes first.
 */
export const safetyAnswers: SafetyAnswers = answers;

/** By which an answer that tells the way to a grown-up already is known. */
export const namesGrownUp: Readonly<Record<Language, RegExp>> = {
  en: /grown-up you trust|trusted adult/i,
  es: /persona adulta de confianza|adulto de confianza/i,
};
