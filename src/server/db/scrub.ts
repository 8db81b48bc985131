import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Transaction } from "kysely";
import { logError, logWarning } from "../http/log.ts";
import type { Database } from "./schema.ts";
import { readSetting, writeSetting } from "./settings.ts";
import type { Store, Work } from "./store.ts";

const DUE = "scrub_due";
/** Cleaning rewrites the whole file: it takes this share of the time at most, however often anybody asks for it. */
const SHARE = 1 / 20;
/** Who asked is answered after this; that the files want cleaning is written down. */
const LONGEST_WAIT_MS = 5000;

/**
 * Erasing down to the bytes (decision 113). That the files want cleaning is written down with the erasure itself, so
 * that a crash between the two, or a program that holds the file, only puts it off until the next sweep.
 */
export function eraser(store: Store, now: () => number) {
  let running: Promise<void> = Promise.resolve();
  let restUntil = 0;
  let inTurn: Promise<void> | undefined;

  const due = (trx: Transaction<Database>) => writeSetting(trx, DUE, randomUUID(), now());

  async function clean(): Promise<void> {
    try {
      const seen = await readSetting(store.db, DUE);
      if (seen === null) return;
      const began = performance.now();
      const isClean = await store.scrub();
      restUntil = performance.now() + (performance.now() - began) / SHARE;
      if (!isClean) return logWarning("scrub", { put_off: "the database is in use" });
      // An erasure that came meanwhile wrote another value: it cleans for itself.
      await store.write((trx) =>
        trx.deleteFrom("settings").where("key", "=", DUE).where("value", "=", seen).execute(),
      );
    } catch (error) {
      logError("scrub", error);
    }
  }

  /** Cleans the files if anything was erased since they were cleaned last. One at a time; many share one. */
  function scrub(): Promise<void> {
    running = running.then(clean);
    return running;
  }

  /** The same, but only once the rest after the last time is over. */
  function scrubInTurn(): Promise<void> {
    inTurn ??= setTimeout(Math.max(0, restUntil - performance.now()), undefined, { ref: false }).then(() => {
      inTurn = undefined;
      return scrub();
    });
    return inTurn;
  }

  async function eraseWith<Result>(work: Work<Result>, clean: () => Promise<void>): Promise<Result> {
    const result = await store.write(async (trx) => {
      const done = await work(trx);
      await due(trx);
      return done;
    });
    await Promise.race([clean(), setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]);
    return result;
  }

  return {
    scrub,
    /** Runs a change that erases, and resolves once what it erased is out of the files too, or after some seconds. */
    erase: <Result>(work: Work<Result>) => eraseWith(work, scrub),
    /** The same for what anybody may ask for, again and again. */
    eraseForAnybody: <Result>(work: Work<Result>) => eraseWith(work, scrubInTurn),
    /** The same for a sweep, which cleans once for all that it deleted. `work` answers how many rows it deleted. */
    sweep: (work: Work<number>): Promise<number> =>
      store.write(async (trx) => {
        const gone = await work(trx);
        if (gone > 0) await due(trx);
        return gone;
      }),
  };
}

export type Eraser = ReturnType<typeof eraser>;
