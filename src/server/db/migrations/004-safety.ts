import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The staff's safety desk. */
const TABLES = [
  `create table safety_items (
    id text primary key, kind text not null, severity text not null, excerpt text not null, source text not null,
    student_name text, session_mark text not null, times integer not null, state text not null, handled_by text,
    note text not null, version integer not null, created_at bigint not null, updated_at bigint not null)`,
  `create index safety_items_by_state on safety_items (state, created_at)`,
  `create index safety_items_by_session on safety_items (session_mark, kind)`,
];

export const safety: Migration = async (trx) => {
  for (const statement of TABLES) await sql.raw(statement).execute(trx);
};
