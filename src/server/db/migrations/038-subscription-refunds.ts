import { sql } from "kysely";
import { addUp } from "./020-money-totals.ts";
import type { Migration } from "./migration.ts";

/**
 * What a subscriber was given back at the provider, added up as 020-money-totals.ts does with what was paid. What was
 * begun before has no sum until it is read again.
 */
export const subscriptionRefunds: Migration = async (trx, engine) => {
  const table = "subscriptions";
  const statements = [
    `alter table ${table} add column refunded_cents bigint`,
    ...addUp(engine, { table, columns: ["refunded_cents"], called: "subscription_refunds" }),
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
};
