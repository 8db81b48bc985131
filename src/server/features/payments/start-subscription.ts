import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { mails as english } from "#content/mail/payments/en.ts";
import type { Parsed } from "#contract/index.ts";
import { UNREAD_SUBSCRIPTION } from "#domain/payments/subscription.ts";
import type { School } from "#domain/site/school.ts";
import { newId } from "#server/db/id.ts";
import type { SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type PaymentProvider, PaymentRequestInvalid } from "#server/ports/payment-provider.ts";
import { askProvider } from "./asking.ts";
import { KEY_LIFE_MS, openKey, secretHash } from "./identity.ts";

type Wanted = Parsed<"POST /api/create-subscription">["body"];
type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  /** When the school opens, in milliseconds: nothing is charged before. */
  readonly opensAt: () => number;
  readonly school: () => School;
};

/**
 * Its first invoice expires 23 hours after it was made. From an hour before, the provider is asked whether it can still
 * be paid: as long as it can, no other one is begun.
 */
const OPEN_MS = KEY_LIFE_MS - 3_600_000;

/** Starts a school subscription, as a deposit is started: one unfinished one per browser and plan. */
export function subscriptionStarter({ store, provider, opensAt, school }: Parts) {
  const { mode } = provider.config;

  /** @throws Refusal amount_mismatch, unavailable */
  return async function start(wanted: Wanted, ownerHash: string): Promise<{ clientSecret: string }> {
    const { planType: plan, amount } = wanted;
    const dollars = school().prices[`subscription_${plan}`];
    if (amount !== undefined && amount !== dollars) {
      throw new Refusal("amount_mismatch", "The amount is not the one of this subscription.");
    }
    const cents = dollars * 100;
    const now = Date.now();
    const opening = opensAt();
    const firstChargeAt = now < opening ? Math.floor(opening / 1000) : 0;
    const key = openKey(mode, ownerHash, plan, cents, ...(firstChargeAt > 0 ? [firstChargeAt] : []));
    const row = await store.write((trx) => take(trx, key, { plan, cents, firstChargeAt }, now));
    const { provider_subscription_id: known } = row;
    const isOld = row.keyed_at < now - OPEN_MS;
    const made = await askProvider("subscription", () =>
      known !== null && isOld ? provider.reopenSubscription(known) : create(row),
    );
    if (made === null) {
      await close(row.id);
      return start(wanted, ownerHash);
    }
    if (row.provider_subscription_id !== made.subscriptionId) {
      await store.write((trx) =>
        trx
          .updateTable("subscriptions")
          .set({
            provider_subscription_id: made.subscriptionId,
            provider_customer_id: made.customerId,
            secret_hash: secretHash(made.clientSecret),
          })
          .where("id", "=", row.id)
          .execute(),
      );
    }
    return { clientSecret: made.clientSecret };
  };

  async function create(row: SubscriptionTable) {
    try {
      return await provider.createSubscription({
        plan: row.plan,
        title: english[`what.${row.plan}`],
        monthlyCents: row.monthly_cents,
        currency: row.currency,
        ...(row.first_charge_at > 0 ? { firstChargeAt: row.first_charge_at } : {}),
        idempotencyKey: row.idempotency_key,
        metadata: { subscriptionId: row.id, plan: row.plan },
      });
    } catch (error) {
      if (error instanceof PaymentRequestInvalid) await close(row.id);
      throw error;
    }
  }

  async function close(id: string): Promise<void> {
    await store.write((trx) =>
      trx.updateTable("subscriptions").set({ open_key: null }).where("id", "=", id).execute(),
    );
  }

  async function take(
    trx: Transaction<Database>,
    key: string,
    wanted: Pick<SubscriptionTable, "plan"> & { readonly cents: number; readonly firstChargeAt: number },
    now: number,
  ): Promise<SubscriptionTable> {
    // Never made at the provider, who may forget its key: begun anew. The reconciler cleans up.
    await trx
      .updateTable("subscriptions")
      .set({ open_key: null })
      .where("open_key", "=", key)
      .where("provider_subscription_id", "is", null)
      .where("keyed_at", "<", now - OPEN_MS)
      .execute();
    const made = await trx
      .insertInto("subscriptions")
      .values({
        id: newId(now),
        plan: wanted.plan,
        mode,
        currency: catalogue.currency.toLowerCase(),
        monthly_cents: wanted.cents,
        first_charge_at: wanted.firstChargeAt,
        status: "incomplete",
        cancel_at_period_end: 0,
        period_end: 0,
        paid_cents: 0,
        failures: 0,
        provider_subscription_id: null,
        provider_customer_id: null,
        secret_hash: null,
        idempotency_key: randomUUID(),
        keyed_at: now,
        open_key: key,
        payer_name: null,
        payer_email: null,
        payer_erased: 0,
        language: null,
        facts: JSON.stringify(UNREAD_SUBSCRIPTION),
        quarantine: null,
        revision: 0,
        read_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("open_key").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made !== undefined) return made;
    const known = await trx
      .selectFrom("subscriptions")
      .selectAll()
      .where("open_key", "=", key)
      .executeTakeFirst();
    // It was paid or ended in between, so there is room now.
    return known ?? take(trx, key, wanted, now);
  }
}
