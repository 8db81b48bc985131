import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Roles, recent proof, class sessions that were left, the second factor (better-auth 1.7.7, as its migration tool writes it) and the audit. */
const tables = (flag: string, time: string) => [
  // Whoever had an account until now could do everything.
  `alter table "user" add column "role" text not null default 'owner'`,
  `alter table "user" add column "twoFactorEnabled" ${flag}`,
  `alter table "session" add column "provedAt" ${time}`,
  `create table "twoFactor" ("id" text not null primary key, "secret" text not null, "backupCodes" text not null,
    "userId" text not null references "user" ("id") on delete cascade, "verified" ${flag},
    "failedVerificationCount" integer, "lockedUntil" ${time})`,
  `create index "twoFactor_userId_idx" on "twoFactor" ("userId")`,
  `create table audit_log (
    id text primary key, at bigint not null, actor text not null, action text not null, reference text not null)`,
  `create index audit_log_by_time on audit_log (at)`,
  // Class sessions that were left before their time: the cookie alone must not open them again.
  `create table left_sessions (id text primary key, until bigint not null)`,
];

/** An entry is never changed, whatever a later version of the program tries. Only the term of keeping removes it. */
const APPEND_ONLY = {
  sqlite: [
    `create trigger audit_log_append_only before update on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`,
  ],
  postgres: [
    `create function audit_log_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'audit_log is append-only'; end $$`,
    `create trigger audit_log_append_only before update on audit_log
      for each row execute function audit_log_append_only()`,
  ],
} as const;

export const staffAccounts: Migration = async (trx, engine) => {
  const statements = engine === "postgres" ? tables("boolean", "timestamptz") : tables("integer", "date");
  for (const statement of [...statements, ...APPEND_ONLY[engine]]) await sql.raw(statement).execute(trx);
};
