import { type Dispatch, useEffect } from "react";
import { sessionHeaders } from "#web/chat/chat-session.ts";
import { follow } from "#web/platform/follow.ts";
import type { Change } from "./conversation.ts";
import { currentSession } from "./session.ts";

/** Where no stream comes through, a person's words are asked for this often, in ms. */
const ASK_EVERY = 5_000;

/**
 * Brings what people of the school write while the page is looked at, and who of them has taken the conversation over.
 *
 * @param hasBegun whether the server knows the conversation
 */
export function usePeople(hasBegun: boolean, change: Dispatch<Change>): void {
  useEffect(() => {
    const session = currentSession();
    if (!hasBegun || session === null) return;
    const leaving = new AbortController();
    void follow(
      "GET /api/conversations/{sessionId}/now",
      { params: { sessionId: session.sessionId }, headers: sessionHeaders(session) },
      {
        onState: (now) => change({ type: "heard", now }),
        pollEvery: ASK_EVERY,
        signal: leaving.signal,
      },
    );
    return () => leaving.abort();
  }, [hasBegun, change]);
}
