import type { Parsed } from "#contract/index.ts";
import type { LeadDraft } from "#domain/enrolment/conversation/turn.ts";
import type { Call } from "#server/http/handler.ts";
import type { Ownership } from "#server/http/ownership.ts";
import type {
  AssistantProgress,
  AssistantReply,
  EnrolmentAssistant,
} from "#server/ports/enrolment-assistant.ts";
import { type conversations, notYours } from "./conversations.ts";
import type { SentForm } from "./leads.ts";

export type ChatParts = {
  readonly assistant: EnrolmentAssistant;
  readonly stored: ReturnType<typeof conversations>;
  readonly owners: Ownership;
  /** Counts answers by what came of them. */
  readonly countAnswer: (outcome: string) => void;
  readonly submitLead: (form: SentForm) => Promise<{ id: string }>;
};

/** A question that may be asked: everything that can refuse it has been checked. */
export type Question = (progress?: AssistantProgress, signal?: AbortSignal) => Promise<AssistantReply>;

/**
 * Prepares a question. Asking it answers only after both sides are stored. When the visitor goes away the assistant
 * is told to stop; if it answers all the same, question and answer are kept together, else neither is.
 *
 * @throws Refusal forbidden when the conversation is someone else's
 */
export async function prepareQuestion(
  { assistant, stored, owners, countAnswer, submitLead }: ChatParts,
  { message, sessionId, language }: Parsed<"POST /api/chat">["body"],
  call: Call,
): Promise<Question> {
  const askedAt = Date.now();
  const conversation = await stored.find(sessionId);
  if (conversation !== null && !owners.known(call).includes(conversation.ownerHash)) throw notYours();
  const ownerHash = conversation?.ownerHash ?? owners.opening(call);
  const memory = conversation ? await stored.memory(conversation.id) : { history: [], state: null };

  return async (progress, signal) => {
    const question = { message, language, today: isoDay(askedAt), ...memory };
    const reply = await assistant.answer(question, progress, signal);
    const repliedAt = Math.max(Date.now(), askedAt);
    const said = { sessionId, ownerHash, language, question: message, askedAt, reply, repliedAt };
    const { conversationId } = await stored.save(said);
    if (reply.lead !== null) await submitLead({ ...leadForm(reply.lead), language, conversationId });
    countAnswer(outcomeOf(reply));
    return reply;
  };
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A lead that was made in the conversation, as the form would have sent it. */
function leadForm({ phone, ...lead }: LeadDraft): Omit<SentForm, "language"> {
  return { ...lead, phone: phone ?? undefined };
}

function outcomeOf(reply: AssistantReply): string {
  if (reply.needsPayment) return "payment";
  if (reply.needsContactForm) return "contact_form";
  return reply.suggestions.length > 0 ? "suggestions" : "answer";
}
