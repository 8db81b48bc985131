import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What the assistant remembers of a conversation, and what came of each message for staff (decision 145). */
const STATEMENTS = [
  `alter table conversations add column state text`,
  `alter table messages add column outcome text`,
  `alter table messages add column wish text`,
];

export const dialogue: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
