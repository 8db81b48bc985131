import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const DAY_MS = 86_400_000;

/**
 * Leads that a payment made had ids that begin with the millisecond of their making, and whoever types the address is
 * told the id. They get others, of chance. No key of either engine moves along with a row's id, so the row is copied.
 */
export const leadIds: Migration = async (trx) => {
  type Row = { id: string; created_at: number | string };
  const { rows } = await sql<Row>`select id, created_at from leads`.execute(trx);
  const timed = rows.filter(
    ({ id, created_at }) => Math.abs(Number.parseInt(id.slice(0, 12), 16) - Number(created_at)) < DAY_MS,
  );
  for (const { id: old } of timed) {
    const id = randomBytes(18).toString("hex");
    await sql`update leads set email_key = ${`${old} moves`} || email_key where id = ${old}`.execute(trx);
    await sql`insert into leads (id, name, email, email_key, phone, children, ages, language, status, next_step_on,
        version, created_at)
      select ${id}, name, email, substr(email_key, ${`${old} moves`.length + 1}), phone, children, ages, language,
        status, next_step_on, version, created_at from leads where id = ${old}`.execute(trx);
    for (const table of ["lead_submissions", "lead_events", "deposits"])
      await sql`update ${sql.table(table)} set lead_id = ${id} where lead_id = ${old}`.execute(trx);
    await sql`delete from leads where id = ${old}`.execute(trx);
  }
};
