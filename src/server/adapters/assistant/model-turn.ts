import type { LanguageModel } from "ai";
import type { Desk } from "#domain/enrolment/conversation/desk.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import type { AssistantQuestion, AssistantReply } from "#server/ports/enrolment-assistant.ts";
import { remembered, visitorText } from "./prompt.ts";

/** A question to the model, with what the policy would do by itself. */
export type ModelTurn = {
  readonly model: LanguageModel;
  readonly desk: Desk;
  /** What staff taught, in the language of the question, for a model that is given all facts. */
  readonly taught: readonly string[];
  readonly question: AssistantQuestion;
  readonly planned: Reply;
  readonly show: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** All attempts and the whole stream together, in milliseconds. */
  readonly timeout: number;
  /** Takes one more call from the budget of the day; false when none is left. */
  readonly mayGoOn: () => Promise<boolean>;
};

/** How a model is spoken with. */
export type AskModel = (turn: ModelTurn) => Promise<AssistantReply>;

/** The conversation so far and the message. Addresses and numbers by which a family is reached stay here. */
export function messagesFor(
  { desk, question, planned }: ModelTurn,
  told: (nearest: readonly string[]) => string,
) {
  const asked = { ...question, topic: question.state?.topic ?? null };
  const nearest = desk.answerer.rank(asked, NEAREST).map(({ topic }) => topic.id);
  return [
    ...question.history.map(({ role, text }) => ({
      role: role === "visitor" ? ("user" as const) : ("assistant" as const),
      content: role === "visitor" ? visitorText(text) : withoutReach(text, planned),
    })),
    {
      role: "user" as const,
      content: `${visitorText(question.message)}\n${told(nearest)}${remembered(planned.state)}`,
    },
  ];
}
const NEAREST = 3;

/** The assistant's own earlier words repeat where the family can be reached. */
function withoutReach(text: string, { state: { contact } }: Reply): string {
  const known = [contact.email, contact.phone].filter((one) => one !== null);
  return known.reduce((rest, one) => rest.replaceAll(one, "[contact]"), text);
}
