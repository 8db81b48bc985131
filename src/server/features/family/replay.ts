import type { ErasedList } from "#server/db/erased.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import { logWarning } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import { addressesKept } from "./addresses.ts";
import { eraseFamily } from "./erase.ts";

/** What was erased by itself is known by its sessions. */
const SESSIONS = [
  ["learner", "student_profiles"],
  ["learner", "tutor_threads"],
  ["chat", "conversations"],
] as const;

type ReplayParts = { readonly store: Store; readonly eraser: Eraser; readonly erased: ErasedList };

/**
 * Erases once more what a database from a backup brought back (decision 113). Runs at the start, before anybody is
 * served. A family whose payment was under way in the backup waits for the next start, and is told to the log.
 */
export async function replayErasures({ store, eraser, erased }: ReplayParts): Promise<void> {
  const missing = new Map(await erased.missing());
  if (missing.size > 0) {
    for (const address of await addressesKept(store.db)) {
      const mark = erased.markOf("family", address);
      if (!missing.has(mark)) continue;
      try {
        await eraser.erase((trx) => eraseFamily(trx, address));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        logWarning("erasure", { put_off: "a restored backup holds a payment under way" });
        missing.delete(mark);
      }
    }
    await eraser.erase(async (trx) => {
      for (const [kind, table] of SESSIONS) {
        const rows = await trx.selectFrom(table).select("session_id").execute();
        for (const { session_id } of rows) {
          if (!missing.has(erased.markOf(kind, session_id))) continue;
          await trx.deleteFrom(table).where("session_id", "=", session_id).execute();
        }
      }
    });
    // Whoever ended the newsletter is not written to again.
    await eraser.erase(async (trx) => {
      const rows = await trx.selectFrom("newsletter_subscribers").select(["id", "email_key"]).execute();
      for (const { id, email_key } of rows) {
        if (!missing.has(erased.markOf("newsletter", email_key))) continue;
        await trx.deleteFrom("newsletter_subscribers").where("id", "=", id).execute();
      }
    });
    await erased.settle(missing);
  }
  await erased.copyOut();
}
