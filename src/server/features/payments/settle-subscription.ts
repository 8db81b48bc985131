import type { Transaction } from "kysely";
import {
  nextSubscription,
  type SubscriptionFacts,
  type SubscriptionNews,
  type SubscriptionSnapshot,
  UNREAD_SUBSCRIPTION,
} from "#domain/payments/subscription.ts";
import type { SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
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
  plan_changed: "plan_changed",
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
        plan: before.plan,
        monthlyCents: before.monthly_cents,
        isReserved: before.first_charge_at > 0,
      },
      keptFacts(before),
      reading,
    );
    // Terms that stay as odd as they were are told once.
    const same = step.facts?.plan === null && step.facts.monthlyCents === before.monthly_cents;
    const quarantine = step.quarantine ?? (same ? before.quarantine : null);
    const row = await trx
      .updateTable("subscriptions")
      .set({ quarantine, ...(step.facts === null ? {} : columnsOf(step.facts, before)) })
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (quarantine !== null && quarantine !== before.quarantine) {
      await notices.staff(trx, notices.aboutSubscription(row), "quarantined", now);
    }
    if (step.facts !== null) for (const each of step.news) await actOn(trx, row, each, reading, now);
    // What was followed all the same is set aside once; whoever logs it compares it with what was known.
    const setAside = step.facts === null || quarantine !== before.quarantine ? quarantine : null;
    return { row: { ...row, quarantine: before.quarantine }, quarantine: setAside };
  }

  async function actOn(
    trx: Transaction<Database>,
    row: SubscriptionTable,
    news: SubscriptionNews,
    { payUrl }: SubscriptionSnapshot,
    now: number,
  ): Promise<void> {
    const told = notices.aboutSubscription(row);
    const mail = TO_PAYER[news];
    if (mail !== undefined && row.payer_email !== null) {
      const isAhead = news === "cancel_scheduled" || news === "reserved";
      const until = isAhead ? row.period_end : keptFacts(row).paidUntil;
      const written = subscriptionMail(told, row.payer_email, mail, until, payUrl);
      await notices.payer(trx, told, written, now);
    }
    if (news !== "renewed" && news !== "expired") await notices.staff(trx, told, news, now);
  }

  return { apply };
}

/** What the row keeps; one written before payments were read apart from periods says it in other words. */
export function keptFacts(row: SubscriptionTable): SubscriptionFacts {
  const kept = JSON.parse(row.facts) as Partial<SubscriptionFacts> & { cancelAtPeriodEnd?: boolean };
  const { periodEnd = 0, status } = kept;
  return {
    ...UNREAD_SUBSCRIPTION,
    endsAt: kept.cancelAtPeriodEnd ? periodEnd : null,
    paidUntil: status === "active" ? periodEnd : 0,
    ...kept,
  };
}

function columnsOf(facts: SubscriptionFacts, before: SubscriptionTable) {
  return {
    facts: JSON.stringify(facts),
    status: facts.status,
    plan: facts.plan ?? before.plan,
    monthly_cents: facts.monthlyCents,
    cancel_at_period_end: facts.endsAt === null ? (0 as const) : (1 as const),
    period_end: facts.endsAt ?? facts.periodEnd,
    paid_cents: facts.paidCents,
    refunded_cents: facts.refundedCents,
    failures: facts.failures,
    ...(facts.status === "incomplete" ? {} : { open_key: null }),
  };
}

export type SubscriptionSettler = ReturnType<typeof subscriptionSettler>;
