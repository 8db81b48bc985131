import { sql } from "kysely";
import { expect, it } from "vitest";
import { personalData } from "#server/compose/personal-data.ts";
import type { Store } from "#server/db/store.ts";
import { onBothEngines } from "./engines.ts";

const claimsOn = ({ engine }: Store) =>
  personalData
    .flatMap(({ tables }) => Object.entries(tables))
    .filter(([, keeping]) => !("only" in keeping) || keeping.only === engine);

/** The tables of the database with their columns, without those that the engine or better-auth's library adds. */
async function columnsOf(store: Store): Promise<Map<string, string[]>> {
  const tables = await store.db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]));
}

/** Whether the rows of one table go with those of another: by a foreign key that cascades. */
async function cascades(store: Store, table: string, parent: string): Promise<boolean> {
  const { rows } =
    store.engine === "postgres"
      ? await sql`select 1 from pg_constraint
          where contype = 'f' and confdeltype = 'c'
          and conrelid = ${`"${table}"`}::regclass and confrelid = ${`"${parent}"`}::regclass`.execute(
          store.db,
        )
      : await sql`select 1 from pragma_foreign_key_list(${table})
          where "table" = ${parent} and on_delete = 'CASCADE'`.execute(store.db);
  return rows.length > 0;
}

onBothEngines("what is kept of people", ({ fresh }) => {
  it("is named by one slice, table by table, and where rows stay column by column", async () => {
    const store = await fresh();
    const tables = await columnsOf(store);
    const claims = claimsOn(store);
    expect(claims.map(([table]) => table).sort()).toEqual([...tables.keys()].sort());
    for (const [table, keeping] of claims) {
      if (!("emptied" in keeping)) continue;
      expect([...keeping.emptied, ...keeping.kept].sort(), table).toEqual(tables.get(table));
    }
  });

  it("goes with what it belongs to, where a slice says so", async () => {
    const store = await fresh();
    for (const [table, keeping] of claimsOn(store)) {
      if (!("rowsOf" in keeping)) continue;
      expect(await cascades(store, table, keeping.rowsOf), table).toBe(true);
    }
  });
});
