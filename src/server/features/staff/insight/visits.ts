import { dayOf, VISIT, VISITS } from "#domain/staff/insight.ts";
import { addCounts } from "#server/db/daily-counts.ts";
import type { Store } from "#server/db/store.ts";

const KEEP_EVERY_MS = 60_000;

export type PageHits = (tell: (route: string, status: number, times: number) => void) => void;

/**
 * Counts how often each public page was looked at on each day: a number, and of nobody. The page server counts as it
 * serves; once a minute, and before somebody reads them, the numbers are added to the database.
 *
 * @param take hands over what was served since the last time
 */
export function pageVisits(
  store: Store,
  take: PageHits,
  now: () => number,
  failed: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;

  let counts = new Map<string, number>();
  const add = (name: string, times: number) => counts.set(name, (counts.get(name) ?? 0) + times);

  async function keep(): Promise<void> {
    take((route, status, times) => {
      if (route.startsWith("/admin") || (status !== 200 && status !== 304)) return;
      add(VISIT + route, times);
      add(VISITS, times);
    });
    if (counts.size === 0) return;
    const kept = counts;
    counts = new Map();
    try {
      await store.write((trx) => addCounts(trx, dayOf(now()), kept));
    } catch (error) {
      // They are added with the next ones.
      for (const [name, times] of kept) add(name, times);
      throw error;
    }
  }

  return {
    keep,
    start() {
      timer = setInterval(() => void keep().catch(failed), KEEP_EVERY_MS);
      timer.unref();
    },
    /** The last minute counts too. */
    async stop() {
      clearInterval(timer);
      await keep().catch(failed);
    },
  };
}
