import type { ParentSupportReply } from "#contract/packs.ts";
import type { SingleAnswer } from "#domain/enrolment/assistant/once.ts";
import type { TaughtAnswer } from "#domain/enrolment/taught/answer.ts";
import type { Bilingual, Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import type { Call } from "#server/http/handler.ts";
import type { ParentQuestions } from "./questions.ts";

/** Answers one question of the panel, and what the panel itself says. */
export type PanelAnswers = {
  readonly answer: (
    message: string,
    language: Language,
    taught: readonly TaughtAnswer[],
    school: School,
  ) => SingleAnswer;
  readonly says: { readonly kept: Bilingual; readonly inChat: Bilingual };
};

/** Answers the parents' panel from the knowledge base alone; what is not known there waits for a person (§2). */
export function parentSupport(
  kept: ParentQuestions,
  panel: () => PanelAnswers,
  taught: () => Promise<readonly TaughtAnswer[]>,
  school: () => School,
  graveAnswer: (message: string, language: Language, call: Call) => Promise<string | null>,
) {
  return async (
    question: string,
    language: Language,
    toStaff: boolean,
    call: Call,
  ): Promise<ParentSupportReply> => {
    const keep = async (message: string): Promise<ParentSupportReply> => ({
      outcome: "kept",
      message,
      suggestions: [],
      receipt: await kept.keep(question, language),
    });
    const grave = await graveAnswer(question, language, call);
    if (grave !== null) return { outcome: "answered", message: grave, suggestions: [], receipt: null };
    const { says, answer: answerTo } = panel();
    if (toStaff) return keep(says.kept[language]);

    const answer = answerTo(question, language, await taught(), school());
    const said = { message: answer.message, receipt: null };
    if (answer.suggestions.length > 0) {
      return { ...said, outcome: "offered", suggestions: [...answer.suggestions] };
    }
    if (answer.outcome !== "sure") return keep(answer.message);
    // Forms and payments open beside the chat and nowhere else.
    const message = answer.opens ? says.inChat[language] : answer.message;
    return { outcome: "answered", message, suggestions: [], receipt: null };
  };
}
