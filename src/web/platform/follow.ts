import type { Output } from "#contract/index.ts";
import { ApiError, type CallInput, send } from "./api.ts";
import { readEvents } from "./sse.ts";

/** The operations that stream how something is now, and again whenever it is otherwise. */
export type Followed = "GET /api/conversations/{sessionId}/now" | "GET /api/admin/changes";

type Options<Key extends Followed> = {
  readonly onState: (state: Output<Key>) => void;
  /** How often to ask where no stream comes through, in ms. */
  readonly pollEvery: number;
  readonly signal: AbortSignal;
  /** Also while nobody looks at the page. */
  readonly whileHidden?: boolean;
  /** Called when nothing came through twice in a row. */
  readonly onLost?: () => void;
};

/** A stream begins with a state: when none has come after this long, something on the way holds it back. */
const FIRST_STATE_MS = 8_000;
/** Between a stream that ended and the next, longer each time it fails. */
const AGAIN_MS = [500, 2_000, 5_000, 15_000] as const;

/**
 * Follows a state until the signal says stop: by a stream of events, by asking again and again where streams do not
 * come through. Rests while the page is hidden, unless it is to go on, or the device has no connection, and catches up
 * afterwards.
 */
export async function follow<Key extends Followed>(
  key: Key,
  input: CallInput<Key>,
  { onState, pollEvery, signal, whileHidden = false, onLost }: Options<Key>,
): Promise<void> {
  let failures = 0;
  let isHeldBack = false;
  const mayFollow = () => (whileHidden || document.visibilityState === "visible") && navigator.onLine;
  while (!signal.aborted) {
    await until(mayFollow, signal);
    if (signal.aborted) return;
    const round = roundOf(mayFollow, signal);
    try {
      if (isHeldBack) {
        const response = await send(key, { ...input, signal: round.signal } as CallInput<Key>);
        onState((await response.json()) as Output<Key>);
      } else {
        const began = await streamed(key, input, onState, round.signal);
        if (!began && !round.signal.aborted) isHeldBack = true;
      }
      failures = 0;
    } catch (error) {
      if (isRefused(error)) return;
      failures += round.signal.aborted ? 0 : 1;
      if (failures === 2) onLost?.();
    } finally {
      round.end();
    }
    const again = AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? pollEvery;
    await rest(isHeldBack ? Math.max(pollEvery, again) : again, signal);
  }
}

/** Asking again would be refused again. */
const isRefused = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** Reads one stream to its end. False when it was a stream that said nothing. */
async function streamed<Key extends Followed>(
  key: Key,
  input: CallInput<Key>,
  onState: (state: Output<Key>) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), FIRST_STATE_MS);
  let hasBegun = false;
  try {
    const response = await send(key, {
      ...input,
      headers: { ...input.headers, accept: "text/event-stream" },
      signal: AbortSignal.any([signal, silence.signal]),
    } as CallInput<Key>);
    if (response.body === null) return false;
    for await (const { event, data } of readEvents(response.body)) {
      if (event !== "state") continue;
      clearTimeout(timer);
      hasBegun = true;
      onState(JSON.parse(data) as Output<Key>);
    }
    return hasBegun;
  } catch (error) {
    if (silence.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends when it may be followed no more. */
function roundOf(mayFollow: () => boolean, signal: AbortSignal) {
  const round = new AbortController();
  const look = () => {
    if (!mayFollow()) round.abort();
  };
  const stop = () => round.abort();
  document.addEventListener("visibilitychange", look);
  addEventListener("offline", look);
  signal.addEventListener("abort", stop);
  return {
    signal: round.signal,
    end() {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("offline", look);
      signal.removeEventListener("abort", stop);
    },
  };
}

function until(mayFollow: () => boolean, signal: AbortSignal): Promise<void> {
  if (mayFollow()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!mayFollow() && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
      signal.removeEventListener("abort", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    signal.addEventListener("abort", look);
  });
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}
