import type { Kysely, Transaction } from "kysely";
import type { Place } from "#contract/places.ts";
import type { OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import { turnOf } from "#domain/enrolment/places/place.ts";
import type { School } from "#domain/site/school.ts";
import { compiled } from "#server/db/compiled.ts";
import { newId } from "#server/db/id.ts";
import type { PlaceTable, PodTable } from "#server/db/schema/places.ts";
import type { Database, LeadRow } from "#server/db/schema.ts";
import type { Engine, Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";

export type PlaceParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly secret: string;
  /** By whose clock a term is named, until staff say otherwise. */
  readonly usualHours: OpeningHours;
  readonly publicUrl: () => string;
  readonly school: () => School;
  /** Where staff want to hear of answers, if anywhere. */
  readonly staffNotify: string | null;
  readonly wakeMail: () => void;
  /** Called when an offer has a term, so that its end is not slept through. */
  readonly wakeTerms: () => void;
};

export type PlaceRow = PlaceTable;
export type PodRow = PodTable;
export type Trx = Transaction<Database>;

/**
 * All pods, the youngest first. In a transaction nobody else gives or takes a seat until it is done: whoever moves a
 * child holds them all, so that two who move two children never wait for each other. SQLite has one writer anyway.
 */
export async function holdPods(trx: Trx, engine: Engine): Promise<PodRow[]> {
  // By their ids: while one waits, staff may change the ages by which they are sorted.
  if (engine === "postgres") await trx.selectFrom("pods").select("id").orderBy("id").forUpdate().execute();
  return pods(trx);
}

const allPods = compiled((db) =>
  db.selectFrom("pods").selectAll().orderBy("age_from").orderBy("age_to").orderBy("id"),
);
export const pods = (db: Kysely<Database>): Promise<PodRow[]> => allPods(db, {});

/** The first seat of a pod that nobody has; null when it is full. The pods must be held. */
export async function freeSeat(trx: Trx, pod: PodRow): Promise<number | null> {
  const rows = await trx
    .selectFrom("places")
    .select("seat")
    .where("pod_id", "=", pod.id)
    .where("seat", "is not", null)
    .execute();
  const gone = new Set(rows.map(({ seat }) => seat));
  for (let seat = 1; seat <= pod.seats; seat += 1) if (!gone.has(seat)) return seat;
  return null;
}

export async function change(trx: Trx, row: PlaceRow, set: Partial<PlaceRow>, now: number) {
  return trx
    .updateTable("places")
    .set({ ...set, changed_at: now })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a child loses whose deposit went back. */
export const NO_DEPOSIT = { deposit_id: null, rank: 1 } as const;
/** What a child that comes back to the list, or to a seat, no longer has. */
export const lostBy = ({ reason }: PlaceRow): Partial<PlaceRow> => (reason === "refunded" ? NO_DEPOSIT : {});
export const NO_SEAT = { pod_id: null, seat: null, offered_until: null } as const;

/** What can happen to a child's place, as the family's history tells it. */
export type PlaceNews =
  | ("joined" | "waiting" | "offered" | "held" | "accepted" | "enrolled" | "moved")
  | ("declined" | "lapsed" | "refunded" | "withdrawn" | "passed");

/** A line of the family's history: `offered:Explorer · Luz`. */
export async function writePlaceEvent(
  trx: Trx,
  row: Pick<PlaceRow, "lead_id" | "child" | "age">,
  about: { what: PlaceNews; pod?: PodRow | undefined; reason?: string | undefined; by: string; at: number },
): Promise<void> {
  const { what, pod, reason, by, at } = about;
  const parts = [pod?.name_en, row.child || (row.age === null ? "" : String(row.age)), reason];
  const detail = `${what}:${parts.filter(Boolean).join(" · ")}`;
  await trx
    .insertInto("lead_events")
    .values({
      ...{ id: newId(at), lead_id: row.lead_id, kind: "place", detail },
      ...{ interest: null, actor: by, created_at: at },
    })
    .execute();
}

export type PlaceWithLead = PlaceRow & Pick<LeadRow, "name" | "email" | "phone" | "language">;

/** Places with the families that they are for. */
export const placesWithLeads = (db: Kysely<Database>) =>
  db
    .selectFrom("places")
    .innerJoin("leads", "leads.id", "places.lead_id")
    .selectAll("places")
    .select(["name", "email", "phone", "language"]);

export async function readPlace(db: Kysely<Database>, id: string): Promise<PlaceWithLead> {
  const row = await placesWithLeads(db).where("places.id", "=", id).executeTakeFirst();
  if (row === undefined) throw noSuchPlace();
  return row;
}

export const toPlace = (row: PlaceWithLead): Place => ({
  ...{ id: row.id, child: row.child, age: row.age, state: row.state, reason: row.reason },
  lead: { id: row.lead_id, name: row.name, email: row.email, phone: row.phone },
  ...{ language: row.language, podId: row.pod_id, seat: row.seat },
  offeredUntil: row.offered_until === null ? null : new Date(row.offered_until).toISOString(),
  hasDeposit: row.deposit_id !== null && row.reason !== "refunded",
  turn: turnOf({ rank: row.rank, lapsed: row.lapsed_at !== null }),
  since: new Date(row.since_at).toISOString(),
  joinedAt: new Date(row.joined_at).toISOString(),
});

export const noSuchPlace = () => new Refusal("not_found", "There is no such place.");
export const noSuchPod = () => new Refusal("not_found", "There is no such pod.");
export const full = () => new Refusal("conflict", "No seat of this pod is free.");
export const changedMeanwhile = () => new Refusal("conflict", "This changed meanwhile. Look at it again.");
