import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Pods with their seats, and the children who wait for one or have one (decision 179). No seat is taken twice: whatever
 * two servers do at once, the database refuses the second. A mail says which family it is about.
 */
const STATEMENTS = [
  `create table pods (
    id text primary key, name_en text not null, name_es text not null, age_from integer not null,
    age_to integer not null, seats integer not null, starts_on text, is_open integer not null,
    is_told integer not null, created_at bigint not null)`,
  `create table places (
    id text primary key, lead_id text not null references leads (id) on delete cascade,
    child text not null, age integer, state text not null, reason text,
    pod_id text references pods (id) on delete restrict, seat integer, offered_until bigint,
    deposit_id text, rank integer not null, since_at bigint not null, lapsed_at bigint,
    joined_at bigint not null, changed_at bigint not null, offers integer not null,
    unique (pod_id, seat))`,
  `create index places_by_lead on places (lead_id)`,
  `create index places_in_order on places (state, rank, since_at, id, age)`,
  // A mail about a family that has no address goes with the family all the same.
  `alter table mails add column lead_id text references leads (id) on delete cascade`,
  `create index mails_by_lead on mails (lead_id)`,
];

export const places: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
