import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Which answers were about something grave; what was answered to what is only suspected; calls that a child took back;
 * and where items come from, so that a flood of them is not a flood of mails (decision 105).
 */
const STATEMENTS = [
  `alter table tutor_messages add column is_care integer not null default 0`,
  // Of what was stopped before it is not known: one hiding too many harms nobody.
  `update tutor_messages set is_care = is_stopped`,
  `alter table safety_items add column answered text`,
  `alter table safety_items add column taken_back_at bigint`,
  `alter table safety_items add column device_mark text`,
  `alter table safety_items add column address_mark text`,
  `alter table safety_items add column is_gathered integer not null default 0`,
  `create index safety_items_by_age on safety_items (created_at)`,
  `alter table safety_alerts add column is_gathered integer not null default 0`,
];

export const safetyFaults: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
