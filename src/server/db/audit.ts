import { createHmac } from "node:crypto";
import type { Transaction } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";
import { AUDIT_DAYS, type AuditAction, countsOnce, ONE_ENTRY_MS } from "#domain/staff/audit.ts";
import { newId } from "./id.ts";
import type { AuditTable } from "./schema/audit.ts";
import type { Database } from "./schema.ts";
import type { Store } from "./store.ts";

const DAY_MS = 86_400_000;
const PAGE = 50;

export type AuditEvent = {
  readonly action: AuditAction;
  /** E-mail of the member of staff; empty for somebody unknown. */
  readonly actor: string;
  /** The id of what it was about: never a family's data. */
  readonly reference?: string;
};

/** What staff did, for the owners of the school to see (decision 117). */
export function auditLog(store: Store, now: () => number) {
  const isAgain = async ({ action, actor, reference = "" }: AuditEvent) =>
    countsOnce(action, actor) &&
    (await store.db
      .selectFrom("audit_log")
      .select("id")
      .where("at", ">", now() - ONE_ENTRY_MS)
      .where("actor", "=", actor)
      .where("action", "=", action)
      .where("reference", "=", reference)
      .executeTakeFirst()) !== undefined;

  /** Writes an entry as part of the change that it is about: neither stands without the other (decision 123). */
  async function writeIn(trx: Transaction<Database>, event: AuditEvent): Promise<void> {
    const { action, actor, reference = "" } = event;
    const at = now();
    await trx
      .insertInto("audit_log")
      .values({ id: newId(at), at, actor, action, reference })
      .execute();
  }

  return {
    writeIn,
    async write(event: AuditEvent): Promise<void> {
      if (await isAgain(event)) return;
      await store.write((trx) => writeIn(trx, event));
    },

    /** Entries, newest first; `before` is the id of the last one seen. */
    async page(before: string | undefined): Promise<{ entries: AuditTable[]; more: boolean }> {
      const rows = await store.db
        .selectFrom("audit_log")
        .selectAll()
        .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
        .orderBy("id", "desc")
        .limit(PAGE + 1)
        .execute();
      return { entries: rows.slice(0, PAGE), more: rows.length > PAGE };
    },
  };
}

/** Deletes entries whose term has ended. */
export async function sweepAudit(trx: Transaction<Database>, now: number): Promise<number> {
  const oldest = now - AUDIT_DAYS * DAY_MS;
  const { numDeletedRows } = await trx.deleteFrom("audit_log").where("at", "<", oldest).executeTakeFirst();
  return Number(numDeletedRows);
}

export type AuditLog = ReturnType<typeof auditLog>;

/** What stands in the audit for a family or one of its records: always the same for one address or id, and no way back. */
export function familyMarks(secret: string): (email: string) => string {
  return (email) =>
    createHmac("sha256", secret)
      .update(`family\0${emailKey(email)}`)
      .digest("base64url")
      .slice(0, 10);
}
