import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Of which payments the payer was erased: what the provider still says about the payer is not taken up again. */
export const payerErased: Migration = async (trx) => {
  for (const table of ["deposits", "subscriptions"]) {
    await sql.raw(`alter table ${table} add column payer_erased integer not null default 0`).execute(trx);
  }
};
