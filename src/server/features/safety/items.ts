import { createHmac } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Parsed } from "#contract/index.ts";
import type { SafetyItem } from "#contract/safety.ts";
import { firstCharacters, isLongerThan, NAME_AT_MOST } from "#domain/learner/plain-text.ts";
import type { SafetyState } from "#domain/safety/desk.ts";
import { severityOf } from "#domain/safety/kinds.ts";
import { newId } from "#server/db/id.ts";
import type { Database } from "#server/db/schema.ts";
import type { SafetyItemTable } from "#server/db/schema-safety.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";

/** Items in one answer. */
const PAGE = 50;
const EXCERPT_AT_MOST = 300;
/** The same kind in the same conversation within this time is one item that counts. */
const SAME_WITHIN_MS = 10 * 60_000;
const MARK_LENGTH = 16;
/** Urgent first, closed last: sorted by the database, so that no flood of lesser items pushes an urgent one off. */
const RANK = sql<number>`case when state = 'closed' then 4 when severity = 'now' then 0
  when severity = 'urgent' then 1 when severity = 'soon' then 2 else 3 end`;

type DeskQuery = Parsed<"GET /api/admin/safety">["query"];
type DeskPage = { items: SafetyItem[]; next: string | null; unclosed: number; closed: number };

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
    /**
     * Adds a hit, or counts it in the unclosed item it repeats, with its words if they are new. True when it made an
     * item. A repetition is a change: whoever closes the item at the same moment is told to look again.
     */
    async add(trx: Transaction<Database>, hit: SafetyHit, now: number, id = newId(now)): Promise<boolean> {
      // Nothing was done to a child by words it was not shown; the model wants a look all the same.
      const severity = hit.from === "tutor" ? "soon" : severityOf(hit.kind, hit.isSure);
      const session_mark = markOf(hit.sessionId);
      const repeated = await trx
        .selectFrom("safety_items")
        .select(["id", "excerpt"])
        .where("session_mark", "=", session_mark)
        .where("kind", "=", hit.kind)
        .where("source", "=", hit.from)
        // What was suspected and is now sure is an item of its own, above the other and with its mail.
        .where("severity", "=", severity)
        .where("state", "!=", "closed")
        .where("created_at", ">", now - SAME_WITHIN_MS)
        .orderBy("created_at", "desc")
        .executeTakeFirst();
      if (repeated !== undefined) {
        const counted = await trx
          .updateTable("safety_items")
          .set((eb) => ({
            times: eb("times", "+", 1),
            version: eb("version", "+", 1),
            excerpt: together(repeated.excerpt, hit.excerpt),
            updated_at: now,
          }))
          .where("id", "=", repeated.id)
          // Stated again: on PostgreSQL somebody may have closed it since it was read.
          .where("state", "!=", "closed")
          .returning("id")
          .executeTakeFirst();
        if (counted !== undefined) return false;
      }
      await trx
        .insertInto("safety_items")
        .values({
          id,
          kind: hit.kind,
          severity,
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

    /** One page: urgent first, then newest first; closed ones last. */
    async list({ state, after }: DeskQuery): Promise<DeskPage> {
      let wanted = store.db.selectFrom("safety_items").selectAll().select(RANK.as("rank"));
      if (state === "unclosed") wanted = wanted.where("state", "!=", "closed");
      else if (state !== undefined) wanted = wanted.where("state", "=", state);
      if (after !== undefined) {
        const [rank = "", at = "", id = ""] = after.split(".");
        wanted = wanted.where((eb) =>
          eb.or([
            eb(RANK, ">", Number(rank)),
            eb(RANK, "=", Number(rank)).and(
              eb.or([
                eb("created_at", "<", Number(at)),
                eb("created_at", "=", Number(at)).and("id", "<", id),
              ]),
            ),
          ]),
        );
      }
      const [rows, counts] = await Promise.all([
        wanted
          .orderBy(RANK)
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          // One more than is shown tells whether there is a next page.
          .limit(PAGE + 1)
          .execute(),
        store.db
          .selectFrom("safety_items")
          .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
          .groupBy("state")
          .execute(),
      ]);
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const next =
        rows.length > PAGE && last !== undefined ? `${last.rank}.${last.created_at}.${last.id}` : null;
      const countOf = (which: SafetyState) => Number(counts.find((row) => row.state === which)?.count ?? 0);
      return {
        items: shown.map(toItem),
        next,
        unclosed: countOf("open") + countOf("in_progress"),
        closed: countOf("closed"),
      };
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

/** Both excerpts, while that is short and says more than the first; what a child writes next may tell the most. */
function together(first: string, next: string): string {
  if (first.includes(next)) return first;
  const both = first === "" ? next : `${first} … ${next}`;
  return isLongerThan(both, EXCERPT_AT_MOST) ? first : both;
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
