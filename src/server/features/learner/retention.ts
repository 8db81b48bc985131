import type { Kysely } from "kysely";
import { RETENTION_DAYS } from "#domain/learner/portal.ts";
import { type TermName, type Terms, termsWith } from "#domain/learner/terms.ts";
import type { Database } from "#server/db/schema.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";
import type { Note } from "#server/http/handler.ts";

const SETTING = "retention_days";
const TERMS_SETTING = "retention_terms";
const DAY_MS = 86_400_000;

/** How long everything is kept: what is known about children, and the terms of the rest. */
export function retention(store: Store, now: () => number) {
  async function days(): Promise<number> {
    return Number((await readSetting(store.db, SETTING)) ?? RETENTION_DAYS.usual);
  }
  async function termsSet(db: Kysely<Database> = store.db): Promise<Partial<Terms>> {
    return JSON.parse((await readSetting(db, TERMS_SETTING)) ?? "{}") as Partial<Terms>;
  }
  const terms = async () => termsWith(await termsSet(), await days());
  const before = (count: number) => now() - count * DAY_MS;
  return {
    days,
    setDays: (next: number, note?: Note): Promise<void> =>
      store.write(async (trx) => {
        await writeSetting(trx, SETTING, String(next), now());
        await note?.(trx);
      }),
    terms,
    /** Sets some terms; the others stay as they are. */
    setTerms: (next: { readonly [Name in TermName]?: number | undefined }, note?: Note): Promise<void> =>
      store.write(async (trx) => {
        await writeSetting(trx, TERMS_SETTING, JSON.stringify({ ...(await termsSet(trx)), ...next }), now());
        await note?.(trx);
      }),
    /** What has not changed since this moment is no longer kept, whether or not the sweeper has come by. */
    oldest: async (): Promise<number> => before(await days()),
    /** The same for what has a term of its own. */
    oldestOf: async (name: TermName): Promise<number> => before((await terms())[name]),
  };
}

export type Retention = ReturnType<typeof retention>;
