import type { StreamEvent } from "#contract/stream.ts";
import { logError } from "./log.ts";
import { refusalOf } from "./refusal.ts";

/** Between events a slow model may think longer than proxies wait; a comment keeps the line open. */
const KEEP_ALIVE_MS = 15_000;

/** Shows an answer while it grows: pieces of text in order; `restart` withdraws what was shown so far. */
type Progress = (step: { readonly text: string } | "restart") => void;

/**
 * Answers as server-sent events: `text` and `restart` while the answer grows, and at the end always `reply` with the
 * final object, or `error`.
 *
 * @param work makes the final object; its signal is aborted when the caller goes away
 */
export function streamReply(
  signal: AbortSignal,
  work: (progress: Progress, signal: AbortSignal) => Promise<object>,
): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const stop = () => gone.abort();
  signal.addEventListener("abort", stop, { once: true });

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send = ({ event, data }: StreamEvent<object>) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const keepAlive = setInterval(() => write(": waiting\n\n"), KEEP_ALIVE_MS);
      try {
        const reply = await work(
          (step) =>
            send(
              step === "restart"
                ? { event: "restart", data: {} }
                : { event: "text", data: { text: step.text } },
            ),
          gone.signal,
        );
        send({ event: "reply", data: reply });
      } catch (error) {
        if (gone.signal.aborted) return;
        const refusal = refusalOf(error);
        if (refusal !== null) {
          send({ event: "error", data: { code: refusal.code, message: refusal.message } });
          return;
        }
        logError("chat stream", error);
        send({ event: "error", data: { code: "internal", message: "Something went wrong on our side." } });
      } finally {
        clearInterval(keepAlive);
        signal.removeEventListener("abort", stop);
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel: stop,
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

/** Whether a caller wants the answer as a stream. */
export function wantsStream(headers: Headers): boolean {
  return headers.get("accept")?.includes("text/event-stream") === true;
}
