import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What staff teach the assistant, each change of it (decision 167), and which questions nobody has to teach. */
const STATEMENTS = [
  `create table taught_answers (
    id text primary key, content text not null, is_live integer not null, version integer not null,
    changed_by text not null, changed_at bigint not null)`,
  `create table taught_versions (
    answer_id text not null references taught_answers (id) on delete cascade, version integer not null,
    act text not null, content text not null, is_live integer not null,
    changed_by text not null, changed_at bigint not null, primary key (answer_id, version))`,
  `alter table messages add column set_aside integer not null default 0`,
  `alter table parent_questions add column set_aside integer not null default 0`,
  // The questions that nobody has an answer to yet, newest first.
  `create index messages_not_known on messages (created_at, id) where mark = 'not_known' and set_aside = 0`,
];

export const taught: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
