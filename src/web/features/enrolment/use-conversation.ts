import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { sessionHeaders } from "#web/chat/chat-session.ts";
import { useExchange } from "#web/chat/use-exchange.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { ask } from "./ask.ts";
import { type Conversation, changed, EMPTY, type Entry } from "./conversation.ts";
import { currentSession, forgetSession, openSession } from "./session.ts";
import { keepUnsent, readUnsent, unsentOf } from "./unsent.ts";
import { usePeople } from "./use-people.ts";

/** How long the page waits for an earlier conversation before it lets the visitor write, in ms. */
const RESTORE_LIMIT = 10_000;

export type ConversationHandle = Conversation & {
  /** An earlier conversation of this device is being fetched. */
  readonly restoring: boolean;
  /** A reply is awaited, or the conversation is being restored: nothing can be sent. */
  readonly busy: boolean;
  /** Whether the last request reached the school. */
  readonly reachable: boolean;
  readonly send: (message: string) => void;
  readonly retry: (entry: { readonly id: string; readonly text: string }) => void;
  /** The conversation was begun before this page was opened. */
  readonly resumed: boolean;
  /** Leaves it to the school, and begins a new one on this device. */
  readonly startAnew: () => void;
  /** Opens the waitlist form in a message of the assistant. */
  readonly invite: () => void;
};

/** The conversation of this device: restored once, then grown message by message. */
export function useConversation(): ConversationHandle {
  const { language, t } = useLocale();
  const [conversation, change] = useReducer(changed, EMPTY);
  const [restoring, setRestoring] = useState(false);
  const [resumed, setResumed] = useState(false);
  const [reachable, setReachable] = useState(true);
  const exchange = useExchange(change);
  const count = useRef(0);
  /** Before what was left unsent is shown again, it must not be overwritten. */
  const remembering = useRef(false);

  useEffect(() => {
    const session = currentSession();
    const recall = () => {
      remembering.current = true;
      change({ type: "kept", texts: readUnsent() });
    };
    if (session === null) return recall();
    setRestoring(true);
    api("GET /api/conversations/{sessionId}", {
      params: { sessionId: session.sessionId },
      headers: sessionHeaders(session),
      signal: AbortSignal.timeout(RESTORE_LIMIT),
    })
      .then((messages) => {
        // What the school has erased, or has kept long enough, is not gone on with.
        if (messages.length === 0) forgetSession();
        setResumed(messages.length > 0);
        change({ type: "restored", messages });
      })
      .catch((error) => {
        console.error("Failed to load conversations", error);
        if (isRefusal(error)) forgetSession();
      })
      .finally(() => {
        recall();
        setRestoring(false);
      });
  }, []);

  useEffect(() => {
    if (remembering.current) keepUnsent(unsentOf(conversation.entries));
  }, [conversation.entries]);

  usePeople(!restoring && conversation.entries.some(isKept), change);

  const submit = (text: string, id: string) => {
    if (exchange.current() !== null || restoring) return;
    change({ type: "asked", id, text });
    void exchange.begin(
      { id, text },
      {
        ask: (progress, signal) => ask({ message: text, language }, openSession(), progress, signal),
        answered(reply) {
          setReachable(true);
          change({ type: "answered", id: nextId(), reply });
        },
        failed(error) {
          setReachable(error instanceof ApiError && error.status < 500);
          if (isRefusal(error)) forgetSession();
          change({ type: "failed" });
          const isTooMuch = error instanceof ApiError && error.status === 429;
          const description = t(isTooMuch ? "chat.person.wait" : "chat.error.send");
          showToast({ tone: "error", title: t("chat.error.title"), description });
        },
      },
    );
  };

  const startAnew = () => {
    exchange.stop();
    forgetSession();
    setResumed(false);
    change({ type: "left" });
  };

  const nextId = () => `own-${++count.current}`;
  const invite = useCallback(() => change({ type: "invited" }), []);

  return {
    ...conversation,
    restoring,
    busy: restoring || conversation.growing !== null,
    reachable,
    send: (message) => submit(message, nextId()),
    retry: ({ id, text }) => submit(text, id),
    resumed,
    startAnew,
    invite,
  };
}

/** Of what the server keeps: before, there is no conversation to follow. */
const isKept = (entry: Entry) => entry.from === "visitor" && entry.state === "sent";

/** The server does not know this conversation as ours: only a new one will do. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
