import type { DeskState } from "#contract/live.ts";
import { follow } from "#web/platform/follow.ts";

/** One stream for all tabs of a browser: it may hold only six connections to one server open. */
const NAME = "ceiba.desk";
/** How often to ask where no stream comes through (specification §4). */
const POLL_EVERY = 30_000;

type Listener = {
  /** @param isOurs this tab follows for all: what only one of them does is for it */
  onState(state: DeskState, isOurs: boolean): void;
  /** The server no longer knows the session. */
  onEnd(): void;
  /** The server cannot be reached. */
  onLost(): void;
};

/**
 * Follows what changes at the desk until the signal says stop. The tab that was looked at last follows, and tells the
 * others: a tab in the background may be put to sleep.
 */
export function followDesk({ onState, onEnd, onLost }: Listener, signal: AbortSignal): void {
  const follows = async (stop: AbortSignal, tell: (state: DeskState) => void) => {
    const onOurState = (state: DeskState) => {
      tell(state);
      onState(state, true);
    };
    const options = {
      onState: onOurState,
      onLost,
      pollEvery: POLL_EVERY,
      signal: stop,
      whileHidden: true,
    } as const;
    await follow("GET /api/admin/changes", {}, options);
    if (!stop.aborted) onEnd();
  };
  // Neither stands on a page without https, save on the machine itself.
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis)) {
    void follows(signal, () => {});
    return;
  }
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<DeskState>) => onState(data, false));
  signal.addEventListener("abort", () => channel.close());

  let isOurs = false;
  let turn = new AbortController();
  /** Waits for its turn, or takes it from another tab. A browser that allows no turns lets each tab follow for itself. */
  async function lead(steal: boolean): Promise<void> {
    turn.abort();
    const own = new AbortController();
    turn = own;
    const left = new AbortController();
    const stop = AbortSignal.any([signal, own.signal]);
    try {
      // What is taken is not waited for.
      await navigator.locks.request(NAME, steal ? { steal } : { signal: stop }, async () => {
        isOurs = true;
        await follows(AbortSignal.any([stop, left.signal]), (state) => channel.postMessage(state));
      });
      // Refused: whoever follows next would be, too.
      return;
    } catch (error) {
      // Else it was taken by the tab that is looked at now, or given up here.
      if (!isAbort(error)) return void follows(signal, () => {});
    } finally {
      isOurs = false;
      left.abort();
    }
    if (!stop.aborted) void lead(false);
  }
  const look = () => {
    if (document.visibilityState === "visible" && !isOurs) void lead(true);
  };
  document.addEventListener("visibilitychange", look);
  signal.addEventListener("abort", () => document.removeEventListener("visibilitychange", look));
  void lead(document.visibilityState === "visible");
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
