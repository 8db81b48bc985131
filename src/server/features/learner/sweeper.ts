import type { Transaction } from "kysely";
import type { TermName } from "#domain/learner/terms.ts";
import type { Database } from "#server/db/schema.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import { logError } from "#server/http/log.ts";
import type { ClockGuard } from "./clock.ts";
import type { Retention } from "./retention.ts";

const HOUR_MS = 3_600_000;

/** What a slice deletes once its term is over. */
export type Sweep = {
  readonly term: "learners" | TermName;
  /** Deletes what has not changed since `oldest`; answers how much. */
  readonly rows?: (trx: Transaction<Database>, oldest: number, now: number) => Promise<number>;
  /** The same for what does not lie in the database. */
  readonly files?: (oldest: number, now: number) => Promise<unknown>;
};

export type Sweeper = {
  /** Looks now. */
  sweep(): Promise<void>;
  /** Finishes the look in hand and stops. */
  stop(): Promise<void>;
};

type SweeperParts = {
  readonly store: Pick<Store, "takeTurn">;
  readonly sweeps: readonly Sweep[];
  readonly eraser: Eraser;
  readonly kept: Retention;
  readonly clock: ClockGuard;
  readonly now: () => number;
};

/**
/**
 * Deletes what is no longer kept: at the start, then every hour, as long as the clock is believed. Of several servers one
 * does it. A sweep that fails does not hold up the others.
 */
export function startSweeper(
  { store, sweeps, eraser, kept, clock, now }: SweeperParts,
  everyMs = HOUR_MS,
): Sweeper {
  let running: Promise<void> = Promise.resolve();

  async function deleteOld({ term, rows, files }: Sweep): Promise<void> {
    const oldest = term === "learners" ? await kept.oldest() : await kept.oldestOf(term);
    if (rows !== undefined) await eraser.sweep((trx) => rows(trx, oldest, now()));
    await files?.(oldest, now());
  }

  async function look(): Promise<void> {
    try {
      if ((await clock.doubt()) === null) {
        for (const each of sweeps) {
          await deleteOld(each).catch((error: unknown) => logError("sweeper", error));
        }
        await clock.believe();
      }
    } catch (error) {
      logError("sweeper", error);
    }
    await eraser.scrub();
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
