import type { Transaction } from "kysely";
import { FLOOD_MS, isFlood } from "#domain/safety/desk/reminders.ts";
import type { Database } from "#server/db/schema.ts";
import type { GravePlace } from "#server/ports/grave-answer.ts";
import type { SafetyHit, TutorPlace } from "#server/ports/safety-desk.ts";
import type { SessionNames } from "./session.ts";

export type OriginMarks = { readonly device_mark: string | null; readonly address_mark: string | null };

export function originMarks(origin: SafetyHit["origin"], names: SessionNames): OriginMarks {
  const { device = null, address = null } = origin ?? {};
  return {
    device_mark: device === null ? null : names.markOfOrigin("device", device),
    address_mark: address === null ? null : names.markOfOrigin("address", address),
  };
}

/**
 * Where strangers write, and where those do whose class has ended, perhaps because somebody played with the desk: what
 * one group does uses up nothing of another's, nor of the class's (src/server/features/safety/grave.ts).
 */
const GROUPS: readonly (readonly (GravePlace | TutorPlace)[])[] = [
  ["families_chat", "little_explorers"],
  ["tutor_after_class"],
];

/**
 * Whether a new urgent item comes in a flood: a call from a place that has just made many. Those that were gathered are
 * not counted, so that a child who plays uses up nothing of the other children behind the same address.
 */
export async function comesInFlood(
  trx: Transaction<Database>,
  marks: OriginMarks,
  now: number,
  place: string,
): Promise<boolean> {
  const group = GROUPS.find((places) => (places as readonly string[]).includes(place));
  const count = async (mark: keyof OriginMarks | null) => {
    if (mark !== null && marks[mark] === null) return 0;
    let told = trx
      .selectFrom("safety_items")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("created_at", ">", now - FLOOD_MS)
      .where("severity", "in", ["now", "urgent"])
      .where("source", "=", "child")
      .where("is_gathered", "=", 0)
      .where("place", group ? "in" : "not in", group ?? GROUPS.flat());
    if (mark !== null) told = told.where(mark, "=", marks[mark]);
    return Number((await told.executeTakeFirstOrThrow()).count);
  };
  return isFlood({
    device: await count("device_mark"),
    address: await count("address_mark"),
    everywhere: await count(null),
  });
}

/** Forgets where items came from as soon as it is no longer needed. */
export async function forgetOrigins(trx: Transaction<Database>, now: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("safety_items")
    .set({ device_mark: null, address_mark: null })
    .where("created_at", "<=", now - FLOOD_MS)
    .where((eb) => eb.or([eb("device_mark", "is not", null), eb("address_mark", "is not", null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
