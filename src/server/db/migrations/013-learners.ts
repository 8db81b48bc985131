import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * A consent, a profile and a conversation belong to one learner on a device (decision 114); a list of who was erased
 * (113). What was kept until now says nothing of the learner: it stays without one, and adults are asked once more.
 * SQLite cannot change a primary key, so consents move to a new table.
 */
const STATEMENTS = [
  `create table consents_by_learner (
    device_hash text not null, learner_id text not null, purpose text not null, granted_at bigint,
    withdrawn_at bigint, guardian_email text, guardian_email_key text, updated_at bigint not null,
    primary key (device_hash, learner_id, purpose))`,
  `insert into consents_by_learner
    select device_hash, '', purpose, granted_at, withdrawn_at, guardian_email, guardian_email_key, updated_at
    from consents`,
  `drop table consents`,
  `alter table consents_by_learner rename to consents`,
  `create index consents_by_guardian on consents (guardian_email_key)`,
  `create index consents_by_time on consents (updated_at)`,
  `alter table student_profiles add column learner_id text not null default ''`,
  `alter table tutor_threads add column learner_id text not null default ''`,
  `create table erased (mark text primary key, erased_at bigint not null)`,
  // What was deleted before this version may still lie in the file: it is cleaned at the first start.
  `insert into settings (key, value, updated_at)
    select 'scrub_due', 'upgrade', 0 where exists (select 1 from settings)`,
];

export const learners: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
