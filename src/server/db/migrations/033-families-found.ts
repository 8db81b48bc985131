import { sql } from "kysely";
import type { Engine } from "../store.ts";
import type { Migration } from "./migration.ts";

/**
 * Families are found and counted without looking at each of them (decision 186): how many there are of each group is
 * kept up by the database as in 012-tallies.ts, and PostgreSQL finds a part of a name by its groups of three letters.
 */

/** The group that a lead belongs to: what lists are filtered by and many families share. */
const groupOf = (row: string) =>
  `'family.' || ${row}.status || '.' || ${row}.language || '.' || ${row}.age_bits || '.' ||
    case when ${row}.owner is null then 0 else 1 end`;
const FILTERED = "status, language, ages, owner";

const shard = { sqlite: "0", postgres: "pg_backend_pid()" } as const;
const add = (engine: Engine, row: string, sign: string) =>
  `insert into tallies (name, shard, total) select ${groupOf(row)}, ${shard[engine]}, ${sign}1 where true
   on conflict (name, shard) do update set total = tallies.total + excluded.total;`;

const counting = {
  sqlite: [
    `create trigger leads_group_insert after insert on leads begin ${add("sqlite", "new", "+")} end`,
    `create trigger leads_group_delete after delete on leads begin ${add("sqlite", "old", "-")} end`,
    `create trigger leads_group_update after update of ${FILTERED} on leads
      begin ${add("sqlite", "old", "-")} ${add("sqlite", "new", "+")} end`,
  ],
  postgres: [
    `create function leads_group() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${add("postgres", "old", "-")} end if;
      if tg_op <> 'DELETE' then ${add("postgres", "new", "+")} end if;
      return null; end $$`,
    `create trigger leads_group after insert or delete or update of ${FILTERED} on leads
      for each row execute function leads_group()`,
  ],
} as const;

/** SQLite looks through the index of the list quickly enough; PostgreSQL takes twice as long and more. */
const finding = {
  sqlite: [],
  postgres: [
    `create function letter_triples(said text) returns text[] language sql immutable strict parallel safe as
      $$ select array(select distinct substr(said, at, 3) from generate_series(1, length(said) - 2) at) $$`,
    `create index leads_by_triples on leads using gin (letter_triples(search))`,
  ],
} as const;

/** Groups are counted by their status as well. */
const needless = {
  sqlite: ["insert", "delete", "update"].map((event) => `drop trigger leads_status_${event}`),
  postgres: [`drop function leads_status cascade`],
} as const;

const COUNTED = "status, language, age_bits, waits_since, next_step_on, search";

export const familiesFound: Migration = async (trx, engine) => {
  const statements = [
    ...needless[engine],
    `delete from tallies where name like 'leads.%'`,
    `insert into tallies (name, shard, total)
      select ${groupOf("counted")}, 0, count(*) from leads counted group by 1`,
    ...counting[engine],
    ...finding[engine],
    `create index leads_by_owner on leads (owner, created_at, id, ${COUNTED}) where owner is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
