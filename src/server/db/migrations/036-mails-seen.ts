import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Staff see what became of each mail (decision 210): when it was sent, or why it was not. */
const STATEMENTS = [
  `alter table mails add column sent_at bigint`,
  `alter table mails add column fault text`,
  `create index mails_by_time on mails (created_at, id)`,
];

export const mailsSeen: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
