import { type RawBuilder, sql } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";

/**
 * Whether a text column may hold an address: a first sieve, which the database can do. `mentionsEmail` decides, because
 * here `ana@…` is also found in `mariana@…`.
 */
export function mayMention(column: string, email: string): RawBuilder<boolean> {
  const pattern = `%${emailKey(email).replace(/[!%_]/g, "!$&")}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
}

/** Whether a column holds this address and nothing else. */
export function isEmail(column: string, email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) = ${emailKey(email)}`;
}
