import { sql } from "kysely";
import type { Engine } from "../store.ts";
import { digits, folded } from "./024-families.ts";
import type { Migration } from "./migration.ts";

/**
 * A family is found by the names of its children, which stand with their places (decision 214). The database keeps them
 * with the lead, so that no writer can forget it and a search reads the same indexes as before.
 */
const namesOf = (lead: string, engine: Engine) => {
  const joined = engine === "postgres" ? "string_agg" : "group_concat";
  return `coalesce((select ${joined}(child, ' ' order by id) from places where lead_id = ${lead} and child <> ''), '')`;
};
const keep = (row: string, engine: Engine) =>
  `update leads set child_names = ${namesOf(`${row}.lead_id`, engine)} where id = ${row}.lead_id;`;

const keeping = {
  sqlite: [
    `create trigger places_named after insert on places when new.child <> ''
      begin ${keep("new", "sqlite")} end`,
    `create trigger places_renamed after update of child, lead_id on places
      begin ${keep("old", "sqlite")} ${keep("new", "sqlite")} end`,
    `create trigger places_left after delete on places when old.child <> ''
      begin ${keep("old", "sqlite")} end`,
  ],
  postgres: [
    `create function places_named() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${keep("old", "postgres")} end if;
      if tg_op <> 'DELETE' then ${keep("new", "postgres")} end if;
      return null; end $$`,
    `create trigger places_named after insert or delete or update of child, lead_id
      on places for each row execute function places_named()`,
  ],
} as const;

const searched = (engine: Engine) =>
  `alter table leads add column search text generated always as (
    ${folded(`name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || child_names`)}
      || ' ' || coalesce(${digits}, ''))
    ${engine === "postgres" ? "stored" : "virtual"}`;

/** The indexes that hold what is searched, as they were made. */
const INDEXES = {
  sqlite: `select name, sql as made from sqlite_master where type = 'index' and tbl_name = 'leads' and sql like '%search%'`,
  postgres: `select indexname as name, indexdef as made from pg_indexes
    where schemaname = current_schema() and tablename = 'leads' and indexdef like '%search%'`,
} as const;

export const childrenFound: Migration = async (trx, engine) => {
  const { rows } = await sql.raw<{ name: string; made: string }>(INDEXES[engine]).execute(trx);
  const statements = [
    `alter table leads add column child_names text not null default ''`,
    ...rows.map(({ name }) => `drop index ${name}`),
    `alter table leads drop column search`,
    searched(engine),
    ...rows.map(({ made }) => made),
    `update leads set child_names = ${namesOf("leads.id", engine)}
      where id in (select lead_id from places where child <> '')`,
    ...keeping[engine],
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
