import { createHmac } from "node:crypto";
import type { Transaction } from "kysely";
import type { SafetyItem } from "#contract/safety.ts";
import { firstCharacters, NAME_AT_MOST } from "#domain/learner/plain-text.ts";
import type { SafetyState } from "#domain/safety/desk.ts";
import { SEVERITIES, severityOf } from "#domain/safety/kinds.ts";
import { newId } from "#server/db/id.ts";
import type { Database } from "#server/db/schema.ts";
import type { SafetyItemTable } from "#server/db/schema-safety.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";

/** Rows at most in one answer. */
const MAX_ROWS = 500;
const EXCERPT_AT_MOST = 300;
/** The same kind in the same conversation within this time is one item that counts. */
const SAME_WITHIN_MS = 10 * 60_000;
const MARK_LENGTH = 16;

export type SafetyChange = {
  readonly state: SafetyState;
  readonly note?: string | undefined;
  readonly version: number;
};

/** The stored items of the safety desk. `secret` keys the marks of conversations. */
export function safetyItems(store: Store, secret: string) {
  const markOf = (sessionId: string) =>
    createHmac("sha256", secret).update(`safety:${sessionId}`).digest("hex").slice(0, MARK_LENGTH);

  return {
    /** Adds a hit, or counts it in the unclosed item it repeats. True when it made an item. */
    async add(trx: Transaction<Database>, hit: SafetyHit, now: number): Promise<boolean> {
      const session_mark = markOf(hit.sessionId);
      const repeated = await trx
        .updateTable("safety_items")
        .set((eb) => ({ times: eb("times", "+", 1), updated_at: now }))
        .where("session_mark", "=", session_mark)
        .where("kind", "=", hit.kind)
        .where("source", "=", hit.from)
        .where("state", "!=", "closed")
        .where("created_at", ">", now - SAME_WITHIN_MS)
        .returning("id")
        .execute();
      if (repeated.length > 0) return false;
      await trx
        .insertInto("safety_items")
        .values({
          id: newId(now),
          kind: hit.kind,
          severity: severityOf(hit.kind),
          excerpt: firstCharacters(hit.excerpt, EXCERPT_AT_MOST),
          source: hit.from,
          student_name: hit.studentName === null ? null : firstCharacters(hit.studentName, NAME_AT_MOST),
          session_mark,
          times: 1,
          state: "open",
          handled_by: null,
          note: "",
          version: 0,
          created_at: now,
          updated_at: now,
        })
        .execute();
      return true;
    },

    /** Urgent first, then newest first; closed ones last unless asked for. */
    async list(state: SafetyState | undefined): Promise<{ items: SafetyItem[]; unclosed: number }> {
      const rows = store.db.selectFrom("safety_items").selectAll();
      const wanted = state === undefined ? rows : rows.where("state", "=", state);
      const order = (row: SafetyItemTable) =>
        (row.state === "closed" ? SEVERITIES.length : 0) + SEVERITIES.indexOf(row.severity);
      const [found, { count }] = await Promise.all([
        wanted
          // What is not closed is never cut off by what is.
          .orderBy((eb) => eb.case().when("state", "=", "closed").then(1).else(0).end())
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .limit(MAX_ROWS)
          .execute(),
        store.db
          .selectFrom("safety_items")
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .where("state", "!=", "closed")
          .executeTakeFirstOrThrow(),
      ]);
      const sorted = [...found].sort((one, other) => order(one) - order(other));
      return { items: sorted.map(toItem), unclosed: Number(count) };
    },

    /** @throws Refusal not_found, or conflict when it changed meanwhile */
    change(id: string, change: SafetyChange, by: string, now: number): Promise<SafetyItem> {
      return store.write(async (trx) => {
        const changed = await trx
          .updateTable("safety_items")
          .set((eb) => ({
            state: change.state,
            ...(change.note === undefined ? {} : { note: change.note }),
            handled_by: by,
            version: eb("version", "+", 1),
            updated_at: now,
          }))
          .where("id", "=", id)
          .where("version", "=", change.version)
          .returningAll()
          .executeTakeFirst();
        if (changed !== undefined) return toItem(changed);
        const row = await trx.selectFrom("safety_items").select("id").where("id", "=", id).executeTakeFirst();
        if (row === undefined) throw new Refusal("not_found", "There is no such item.");
        throw new Refusal("conflict", "Someone else changed this item meanwhile. Load it again.");
      });
    },

    /** Deletes closed items that have not changed since `oldest`. Others wait until somebody has seen to them. */
    async sweep(oldest: number): Promise<void> {
      await store.write((trx) =>
        trx
          .deleteFrom("safety_items")
          .where("state", "=", "closed")
          .where("updated_at", "<=", oldest)
          .execute(),
      );
    },
  };
}

function toItem(row: SafetyItemTable): SafetyItem {
  return {
    id: row.id,
    kind: row.kind,
    severity: row.severity,
    excerpt: row.excerpt,
    from: row.source,
    studentName: row.student_name,
    conversation: row.session_mark.slice(0, 6),
    times: row.times,
    state: row.state,
    handledBy: row.handled_by,
    note: row.note,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  };
}
