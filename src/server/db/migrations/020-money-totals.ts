import { sql } from "kysely";
import type { Engine } from "../store.ts";
import type { Migration } from "./migration.ts";

/**
 * What the desk says of money (decision 150): what each subscription brought, how often a charge was refused, and
 * totals that the database keeps up by itself, as 012-tallies.ts does. What was begun before has no sum until it is
 * read again. The lists skip what nobody ever paid.
 */
const MODES = ["practice", "test", "live"];
const SUMS = {
  deposits: ["paid_cents", "refunded_cents", "lost_cents"],
  subscriptions: ["paid_cents"],
} as const;

type Table = keyof typeof SUMS;
type Row = "new" | "old";
/** Columns of a table that are added up, and what their triggers are called. */
type Summed = { readonly table: Table; readonly columns: readonly string[]; readonly called: string };

const each = <T>({ table, columns }: Summed, of: (column: string, name: string) => T): T[] =>
  columns.map((column) => of(column, `${table}.${column}.`));
const watched = ({ columns }: Summed) => `update of mode, ${columns.join(", ")}`;

/** One writer, and one row for each total. */
function sqliteTriggers(summed: Summed): string[] {
  const { table, called } = summed;
  const add = (row: Row, sign: string) =>
    each(
      summed,
      (column, name) =>
        `update tallies set total = total ${sign} coalesce(${row}.${column}, 0)
         where name = '${name}' || ${row}.mode and shard = 0;`,
    ).join(" ");
  const trigger = (event: string, work: string) =>
    `create trigger ${called}_${event.slice(0, 6)} after ${event} on ${table} begin ${work} end`;
  return [
    trigger("insert", add("new", "+")),
    trigger("delete", add("old", "-")),
    trigger(watched(summed), add("old", "-") + add("new", "+")),
  ];
}

/** Many writers: each connection adds to a row of its own, for which it never waits. */
function postgresTriggers(summed: Summed): string[] {
  const { table, called } = summed;
  const add = (row: Row, sign: string) =>
    each(
      summed,
      (column, name) =>
        `insert into tallies (name, shard, total)
         values ('${name}' || ${row}.mode, pg_backend_pid(), ${sign}coalesce(${row}.${column}, 0))
         on conflict (name, shard) do update set total = tallies.total + excluded.total;`,
    ).join(" ");
  return [
    `create function ${called}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${add("old", "-")} end if;
      if tg_op <> 'DELETE' then ${add("new", "+")} end if;
      return null; end $$`,
    `create trigger ${called} after insert or delete or ${watched(summed)}
      on ${table} for each row execute function ${called}()`,
  ];
}

const fill = (summed: Summed) =>
  each(summed, (column, name) =>
    MODES.map(
      (mode) =>
        `insert into tallies (name, shard, total) select '${name}${mode}', 0,
         coalesce((select sum(${column}) from ${summed.table} where mode = '${mode}'), 0)`,
    ),
  ).flat();

/** What adds columns up from now on, and what they come to now. */
export const addUp = (engine: Engine, summed: Summed): string[] => [
  ...(engine === "postgres" ? postgresTriggers(summed) : sqliteTriggers(summed)),
  ...fill(summed),
];

export const moneyTotals: Migration = async (trx, engine) => {
  const tables = (Object.keys(SUMS) as Table[]).map((table) => ({
    ...{ table, columns: SUMS[table], called: `${table}_money` },
  }));
  const statements = [
    `alter table subscriptions add column paid_cents bigint`,
    `alter table subscriptions add column failures bigint not null default 0`,
    `create index deposits_paid on deposits (mode, id) where paid_cents > 0`,
    `create index subscriptions_begun on subscriptions (mode, id)
      where status not in ('incomplete', 'incomplete_expired')`,
    ...tables.flatMap((each) => addUp(engine, each)),
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
