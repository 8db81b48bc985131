import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Which exchanges with the tutor the safety screen stopped: they are no part of what a language model is told. */
export const stoppedMessages: Migration = async (trx) => {
  await sql`alter table tutor_messages add column is_stopped integer not null default 0`.execute(trx);
};
