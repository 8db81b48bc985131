import type { OpenQuestion } from "#contract/answers.ts";
import type { TaughtAnswer, TaughtContent } from "#domain/enrolment/taught/answer.ts";
import type { Fault } from "#domain/enrolment/taught/faults.ts";
import type { Gist } from "#domain/enrolment/taught/likeness.ts";
import type { Language } from "#domain/locale/language.ts";

/** The look-up that families meet, asked about questions that were kept. */
export type LookUp = {
  gistOf(text: string): Gist;
  /** Whether it has an answer now, and which of the answers taught are said. */
  ask(
    question: OpenQuestion,
    taught: readonly TaughtAnswer[],
  ): { readonly isKnown: boolean; readonly said: readonly string[] };
  /** What is said of it in a language. */
  sayingOf(content: TaughtContent, language: Language): string;
  faultsOf(content: TaughtContent): readonly Fault[];
  /** What is live, as a content file of the assistant. */
  fileOf(answers: readonly TaughtAnswer[]): string;
};
