import type { Transaction } from "kysely";
import type { SafetyItem } from "#contract/safety.ts";
import { firstCharacters, isLongerThan, NAME_AT_MOST } from "#domain/learner/plain-text.ts";
import type { SafetyAction, SafetyClosing, SafetyState } from "#domain/safety/desk/desk.ts";
import { isUrgent } from "#domain/safety/desk/reminders.ts";
import { severityOf } from "#domain/safety/kinds.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { newId } from "#server/db/id.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { SafetyDesk, SafetyHit } from "#server/ports/safety-desk.ts";
import { forgetAlerts } from "./alerts.ts";
import { logActions } from "./audit.ts";
import { comesInFlood, originMarks } from "./flood.ts";
import { type ItemRow, itemOf, nothingSent, type ReachOf } from "./item.ts";
import { safetyList } from "./list.ts";
import { followedItems, keepFollowing, keepSaid, keepWords } from "./record.ts";
import { sessionNames } from "./session.ts";

const EXCERPT_AT_MOST = 300;
/** The same kind in the same conversation within this time is one item that counts. */
const SAME_WITHIN_MS = 10 * 60_000;
type TakenBack = Parameters<SafetyDesk["takeBack"]>[0];
export type SafetyChange = {
  readonly state: SafetyState;
  readonly closedAs?: SafetyClosing | undefined;
  readonly note?: string | undefined;
  readonly version: number;
};

/** The stored items of the safety desk. `secret` keys the marks of conversations. */
export function safetyItems(store: Store, secret: string, reachOf: ReachOf = nothingSent) {
  const names = sessionNames(secret);

  return {
    list: safetyList(store, reachOf),

    /**
     * Adds a hit, or counts it in the unclosed item it repeats, with its words if they are new. True when it made an
     * item. A repetition is a change: whoever closes the item at the same moment is told to look again.
     */
    async add(trx: Transaction<Database>, hit: SafetyHit, now: number, id = newId(now)): Promise<boolean> {
      // Nothing was done to a child by words it was not shown; the model wants a look all the same.
      const severity = hit.from === "tutor" ? "soon" : severityOf(hit.kind, hit.isSure);
      const session_mark = names.markOf(hit.sessionId);
      const is_sure = hit.isSure ? 1 : 0;
      const repeated = await trx
        .selectFrom("safety_items")
        .select(["id", "excerpt"])
        .where("session_mark", "=", session_mark)
        .where("kind", "=", hit.kind)
        .where("source", "=", hit.from)
        // What was suspected and is now sure is an item of its own, above the other and with its mail.
        .where("severity", "=", severity)
        .where("is_sure", "=", is_sure)
        .where("state", "!=", "closed")
        // Whoever calls again after taking it back calls anew.
        .where("taken_back_at", "is", null)
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
            ...(hit.answered === undefined ? {} : { answered: hit.answered }),
            updated_at: now,
          }))
          .where("id", "=", repeated.id)
          // Stated again: on PostgreSQL somebody may have closed it since it was read.
          .where("state", "!=", "closed")
          .returning("id")
          .executeTakeFirst();
        if (counted !== undefined) {
          await keepWords(trx, counted.id, hit, now);
          return false;
        }
      }
      const marks = originMarks(hit.origin, names);
      const isGathered =
        hit.from === "child" && isUrgent(severity) && (await comesInFlood(trx, marks, now, hit.place));
      await trx
        .insertInto("safety_items")
        .values({
          ...{ ...marks, is_gathered: isGathered ? 1 : 0 },
          id,
          kind: hit.kind,
          severity,
          is_sure,
          excerpt: firstCharacters(hit.excerpt, EXCERPT_AT_MOST),
          source: hit.from,
          place: hit.place,
          student_name: hit.studentName === null ? null : firstCharacters(hit.studentName, NAME_AT_MOST),
          session_mark,
          session_sealed: names.seal(hit.sessionId),
          times: 1,
          answered: hit.answered ?? null,
          taken_back_at: null,
          state: "open",
          closed_as: null,
          handled_by: null,
          note: "",
          version: 0,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await keepWords(trx, id, hit, now);
      return true;
    },

    /** Writes on the newest item of this kind in the conversation that it was taken back; false when there is none. */
    async takeBack(call: TakenBack, now: number): Promise<boolean> {
      return store.write(async (trx) => {
        const item = await trx
          .selectFrom("safety_items")
          .select(["id", "taken_back_at"])
          .where("session_mark", "=", names.markOf(call.sessionId))
          .where("kind", "=", call.kind)
          .where("source", "=", "child")
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .executeTakeFirst();
        if (item === undefined) return false;
        if (item.taken_back_at !== null) return true;
        await trx
          .updateTable("safety_items")
          .set((eb) => ({ taken_back_at: now, version: eb("version", "+", 1), updated_at: now }))
          .where("id", "=", item.id)
          .execute();
        await keepSaid(trx, item.id, call.words, now);
        return true;
      });
    },

    /** Keeps what was said next with the items of the conversation (see record.ts). */
    async follow(sessionId: string, turns: readonly SpokenTurn[], now: number): Promise<void> {
      const mark = names.markOf(sessionId);
      // Most conversations have no item: they must not wait for the writer.
      if ((await followedItems(store.db, mark, now)).length === 0) return;
      await store.write((trx) => keepFollowing(trx, mark, turns, now));
    },

    /** @throws Refusal not_found, or conflict when it changed meanwhile */
    async change(id: string, change: SafetyChange, by: string, now: number): Promise<SafetyItem> {
      const row = await store.write(async (trx) => {
        const row = await trx.selectFrom("safety_items").selectAll().where("id", "=", id).executeTakeFirst();
        if (row === undefined) throw new Refusal("not_found", "There is no such item.");
        const { state, note = row.note } = change;
        const closed_as = state === "closed" ? (change.closedAs ?? row.closed_as ?? "handled") : null;
        const changed = await trx
          .updateTable("safety_items")
          .set({ state, closed_as, note, handled_by: by, version: change.version + 1, updated_at: now })
          .where("id", "=", id)
          .where("version", "=", change.version)
          .returningAll()
          .executeTakeFirst();
        if (changed === undefined) {
          throw new Refusal("conflict", "Someone else changed this item meanwhile. Load it again.");
        }
        await logActions(trx, id, actionsOf(row, changed), by, now);
        return changed;
      });
      return itemOf(row, reachOf);
    },
  };
}

/** Deletes items that have not changed since `oldest`: the closed ones, or those that nobody closed. */
export async function sweepItems(
  trx: Transaction<Database>,
  which: "closed" | "open",
  oldest: number,
): Promise<number> {
  const gone = await trx
    .deleteFrom("safety_items")
    .where("state", which === "closed" ? "=" : "!=", "closed")
    .where("updated_at", "<=", oldest)
    .executeTakeFirst();
  await forgetAlerts(trx);
  return Number(gone.numDeletedRows);
}

/** Both excerpts, while that is short and says more than the first; what a child writes next may tell the most. */
function together(first: string, next: string): string {
  if (first.includes(next)) return first;
  const both = first === "" ? next : `${first} … ${next}`;
  return isLongerThan(both, EXCERPT_AT_MOST) ? first : both;
}

/** What a change was, for the log. */
function actionsOf(before: ItemRow, after: ItemRow): { action: SafetyAction; detail: string }[] {
  const isMoved = before.state !== after.state || before.closed_as !== after.closed_as;
  return [
    ...(before.note === after.note ? [] : [{ action: "note" as const, detail: after.note }]),
    ...(isMoved ? [{ action: "state" as const, detail: after.closed_as ?? after.state }] : []),
  ];
}
