import { type ChatStreamEvent, chatReply } from "#contract/enrolment.ts";
import { logError } from "#server/http/log.ts";
import type { Question } from "./chat.ts";

/** Between events a slow model may think longer than proxies wait; a comment keeps the line open. */
const KEEP_ALIVE_MS = 15_000;

/** Answers a question as server-sent events (ChatStreamEvent). The stream always ends in `reply` or `error`. */
export function streamAnswer(ask: Question, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const stop = () => gone.abort();
  signal.addEventListener("abort", stop, { once: true });

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send = ({ event, data }: ChatStreamEvent) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const keepAlive = setInterval(() => write(": waiting\n\n"), KEEP_ALIVE_MS);
      try {
        const reply = await ask(
          (step) =>
            send(
              step === "restart"
                ? { event: "restart", data: {} }
                : { event: "text", data: { text: step.text } },
            ),
          gone.signal,
        );
        send({ event: "reply", data: chatReply.parse(reply) });
      } catch (error) {
        if (!gone.signal.aborted) {
          logError("chat stream", error);
          send({ event: "error", data: { code: "internal", message: "Something went wrong on our side." } });
        }
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
