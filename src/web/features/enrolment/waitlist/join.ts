import type { z } from "zod";
import type { waitlistForm } from "#contract/enrolment.ts";
import type { Interest } from "#domain/enrolment/interest.ts";
import type { Language } from "#domain/locale/language.ts";
import { enrolmentSession, sessionHeaders } from "#web/chat/chat-session.ts";
import { api } from "#web/platform/api.ts";
import { announceLead } from "#web/platform/lead-events.ts";

/** The form after its check. */
export type Answers = z.output<typeof waitlistForm>;

/**
 * Sends the form, with the chat of this tab if there is one, and tells the page that a lead was stored.
 *
 * @param interest what the family came for, told to staff
 * @param key the same for every try of the same answers, so that a double click or a retry makes one lead
 * @throws ApiError when the answer is not OK
 */
export async function joinWaitlist(
  answers: Answers,
  language: Language,
  interest: Interest | null,
  key: string,
): Promise<void> {
  const { adult: _confirmed, ...fields } = answers;
  const chat = enrolmentSession.current();
  const { id } = await api("POST /api/leads", {
    body: {
      ...fields,
      ...{ language, status: "new" },
      ...(interest === null ? {} : { interest }),
      ...(chat === null ? {} : { sessionId: chat.sessionId }),
    },
    headers: { "idempotency-key": key, ...(chat === null ? {} : sessionHeaders(chat)) },
  });
  announceLead(id);
}

/** Gives the same answers the same key until they were accepted; works without a secure context. */
export function createKeyring(): { keyOf: (answers: Answers) => string; accepted: () => void } {
  let known = { answers: "", key: "" };
  return {
    keyOf(answers) {
      const text = JSON.stringify(answers);
      if (text !== known.answers) {
        const bytes = crypto.getRandomValues(new Uint8Array(16));
        known = { answers: text, key: Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("") };
      }
      return known.key;
    },
    accepted() {
      known = { answers: "", key: "" };
    },
  };
}
