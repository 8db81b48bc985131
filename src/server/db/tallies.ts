import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Totals that the database keeps up by itself (see migrations/012-tallies.ts). */
export async function readTallies<Name extends string>(
  db: Kysely<Database>,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const rows = await db
    .selectFrom("tallies")
    .select((eb) => ["name", eb.fn.sum<number | string>("total").as("total")])
    .where("name", "in", [...names])
    .groupBy("name")
    .execute();
  const of = (name: Name) => Number(rows.find((row) => row.name === name)?.total ?? 0);
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
}

/** The totals whose names begin so, by the rest of their names (see migrations/033-families-found.ts). */
export async function talliesOf(db: Kysely<Database>, beginning: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("tallies")
    .select((eb) => ["name", eb.fn.sum<number | string>("total").as("total")])
    .where("name", "like", `${beginning}%`)
    .groupBy("name")
    .execute();
  return new Map(rows.map(({ name, total }) => [name.slice(beginning.length), Number(total)]));
}

/**
 * Adds up what connections to PostgreSQL have counted, each in a row of its own. One that is counting at this moment is
 * passed over.
 */
export const FOLD_TALLIES = `
  with folded as (
    delete from tallies where (name, shard) in (
      select name, shard from tallies where shard <> 0 for update skip locked)
    returning name, total)
  insert into tallies (name, shard, total)
    select name, 0, sum(total) from folded group by name order by name
  on conflict (name, shard) do update set total = tallies.total + excluded.total`;
