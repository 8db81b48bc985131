import { Refusal } from "./refusal.ts";

/** In seconds: a browser and the server's own limits wait about a minute. */
export const ANSWERED_WITHIN = 40;
/** In seconds. */
const TRY_AGAIN_AFTER = 30;

/**
 * What takes long, and must not end in a socket that is cut without a word. The work itself goes on: who tries again
 * may find it done.
 *
 * @param seconds how long it is waited for
 * @throws Refusal unavailable when it is not done by then
 */
export async function withinTime<Done>(work: Promise<Done>, seconds = ANSWERED_WITHIN): Promise<Done> {
  let waiting: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const say = "This takes longer than usual. Nothing was changed; please try again in a moment.";
    waiting = setTimeout(() => reject(new Refusal("unavailable", say, TRY_AGAIN_AFTER)), seconds * 1000);
  });
  // It may fail after nobody waits for it any more.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(waiting));
}
