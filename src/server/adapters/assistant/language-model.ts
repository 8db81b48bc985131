import { brand } from "#content/catalogue/brand.ts";
import { briefing } from "#domain/enrolment/assistant/briefing.ts";
import type { AssistantState } from "#domain/enrolment/assistant/knowledge.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import { type TaughtAnswer, taughtBriefing } from "#domain/enrolment/taught/answer.ts";
import type { School } from "#domain/site/school.ts";
import { chatModel, type ModelAddress, type ModelLimits, modelOrElse } from "#server/language-model.ts";
import type { AssistantReply, EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";
import { deskOf, isSo, replyOf, stream as showText, type TaughtAnswers, turnOf } from "./embedded.ts";
import type { ModelTurn } from "./model-turn.ts";
import { instructions, toolInstructions } from "./prompt.ts";
import { askStructured } from "./structured-output.ts";
import { askWithTools, NoTools } from "./tool-calls.ts";

export type ModelAssistantOptions = ModelLimits & {
  readonly llm: ModelAddress;
  readonly open: AssistantState;
  /** What staff have taught the assistant: the model hears of it with the facts, and their words stay theirs. */
  readonly taught: TaughtAnswers;
  readonly school: () => School;
  /** Answers whenever the model may not be asked, fails, or says something that is not so. */
  readonly embedded: EnrolmentAssistant;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
  /** All attempts and the whole stream together, in milliseconds. */
  readonly timeout: number;
};

/**
 * Answers with a language model behind any OpenAI-compatible server. The acts of the conversation are its tools; a model
 * that calls none gives its reply as one object. Every sentence is compared with the catalogue and must be in the
 * visitor's language before it leaves; if one is not, what was shown is withdrawn and the embedded assistant answers. So
 * it does when the provider fails, is slow, or has failed three times lately.
 */
export function createModelAssistant(options: ModelAssistantOptions): EnrolmentAssistant {
  const { llm, open, taught, school, embedded, log, mayAsk, now, watch, timeout } = options;
  const model = chatModel("enrolment", llm);
  const orEmbedded = modelOrElse({ mayAsk, now, watch });
  const structured = askStructured((language, { answerer, knowledge, open }, taught) => {
    const facts = briefing(knowledge, open, language, answerer.figures(language));
    return instructions(brand.name, language, [facts, ...taught].join("\n\n"));
  });
  const withTools = askWithTools({
    en: toolInstructions(brand.name, "en"),
    es: toolInstructions(brand.name, "es"),
  });
  const mayGoOn = async () => mayAsk === undefined || (await mayAsk());
  /** Found out by the first question; a model does not learn it while the server runs. */
  let callsTools = true;

  async function ask(turn: ModelTurn, restart: () => void): Promise<AssistantReply> {
    if (!callsTools) return structured(turn);
    try {
      return await withTools(turn);
    } catch (error) {
      if (!(error instanceof NoTools)) throw error;
      restart();
      callsTools = false;
      log("assistant_without_tools", { model: llm.model });
      return structured(turn);
    }
  }

  return {
    async answer(question, progress, signal) {
      const answers = await taught();
      const now = school();
      const desk = deskOf(open, answers, now);
      const { answerer } = desk;
      const planned = respond(desk, turnOf(question));
      const isTaught = planned.topic !== null && isOfStaff(planned.topic, answers, now);
      if (isTaught || !isForModel(planned) || answerer.steers(question.message)) {
        showText(planned.message, progress);
        return replyOf(planned);
      }
      let isShowing = false;
      const restart = () => {
        if (isShowing) progress?.("restart");
        isShowing = false;
      };
      const show = (text: string) => {
        isShowing = true;
        progress?.({ text });
      };
      return orEmbedded({
        ask(both) {
          const { language } = question;
          const briefed = [
            ...taughtBriefing(
              answers.filter(({ content }) => isSo(content, now)),
              language,
              answerer.figures(language),
            ),
            ...Object.entries(now.decided).map(([area, text]) => `[${area}] ${text[language]}`),
          ];
          const turn = {
            ...{ model, desk, taught: briefed, question, planned },
            ...{ show, signal: both, timeout, mayGoOn },
          };
          return ask(turn, restart);
        },
        otherwise(error) {
          if (error !== null) {
            log("assistant_fallback", { reason: error instanceof Error ? error.name : "unknown" });
            restart();
          }
          return embedded.answer(question, progress, signal);
        },
        signal,
      });
    },
  };
}

/** Whether its words are those that staff wrote. */
const isOfStaff = (topic: string, answers: readonly TaughtAnswer[], now: School) =>
  answers.some(({ id }) => id === topic) || topic in now.decided;

/** Acts that only need words. What takes, keeps, asks or closes is done by the policy, with its own words. */
const SPOKEN: ReadonlySet<string> = new Set([
  ...["answer", "suggest", "unknown", "decline", "note", "form", "ask", "pay", "repair", "remember"],
]);

function isForModel({ acts, outcome, state }: Reply): boolean {
  const isTalk =
    outcome === "answered" || outcome === "suggested" || outcome === "unknown" || outcome === "payment";
  return isTalk && state.asked === null && acts.every((act) => SPOKEN.has(act));
}
