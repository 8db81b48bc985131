import type Sqlite from "better-sqlite3";
import { schoolTables } from "#server/db/transfer/sqlite-tables.ts";

/** Words that the database's own totals know. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  // Of the school's facts, which are JSON.
  value: ['"O\'Brien \\"ñ\\""', "null", '"tab\\tand\\nline"'],
  mode: ["practice", "test", "live"],
  state: ["open", "in_progress", "closed"],
  severity: ["now", "urgent", "soon", "note"],
};

/** What copies have stumbled over: quotes, tabs, line ends, backslashes, accents, letters outside the first plane. */
const TEXTS = ['O\'Brien "ñ"', "tab\tand\nline\\n", "👩🏽‍🌾 árbol", "", "{}", "NULL", "é é"];

/** Of today: nothing that is made has had its term, so that no sweep takes it away. */
const NOW = Date.now();

type Column = { name: string; type: string; notnull: number; pk: number };
type Reference = { from: string; table: string; to: string };

/**
 * Puts rows into every table that the schema has, a later version's too: each value of the type that its column has, each
 * reference to a row that is there.
 */
export function fillSchool(database: Sqlite.Database, rowsOf: (table: string) => number): void {
  database.transaction(() => {
    for (const { name } of schoolTables(database)) {
      const columns = database.prepare("select * from pragma_table_info(?)").all(name) as Column[];
      const references = database
        .prepare("select * from pragma_foreign_key_list(?)")
        .all(name) as Reference[];
      const insert = database.prepare(
        `insert into "${name}" (${columns.map((each) => `"${each.name}"`).join()})
         values (${columns.map(() => "?").join()})`,
      );
      for (let index = 0; index < rowsOf(name); index += 1) {
        insert.run(columns.map((column) => valueFor(database, column, references, index)));
      }
    }
  })();
}

function valueFor(
  database: Sqlite.Database,
  column: Column,
  references: readonly Reference[],
  index: number,
) {
  const { name, notnull, pk } = column;
  const type = column.type.toLowerCase();
  const reference = references.find(({ from }) => from === name);
  if (reference !== undefined) {
    const all = database.prepare(`select "${reference.to}" from "${reference.table}"`).pluck().all();
    return all[index % all.length] ?? null;
  }
  if (!notnull && !pk && index % 3 === 1) return null;
  if (type === "date") return new Date(NOW + index * 1_003).toISOString();
  if (type === "bigint") return NOW + index;
  if (type === "integer") return index % 2;
  const words = WORDS[name];
  return words?.[index % words.length] ?? `${name} ${index} ${TEXTS[index % TEXTS.length]}`;
}

/** Every row of every table, in an order that does not depend on the engine. */
export function contents(database: Sqlite.Database): Record<string, string[]> {
  return Object.fromEntries(
    schoolTables(database).map(({ name }) => [
      name,
      sortedRows(database.prepare(`select * from "${name}"`).all() as Record<string, unknown>[]),
    ]),
  );
}

export function sortedRows(rows: readonly Record<string, unknown>[]): string[] {
  const alike = (value: unknown) =>
    value instanceof Date ? value.toISOString() : typeof value === "boolean" ? Number(value) : value;
  return rows
    .map((row) =>
      JSON.stringify(
        Object.keys(row)
          .sort()
          .map((key) => [key, alike(row[key])]),
      ),
    )
    .sort();
}
