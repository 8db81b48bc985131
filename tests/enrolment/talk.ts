import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Reply } from "#domain/enrolment/conversation/turn.ts";
import type { Language } from "#domain/locale/language.ts";
import { deskOf } from "#server/adapters/assistant/embedded.ts";
import { TODAY } from "./desk.ts";

const desk = deskOf({ paymentsOpen: true });

/** The last reply of a conversation of these messages. */
export function last(language: Language, ...messages: readonly string[]): Reply {
  let state = NEW_DIALOGUE;
  let reply: Reply | undefined;
  const history: { role: "visitor" | "assistant"; text: string }[] = [];
  for (const message of messages) {
    reply = respond(desk, { message, language, today: TODAY, history: [...history], state });
    state = reply.state;
    history.push({ role: "visitor", text: message }, { role: "assistant", text: reply.message });
  }
  return reply as Reply;
}
