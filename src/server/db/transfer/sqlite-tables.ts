import type BetterSqlite from "better-sqlite3";
import { type Fingerprint, fingerprinter, type Row } from "./fingerprint.ts";

export type Table = { readonly name: string; readonly columns: readonly string[] };

/** Kept up by the database itself: by its migrations, and by triggers on other tables. */
const OWN_WORK = new Set(["migrations", "tallies"]);
/** Counted by triggers on other tables, and yet no other table says it again: copied last, over what was counted meanwhile. */
export const COUNTED_ON_THE_WAY = "daily_counts";

/**
 * Every table that holds what a school wrote, those that others refer to first. It is read from the database, so that a
 * table of a later version is not forgotten.
 */
export function schoolTables(database: BetterSqlite.Database): Table[] {
  const names = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~'")
    .pluck()
    .all() as string[];
  const waiting = names.filter((name) => !OWN_WORK.has(name)).sort();
  const parents = new Map(waiting.map((name) => [name, parentsOf(database, name)]));
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.includes(name) || !parents.has(name)) return;
    if (path.includes(name)) throw new Error(`Tables refer to each other in a circle: ${path.join(", ")}.`);
    for (const parent of parents.get(name) ?? []) visit(parent, [...path, name]);
    ordered.push(name);
  };
  for (const name of waiting) if (name !== COUNTED_ON_THE_WAY) visit(name, []);
  if (parents.has(COUNTED_ON_THE_WAY)) ordered.push(COUNTED_ON_THE_WAY);
  return ordered.map((name) => ({
    name,
    columns: database
      .prepare("select name from pragma_table_info(?) order by cid")
      .pluck()
      .all(name) as string[],
  }));
}

function parentsOf(database: BetterSqlite.Database, name: string): string[] {
  const all = database
    .prepare('select distinct "table" from pragma_foreign_key_list(?)')
    .pluck()
    .all(name) as string[];
  return all.filter((parent) => parent !== name);
}

/** A table's rows, one after the other; nothing is held in memory. */
export function* rowsOf(database: BetterSqlite.Database, { name, columns }: Table): Generator<Row> {
  // What the database computes itself is not among the columns.
  const named = columns.map((column) => `"${column}"`).join(", ");
  yield* database.prepare(`select ${named} from "${name}"`).iterate() as IterableIterator<Row>;
}

export function readMigrations(database: BetterSqlite.Database): string[] {
  return database.prepare("select name from migrations order by name").pluck().all() as string[];
}

/** What a database holds, by table. */
export function fingerprints(database: BetterSqlite.Database): Record<string, Fingerprint> {
  return Object.fromEntries(
    schoolTables(database).map((table) => {
      const print = fingerprinter(table.columns);
      for (const row of rowsOf(database, table)) print.add(row);
      return [table.name, print.result()];
    }),
  );
}
