import { catalogue } from "#content/catalogue/catalogue.ts";
import { knowledge } from "#content/knowledge/index.ts";
import {
  type Answerer,
  createAnswerer,
  type EnrolmentAnswer,
  learnFrom,
} from "#domain/enrolment/assistant/answer.ts";
import type { AssistantState } from "#domain/enrolment/assistant/knowledge.ts";
import { sentencesKept } from "#domain/enrolment/assistant/text.ts";
import type {
  AssistantProgress,
  AssistantReply,
  EnrolmentAssistant,
} from "#server/ports/enrolment-assistant.ts";
import { storedLearning, storeLearning } from "./stored-learning.ts";

let prepared: Answerer | undefined;

/** What the build stored beside the built server; a server that runs from its sources learns anew. */
const learned = () => storedLearning(new URL("./", import.meta.url)) ?? learnFrom(knowledge);

/** Stores what the assistant learns of the school's knowledge, for the build. */
export const storeLearned = (folder: URL): void => storeLearning(learnFrom(knowledge), folder);

/** The answerer over the school's own knowledge; preparing it takes a moment, so it is done once, when first needed. */
export function preparedAnswerer(): Answerer {
  prepared ??= createAnswerer(knowledge, catalogue, undefined, learned());
  return prepared;
}

/** Answers from the knowledge base alone: no network, no account. Streams its answer by sentences. */
export function createEmbeddedAssistant(state: AssistantState): EnrolmentAssistant {
  return {
    async answer(question, progress) {
      const answer = preparedAnswerer().answer(question, state);
      stream(answer.message, progress);
      return replyOf(answer);
    },
  };
}

export function replyOf({ outcome: _, ...reply }: EnrolmentAnswer): AssistantReply {
  return reply;
}

/** Hands a finished text on sentence by sentence; joined again it is the same text. */
export function stream(message: string, progress: AssistantProgress | undefined): void {
  if (!progress) return;
  for (const text of sentencesKept(message)) progress({ text });
}
