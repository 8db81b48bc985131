import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What the safety desk keeps for a child-protection file (decision 106): the words with what was said around them, who
 * read them, and what was done. All of it goes with its item.
 */
const STATEMENTS = [
  `alter table safety_items add column place text not null default 'tutor'`,
  `alter table safety_items add column is_sure integer not null default 1`,
  `alter table safety_items add column closed_as text`,
  `alter table safety_items add column session_sealed text`,
  // Until now, what was only suspected could be told by its lower severity.
  `update safety_items set is_sure = 0 where source = 'child'
    and ((severity = 'soon' and kind in ('self_harm', 'abuse', 'grooming', 'danger'))
      or (severity = 'note' and kind = 'bullying'))`,
  `update safety_items set closed_as = 'handled' where state = 'closed'`,
  `create table safety_turns (
    id text primary key, item_id text not null references safety_items (id) on delete cascade,
    position integer not null, role text not null, speaker text not null, text text not null, said_at bigint)`,
  `create index safety_turns_by_item on safety_turns (item_id, position)`,
  `create table safety_log (
    id text primary key, item_id text not null references safety_items (id) on delete cascade,
    action text not null, detail text not null, staff text not null, created_at bigint not null)`,
  `create index safety_log_by_item on safety_log (item_id, created_at)`,
  `create table safety_reads (
    id text primary key, item_id text not null references safety_items (id) on delete cascade,
    staff text not null, first_at bigint not null, last_at bigint not null)`,
  `create index safety_reads_by_item on safety_reads (item_id, first_at)`,
];

export const safetyRecord: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
