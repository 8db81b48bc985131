import { catalogue } from "#content/catalogue/catalogue.ts";
import { homeKnowledge } from "#content/knowledge/home/index.ts";
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

/** What the school knows for the chat, and what it knows for the parents' panel beside the weekly packs. */
const KNOWN = { assistant: knowledge, home: homeKnowledge } as const;

/** Stores what is learned of all knowledge in a folder, for the build. */
export function storeLearned(folder: URL): void {
  for (const [name, each] of Object.entries(KNOWN)) storeLearning(name, learnFrom(each), folder);
}

/** An answerer over some knowledge; preparing it takes a moment, so it is done once, when first needed. */
function preparedOver(name: keyof typeof KNOWN): () => Answerer {
  let prepared: Answerer | undefined;
  return () => {
    // What the build stored beside the built server; a server that runs from its sources learns anew.
    const learned = () => storedLearning(name, new URL("./", import.meta.url)) ?? learnFrom(KNOWN[name]);
    prepared ??= createAnswerer(KNOWN[name], catalogue, undefined, learned());
    return prepared;
  };
}

/** Over the school's own knowledge. */
export const preparedAnswerer = preparedOver("assistant");
/** Over what helps at home with the weekly packs. */
export const homeAnswerer = preparedOver("home");

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
