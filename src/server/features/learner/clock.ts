import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";
import type { Note } from "#server/http/handler.ts";
import { logWarning } from "#server/http/log.ts";

const SEEN = "clock_seen";
/** A server that was off for longer, or a clock that is wrong by more: which of the two, a clock cannot tell. */
const JUMP_MS = 30 * 86_400_000;
/** After running for so long with nobody correcting the clock, it is believed. */
const RUNNING_MS = 24 * 3_600_000;

export type ClockDoubt = {
  /** When the clock was last believed, or the newest thing that is kept. */
  readonly seenAt: number;
  /** What the clock says. */
  readonly now: number;
  /** For how long it will still be doubted, in ms of running. */
  readonly leftMs: number;
};

type ClockParts = {
  readonly store: Store;
  readonly now: () => number;
  /** Milliseconds since any moment, by a clock that nobody sets. */
  readonly running: () => number;
};

/**
 * Whether the clock may decide what is deleted (decision 115). It is believed as long as it goes on from the last look.
 * After a jump of a month nothing is deleted until staff say that the date is right, or the server has run for a day.
 */
export function clockGuard({ store, now, running }: ClockParts) {
  let doubted: { readonly seenAt: number; readonly since: number } | null = null;

  const seen = async (): Promise<number | null> => {
    const kept = await readSetting(store.db, SEEN);
    return kept === null ? newestRow(store.db) : Number(kept);
  };
  const believe = (note?: Note): Promise<void> =>
    store.write(async (trx) => {
      await writeSetting(trx, SEEN, String(now()), now());
      await note?.(trx);
    });

  async function doubt(): Promise<ClockDoubt | null> {
    const seenAt = await seen();
    if (seenAt === null || now() - seenAt < JUMP_MS) {
      doubted = null;
      return null;
    }
    if (doubted?.seenAt !== seenAt) {
      doubted = { seenAt, since: running() };
      logWarning("clock", {
        says: new Date(now()).toISOString(),
        seen: new Date(seenAt).toISOString(),
        so: "nothing is deleted until staff confirm the date, or the server has run for 24 hours",
      });
    }
    const leftMs = RUNNING_MS - (running() - doubted.since);
    return leftMs <= 0 ? null : { seenAt, now: now(), leftMs };
  }

  return {
    /** Why nothing is deleted now; null when the clock is believed. */
    doubt,
    /** The clock is right: staff said so, or a sweep went by it. */
    believe,
  };
}

export type ClockGuard = ReturnType<typeof clockGuard>;

/** For a database from before the clock was watched. */
async function newestRow(db: Kysely<Database>): Promise<number | null> {
  const newest = await Promise.all([
    db
      .selectFrom("messages")
      .select((eb) => eb.fn.max("created_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("lead_events")
      .select((eb) => eb.fn.max("created_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("tutor_threads")
      .select((eb) => eb.fn.max("updated_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("student_profiles")
      .select((eb) => eb.fn.max("updated_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("consents")
      .select((eb) => eb.fn.max("updated_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("safety_items")
      .select((eb) => eb.fn.max("updated_at").as("at"))
      .executeTakeFirst(),
  ]);
  const times = newest.flatMap((row) => (row?.at == null ? [] : [row.at]));
  return times.length === 0 ? null : Math.max(...times);
}
