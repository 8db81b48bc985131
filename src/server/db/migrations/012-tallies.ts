import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Totals that staff's pages ask for again and again, kept up by the database in the transaction of each change, so that
 * asking does not grow with the rows (decision 110).
 */
const MODES = ["practice", "test", "live"];
const STATES = ["open", "in_progress", "closed"];
const SEVERITIES = ["now", "urgent", "soon", "note"];

/** A table, the total that a row of it belongs to, what it adds, and the columns that both rest on. */
type Tally = {
  readonly table: string;
  readonly total: (row: string) => string;
  readonly adds: (row: string) => string;
  readonly columns: string;
  /** Every total there is. */
  readonly totals: readonly string[];
};

const TALLIES: readonly Tally[] = [
  { table: "leads", total: () => "'families'", adds: () => "1", columns: "", totals: ["families"] },
  {
    table: "conversations",
    total: () => "'conversations'",
    adds: () => "1",
    columns: "",
    totals: ["conversations"],
  },
  {
    table: "deposits",
    total: (row) => `'cents.' || ${row}.mode`,
    adds: (row) => `(${row}.paid_cents - ${row}.refunded_cents - ${row}.lost_cents)`,
    columns: "mode, paid_cents, refunded_cents, lost_cents",
    totals: MODES.map((mode) => `cents.${mode}`),
  },
  {
    table: "safety_items",
    total: (row) => `'safety.' || ${row}.state || '.' || ${row}.severity`,
    adds: () => "1",
    columns: "state, severity",
    totals: STATES.flatMap((state) => SEVERITIES.map((severity) => `safety.${state}.${severity}`)),
  },
];

/** One writer, and one row for each total. */
function sqliteTriggers({ table, total, adds, columns }: Tally): string[] {
  const add = (row: string, sign: string) =>
    `update tallies set total = total ${sign} ${adds(row)} where name = ${total(row)} and shard = 0;`;
  const trigger = (event: string, work: string) =>
    `create trigger ${table}_tally_${event.slice(0, 6)} after ${event} on ${table} begin ${work} end`;
  return [
    trigger("insert", add("new", "+")),
    trigger("delete", add("old", "-")),
    ...(columns === "" ? [] : [trigger(`update of ${columns}`, add("old", "-") + add("new", "+"))]),
  ];
}

/**
 * Many writers: each connection adds to a row of its own, for which it never waits, whatever else a transaction does.
 * The rows are folded into one now and then (see tallies.ts).
 */
function postgresTriggers({ table, total, adds, columns }: Tally): string[] {
  const add = (row: string, sign: string) =>
    `insert into tallies (name, shard, total) values (${total(row)}, pg_backend_pid(), ${sign}${adds(row)})
     on conflict (name, shard) do update set total = tallies.total + excluded.total;`;
  return [
    `create function ${table}_tally() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${add("old", "-")} end if;
      if tg_op <> 'DELETE' then ${add("new", "+")} end if;
      return null; end $$`,
    `create trigger ${table}_tally after insert or delete${columns === "" ? "" : ` or update of ${columns}`}
      on ${table} for each row execute function ${table}_tally()`,
  ];
}

const fill = ({ table, total, adds, totals }: Tally) => [
  ...totals.map((name) => `insert into tallies (name, shard, total) values ('${name}', 0, 0)`),
  `update tallies set total = total + coalesce(
    (select sum(${adds("counted")}) from ${table} counted where ${total("counted")} = tallies.name), 0)`,
];

export const tallies: Migration = async (trx, engine) => {
  const statements = [
    `create table tallies (
      name text not null, shard bigint not null, total bigint not null, primary key (name, shard))`,
    ...TALLIES.flatMap(engine === "postgres" ? postgresTriggers : sqliteTriggers),
    ...TALLIES.flatMap(fill),
    // The order of the safety desk, word for word as it asks (features/safety/list.ts).
    `create index safety_items_by_rank on safety_items (
      (case when state = 'closed' then 4 when severity = 'now' then 0
        when severity = 'urgent' then 1 when severity = 'soon' then 2 else 3 end), created_at desc, id desc)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
