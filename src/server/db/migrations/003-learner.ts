import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What adults allowed on which device, and what was worked out for a child with such a permission. */
const TABLES = [
  `create table consents (
    device_hash text not null, purpose text not null, granted_at bigint, withdrawn_at bigint, guardian_email text,
    guardian_email_key text, updated_at bigint not null, primary key (device_hash, purpose))`,
  `create index consents_by_guardian on consents (guardian_email_key)`,
  `create index consents_by_time on consents (updated_at)`,
  `create table student_profiles (
    session_id text primary key, owner_hash text not null, device_hash text not null, consent text not null,
    guardian_email_key text, result text not null, created_at bigint not null, updated_at bigint not null)`,
  `create index student_profiles_by_device on student_profiles (device_hash)`,
  `create index student_profiles_by_guardian on student_profiles (guardian_email_key)`,
  `create index student_profiles_by_time on student_profiles (updated_at)`,
];

export const learner: Migration = async (trx) => {
  for (const statement of TABLES) await sql.raw(statement).execute(trx);
};
