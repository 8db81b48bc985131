import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Whose place a deposit holds, and when it was paid; when a subscription that was reserved is charged first. */
export const depositPlaces: Migration = async (trx) => {
  for (const statement of [
    `alter table deposits add column children text`,
    `alter table deposits add column paid_at bigint`,
    `alter table subscriptions add column first_charge_at bigint not null default 0`,
  ]) {
    await sql.raw(statement).execute(trx);
  }
};
