import type { Parsed } from "#contract/index.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import type { FreeTimes, LeadDraft, Outcome } from "#domain/enrolment/conversation/turn.ts";
import type { Mark } from "#domain/enrolment/inbox/standing.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Call } from "#server/http/handler.ts";
import type { Ownership } from "#server/http/ownership.ts";
import type {
  AssistantProgress,
  AssistantReply,
  EnrolmentAssistant,
} from "#server/ports/enrolment-assistant.ts";
import type { GraveAnswer } from "#server/ports/grave-answer.ts";
import { type conversations, notYours } from "./conversations.ts";
import type { SentForm } from "./leads.ts";

export type ChatParts = {
  readonly assistant: EnrolmentAssistant;
  readonly graveAnswer: GraveAnswer;
  readonly stored: ReturnType<typeof conversations>;
  readonly owners: Ownership;
  /** Counts answers by what came of them. */
  readonly countAnswer: (outcome: string) => void;
  /**
   * Counts a message to a person who has taken the conversation over: one who reads cannot keep up with a flood.
   *
   * @throws Refusal rate_limited
   */
  readonly countHeld: (conversationId: string) => Promise<void>;
  readonly submitLead: (form: SentForm) => Promise<{ id: string }>;
  /** The next times that a family can book, in words. */
  readonly freeTimes: (language: Language) => Promise<FreeTimes>;
  /** How many seats are free, in words; nothing where the school does not say. */
  readonly freePlaces: (language: Language) => Promise<string | undefined>;
};

/** The assistant's answer, or the name of the person who has taken the conversation over and answers instead. */
export type Answer =
  | { readonly reply: AssistantReply & { readonly mark: Mark | null }; readonly writer: null }
  | { readonly reply: null; readonly writer: string };

/** A question that may be asked: everything that can refuse it has been checked. */
export type Question = (progress?: AssistantProgress, signal?: AbortSignal) => Promise<Answer>;

/**
 * Prepares a question. Asking it answers only after both sides are stored. When the visitor goes away the assistant
 * is told to stop; if it answers all the same, question and answer are kept together, else neither is. Where a person
 * has taken the conversation over, the assistant is not asked.
 *
 * @throws Refusal forbidden when the conversation is someone else's, rate_limited
 */
export async function prepareQuestion(
  {
    assistant,
    graveAnswer,
    stored,
    owners,
    countAnswer,
    countHeld,
    submitLead,
    freeTimes,
    freePlaces,
  }: ChatParts,
  { message, sessionId, language }: Parsed<"POST /api/chat">["body"],
  call: Call,
): Promise<Question> {
  const askedAt = Date.now();
  const conversation = await stored.find(sessionId);
  if (conversation !== null && !owners.known(call).includes(conversation.ownerHash)) throw notYours();
  const ownerHash = conversation?.ownerHash ?? owners.opening(call);
  const asked = { sessionId, ownerHash, language, question: message, askedAt };
  const origin = { device: ownerHash, address: call.address };
  const written = { message, language, sessionId, isOfClass: await call.student(), origin };
  const grave = await graveAnswer({ ...written, place: "families_chat" });
  if (conversation !== null && conversation.writer !== null) {
    await countHeld(conversation.id);
    const { writer } = conversation;
    return async () => {
      await stored.save({ ...asked, reply: null, repliedAt: askedAt });
      countAnswer("person");
      return { reply: null, writer };
    };
  }
  // It is on the safety desk, and nowhere else: whoever opens this chat again on the family's device does not find it,
  // and no provider is told of it as what was said before.
  if (grave !== null) {
    return async () => {
      countAnswer("care");
      return { reply: saying(grave), writer: null };
    };
  }
  const [open, places] = await Promise.all([freeTimes(language), freePlaces(language)]);
  const memory = conversation ? await stored.memory(conversation.id) : { history: [], state: null };

  return async (progress, signal) => {
    const about = { message, language, today: isoDay(askedAt), freeTimes: open, ...memory };
    const question = places === undefined ? about : { ...about, freePlaces: places };
    const answered = await assistant.answer(question, progress, signal);
    const reply = { ...answered, mark: markOf(answered) };
    const repliedAt = Math.max(Date.now(), askedAt);
    const { conversationId, writer } = await stored.save({ ...asked, reply, repliedAt });
    if (writer !== null) {
      // Somebody took the conversation over while the assistant thought: what it began to say is taken back.
      progress?.("restart");
      countAnswer("person");
      return { reply: null, writer };
    }
    if (reply.lead !== null) await submitLead({ ...leadForm(reply.lead), language, conversationId });
    countAnswer(outcomeOf(reply));
    return { reply, writer };
  };
}

/** An answer in which the assistant has no part. */
function saying(message: string): NonNullable<Answer["reply"]> {
  return {
    ...{
      message,
      needsContactForm: false,
      needsPayment: false,
      paymentType: null,
      suggestions: [],
      mark: null,
    },
    ...{ topic: null, acts: [], outcome: "person", wish: null, lead: null, state: NEW_DIALOGUE },
  };
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A lead that was made in the conversation, as the form would have sent it. */
function leadForm({ phone, ...lead }: LeadDraft): Omit<SentForm, "language"> {
  return { ...lead, phone: phone ?? undefined };
}

/** What only a person of the school can do. */
const FOR_A_PERSON: readonly Outcome[] = ["person", "call", "visit", "refund", "cancel"];

/** Whether an answer wants a person: then the inbox shows the conversation above others. */
function markOf({ outcome, wish }: AssistantReply): Mark | null {
  if (outcome === "unknown" && (wish === null || wish.kind === "question")) return "not_known";
  return wish !== null || FOR_A_PERSON.includes(outcome) ? "wants_person" : null;
}

function outcomeOf(reply: AssistantReply): string {
  if (reply.needsPayment) return "payment";
  if (reply.needsContactForm) return "contact_form";
  return reply.suggestions.length > 0 ? "suggestions" : "answer";
}
