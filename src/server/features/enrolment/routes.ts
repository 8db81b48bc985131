import { type ChatReply, chatReply } from "#contract/enrolment.ts";
import { conversationQueue } from "#server/db/conversation-standing.ts";
import type { Wakes } from "#server/db/wakes.ts";
import { type OpenStreams, streamReply, wantsStream } from "#server/http/event-stream.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type Answer, type ChatParts, prepareQuestion } from "./chat.ts";
import { notYours, type Promised } from "./conversations.ts";

/** Pages of one browser that follow the same conversation: a tab that was copied. */
const PAGES_AT_ONCE = 4;

type EnrolmentParts = ChatParts & {
  /** By when a person answers, by the opening hours as they are now. */
  readonly promises: () => Promise<Promised>;
  /** Writes down that a member of staff read a conversation. */
  readonly noteReading: (actor: string, conversationId: string) => Promise<void>;
  readonly wakes: Pick<Wakes, "hear">;
  readonly streams: OpenStreams;
};

type EnrolmentHandlers = Pick<
  Handlers,
  | "POST /api/chat"
  | "GET /api/conversations/{sessionId}"
  | "GET /api/conversations/{sessionId}/now"
  | "GET /api/conversations"
  | "POST /api/leads"
>;

/** The enrolment slice as handlers of the contract. */
export function enrolmentHandlers(parts: EnrolmentParts): EnrolmentHandlers {
  const { stored, owners, promises, wakes, streams } = parts;

  async function conversation(sessionId: string, call: Call) {
    const found = await stored.find(sessionId);
    if (found === null) return [];
    if (!owners.known(call).includes(found.ownerHash)) {
      const staff = await call.staff();
      if (staff === null) throw notYours();
      await parts.noteReading(staff.email, found.id);
    }
    return stored.messages(found.id, await promises());
  }

  async function toReply({ reply, writer }: Answer): Promise<ChatReply> {
    if (reply === null) {
      return { message: "", needsContactForm: false, needsPayment: false, paymentType: null, writer };
    }
    // What staff and the next turn need stays here.
    const { message, needsContactForm, needsPayment, paymentType, suggestions } = reply;
    const awaits = reply.mark === null ? {} : { awaits: (await promises())(Date.now()) };
    return { message, needsContactForm, needsPayment, paymentType, suggestions: [...suggestions], ...awaits };
  }

  return {
    "POST /api/chat": async ({ body }, call) => {
      const ask = await prepareQuestion(parts, body, call);
      if (wantsStream(call.headers)) {
        return streamReply(call.signal, async (...progress) =>
          chatReply.parse(await toReply(await ask(...progress))),
        );
      }
      return toReply(await ask(undefined, call.signal));
    },
    "GET /api/conversations/{sessionId}": ({ params }, call) => conversation(params.sessionId, call),
    "GET /api/conversations": ({ query }, call) => conversation(query.sessionId, call),
    "GET /api/conversations/{sessionId}/now": async ({ params }, call) => {
      const found = await stored.find(params.sessionId);
      if (found === null) throw new Refusal("not_found", "There is no such conversation.");
      if (!owners.known(call).includes(found.ownerHash)) throw notYours();
      const read = async () => ({
        writer: (await stored.find(params.sessionId))?.writer ?? null,
        messages: await stored.fromPeople(found.id, await promises()),
      });
      if (!wantsStream(call.headers)) return read();
      const hear = (wake: () => void) => wakes.hear(conversationQueue(found.id), wake);
      return streams.follow(call.signal, { of: found.id, atMost: PAGES_AT_ONCE, hear, read });
    },
    "POST /api/leads": async ({ body }, call) => {
      const chat = body.sessionId === undefined ? null : await stored.find(body.sessionId);
      // Somebody else's conversation is no reason to turn a family away.
      const isOwn = chat !== null && owners.known(call).includes(chat.ownerHash);
      return parts.submitLead(isOwn ? { ...body, conversationId: chat.id } : body);
    },
  };
}
