import type { ErasedList } from "#server/db/erased.ts";
import type { PersonalData } from "#server/db/personal-data.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import { logWarning } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import { addressesKept } from "./addresses.ts";
import { eraseFamily } from "./collect.ts";

type ReplayParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly erased: ErasedList;
  readonly slices: readonly PersonalData[];
  readonly mailer: Mailer;
};

/**
 * Erases once more what a database from a backup brought back (decision 113). Runs at the start, before anybody is
 * served or written to. A family whose payment was under way in the backup waits for the next start, and is told to the log.
 */
export async function replayErasures({ store, eraser, erased, slices, mailer }: ReplayParts): Promise<void> {
  const missing = new Map(await erased.missing());
  if (missing.size > 0) {
    // The mail files came from the backup too, and may know a family that its database no longer knew.
    const inMails = (await mailer.addresses?.()) ?? [];
    for (const address of new Set([...(await addressesKept(slices, store.db)), ...inMails])) {
      const mark = erased.markOf("family", address);
      if (!missing.has(mark)) continue;
      try {
        await eraser.erase((trx) => eraseFamily(slices, trx, address));
        await mailer.forget?.(address);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        logWarning("erasure", { put_off: "a restored backup holds a payment under way" });
        missing.delete(mark);
      }
    }
    await eraser.erase(async (trx) => {
      for (const { alone } of slices) {
        if (alone === undefined) continue;
        for (const key of new Set(await alone.keys(trx))) {
          if (missing.has(erased.markOf(alone.kind, key))) await alone.erase(trx, key);
        }
      }
    });
    await erased.settle(missing);
  }
  await erased.copyOut();
}
