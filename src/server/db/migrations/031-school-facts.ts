import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What staff say of the school (decision 180): every version of every fact, of which the newest counts. */
const STATEMENTS = [
  `create table school_facts (
    key text not null, version integer not null, value text,
    changed_by text not null, changed_at bigint not null, primary key (key, version))`,
];

export const schoolFacts: Migration = async (trx) => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
};
