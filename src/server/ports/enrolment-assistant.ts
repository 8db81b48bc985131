import type { DialogueState } from "#domain/dialogue/state.ts";
import type { Act, FreeTimes, LeadDraft, Outcome, Wish } from "#domain/enrolment/conversation/turn.ts";
import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";

export type AssistantTurn = { readonly role: "visitor" | "assistant"; readonly text: string };

export type AssistantQuestion = {
  readonly message: string;
  /** The language of the answer, whatever language the question is written in. */
  readonly language: Language;
  /** ISO date: a child's age on the day the school opens is counted from it. */
  readonly today: string;
  /** Earlier turns of this conversation, oldest first, at most a dozen. */
  readonly history: readonly AssistantTurn[];
  /** What is remembered of this conversation; null in its first turn. */
  readonly state: DialogueState | null;
  /** The next times that are free for a visit or a call, in words. */
  readonly freeTimes?: FreeTimes;
  /** How many seats are free, in words; absent where the school does not say. */
  readonly freePlaces?: string;
};

export type AssistantReply = {
  readonly message: string;
  readonly needsContactForm: boolean;
  readonly needsPayment: boolean;
  readonly paymentType: PaymentType | null;
  /** Up to three questions offered as chips. */
  readonly suggestions: readonly string[];
  readonly topic: string | null;
  /** What was done in the reply. */
  readonly acts: readonly Act[];
  /** What came of the message, for the staff who read along. */
  readonly outcome: Outcome;
  /** What a person of the school has to do, if anything. */
  readonly wish: Wish | null;
  /** A family that can be put on the list. */
  readonly lead: LeadDraft | null;
  /** What is to be remembered. */
  readonly state: DialogueState;
};

/** Shows an answer while it grows: pieces of text in order; `restart` withdraws what was shown so far. */
export type AssistantProgress = (step: { text: string } | "restart") => void;

/** Answers enrolment questions. Always resolves with an answer; a provider's failure is the adapter's to bear. */
export interface EnrolmentAssistant {
  answer(
    question: AssistantQuestion,
    progress?: AssistantProgress,
    signal?: AbortSignal,
  ): Promise<AssistantReply>;
}
