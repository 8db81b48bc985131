import { type DueLoop, startDueLoop } from "#server/db/due-loop.ts";
import type { PaymentEventTable } from "#server/db/schema/payments.ts";
import type { Store } from "#server/db/store.ts";
import { logError, logFault } from "#server/http/log.ts";
import { isRefund, PaymentRequestInvalid } from "#server/ports/payment-provider.ts";
import type { EventQueue } from "./event-queue.ts";
import type { Settling } from "./settling.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long after each failed attempt the next one comes; after the last a person must look. */
const DELAYS = [
  ...[2, 10, 30].map((seconds) => seconds * SECOND),
  ...[1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE),
];
const BATCH = 100;
const AT_ONCE = 16;
/** Other servers' events and lapsed claims are looked for this often, even when nothing nudges the worker. */
const LOOK_EVERY = MINUTE;

type WorkerParts = { readonly store: Store; readonly queue: EventQueue; readonly settle: Settling };

/** Acts on stored events. Several servers may each run one: an event is claimed before it is looked at. */
export function startPaymentWorker({ store, queue, settle }: WorkerParts): DueLoop {
  /** All waiting events about one object need one reading. */
  async function actOn(events: readonly PaymentEventTable[], stopped: () => boolean): Promise<void> {
    const [first] = events;
    if (first === undefined || stopped()) return;
    const ids = events.map((event) => event.id);
    const { kind, object_id: objectId } = first;
    try {
      if (await settle.knows(kind, objectId)) {
        if (kind === "deposit") await settle.deposit(objectId, ids);
        else await settle.subscription(objectId, ids);
        return;
      }
      const paid = events.some(isRefund) ? await settle.subscriptionPaidBy(objectId) : null;
      if (paid === null) await store.write((trx) => queue.finish(trx, ids, null));
      else await settle.subscription(paid, ids);
    } catch (error) {
      await postpone(events, error);
    }
  }

  async function postpone(events: readonly PaymentEventTable[], error: unknown): Promise<void> {
    const ids = events.map((event) => event.id);
    const missing = error instanceof PaymentRequestInvalid && error.code === "resource_missing";
    const delay = missing ? undefined : DELAYS[Math.min(...events.map((event) => event.attempts))];
    const details = { event: ids[0] ?? "", attempt: String((events[0]?.attempts ?? 0) + 1) };
    if (delay !== undefined) {
      logError("payment event", error, details);
      await queue.putOff(ids, Date.now() + delay);
    } else {
      logFault("payment event set aside", details);
      await store.write((trx) => queue.finish(trx, ids, missing ? "missing" : "unreadable"));
    }
  }

  async function actOnDue(stopped: () => boolean): Promise<void> {
    for (;;) {
      const batch = await queue.claim(Date.now() + 1, BATCH);
      const byObject = Map.groupBy(batch, (event) => `${event.kind} ${event.object_id}`);
      const waiting = [...byObject.values()];
      const lane = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await actOn(next, stopped);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      if (batch.length < BATCH || stopped()) return;
    }
  }

  return startDueLoop({
    queue: "payment_events",
    wakes: store.wakes,
    drain: actOnDue,
    nextDue: queue.nextDue,
    lookEvery: LOOK_EVERY,
    failed: (error) => logError("payment events", error),
  });
}
