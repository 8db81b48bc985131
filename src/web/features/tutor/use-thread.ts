import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { sessionHeaders, tutorSession } from "#web/chat/chat-session.ts";
import { streamedReply } from "#web/chat/streamed-reply.ts";
import { useExchange } from "#web/chat/use-exchange.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { tabPlace } from "#web/child/learner/tab-place.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { changed, type Thread, type Unsent, unsentOf, withUnsent } from "./thread.ts";

/** How long the page waits for an earlier conversation before it lets the child write, in ms. */
const RESTORE_LIMIT = 8_000;

export type Answer = { readonly id: string; readonly text: string; readonly isCare: boolean };

export type ThreadHandle = Thread & {
  readonly isRestoring: boolean;
  /** Counts what was sent, so that waiting begins anew with each. */
  readonly attempt: number;
  /** A reply is awaited: nothing can be sent. */
  readonly isBusy: boolean;
  readonly send: (message: string) => void;
  readonly retry: (entry: { readonly id: string; readonly text: string }) => void;
  /** Sends the message that is on its way once more. */
  readonly again: () => void;
  /** Nobody is there to be told of what a child writes: the server took the message from nobody. */
  readonly isShut: boolean;
  /** An adult took the consent back while the page was open: nothing is sent any more. */
  readonly isWithdrawn: boolean;
  /** Asks whether the school is open by now. */
  readonly look: () => void;
  /** Another conversation begins; this one is shown no more. */
  readonly begin: () => void;
};

/**
 * The conversation of a child in this tab: restored once, then grown message by message. What could not be sent
 * survives a reload. All of it is kept under the child's own id, so that nobody who sits down next reads it.
 *
 * @param onAnswer called with each new answer, to say it aloud
 */
export function useThread(learner: Learner, onAnswer: (answer: Answer) => void): ThreadHandle {
  const { language } = useLocale();
  const { id: learnerId, name, age, guide } = learner;
  const place = useMemo(() => tabPlace("tutor", 2, { id: learnerId }), [learnerId]);
  const [thread, change] = useReducer(changed, place, (kept) => withUnsent(kept.read()?.unsent));
  const toKeep = JSON.stringify(unsentOf(thread));
  const [isRestoring, setRestoring] = useState(false);
  const session = useMemo(() => tutorSession(learnerId), [learnerId]);
  const exchange = useExchange(change);
  const restoring = useRef<AbortController | null>(null);
  const count = useRef(0);
  const [attempt, setAttempt] = useState(0);
  const [isShut, setShut] = useState(false);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const looks = useRef(0);
  const look = useCallback(() => {
    looks.current += 1;
    const asked = looks.current;
    // Whether it is open the message itself finds out, where this cannot be asked.
    api("GET /api/safety/reach", {}).then(
      ({ chat }) => {
        if (looks.current === asked) setShut(chat === "closed");
      },
      () => {},
    );
  }, []);
  useEffect(look, [look]);
  const heard = useRef(onAnswer);
  useEffect(() => {
    heard.current = onAnswer;
  });

  useEffect(() => {
    const earlier = session.current();
    if (earlier === null) return;
    const leaving = new AbortController();
    restoring.current = leaving;
    setRestoring(true);
    api("GET /api/wildlight-chat/{sessionId}", {
      params: { sessionId: earlier.sessionId },
      headers: sessionHeaders(earlier),
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(RESTORE_LIMIT)]),
    })
      .then((messages) => {
        if (!leaving.signal.aborted) change({ type: "restored", messages });
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 403) session.forget();
      })
      .finally(() => setRestoring(false));
    return () => leaving.abort();
  }, [session]);
  useEffect(() => {
    if (toKeep === "[]") place.forget();
    else place.keep({ unsent: JSON.parse(toKeep) });
  }, [place, toKeep]);

  const post = (id: string, text: string) => {
    if (exchange.current() !== null) return;
    setAttempt((tried) => tried + 1);
    change({ type: "asked", id, text });
    const opened = session.open();
    const body = { studentName: name, age, message: text, sessionId: opened.sessionId, language, guide };
    void exchange.begin(
      { id, text },
      {
        ask: async (progress, signal) =>
          answerOf(id, await streamedReply("POST /api/wildlight-chat", body, opened, progress, signal)),
        answered(answer) {
          change({ type: "answered", ...answer });
          heard.current(answer);
        },
        failed(error) {
          const code = error instanceof ApiError ? error.code : null;
          if (code === "forbidden") session.forget();
          if (code === "consent_required") setWithdrawn(true);
          if (code === "chat_closed") {
            // What was asked before the message and is answered after it no longer holds.
            looks.current += 1;
            setShut(true);
          }
          change({ type: "unsent", why: whyUnsent(code) });
        },
      },
    );
  };

  return {
    ...thread,
    isShut,
    isWithdrawn,
    look,
    begin: () => {
      exchange.stop();
      // An earlier conversation that comes late would stand in the new one, for everybody to read.
      restoring.current?.abort();
      session.forget();
      change({ type: "begun" });
    },
    isRestoring,
    attempt,
    isBusy: thread.growing !== null,
    send: (message) => {
      count.current += 1;
      post(`own-${count.current}`, message);
    },
    retry: ({ id, text }) => post(id, text),
    again: () => {
      const now = exchange.current();
      if (now === null) return;
      exchange.stop();
      post(now.id, now.text);
    },
  };
}

/** The reply, checked just far enough that showing it cannot fail. */
function answerOf(id: string, reply: unknown): Answer {
  const { response, isCare } = (reply ?? {}) as { readonly response?: unknown; readonly isCare?: unknown };
  if (typeof response !== "string") throw new Error("The answer holds no response");
  return { id: `${id}-reply`, text: response, isCare: isCare === true };
}

function whyUnsent(code: string | null): Unsent {
  if (code === "consent_required") return "withdrawn";
  return code === "chat_closed" ? "closed" : "failed";
}
