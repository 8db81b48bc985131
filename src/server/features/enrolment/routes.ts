import { chatReply } from "#contract/enrolment.ts";
import { streamReply, wantsStream } from "#server/http/event-stream.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import { type ChatParts, prepareQuestion } from "./chat.ts";
import { notYours } from "./conversations.ts";

type EnrolmentHandlers = Pick<
  Handlers,
  "POST /api/chat" | "GET /api/conversations/{sessionId}" | "GET /api/conversations" | "POST /api/leads"
>;

/** The enrolment slice as handlers of the contract. */
export function enrolmentHandlers(parts: ChatParts): EnrolmentHandlers {
  async function conversation(sessionId: string, call: Call) {
    const found = await parts.stored.find(sessionId);
    if (found === null) return [];
    const isOwner = parts.owners.known(call).includes(found.ownerHash);
    if (!isOwner && (await call.staff()) === null) throw notYours();
    return parts.stored.messages(found.id);
  }

  return {
    "POST /api/chat": async ({ body }, call) => {
      const ask = await prepareQuestion(parts, body, call);
      if (wantsStream(call.headers)) {
        return streamReply(call.signal, async (...progress) => chatReply.parse(await ask(...progress)));
      }
      const { suggestions, ...reply } = await ask(undefined, call.signal);
      return { ...reply, suggestions: [...suggestions] };
    },
    "GET /api/conversations/{sessionId}": ({ params }, call) => conversation(params.sessionId, call),
    "GET /api/conversations": ({ query }, call) => conversation(query.sessionId, call),
    "POST /api/leads": async ({ body }, call) => {
      const chat = body.sessionId === undefined ? null : await parts.stored.find(body.sessionId);
      // Somebody else's conversation is no reason to turn a family away.
      const isOwn = chat !== null && parts.owners.known(call).includes(chat.ownerHash);
      return parts.submitLead(isOwn ? { ...body, conversationId: chat.id } : body);
    },
  };
}
