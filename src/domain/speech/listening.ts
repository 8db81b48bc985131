/** §9 "1000 ms after the recognizer ends": then it is started again, as long as an answer is wanted. */
export const RESTART_MS = 1000;

/** By what a line was heard; `caption` when it could only be read, `stopped` when somebody tapped it away. */
export const HEARD_BY = ["server", "browser", "caption", "stopped"] as const;
export type HeardBy = (typeof HEARD_BY)[number];

/** §9 "800 ms after audio ends, 500 ms after browser speech ends": then listening begins. */
export const LISTEN_AFTER_MS: Readonly<Record<HeardBy, number>> = {
  server: 800,
  browser: 500,
  caption: 0,
  stopped: 0,
};

/** Without a word for this long the engine is let go; a tap starts it again. Silence is never an answer. */
export const GIVE_UP_MS = 90_000;

/** Nothing said for so long after a question: the guide asks once more, and then waits (child rules). */
export const ASK_AGAIN_MS = 8000;

/** After so many failures of the recogniser's service in a row, typing is offered instead. */
export const SERVICE_FAILURES = 3;

/**
 * How long after the last word an answer is taken as finished; younger children pause longer inside a sentence.
 *
 * @returns milliseconds
 */
export function quietMs(age: number): number {
  if (age <= 5) return 2500;
  return age <= 8 ? 2000 : 1500;
}

/**
 * How long a line stands that nobody hears, so that it can be read or shown to a child.
 *
 * @returns milliseconds
 */
export function captionMs(text: string): number {
  const words = text.trim().split(/\s+/).length;
  return Math.min(7000, 800 + words * 300);
}

/** Nothing done for so long with a task before one: then help is offered, so that nobody is left alone with it. */
export function helpAfterMs(age: number): number {
  if (age <= 5) return 25_000;
  return age <= 8 ? 40_000 : 75_000;
}
