import type { Transaction } from "kysely";
import {
  nextSubscription,
  type SubscriptionFacts,
  type SubscriptionNews,
  type SubscriptionSnapshot,
} from "#domain/payments/subscription.ts";
import type { Database } from "#server/db/schema.ts";
import type { SubscriptionTable } from "#server/db/schema-payments.ts";
import type { PaymentMode } from "#server/ports/payment-provider.ts";
import { type SubscriptionMail, subscriptionMail } from "./mail-texts.ts";
import type { Notices } from "./notices.ts";
import type { Settled } from "./settle-deposit.ts";

const TO_PAYER: Partial<Record<SubscriptionNews, SubscriptionMail>> = {
  reserved: "reserved",
  given_up: "given_up",
  started: "started",
  renewed: "renewed",
  recovered: "renewed",
  payment_failed: "payment_failed",
  cancel_scheduled: "cancel_scheduled",
  ended: "ended",
};

/** Applies what was read from the provider to the subscription's row, and acts on the news, in one transaction. */
export function subscriptionSettler({ mode, notices }: { mode: PaymentMode; notices: Notices }) {
  async function apply(
    trx: Transaction<Database>,
    reading: SubscriptionSnapshot,
    now: number,
  ): Promise<Settled<SubscriptionTable>> {
    const before = await trx
      .updateTable("subscriptions")
      .set((eb) => ({ revision: eb("revision", "+", 1), read_at: now }))
      .where("provider_subscription_id", "=", reading.subscriptionId)
      .where("mode", "=", mode)
      .returningAll()
      .executeTakeFirst();
    if (before === undefined) return null;
    const step = nextSubscription(
      {
        subscriptionId: reading.subscriptionId,
        livemode: mode === "live",
        currency: before.currency,
        monthlyCents: before.monthly_cents,
      },
      JSON.parse(before.facts) as SubscriptionFacts,
      reading,
    );
    if (step.quarantine !== null) {
      if (before.quarantine !== step.quarantine) {
        await trx
          .updateTable("subscriptions")
          .set({ quarantine: step.quarantine })
          .where("id", "=", before.id)
          .execute();
        await notices.staff(trx, notices.aboutSubscription(before), "quarantined", now);
      }
      return { row: before, quarantine: step.quarantine };
    }
    const { facts, news } = step;
    const row = await trx
      .updateTable("subscriptions")
      .set({
        facts: JSON.stringify(facts),
        status: facts.status,
        cancel_at_period_end: facts.cancelAtPeriodEnd ? 1 : 0,
        period_end: facts.periodEnd,
        quarantine: null,
        ...(facts.status === "incomplete" ? {} : { open_key: null }),
      })
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const each of news) await actOn(trx, row, each, now);
    return { row, quarantine: null };
  }

  async function actOn(
    trx: Transaction<Database>,
    row: SubscriptionTable,
    news: SubscriptionNews,
    now: number,
  ): Promise<void> {
    const told = notices.aboutSubscription(row);
    const mail = TO_PAYER[news];
    if (mail !== undefined && row.payer_email !== null) {
      await notices.payer(trx, told, subscriptionMail(told, row.payer_email, mail, row.period_end), now);
    }
    if (news !== "renewed" && news !== "expired") await notices.staff(trx, told, news, now);
  }

  return { apply };
}

export type SubscriptionSettler = ReturnType<typeof subscriptionSettler>;
