import type { SelectQueryBuilder } from "kysely";
import type { Engine } from "./store.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/**
 * The rows that a worker is about to claim: those that another server is claiming at this moment are passed over rather
 * than waited for. SQLite has one writer, and nobody to pass over.
 */
export const passingOverOthers =
  (engine: Engine) =>
  <DB, TB extends keyof DB, Row>(due: SelectQueryBuilder<DB, TB, Row>): SelectQueryBuilder<DB, TB, Row> =>
    engine === "postgres" ? due.forUpdate().skipLocked() : due;

const TRY_FOR_MS = 30_000;
const TRY_EVERY_MS = 500;

/**
 * Notes what was done outside and cannot be undone, such as a mail that has left: a database that is away for a moment
 * would have it done again. Shorter than any claim lasts.
 *
 * @throws DatabaseUnavailable when it stays away
 */
export async function noteDone(note: () => Promise<void>): Promise<void> {
  const until = performance.now() + TRY_FOR_MS;
  for (;;) {
    try {
      await note();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
  }
}
