import { type DialogueState, NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import type { Turn } from "#domain/enrolment/conversation/turn.ts";
import type { Language } from "#domain/locale/language.ts";
import { contents, deskOf, replyOf } from "#server/adapters/assistant/embedded.ts";

export const TODAY = "2026-11-22";
export const knowledge = contents().school;
const desks = [deskOf({ paymentsOpen: true }), deskOf({ paymentsOpen: false })] as const;

/** One message after a topic, as the enrolment chat answers it. */
export function ask(
  message: string,
  language: Language = "en",
  topic: string | null = null,
  { history = [], paymentsOpen = true }: { history?: readonly string[]; paymentsOpen?: boolean } = {},
) {
  const turns = history.map((text) => ({ role: "visitor", text }) as const);
  const state: DialogueState = { ...NEW_DIALOGUE, topic };
  const turn: Turn = { message, language, today: TODAY, history: turns, state };
  return replyOf(respond(desks[paymentsOpen ? 0 : 1], turn));
}
