import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** Adds what was counted outside the database: visits of pages. */
export async function addCounts(
  trx: Transaction<Database>,
  day: number,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  // In one order, so that servers which add at once do not wait for each other in a circle.
  const rows = [...counts].sort().map(([name, total]) => ({ name, day, shard: 0, total }));
  if (rows.length === 0) return;
  await trx
    .insertInto("daily_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["name", "day", "shard"])
        .doUpdateSet((eb) => ({ total: eb("daily_counts.total", "+", eb.ref("excluded.total")) })),
    )
    .execute();
}

export type DayCount = { readonly name: string; readonly day: number; readonly total: number };

/** What some names counted on each day since one; names that begin alike lie together. */
export async function countsSince(
  db: Kysely<Database>,
  names: readonly string[],
  since: number,
): Promise<DayCount[]> {
  const rows = await db
    .selectFrom("daily_counts")
    .select((eb) => ["name", "day", eb.fn.sum<number | string>("total").as("total")])
    .where("name", "in", [...names])
    .where("day", ">=", since)
    .groupBy(["name", "day"])
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

/** What all names that begin so counted since a day, the greatest first. */
export async function totalsSince(
  db: Kysely<Database>,
  beginning: string,
  since: number,
): Promise<{ name: string; total: number }[]> {
  const rows = await db
    .selectFrom("daily_counts")
    .select((eb) => ["name", eb.fn.sum<number | string>("total").as("total")])
    .where("name", ">=", beginning)
    .where("name", "<", `${beginning}\u{10ffff}`)
    .where("day", ">=", since)
    .groupBy("name")
    .execute();
  return rows
    .map(({ name, total }) => ({ name: name.slice(beginning.length), total: Number(total) }))
    .sort((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1));
}
