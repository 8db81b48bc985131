import type { ChatReply, ChatStreamEvent } from "#contract/enrolment.ts";
import type { Language } from "#domain/locale/language.ts";
import { send } from "#web/platform/api.ts";
import { type Session, sessionHeaders } from "./session.ts";
import { readEvents, type ServerEvent } from "./sse.ts";

/** An answer that grows: `text` adds a piece, `restart` withdraws what was shown so far. */
export type Progress = { readonly text: (piece: string) => void; readonly restart: () => void };

/** How long the server may stay silent before the message counts as not sent, in ms. */
const SILENCE_LIMIT = 60_000;

/**
 * Asks the assistant and follows its answer.
 *
 * @throws ApiError when the answer is not OK; another error when the connection or the stream breaks
 */
export async function ask(
  question: { readonly message: string; readonly language: Language },
  session: Session,
  progress: Progress,
  signal: AbortSignal,
): Promise<ChatReply> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
  try {
    const response = await send("POST /api/chat", {
      body: { ...question, sessionId: session.sessionId },
      headers: { accept: "text/event-stream", ...sessionHeaders(session) },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const streams = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!streams || response.body === null) return readReply(await response.json());
    for await (const each of readEvents(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
      const step = readStep(each);
      if (step?.event === "text") progress.text(step.data.text);
      else if (step?.event === "restart") progress.restart();
      else if (step?.event === "reply") return readReply(step.data);
      else if (step?.event === "error") throw new Error(`${step.data.code}: ${step.data.message}`);
    }
    throw new Error("The answer ended before it was complete");
  } finally {
    clearTimeout(timer);
  }
}

const STEPS: readonly string[] = ["text", "restart", "reply", "error"];

/** One event of the answer's stream; an event of another name is none, so that the server may add some. */
export function readStep({ event, data }: ServerEvent): ChatStreamEvent | null {
  return STEPS.includes(event) ? ({ event, data: JSON.parse(data) } as ChatStreamEvent) : null;
}

/** The reply, checked just far enough that showing it cannot fail. */
export function readReply(value: unknown): ChatReply {
  const reply = value as ChatReply | null;
  if (typeof reply?.message !== "string") throw new Error("The answer holds no message");
  return reply;
}
