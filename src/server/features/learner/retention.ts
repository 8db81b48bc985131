import { RETENTION_DAYS } from "#domain/learner/portal.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";

const SETTING = "retention_days";
const DAY_MS = 86_400_000;

/** How long what is known about children is kept. */
export function retention(store: Store, now: () => number) {
  async function days(): Promise<number> {
    return Number((await readSetting(store.db, SETTING)) ?? RETENTION_DAYS.usual);
  }
  return {
    days,
    setDays: (next: number): Promise<void> =>
      store.write((trx) => writeSetting(trx, SETTING, String(next), now())),
    /** What has not changed since this moment is no longer kept, whether or not the sweeper has come by. */
    oldest: async (): Promise<number> => now() - (await days()) * DAY_MS,
  };
}

export type Retention = ReturnType<typeof retention>;
