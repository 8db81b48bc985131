import type { Kysely, Transaction } from "kysely";
import { compiled } from "./compiled.ts";
import type { Database } from "./schema.ts";

/** What is kept under a name, or null. */
export async function readSetting(db: Kysely<Database>, key: string): Promise<string | null> {
  const [row] = await kept(db, { key });
  return row?.value ?? null;
}
const kept = compiled((db, { key }: { key: string }) =>
  db.selectFrom("settings").select("value").where("key", "=", key),
);

export async function writeSetting(
  trx: Transaction<Database>,
  key: string,
  value: string,
  now: number,
): Promise<void> {
  await trx
    .insertInto("settings")
    .values({ key, value, updated_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value, updated_at: now }))
    .execute();
}

/** Writes only when nothing is kept yet. True when it wrote; of two servers that start at once, one does. */
export async function writeFirstSetting(
  trx: Transaction<Database>,
  key: string,
  value: string,
  now: number,
): Promise<boolean> {
  const written = await trx
    .insertInto("settings")
    .values({ key, value, updated_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return written !== undefined;
}
