import { streamReply, wantsStream } from "#server/http/event-stream.ts";
import type { Handlers } from "#server/http/handler.ts";
import { prepareMessage, type TutorChatParts } from "./chat.ts";
import { isWhose, notYours, threads } from "./threads.ts";

type TutorHandlers = Pick<Handlers, "POST /api/wildlight-chat" | "GET /api/wildlight-chat/{sessionId}">;

type TutorConfig = Omit<TutorChatParts, "stored">;

/** The tutor slice as handlers of the contract. */
export function tutorHandlers(config: TutorConfig): TutorHandlers {
  const parts = { ...config, stored: threads(config.store) };
  return {
    "POST /api/wildlight-chat": async ({ body }, call) => {
      const ask = await prepareMessage(parts, body, call);
      return wantsStream(call.headers) ? streamReply(call.signal, ask) : ask(undefined, call.signal);
    },
    "GET /api/wildlight-chat/{sessionId}": async ({ params }, call) => {
      const oldest = await parts.oldest();
      const thread = await parts.stored.find(params.sessionId, oldest);
      if (thread === null) return [];
      const { owners } = parts;
      if (!isWhose(thread, owners.known(call), owners.learner(call))) throw notYours();
      return parts.stored.messages(thread.id, oldest);
    },
  };
}
