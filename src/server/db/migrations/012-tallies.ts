import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Totals that staff's pages ask for again and again, kept up by the database in the transaction of each change, so that
 * asking does not grow with the rows (decision 110).
 */
const MODES = ["practice", "test", "live"];
const KEPT = (row: string) => `${row}.paid_cents - ${row}.refunded_cents - ${row}.lost_cents`;
const COUNTED = { leads: "families", conversations: "conversations" };

const FILL = [
  ...Object.entries(COUNTED).map(
    ([table, name]) => `insert into tallies (name, shard, total) select '${name}', 0, count(*) from ${table}`,
  ),
  ...MODES.map(
    (mode) => `insert into tallies (name, shard, total) select 'cents.${mode}', 0,
      coalesce(sum(${KEPT("deposits")}), 0) from deposits where mode = '${mode}'`,
  ),
];

/** One writer, one row for each total. */
const sqlite = () => {
  const add = (name: string, change: string) =>
    `update tallies set total = total + ${change} where name = ${name} and shard = 0;`;
  const trigger = (name: string, event: string, table: string, work: string) =>
    `create trigger ${name} after ${event} on ${table} begin ${work} end`;
  const plus = add("'cents.' || new.mode", `(${KEPT("new")})`);
  const minus = add("'cents.' || old.mode", `-(${KEPT("old")})`);
  return [
    ...Object.entries(COUNTED).flatMap(([table, name]) => [
      trigger(`${table}_tally_insert`, "insert", table, add(`'${name}'`, "1")),
      trigger(`${table}_tally_delete`, "delete", table, add(`'${name}'`, "-1")),
    ]),
    trigger("deposits_tally_insert", "insert", "deposits", plus),
    trigger("deposits_tally_delete", "delete", "deposits", minus),
    trigger(
      "deposits_tally_update",
      "update of paid_cents, refunded_cents, lost_cents, mode",
      "deposits",
      minus + plus,
    ),
  ];
};

/**
 * Many writers: each connection adds to a row of its own, for which it never waits, whatever else a transaction does.
 * The rows are folded into one now and then (see tallies.ts).
 */
const postgres = () => {
  const add = (name: string, change: string) =>
    `insert into tallies (name, shard, total) values (${name}, pg_backend_pid(), ${change})
     on conflict (name, shard) do update set total = tallies.total + excluded.total;`;
  return [
    `create function tally_rows() returns trigger language plpgsql as $$ begin
      ${add("tg_argv[0]", "case tg_op when 'INSERT' then 1 else -1 end")}
      return null; end $$`,
    ...Object.entries(COUNTED).map(
      ([table, name]) => `create trigger ${table}_tally after insert or delete on ${table}
        for each row execute function tally_rows('${name}')`,
    ),
    `create function tally_deposits() returns trigger language plpgsql as $$ begin
      if tg_op <> 'DELETE' then ${add("'cents.' || new.mode", KEPT("new"))} end if;
      if tg_op <> 'INSERT' then ${add("'cents.' || old.mode", `-(${KEPT("old")})`)} end if;
      return null; end $$`,
    `create trigger deposits_tally
      after insert or delete or update of paid_cents, refunded_cents, lost_cents, mode on deposits
      for each row execute function tally_deposits()`,
  ];
};

export const tallies: Migration = async (trx, engine) => {
  const statements = [
    `create table tallies (
      name text not null, shard bigint not null, total bigint not null, primary key (name, shard))`,
    ...(engine === "postgres" ? postgres() : sqlite()),
    ...FILL,
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
