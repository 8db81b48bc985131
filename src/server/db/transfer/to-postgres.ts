import type BetterSqlite from "better-sqlite3";
import { Kysely, sql, type Transaction } from "kysely";
import { migrate } from "../migrate.ts";
import { openPool, PatientDialect } from "../postgres-driver.ts";
import { type Fingerprint, fingerprinter, type Row } from "./fingerprint.ts";
import { Impossible } from "./impossible.ts";
import { COUNTED_ON_THE_WAY, readMigrations, rowsOf, schoolTables, type Table } from "./sqlite-tables.ts";

type Anything = Record<string, Record<string, unknown>>;
type Target = Transaction<Anything>;

export type TableReport = {
  readonly table: string;
  readonly source: Fingerprint;
  readonly target: Fingerprint;
};

/** What was sent and what was read back differ: nothing was copied. */
export class CopyDiffers extends Error {
  readonly report: readonly TableReport[];
  constructor(report: readonly TableReport[]) {
    super("What PostgreSQL holds is not what SQLite holds. Nothing was copied.");
    this.report = report;
  }
}

export const isSame = ({ source, target }: TableReport) =>
  source.rows === target.rows && source.checksum === target.checksum;

const BATCH = 500;

/**
 * Copies a school into an empty PostgreSQL in one transaction, which is undone unless every table that is read back is
 * what was sent. Triggers of the target count its totals, and these are compared too.
 *
 * @param source held in a read transaction by the caller, so that all of it is of one moment
 * @throws Impossible, CopyDiffers
 */
export async function copyToPostgres(source: BetterSqlite.Database, url: string): Promise<TableReport[]> {
  const dialect = new PatientDialect(openPool(url, { max: 1, statementMs: null }));
  const db = new Kysely<Anything>({ dialect });
  try {
    await migrate(db, "postgres");
    return await db.transaction().execute((trx) => copyAll(source, trx));
  } finally {
    await db.destroy();
  }
}

async function copyAll(source: BetterSqlite.Database, trx: Target): Promise<TableReport[]> {
  const tables = schoolTables(source);
  await refuseOtherSchema(source, tables, trx);
  await refuseRows(tables, trx);
  await setWaiting("disable", trx);
  const report: TableReport[] = [];
  for (const table of tables) {
    if (table.name === COUNTED_ON_THE_WAY) await sql`delete from ${sql.table(table.name)}`.execute(trx);
    const sent = await send(source, table, trx);
    await raiseSequences(table, trx);
    report.push({ table: table.name, source: sent, target: await readBack(table, trx) });
  }
  await setWaiting("enable", trx);
  report.push({ table: "(totals)", source: totalsOf(source), target: await totalsIn(trx) });
  if (!report.every(isSame)) throw new CopyDiffers(report);
  return report;
}

/** Since when each family waits is copied with it: its history, coming after, is no news. */
async function setWaiting(how: "enable" | "disable", trx: Target): Promise<void> {
  await sql.raw(`alter table lead_events ${how} trigger lead_events_wait`).execute(trx);
  await sql.raw(`alter table messages ${how} trigger messages_answer`).execute(trx);
}

async function refuseOtherSchema(source: BetterSqlite.Database, tables: readonly Table[], trx: Target) {
  const { rows: steps } = await sql<{ name: string }>`select name from migrations`.execute(trx);
  const newer = steps.map(({ name }) => name).sort();
  if (newer.join() !== readMigrations(source).join()) {
    throw new Impossible(
      "The school's database is of another version: start this version on it once, then copy.",
    );
  }
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER'`.execute(trx);
  for (const { name, columns } of tables) {
    const there = rows.filter((row) => row.table_name === name).map((row) => row.column_name);
    if ([...there].sort().join() !== [...columns].sort().join()) {
      throw new Impossible(`PostgreSQL has another table "${name}" than the school.`);
    }
  }
}

/** Holds every writer off until the end, then looks whether one was here before. */
async function refuseRows(tables: readonly Table[], trx: Target): Promise<void> {
  const all = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${all} in exclusive mode`.execute(trx);
  const full: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0) full.push(name);
  }
  if (full.length > 0) {
    throw new Impossible(`The database at that address is not empty (${full.join(", ")}); give a new one.`);
  }
}

async function send(source: BetterSqlite.Database, table: Table, trx: Target): Promise<Fingerprint> {
  const print = fingerprinter(table.columns);
  const name = sql.table(table.name);
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  let batch: Row[] = [];
  const flush = async () => {
    // PostgreSQL reads each value as the type of its column: 1 as true, text as a moment.
    await sql`insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(batch)}::json)`.execute(
      trx,
    );
    batch = [];
  };
  try {
    for (const row of rowsOf(source, table)) {
      print.add(row);
      batch.push(row);
      if (batch.length === BATCH) await flush();
    }
    if (batch.length > 0) await flush();
  } catch (error) {
    throw new Impossible(`Table ${table.name} cannot be copied: ${(error as Error).message}.`);
  }
  return print.result();
}

/** Numbers that PostgreSQL gives out itself go on after the highest that was copied. */
async function raiseSequences({ name }: Table, trx: Target): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${name}
      and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(trx);
  for (const { column_name: column } of rows) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${column}), max(${sql.ref(column)}))
      from ${sql.table(name)} having max(${sql.ref(column)}) is not null`.execute(trx);
  }
}

async function readBack({ name, columns }: Table, trx: Target): Promise<Fingerprint> {
  const print = fingerprinter(columns);
  const named = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare copied no scroll cursor for select ${named} from ${sql.table(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from copied`.execute(trx);
    for (const row of rows) print.add(row);
    if (rows.length < BATCH) break;
  }
  await sql`close copied`.execute(trx);
  return print.result();
}

/** What nothing counts any more may stand there as nothing. */
const TOTALS =
  "select name, cast(sum(total) as bigint) as total from tallies group by name having sum(total) <> 0";

function totalsOf(source: BetterSqlite.Database): Fingerprint {
  return printTotals(source.prepare(TOTALS).all() as Row[]);
}

async function totalsIn(trx: Target): Promise<Fingerprint> {
  return printTotals((await sql.raw<Row>(TOTALS).execute(trx)).rows);
}

function printTotals(rows: readonly Row[]): Fingerprint {
  const print = fingerprinter(["name", "total"]);
  for (const row of rows) print.add(row);
  return print.result();
}
