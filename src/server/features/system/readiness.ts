import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";
import { type DatabaseFault, DatabaseUnavailable, faultOf } from "#server/db/unavailable.ts";

/** A database that stands still is as good as none: whoever asks wants to know it soon. */
const READY_MS = 1_000;
/** A write costs a flush of the disk: one in so long, however often somebody asks. */
const WRITE_EVERY_MS = 3_000;

/** Asks what keeps the database from working; null: it answers, and takes what is written. */
export function readiness(store: Store, now: () => number = Date.now): () => Promise<DatabaseFault | null> {
  let written: { readonly at: number; readonly fault: DatabaseFault | null } | null = null;

  async function write(): Promise<DatabaseFault | null> {
    const at = now();
    if (written !== null && at - written.at < WRITE_EVERY_MS) return written.fault;
    const fault = await faultIn(() =>
      store.write((trx) => writeSetting(trx, "last_written", String(at), at)),
    );
    written = { at, fault };
    return fault;
  }
  return async () => (await faultIn(() => sql`select 1`.execute(store.db))) ?? write();
}

async function faultIn(work: () => Promise<unknown>): Promise<DatabaseFault | null> {
  const asked = work().then(
    () => null,
    (error: unknown) => faultOf(error instanceof DatabaseUnavailable ? error.code : undefined),
  );
  const late = new AbortController();
  try {
    return await Promise.race([asked, setTimeout(READY_MS, "away" as const, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}
