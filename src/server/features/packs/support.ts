import { supportPhrases } from "#content/knowledge/home/index.ts";
import type { ParentSupportReply } from "#contract/packs.ts";
import type { Answerer } from "#domain/enrolment/assistant/answer.ts";
import type { Language } from "#domain/locale/language.ts";
import type { ParentQuestions } from "./questions.ts";

const STATE = { paymentsOpen: true } as const;

/** Answers the parents' panel from the knowledge base alone; what is not known there waits for a person (§2). */
export function parentSupport(kept: ParentQuestions, answerer: () => Answerer) {
  return async (question: string, language: Language, toStaff: boolean): Promise<ParentSupportReply> => {
    const keep = async (message: string): Promise<ParentSupportReply> => ({
      outcome: "kept",
      message,
      suggestions: [],
      receipt: await kept.keep(question, language),
    });
    if (toStaff) return keep(supportPhrases.kept[language]);

    const answer = answerer().answer({ message: question, language, topic: null }, STATE);
    const said = { message: answer.message, receipt: null };
    if (answer.suggestions.length > 0) {
      return { ...said, outcome: "offered", suggestions: [...answer.suggestions] };
    }
    if (answer.outcome !== "sure") return keep(answer.message);
    // Forms and payments open beside the chat and nowhere else.
    const isForChat = answer.needsContactForm || answer.needsPayment;
    const message = isForChat ? supportPhrases.inChat[language] : answer.message;
    return { outcome: "answered", message, suggestions: [], receipt: null };
  };
}
