import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Deposits and subscriptions have these in common. */
const PAYMENT = `mode text not null, currency text not null, secret_hash text unique, idempotency_key text not null,
    keyed_at bigint not null, open_key text unique, payer_name text, payer_email text, language text,
    facts text not null, quarantine text, revision bigint not null, read_at bigint not null,
    created_at bigint not null`;

/**
 * Payments. The first version's table of deposits was never written to; it is made anew because SQLite cannot drop
 * "not null" from its lead. Money rows outlive the lead they belong to.
 */
const TABLES = [
  `drop table deposits`,
  `create table deposits (
    id text primary key, lead_id text references leads (id) on delete set null, type text not null,
    amount_cents bigint not null, paid_cents bigint not null, refunded_cents bigint not null,
    lost_cents bigint not null, status text not null, refund_failed integer not null, receipted integer not null,
    provider_intent_id text unique, ${PAYMENT})`,
  `create index deposits_by_lead on deposits (lead_id, created_at, id)`,
  `create index deposits_by_status on deposits (status, read_at)`,
  `create table subscriptions (
    id text primary key, plan text not null, monthly_cents bigint not null, status text not null,
    cancel_at_period_end integer not null, period_end bigint not null, provider_subscription_id text unique,
    provider_customer_id text, ${PAYMENT})`,
  `create index subscriptions_by_status on subscriptions (status, read_at)`,
  `create table refunds (
    id text primary key, deposit_id text not null references deposits (id) on delete cascade,
    amount_cents bigint not null, idempotency_key text not null, state text not null,
    provider_refund_id text unique, asked_by text not null, created_at bigint not null)`,
  `create index refunds_by_deposit on refunds (deposit_id, created_at, id)`,
  `create index refunds_by_state on refunds (state, created_at)`,
  `create table payment_events (
    id text primary key, type text not null, kind text not null, object_id text not null,
    happened_at bigint not null, state text not null, reason text, attempts integer not null, due_at bigint not null,
    claimed_until bigint not null, received_at bigint not null)`,
  `create index payment_events_due on payment_events (state, due_at)`,
];

export const payments: Migration = async (trx, engine) => {
  // The embedded provider's ids sort by their bytes; PostgreSQL would sort them as words.
  const bytewise = engine === "postgres" ? `text collate "C"` : "text";
  const sandbox = [
    `create table sandbox_objects (
      kind text not null, id ${bytewise} not null, parent text, body text not null, version bigint not null,
      primary key (kind, id))`,
    `create index sandbox_objects_by_parent on sandbox_objects (kind, parent, id)`,
  ];
  for (const statement of [...TABLES, ...sandbox]) await sql.raw(statement).execute(trx);
};
