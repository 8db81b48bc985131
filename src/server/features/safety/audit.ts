import type { Transaction } from "kysely";
import type { SafetyRecord } from "#contract/safety.ts";
import { SAFETY_STEPS, type SafetyAction, type SafetyStep } from "#domain/safety/desk/desk.ts";
import { newId } from "#server/db/id.ts";
import type { SafetyLogTable } from "#server/db/schema/safety.ts";
import type { Database } from "#server/db/schema.ts";

/** Looks of one person that follow each other within this time are one. */
const ONE_LOOK_MS = 10 * 60_000;

type Trx = Transaction<Database>;
type Entry = { readonly action: SafetyAction; readonly detail: string };

/** Writes down what a member of staff did, in the transaction that does it. Nothing is ever taken out of the log. */
export async function logActions(
  trx: Trx,
  itemId: string,
  entries: readonly Entry[],
  by: string,
  now: number,
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto("safety_log")
    .values(
      entries.map(({ action, detail }) => ({
        id: newId(now),
        item_id: itemId,
        action,
        detail,
        staff: by,
        created_at: now,
      })),
    )
    .execute();
}

/** Writes down that somebody reads the whole words. */
export async function logRead(trx: Trx, itemId: string, by: string, now: number): Promise<void> {
  const last = await trx
    .selectFrom("safety_reads")
    .select(["id", "last_at"])
    .where("item_id", "=", itemId)
    .where("staff", "=", by)
    .orderBy("last_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && last.last_at > now - ONE_LOOK_MS) {
    await trx
      .updateTable("safety_reads")
      .set({ last_at: Math.max(now, last.last_at) })
      .where("id", "=", last.id)
      .execute();
    return;
  }
  await trx
    .insertInto("safety_reads")
    .values({ id: newId(now), item_id: itemId, staff: by, first_at: now, last_at: now })
    .execute();
}

const iso = (time: number) => new Date(time).toISOString();

/** What was done about an item and who read it, oldest first, and which steps hold. */
export async function readAudit(
  trx: Trx,
  itemId: string,
): Promise<Pick<SafetyRecord, "steps" | "log" | "reads">> {
  const log = await trx
    .selectFrom("safety_log")
    .selectAll()
    .where("item_id", "=", itemId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const reads = await trx
    .selectFrom("safety_reads")
    .selectAll()
    .where("item_id", "=", itemId)
    .orderBy("first_at")
    .orderBy("id")
    .execute();
  return {
    steps: stepsOf(log),
    log: log.map(({ action, detail, staff, created_at }) => ({
      action,
      detail,
      by: staff,
      at: iso(created_at),
    })),
    reads: reads.map(({ staff, first_at, last_at }) => ({
      by: staff,
      at: iso(first_at),
      until: iso(last_at),
    })),
  };
}

/** The steps that hold: the last word on each counts. */
function stepsOf(log: readonly SafetyLogTable[]): SafetyRecord["steps"] {
  return SAFETY_STEPS.flatMap((step: SafetyStep) => {
    const last = log.findLast(
      ({ action, detail }) => detail === step && (action === "step" || action === "step_back"),
    );
    return last?.action === "step" ? [{ step, by: last.staff, at: iso(last.created_at) }] : [];
  });
}
