type Timers = {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
};

/**
 * What ends an overlay without its button: its time, Escape, or a tap anywhere, whichever comes first, and only once.
 *
 * @param time in ms
 * @param page where taps and keys arrive; null for an overlay that hears its own
 * @returns takes all of it back
 */
export function endAfter(
  time: number,
  onEnd: () => void,
  page: Pick<EventTarget, "addEventListener" | "removeEventListener"> | null,
  timers: Timers = globalThis,
): () => void {
  const stop = () => {
    timers.clearTimeout(timer as never);
    page?.removeEventListener("pointerdown", end);
    page?.removeEventListener("keydown", onKey);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const onKey = (event: Event) => {
    if ((event as KeyboardEvent).key === "Escape") end();
  };
  const timer = timers.setTimeout(end, time);
  page?.addEventListener("pointerdown", end);
  page?.addEventListener("keydown", onKey);
  return stop;
}
