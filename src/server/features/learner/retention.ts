import { RETENTION_DAYS } from "#domain/learner/portal.ts";
import { type TermName, type Terms, termsWith } from "#domain/learner/terms.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";

const SETTING = "retention_days";
const TERMS_SETTING = "retention_terms";
const DAY_MS = 86_400_000;

/** How long everything is kept: what is known about children, and the terms of the rest. */
export function retention(store: Store, now: () => number) {
  async function days(): Promise<number> {
    return Number((await readSetting(store.db, SETTING)) ?? RETENTION_DAYS.usual);
  }
  async function termsSet(): Promise<Partial<Terms>> {
    return JSON.parse((await readSetting(store.db, TERMS_SETTING)) ?? "{}") as Partial<Terms>;
  }
  const terms = async () => termsWith(await termsSet(), await days());
  const before = (count: number) => now() - count * DAY_MS;
  return {
    days,
    setDays: (next: number): Promise<void> =>
      store.write((trx) => writeSetting(trx, SETTING, String(next), now())),
    terms,
    /** Sets some terms; the others stay as they are. */
    setTerms: async (next: { readonly [Name in TermName]?: number | undefined }): Promise<void> => {
      const value = JSON.stringify({ ...(await termsSet()), ...next });
      await store.write((trx) => writeSetting(trx, TERMS_SETTING, value, now()));
    },
    /** What has not changed since this moment is no longer kept, whether or not the sweeper has come by. */
    oldest: async (): Promise<number> => before(await days()),
    /** The same for what has a term of its own. */
    oldestOf: async (name: TermName): Promise<number> => before((await terms())[name]),
  };
}

export type Retention = ReturnType<typeof retention>;
