import type { Store } from "#server/db/store.ts";
import { logError } from "#server/http/log.ts";

const HOUR_MS = 3_600_000;

export type Sweeper = {
  /** Looks now. */
  sweep(): Promise<void>;
  /** Finishes the look in hand and stops. */
  stop(): Promise<void>;
};

/**
 * Deletes what is no longer kept: at the start, then every hour. Of several servers one does it.
 *
 * @param tasks what each slice deletes; one that fails does not hold up the others
 */
export function startSweeper(
  store: Pick<Store, "takeTurn">,
  tasks: readonly (() => Promise<void>)[],
  everyMs = HOUR_MS,
): Sweeper {
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    for (const task of tasks) {
      await task().catch((error: unknown) => logError("sweeper", error));
    }
  }
  /** One look at a time. */
  function sweep(): Promise<void> {
    running = running.then(look);
    return running;
  }

  /** By the clock. Whoever asks for a look gets one. */
  function sweepInTurn(): void {
    running = running.then(async () => {
      const isOurs = await store.takeTurn("sweep", everyMs).catch((error: unknown) => {
        logError("sweeper", error);
        return false;
      });
      if (isOurs) await look();
    });
  }

  const timer = setInterval(sweepInTurn, everyMs);
  timer.unref();
  sweepInTurn();
  return {
    sweep,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
