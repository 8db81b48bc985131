import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Conversations with the Jungle School tutor, redacted. */
const TABLES = [
  `create table tutor_threads (
    id text primary key, session_id text not null unique, owner_hash text not null, device_hash text not null,
    consent text not null, guardian_email_key text, language text not null, state text not null,
    created_at bigint not null, updated_at bigint not null)`,
  `create index tutor_threads_by_device on tutor_threads (device_hash)`,
  `create index tutor_threads_by_guardian on tutor_threads (guardian_email_key)`,
  `create index tutor_threads_by_time on tutor_threads (updated_at)`,
  `create table tutor_messages (
    id text primary key, thread_id text not null references tutor_threads (id) on delete cascade,
    is_tutor integer not null, text text not null, created_at bigint not null)`,
  `create index tutor_messages_by_thread on tutor_messages (thread_id, created_at)`,
  `create index tutor_messages_by_time on tutor_messages (created_at)`,
];

export const tutor: Migration = async (trx) => {
  for (const statement of TABLES) await sql.raw(statement).execute(trx);
};
