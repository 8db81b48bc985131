import type { StreamEvent } from "#contract/stream.ts";
import { logError } from "./log.ts";
import { refusalOf } from "./refusal.ts";

/** Between events a slow model may think longer than proxies wait; a comment keeps the line open. */
const KEEP_ALIVE_MS = 15_000;

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

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
  return new Response(body, { headers: STREAM_HEADERS });
}

/** How long a stream of states lasts: whoever follows it asks again, and is looked at anew. */
const FOLLOWED_MS = 5 * 60_000;
/** Changes within this time are one. */
const GATHER_MS = 100;

/** Streams of one thing that are open at once; a further one ends the oldest, so that nobody can hold them without end. */
const OPEN_AT_MOST = 200;

type States = {
  /** What is followed, and how many may follow it at once. */
  readonly of: string;
  readonly atMost?: number;
  /** Answers how to stop hearing. */
  readonly hear: (wake: () => void) => () => void;
  /** How it is now. */
  readonly read: () => Promise<object>;
};

/** Streams of states that are open, so that the server can end them when it stops. */
export function openStreams() {
  const open = new Map<string, Set<() => void>>();
  const endsOf = (of: string) => {
    const ends = open.get(of) ?? new Set();
    open.set(of, ends);
    return ends;
  };
  return {
    /** Answers as server-sent events: `state` with how it is now, and again whenever it is otherwise. */
    follow(signal: AbortSignal, { of, atMost = OPEN_AT_MOST, hear, read }: States): Response {
      const encoder = new TextEncoder();
      let end = () => {};
      const ends = endsOf(of);
      for (const oldest of [...ends].slice(0, Math.max(0, ends.size - atMost + 1))) oldest();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          let isOver = false;
          let last = "";
          let timer: NodeJS.Timeout | undefined;
          let looking: Promise<void> | null = null;
          const write = (text: string) => {
            if (!isOver) controller.enqueue(encoder.encode(text));
          };
          const look = async () => {
            const state = JSON.stringify(await read());
            if (state !== last) write(`event: state\ndata: ${state}\n\n`);
            last = state;
          };
          const wake = () => {
            timer ??= setTimeout(() => {
              timer = undefined;
              // A change that comes while the last is being read is read after it.
              looking = (looking ?? Promise.resolve()).then(look).catch(end);
            }, GATHER_MS);
          };
          const stopHearing = hear(wake);
          const keepAlive = setInterval(() => write(": waiting\n\n"), KEEP_ALIVE_MS);
          const over = setTimeout(() => end(), FOLLOWED_MS);
          end = () => {
            if (isOver) return;
            isOver = true;
            ends.delete(end);
            if (ends.size === 0 && open.get(of) === ends) open.delete(of);
            stopHearing();
            clearInterval(keepAlive);
            clearTimeout(timer);
            clearTimeout(over);
            signal.removeEventListener("abort", end);
            controller.close();
          };
          ends.add(end);
          open.set(of, ends);
          signal.addEventListener("abort", end, { once: true });
          looking = look().catch(end);
        },
        cancel: () => end(),
      });
      return new Response(body, { headers: STREAM_HEADERS });
    },
    /** Ends them all. */
    close(): void {
      for (const end of [...open.values()].flatMap((ends) => [...ends])) end();
    },
  };
}

export type OpenStreams = ReturnType<typeof openStreams>;

/** Whether a caller wants the answer as a stream. */
export function wantsStream(headers: Headers): boolean {
  return headers.get("accept")?.includes("text/event-stream") === true;
}
