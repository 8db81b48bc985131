import { streamReply, wantsStream } from "#server/http/event-stream.ts";
import type { Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { prepareMessage, type TutorChatParts, type TutorSafety } from "./chat.ts";
import { notYours, threads } from "./threads.ts";

type TutorHandlers = Pick<Handlers, "POST /api/wildlight-chat" | "GET /api/wildlight-chat/{sessionId}">;

type TutorConfig = Omit<TutorChatParts, "stored" | keyof TutorSafety> & {
  /** Without what keeps a child safe, no message is taken. */
  readonly safety: TutorSafety | null;
};

/** The tutor slice as handlers of the contract. */
export function tutorHandlers(config: TutorConfig): TutorHandlers {
  const { safety, ...others } = config;
  const parts = { ...others, stored: threads(config.store) };
  return {
    "POST /api/wildlight-chat": async ({ body }, call) => {
      if (safety === null) throw new Refusal("unavailable", "The tutor is not here at the moment.");
      const ask = await prepareMessage({ ...parts, ...safety }, body, call);
      return wantsStream(call.headers) ? streamReply(call.signal, ask) : ask(undefined, call.signal);
    },
    "GET /api/wildlight-chat/{sessionId}": async ({ params }, call) => {
      const oldest = await parts.oldest();
      const thread = await parts.stored.find(params.sessionId, oldest);
      if (thread === null) return [];
      const known = parts.owners.known(call);
      if (!known.some((hash) => hash === thread.owner_hash || hash === thread.device_hash)) throw notYours();
      return parts.stored.messages(thread.id, oldest);
    },
  };
}
