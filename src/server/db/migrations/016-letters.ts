import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The newsletter's addresses, teachers' applications, and where a mail's one click to end it leads (decision 135). */
const STATEMENTS = [
  `create table newsletter_subscribers (
    id text primary key, email text not null, email_key text not null unique, language text not null,
    status text not null, asked_at bigint not null, confirmed_at bigint, last_at bigint not null)`,
  `create index newsletter_subscribers_by_time on newsletter_subscribers (status, last_at)`,
  `create table job_applications (
    id text primary key, content_hash text not null unique, name text not null, email text not null,
    email_key text not null, phone text, teaching text not null, speaks text not null, available_from text,
    message text not null, language text not null, status text not null, created_at bigint not null,
    changed_at bigint not null, changed_by text)`,
  `create index job_applications_by_status on job_applications (status, created_at)`,
  `create index job_applications_by_email on job_applications (email_key)`,
  `alter table mails add column unsubscribe text`,
];

export const letters: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
