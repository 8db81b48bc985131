import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** A price is published with the day from which it holds (decision 188); what was published before holds at once. */
export const priceDays: Migration = async (trx) => {
  await sql.raw("alter table school_facts add column holds_from bigint not null default 0").execute(trx);
};
