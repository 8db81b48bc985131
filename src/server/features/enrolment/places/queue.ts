import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { type PlaceRow, type PodRow, placesWithLeads } from "./parts.ts";

type Ages = Pick<PodRow, "age_from" | "age_to">;

/**
 * The one list, in the one order: first the children for whom a deposit was paid, by when it was; then all others, by
 * when they joined. Who lets an offer lapse begins again from that moment.
 *
 * @param pod only those whose age fits it
 */
export function queue(db: Kysely<Database>, pod: Ages | null, limit: number) {
  return placesWithLeads(db)
    .where("state", "=", "waiting")
    .$if(pod !== null, (some) =>
      some.where("age", ">=", pod?.age_from ?? 0).where("age", "<=", pod?.age_to ?? 0),
    )
    .orderBy("rank")
    .orderBy("since_at")
    .orderBy("places.id")
    .limit(limit)
    .execute();
}

export async function countWaiting(db: Kysely<Database>, pod: Ages | null): Promise<number> {
  const { count } = await counting(db, pod).executeTakeFirstOrThrow();
  return Number(count);
}

/** Seats of a pod that nobody has, nor is offered. */
export async function countFree(db: Kysely<Database>, pod: Pick<PodRow, "id" | "seats">): Promise<number> {
  const { taken } = await db
    .selectFrom("places")
    .select((eb) => eb.fn.count<number | string>("seat").as("taken"))
    .where("pod_id", "=", pod.id)
    .executeTakeFirstOrThrow();
  return pod.seats - Number(taken);
}

/** How many stand before a child for a pod. */
export async function countBefore(db: Kysely<Database>, pod: Ages, row: PlaceRow): Promise<number> {
  const { count } = await counting(db, pod)
    .where(({ and, eb, or }) =>
      or([
        eb("rank", "<", row.rank),
        and([eb("rank", "=", row.rank), eb("since_at", "<", row.since_at)]),
        and([eb("rank", "=", row.rank), eb("since_at", "=", row.since_at), eb("id", "<", row.id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

const counting = (db: Kysely<Database>, pod: Ages | null) =>
  db
    .selectFrom("places")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("state", "=", "waiting")
    .$if(pod !== null, (some) =>
      some.where("age", ">=", pod?.age_from ?? 0).where("age", "<=", pod?.age_to ?? 0),
    );
