import type { Kysely, Transaction } from "kysely";
import type { SafetyItem, SafetyRecord } from "#contract/safety.ts";
import type { SafetyStep } from "#domain/safety/desk/desk.ts";
import { type RecordedTurn, turnsToFollow, turnsToRecord } from "#domain/safety/desk/record.ts";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { newId } from "#server/db/id.ts";
import type { SafetyTurnTable } from "#server/db/schema/safety.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { FamilyContacts } from "#server/ports/family-contact.ts";
import type { SafetyHit } from "#server/ports/safety-desk.ts";
import { logActions, logRead, readAudit } from "./audit.ts";
import { type ItemRow, itemOf, type ReachOf } from "./item.ts";
import type { SessionNames } from "./session.ts";

type Trx = Transaction<Database>;

/** How long after an item was made what is said in its conversation may belong to it. */
const FOLLOWED_MS = 3_600_000;
/** More than a hand can write within the minutes in which repetitions are one item; the item goes on counting. */
const TURNS_AT_MOST = 400;

/** Keeps what made an item, or made it again, with what was said before. */
export async function keepWords(trx: Trx, itemId: string, hit: SafetyHit, now: number): Promise<void> {
  const recorded = (await turnsOf(trx, itemId)).map(toTurn);
  if (recorded.length >= TURNS_AT_MOST) return;
  const added = turnsToRecord(recorded, hit.before, { from: hit.from, text: hit.words });
  await keepTurns(trx, itemId, recorded.length, added, now);
}

/** The items of a conversation that were made within the hour. */
export const followedItems = (db: Kysely<Database>, sessionMark: string, now: number) =>
  db
    .selectFrom("safety_items")
    .select("id")
    .where("session_mark", "=", sessionMark)
    .where("created_at", ">", now - FOLLOWED_MS)
    .execute();

/** Keeps what was said next with the items of the conversation that are followed. */
export async function keepFollowing(
  trx: Trx,
  sessionMark: string,
  next: readonly SpokenTurn[],
  now: number,
): Promise<void> {
  for (const { id } of await followedItems(trx, sessionMark, now)) {
    const recorded = (await turnsOf(trx, id)).map(toTurn);
    if (recorded.length >= TURNS_AT_MOST) continue;
    await keepTurns(trx, id, recorded.length, turnsToFollow(recorded, next), now);
  }
}

/** Keeps what the child said about its call later; what is said after that belongs to the item again. */
export async function keepSaid(trx: Trx, itemId: string, text: string, now: number): Promise<void> {
  const { length } = await turnsOf(trx, itemId);
  if (length < TURNS_AT_MOST)
    await keepTurns(trx, itemId, length, [{ from: "child", text, role: "said" }], now);
}

async function keepTurns(
  trx: Trx,
  itemId: string,
  from: number,
  turns: readonly RecordedTurn[],
  now: number,
): Promise<void> {
  if (turns.length === 0) return;
  await trx
    .insertInto("safety_turns")
    .values(
      turns.map(({ from: speaker, text, role }, index) => ({
        id: newId(now),
        item_id: itemId,
        position: from + index,
        role,
        speaker,
        text,
        said_at: role === "before" ? null : now,
      })),
    )
    .execute();
}

const turnsOf = (trx: Trx, itemId: string) =>
  trx
    .selectFrom("safety_turns")
    .selectAll()
    .where("item_id", "=", itemId)
    .orderBy("position")
    .orderBy("id")
    .execute();

const toTurn = ({ speaker, text, role }: SafetyTurnTable): RecordedTurn => ({ from: speaker, text, role });

type RecordParts = {
  readonly store: Store;
  readonly names: SessionNames;
  readonly family: FamilyContacts;
  readonly reachOf: ReachOf;
};

/** The whole record of an item, for the member of staff who opens it. */
export function safetyRecords({ store, names, family, reachOf }: RecordParts) {
  /** Reads a record and writes down why, in one transaction: nobody reads what is not written down. */
  const open = async (id: string, note: (trx: Trx) => Promise<void>): Promise<SafetyRecord> => {
    const { row, turns, ...audit } = await store.write(async (trx) => {
      const found = await rowOf(trx, id);
      await note(trx);
      return { row: found, turns: await turnsOf(trx, id), ...(await readAudit(trx, id)) };
    });
    const sessionId = row.session_sealed === null ? null : names.open(row.session_sealed);
    return {
      item: await itemOf(row, reachOf),
      excerpt: row.excerpt,
      turns: turns.map((turn) => ({
        ...toTurn(turn),
        at: turn.said_at === null ? null : new Date(turn.said_at).toISOString(),
      })),
      family: sessionId === null ? null : await family({ sessionId }),
      ...audit,
    };
  };

  return {
    /** @throws Refusal not_found */
    read: (id: string, by: string, now: number) => open(id, (trx) => logRead(trx, id, by, now)),

    /** The same for a file: that it was taken out stands in the log, and in the file itself. @throws Refusal not_found */
    takeOut: (id: string, by: string, now: number) =>
      open(id, (trx) => logActions(trx, id, [{ action: "export", detail: "" }], by, now)),

    /** Writes down that a step was done, or takes it back. @throws Refusal not_found */
    async step(id: string, step: SafetyStep, isDone: boolean, by: string, now: number): Promise<SafetyItem> {
      const row = await store.write(async (trx) => {
        const found = await rowOf(trx, id);
        const { steps } = await readAudit(trx, id);
        if (steps.some((each) => each.step === step) === isDone) return found;
        await logActions(trx, id, [{ action: isDone ? "step" : "step_back", detail: step }], by, now);
        // A closed item is kept for some days from its last change.
        await trx.updateTable("safety_items").set({ updated_at: now }).where("id", "=", id).execute();
        return { ...found, updated_at: now };
      });
      return itemOf(row, reachOf);
    },
  };
}

async function rowOf(trx: Trx, id: string): Promise<ItemRow> {
  const row = await trx.selectFrom("safety_items").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found", "There is no such item.");
  return row;
}
