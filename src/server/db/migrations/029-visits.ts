import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Times for visits and calls, and who has booked them (decision 178). Each booking that stands has a seat of its time,
 * and no seat is taken twice: whatever two servers do at once, the database refuses the second.
 */
const STATEMENTS = [
  `create table visit_slots (
    id text primary key, kind text not null, starts_at bigint not null, minutes integer not null,
    seats integer not null, place text not null, created_by text not null, created_at bigint not null,
    unique (starts_at, kind))`,
  `create table visit_bookings (
    id text primary key, slot_id text not null references visit_slots (id) on delete restrict,
    lead_id text not null references leads (id) on delete cascade,
    seat integer, state text not null, language text not null, phone text, sequence integer not null,
    reminder_id text, booked_by text not null, created_at bigint not null, changed_at bigint not null,
    unique (slot_id, seat))`,
  `create index visit_bookings_by_lead on visit_bookings (lead_id, slot_id)`,
  `alter table mails add column calendar text`,
];

export const visits: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
