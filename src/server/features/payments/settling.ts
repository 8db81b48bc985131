import type { SubscriptionSnapshot } from "#domain/payments/subscription.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Store } from "#server/db/store.ts";
import { logFault } from "#server/http/log.ts";
import {
  type DepositReading,
  isRefund,
  type PaymentEvent,
  type PaymentProvider,
} from "#server/ports/payment-provider.ts";
import type { EventQueue } from "./event-queue.ts";
import type { DepositSettler, Settled } from "./settle-deposit.ts";
import type { SubscriptionSettler } from "./settle-subscription.ts";

export type SettlingParts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly queue: EventQueue;
  readonly deposits: DepositSettler;
  readonly subscriptions: SubscriptionSettler;
  /** Called after mails may have been put into the queue. */
  readonly wakeMail: () => void;
};

/**
 * Reads a payment from the provider and applies it. The reading comes first, then one transaction in which the row,
 * its news and the events that asked for it change together.
 */
export function settling({ store, provider, queue, deposits, subscriptions, wakeMail }: SettlingParts) {
  async function applyDeposit(reading: DepositReading, eventIds: readonly string[] = []) {
    const settled = await store.write(async (trx) => {
      const result = await deposits.apply(trx, reading, Date.now());
      if (eventIds.length > 0) await queue.finish(trx, eventIds, result?.quarantine ?? null);
      return result;
    });
    report("deposit", settled);
    return settled;
  }

  async function applySubscription(reading: SubscriptionSnapshot, eventIds: readonly string[] = []) {
    const settled = await store.write(async (trx) => {
      const result = await subscriptions.apply(trx, reading, Date.now());
      if (eventIds.length > 0) await queue.finish(trx, eventIds, result?.quarantine ?? null);
      return result;
    });
    report("subscription", settled);
    return settled;
  }

  /** A disagreement is told once, not at every look. */
  function report(kind: string, settled: Settled<DepositTable | SubscriptionTable>): void {
    const reason = settled?.quarantine ?? null;
    if (settled && reason !== null && settled.row.quarantine !== reason) {
      logFault("payment set aside", { kind, id: settled.row.id, reason });
    }
    wakeMail();
  }

  return {
    applyDeposit,
    applySubscription,
    deposit: async (intentId: string, eventIds: readonly string[] = []) =>
      applyDeposit(await provider.readDeposit(intentId), eventIds),
    subscription: async (subscriptionId: string, eventIds: readonly string[] = []) =>
      applySubscription(await provider.readSubscription(subscriptionId), eventIds),

    /** Whether the provider's object is one of ours; a subscription's first payment, for one, is in no row. */
    knows: async (kind: "deposit" | "subscription", objectId: string): Promise<boolean> =>
      (await known(kind, [objectId])).has(objectId),

    /** Which of our subscriptions a payment paid for, if any. */
    async subscriptionPaidBy(intentId: string): Promise<string | null> {
      const id = await provider.subscriptionPaidBy(intentId);
      return id !== null && (await known("subscription", [id])).has(id) ? id : null;
    },

    /** Those that are about our own payments: a school's account may serve other shops as well. A refund may be of a subscription's payment, which no row names. */
    async ours(events: readonly PaymentEvent[]): Promise<PaymentEvent[]> {
      const about = (kind: PaymentEvent["kind"]) =>
        events.flatMap((event) => (event.kind === kind && event.objectId !== null ? [event.objectId] : []));
      const [deposits, subscriptions] = await Promise.all([
        known("deposit", about("deposit")),
        known("subscription", about("subscription")),
      ]);
      return events.filter(({ kind, objectId, type }) => {
        const rows = kind === "deposit" ? deposits : subscriptions;
        return kind !== "other" && objectId !== null && (rows.has(objectId) || isRefund({ type }));
      });
    },
  };

  /** Which of these objects of the provider a row knows. */
  async function known(
    kind: "deposit" | "subscription",
    ids: readonly string[],
  ): Promise<Set<string | null>> {
    if (ids.length === 0) return new Set();
    const { mode } = provider.config;
    const rows =
      kind === "deposit"
        ? await store.db
            .selectFrom("deposits")
            .select("provider_intent_id as id")
            .where("provider_intent_id", "in", ids)
            .where("mode", "=", mode)
            .execute()
        : await store.db
            .selectFrom("subscriptions")
            .select("provider_subscription_id as id")
            .where("provider_subscription_id", "in", ids)
            .where("mode", "=", mode)
            .execute();
    return new Set(rows.map(({ id }) => id));
  }
}

export type Settling = ReturnType<typeof settling>;
