import type { SafetyKind } from "#domain/safety/kinds.ts";
import type { TutorState } from "#domain/tutor/state.ts";

export type TutorTurn = { readonly from: "child" | "tutor"; readonly text: string };

/** A message that was screened: nothing personal is in it, and it may be answered. */
export type TutorRequest = {
  readonly message: string;
  readonly age: number;
  /** Whom the child chose; null for nobody. */
  readonly guide?: string | null;
  /** What the tutor remembers of the conversation. */
  readonly state: TutorState;
  /** Earlier turns, redacted, oldest first. */
  readonly history: readonly TutorTurn[];
  /** The child's name as the page knows it, for screening replies; never handed on. */
  readonly names: readonly string[];
  /** The message may tell of harm: no provider gets it, and content alone answers. */
  readonly isDelicate: boolean;
  /** All but certainly nothing grave is told: no care is offered for it. */
  readonly isCalm?: boolean;
};

/** Words of a tutor that were unsafe for a child, and so were never shown whole. */
export type HeldBack = { readonly kind: SafetyKind; readonly excerpt: string };

export type TutorAnswer = {
  /** Nothing personal is in it: it is kept as it is. */
  readonly text: string;
  readonly state: TutorState;
  /** What the model had wanted to say instead, for staff; without personal data. */
  readonly heldBack?: HeldBack;
};

/** Shows an answer while it grows: pieces of text in order; `restart` withdraws what was shown so far. */
export type TutorProgress = (step: { readonly text: string } | "restart") => void;

/** Talks with a child. Always resolves with an answer that may be shown; a provider's failure is the adapter's to bear. */
export interface LearningTutor {
  answer(request: TutorRequest, progress?: TutorProgress, signal?: AbortSignal): Promise<TutorAnswer>;
}
