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
 * Erases once more what a database or mail files from a backup brought back (decision 113). Runs at the start, before
 * anybody is served or written to. A family whose payment was under way in the backup waits for the next start, and is
 * told to the log.
 */
export async function replayErasures({ store, eraser, erased, slices, mailer }: ReplayParts): Promise<void> {
  const missing = new Map(await erased.missing());
  const marks = await erased.all();
  // Mail files may be put back alone, and may know a family that the database no longer knows.
  const lastErased = [...marks.values()].reduce((latest, at) => Math.max(latest, at), 0);
  const markOf = (key: string) => erased.markOf("family", key);
  const inMails = await mailer.families?.({ markOf, has: (mark) => marks.has(mark) }, lastErased);
  if (missing.size > 0) {
    for (const address of new Set([...(await addressesKept(slices, store.db)), ...(inMails?.keys() ?? [])])) {
      const mark = markOf(address);
      if (!missing.has(mark)) continue;
      try {
        await eraser.erase((trx) => eraseFamily(slices, trx, address));
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
  for (const [address, writtenAt] of inMails ?? []) {
    // A family that came back after it was erased keeps its newer mails.
    const erasedAt = marks.get(markOf(address)) ?? 0;
    if (writtenAt < erasedAt) await mailer.forget?.(address, erasedAt);
  }
  await erased.copyOut();
}
