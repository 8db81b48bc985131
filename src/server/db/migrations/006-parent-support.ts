import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The parents' questions about the weeks at home that a person has to answer. */
const TABLES = [
  `create table parent_questions (
    id text primary key, receipt_hash text not null unique, question text not null, language text not null,
    email text, email_key text, status text not null, created_at bigint not null, answered_at bigint,
    answered_by text)`,
  `create index parent_questions_by_status on parent_questions (status, created_at)`,
  `create index parent_questions_by_email on parent_questions (email_key)`,
];

export const parentSupport: Migration = async (trx) => {
  for (const statement of TABLES) await sql.raw(statement).execute(trx);
};
