import type { Transaction } from "kysely";
import { passingOverOthers } from "#server/db/claims.ts";
import type { PaymentEventTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type { PaymentEvent } from "#server/ports/payment-provider.ts";

/** How long a worker may take over one batch before another worker may try. */
const CLAIM_MS = 2 * 60_000;
/** The provider repeats an event for days, not months; what is older than this is forgotten. */
const KEPT_MS = 90 * 86_400_000;

/** Notices of the provider that wait to be acted on; each is stored once, however often it comes. */
export function eventQueue(store: Store) {
  /** Stores those that are about payments, in one write; answers those that were not known. */
  async function addAll(
    events: readonly PaymentEvent[],
    now: number,
    setAside: string | null = null,
  ): Promise<PaymentEvent[]> {
    const rows = events.flatMap(({ id, type, kind, objectId, created }) =>
      kind === "other" || objectId === null
        ? []
        : {
            ...{ id, type, kind, object_id: objectId, happened_at: created },
            state: setAside === null ? ("queued" as const) : ("quarantined" as const),
            reason: setAside,
            ...{ attempts: 0, due_at: now, claimed_until: 0, received_at: now },
          },
    );
    if (rows.length === 0) return [];
    const added = await store.write((trx) =>
      trx
        .insertInto("payment_events")
        .values(rows)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .execute(),
    );
    const ids = new Set(added.map(({ id }) => id));
    return events.filter(({ id }) => ids.has(id));
  }

  return {
    /**
     * Stores an event unless it is known already; true when it was not. `setAside` gives the reason for which it is not
     * acted on.
     */
    async add(event: PaymentEvent, now: number, setAside: string | null = null): Promise<boolean> {
      return (await addAll([event], now, setAside)).length > 0;
    },

    addAll,

    /** Takes up to `limit` due events for this worker alone, on every engine and beside other servers. */
    claim(now: number, limit: number): Promise<PaymentEventTable[]> {
      return store.write((trx) =>
        trx
          .with("due", (db) =>
            db
              .selectFrom("payment_events")
              .select("id")
              .where("state", "=", "queued")
              .where("due_at", "<=", now)
              .where("claimed_until", "<", now)
              .orderBy("due_at")
              .limit(limit)
              .$call(passingOverOthers(store.engine)),
          )
          .updateTable("payment_events")
          .set({ claimed_until: now + CLAIM_MS })
          .where("id", "in", (eb) => eb.selectFrom("due").select("due.id"))
          .returningAll()
          .execute(),
      );
    },

    /** Part of the transaction that acted on them. `setAside` names why a person must look instead. */
    async finish(trx: Transaction<Database>, ids: readonly string[], setAside: string | null): Promise<void> {
      await trx
        .updateTable("payment_events")
        .set({ state: setAside === null ? "done" : "quarantined", reason: setAside })
        .where("id", "in", ids)
        .execute();
    },

    async putOff(ids: readonly string[], dueAt: number): Promise<void> {
      await store.write((trx) =>
        trx
          .updateTable("payment_events")
          .set((eb) => ({ attempts: eb("attempts", "+", 1), claimed_until: 0, due_at: dueAt }))
          .where("id", "in", ids)
          .execute(),
      );
    },

    /** When the next waiting event is due, or null. */
    async nextDue(): Promise<number | null> {
      const row = await store.db
        .selectFrom("payment_events")
        .select((eb) => eb.fn.min("due_at").as("due"))
        .where("state", "=", "queued")
        .executeTakeFirst();
      return row?.due ?? null;
    },

    async counts(): Promise<{ queued: number; quarantined: number }> {
      const rows = await store.db
        .selectFrom("payment_events")
        .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
        .where("state", "in", ["queued", "quarantined"])
        .groupBy("state")
        .execute();
      const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
      return { queued: of("queued"), quarantined: of("quarantined") };
    },

    /** Forgets what was done long ago. */
    async forget(now: number): Promise<void> {
      await store.write((trx) =>
        trx
          .deleteFrom("payment_events")
          .where("state", "=", "done")
          .where("received_at", "<", now - KEPT_MS)
          .execute(),
      );
    },
  };
}

export type EventQueue = ReturnType<typeof eventQueue>;
