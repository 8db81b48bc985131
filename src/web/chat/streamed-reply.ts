import type { Body } from "#contract/index.ts";
import type { StreamEvent } from "#contract/stream.ts";
import { ApiError, send } from "../platform/api.ts";
import { readEvents, type ServerEvent } from "../platform/sse.ts";
import { type Session, sessionHeaders } from "./chat-session.ts";

/** An answer that grows: `text` adds a piece, `restart` withdraws what was shown so far. */
export type Progress = { readonly text: (piece: string) => void; readonly restart: () => void };

/** The operations that stream an answer. */
type Streaming = "POST /api/chat" | "POST /api/wildlight-chat";

type StreamStep = StreamEvent<unknown>;

/** How long the server may stay silent before the message counts as not sent, in ms. */
const SILENCE_LIMIT = 60_000;

/**
 * Sends a message and follows its answer.
 *
 * @returns the final object, unparsed
 * @throws ApiError when the answer is not OK or the stream ends in a refusal; another error when the connection or the stream breaks
 */
export async function streamedReply<Key extends Streaming>(
  key: Key,
  body: Body<Key>,
  session: Session,
  progress: Progress,
  signal: AbortSignal,
): Promise<unknown> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
  try {
    const response = await send<Streaming>(key, {
      body: body as Body<Streaming>,
      headers: { accept: "text/event-stream", ...sessionHeaders(session) },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const streams = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!streams || response.body === null) return await response.json();
    for await (const each of readEvents(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
      const step = readStep(each);
      if (step?.event === "text") progress.text(step.data.text);
      else if (step?.event === "restart") progress.restart();
      else if (step?.event === "reply") return step.data;
      else if (step?.event === "error") throw new ApiError(response.status, JSON.stringify(step.data), "");
    }
    throw new Error("The answer ended before it was complete");
  } finally {
    clearTimeout(timer);
  }
}

const STEPS: readonly string[] = ["text", "restart", "reply", "error"];

/** One event of the answer's stream; an event of another name is none, so that the server may add some. */
function readStep({ event, data }: ServerEvent): StreamStep | null {
  return STEPS.includes(event) ? ({ event, data: JSON.parse(data) } as StreamStep) : null;
}
