import type { Kysely, Transaction } from "kysely";
import { DAYS_SHOWN, type VisitKind } from "#domain/enrolment/visits/visit.ts";
import { compiled } from "#server/db/compiled.ts";
import type { Database } from "#server/db/schema.ts";
import type { Engine } from "#server/db/store.ts";
import type { SlotRow } from "./parts.ts";

const DAY_MS = 86_400_000;
/** Free times that families see at once. */
const SHOWN = 200;

/** The next times from a moment on that have a seat left. */
export function freeTimes(
  db: Kysely<Database>,
  from: number,
  { kind, limit = SHOWN }: { kind?: VisitKind; limit?: number } = {},
): Promise<SlotRow[]> {
  const span = { from, to: from + DAYS_SHOWN * DAY_MS, limit };
  return kind === undefined ? freeOfAny(db, span) : freeOfKind(db, { ...span, kind });
}

type Span = { readonly from: number; readonly to: number; readonly limit: number };
const free = (db: Kysely<Database>, { from, to, limit }: Span) =>
  db
    .selectFrom("visit_slots")
    .selectAll()
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .where((eb) =>
      eb(
        "seats",
        ">",
        eb
          .selectFrom("visit_bookings")
          .select((inner) => inner.fn.count<number>("seat").as("count"))
          .whereRef("slot_id", "=", "visit_slots.id"),
      ),
    )
    .orderBy("starts_at")
    .orderBy("kind")
    .limit(limit);
const freeOfAny = compiled(free);
const freeOfKind = compiled((db, values: Span & { readonly kind: VisitKind }) =>
  free(db, values).where("kind", "=", values.kind),
);

/**
 * A time whose row this transaction holds: others who want a seat of it, or want to change it, wait until it is done.
 * SQLite has one writer anyway.
 */
export function holdTime(
  trx: Transaction<Database>,
  engine: Engine,
  id: string,
): Promise<SlotRow | undefined> {
  return trx
    .selectFrom("visit_slots")
    .selectAll()
    .where("id", "=", id)
    .$call((query) => (engine === "postgres" ? query.forUpdate() : query))
    .executeTakeFirst();
}

/** Whoever else books for this family waits until this transaction is done, so that both see how many it has. */
export async function holdFamily(trx: Transaction<Database>, engine: Engine, leadId: string): Promise<void> {
  if (engine !== "postgres") return;
  await trx.selectFrom("leads").select("id").where("id", "=", leadId).forNoKeyUpdate().execute();
}

/** The first seat of a time that nobody has; null when it is full. The time must be held. */
export async function freeSeat(trx: Transaction<Database>, slot: SlotRow): Promise<number | null> {
  const rows = await trx
    .selectFrom("visit_bookings")
    .select("seat")
    .where("slot_id", "=", slot.id)
    .where("seat", "is not", null)
    .execute();
  const gone = new Set(rows.map(({ seat }) => seat));
  for (let seat = 1; seat <= slot.seats; seat += 1) if (!gone.has(seat)) return seat;
  return null;
}
