import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Enrolment, staff accounts, the mail queue and settings. Both engines understand every statement as it stands. */
const TABLES = [
  `create table conversations (
    id text primary key, session_id text not null unique, owner_hash text not null, language text not null,
    created_at bigint not null)`,
  `create table messages (
    id text primary key, conversation_id text not null references conversations (id) on delete cascade,
    is_ai integer not null, text text not null, topic text, needs_contact_form integer not null,
    needs_payment integer not null, payment_type text, suggestions text, created_at bigint not null)`,
  `create index messages_by_conversation on messages (conversation_id, created_at, id)`,
  `create table leads (
    id text primary key, name text not null, email text not null, email_key text not null unique, phone text,
    children integer not null, ages text not null, language text not null, status text not null,
    next_step_on text, version integer not null, created_at bigint not null)`,
  `create index leads_by_time on leads (created_at, id)`,
  `create table lead_submissions (
    id text primary key, lead_id text not null references leads (id) on delete cascade,
    content_hash text not null, name text not null, phone text, children integer not null, ages text not null,
    language text not null, interest text, times integer not null, first_at bigint not null, last_at bigint not null,
    unique (lead_id, content_hash))`,
  `create table lead_events (
    id text primary key, lead_id text not null references leads (id) on delete cascade, kind text not null,
    detail text not null, interest text, actor text not null, created_at bigint not null)`,
  `create index lead_events_by_lead on lead_events (lead_id, created_at, id)`,
  `create table deposits (
    id text primary key, lead_id text not null references leads (id) on delete cascade, type text not null,
    amount_cents bigint not null, refunded_cents bigint not null, status text not null,
    provider_intent_id text unique, created_at bigint not null)`,
  `create index deposits_by_lead on deposits (lead_id, created_at, id)`,
  `create table mails (
    id text primary key, recipient text not null, recipient_key text not null, kind text not null,
    subject text not null, body text not null, status text not null, attempts integer not null,
    due_at bigint not null, claimed_until bigint not null, created_at bigint not null)`,
  `create index mails_due on mails (status, due_at)`,
  `create index mails_by_recipient on mails (recipient_key, created_at)`,
  `create table settings (key text primary key, value text not null, updated_at bigint not null)`,
];

/** better-auth 1.7.7, as its own migration tool writes them; `flag` and `time` are the types that differ. */
const accountTables = (flag: string, time: string) => [
  `create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique,
    "emailVerified" ${flag} not null, "image" text, "createdAt" ${time} not null, "updatedAt" ${time} not null)`,
  `create table "session" ("id" text not null primary key, "expiresAt" ${time} not null,
    "token" text not null unique, "createdAt" ${time} not null, "updatedAt" ${time} not null, "ipAddress" text,
    "userAgent" text, "userId" text not null references "user" ("id") on delete cascade)`,
  `create table "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text,
    "idToken" text, "accessTokenExpiresAt" ${time}, "refreshTokenExpiresAt" ${time}, "scope" text,
    "password" text, "createdAt" ${time} not null, "updatedAt" ${time} not null)`,
  `create table "verification" ("id" text not null primary key, "identifier" text not null,
    "value" text not null, "expiresAt" ${time} not null, "createdAt" ${time} not null,
    "updatedAt" ${time} not null)`,
  `create index "session_userId_idx" on "session" ("userId")`,
  `create index "account_userId_idx" on "account" ("userId")`,
  // Ours: two servers that make the first account at once must not give it two passwords.
  `create unique index "account_identity" on "account" ("providerId", "accountId")`,
  `create index "verification_identifier_idx" on "verification" ("identifier")`,
];

export const start: Migration = async (trx, engine) => {
  const accounts =
    engine === "postgres" ? accountTables("boolean", "timestamptz") : accountTables("integer", "date");
  // SQLite keeps these counters in a file of their own (decision 032).
  const limits =
    engine === "postgres"
      ? [`create table rate_limits (key text primary key, points integer not null default 0, expire bigint)`]
      : [];
  for (const statement of [...TABLES, ...accounts, ...limits]) await sql.raw(statement).execute(trx);
};
