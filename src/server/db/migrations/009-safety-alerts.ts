import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Whom each item of the safety desk was told, and when untaken ones are told again. */
const TABLES = [
  `create table safety_watches (item_id text primary key, told integer not null, due_at bigint not null)`,
  `create index safety_watches_by_due on safety_watches (due_at)`,
  `create table safety_alerts (
    id text primary key, item_id text not null, severity text not null, channel text not null,
    recipient text not null, reason text not null, status text not null, attempts integer not null,
    due_at bigint not null, claimed_until bigint not null, created_at bigint not null, left_at bigint)`,
  `create index safety_alerts_by_item on safety_alerts (item_id)`,
  `create index safety_alerts_by_due on safety_alerts (status, due_at)`,
];

export const safetyAlerts: Migration = async (trx) => {
  for (const statement of TABLES) await sql.raw(statement).execute(trx);
};
