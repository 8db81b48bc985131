import type { Mark } from "#domain/enrolment/inbox/standing.ts";
import type { Language } from "#domain/locale/language.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";

export type AssistantTurn = { readonly role: "visitor" | "assistant"; readonly text: string };

export type AssistantQuestion = {
  readonly message: string;
  /** The language of the answer, whatever language the question is written in. */
  readonly language: Language;
  /** Earlier turns of this conversation, oldest first, at most a dozen. */
  readonly history: readonly AssistantTurn[];
  /** The topic of the previous answer, so that "and for two children?" is understood. */
  readonly topic: string | null;
};

export type AssistantReply = {
  readonly message: string;
  readonly needsContactForm: boolean;
  readonly needsPayment: boolean;
  readonly paymentType: PaymentType | null;
  /** Up to three questions offered as chips. */
  readonly suggestions: readonly string[];
  readonly topic: string | null;
  /** Set when the answer wants a person of the school: the inbox shows the conversation above others. */
  readonly mark?: Mark | null;
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
