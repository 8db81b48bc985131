import { mails as english } from "#content/mail/payments/en.ts";
import type { PracticeLever } from "#contract/practice-payments.ts";
import { type DepositFacts, UNREAD_DEPOSIT } from "#domain/payments/settlement.ts";
import type { School } from "#domain/site/school.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { PracticePayments } from "#server/ports/practice-payments.ts";
import { noSuchPayment } from "./asking.ts";
import { keptFacts } from "./settle-subscription.ts";

/** Payments of one kind in the list. */
const SHOWN = 10;

/** What can happen to practice payments, and lets it happen. */
export function practiceLevers(store: Store, practice: PracticePayments, school: () => School) {
  const subscriptions = () =>
    store.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("mode", "=", "practice")
      .where("status", "in", ["reserved", "active", "past_due"])
      .orderBy("id", "desc");
  const deposits = () =>
    store.db
      .selectFrom("deposits")
      .selectAll()
      .where("mode", "=", "practice")
      .where("status", "in", ["disputed", "refund_pending", "partially_refunded", "refunded"])
      .orderBy("id", "desc");

  return {
    async list() {
      const [running, moving] = await Promise.all([
        subscriptions().limit(SHOWN).execute(),
        deposits().limit(SHOWN).execute(),
      ]);
      const shown = [
        ...running.map((row) => ({ row, what: row.plan, levers: ofSubscription(row) })),
        ...moving.map((row) => ({ row, what: row.type, levers: ofDeposit(row) })),
      ];
      return shown
        .filter(({ levers }) => levers.length > 0)
        .map(({ row: { id, status, payer_email: payer }, what, levers }) => ({
          id,
          what,
          status,
          payer,
          levers,
        }));
    },

    /** @throws Refusal not_found; conflict for what cannot happen now */
    async pull(id: string, lever: PracticeLever): Promise<void> {
      const subscription = await subscriptions().where("id", "=", id).executeTakeFirst();
      const deposit = await deposits().where("id", "=", id).executeTakeFirst();
      if (subscription === undefined && deposit === undefined) throw noSuchPayment();
      const possible = subscription ? ofSubscription(subscription) : deposit ? ofDeposit(deposit) : [];
      if (!possible.includes(lever)) throw new Refusal("conflict", "That cannot happen to this payment now.");
      if (subscription) await turn(subscription, lever);
      else if (deposit) await decide(deposit, lever);
    },
  };

  async function turn(row: SubscriptionTable, lever: PracticeLever): Promise<void> {
    const id = row.provider_subscription_id ?? "";
    if (lever === "renewal_begins") return practice.beginRenewal(id);
    if (lever === "charge_declined") return practice.advance(id, "declined");
    if (lever === "portal_cancel") return practice.portal(id, { type: "cancel" });
    if (lever === "portal_keep") return practice.portal(id, { type: "keep" });
    if (lever !== "portal_switch") return practice.advance(id, "accepted");
    const plan = row.plan === "explorer" ? "premium" : "explorer";
    const monthlyCents = school().prices[`subscription_${plan}`] * 100;
    return practice.portal(id, { type: "switch", plan, title: english[`what.${plan}`], monthlyCents });
  }

  async function decide(row: DepositTable, lever: PracticeLever): Promise<void> {
    const intentId = row.provider_intent_id ?? "";
    if (lever === "dispute_won") return practice.closeDispute(intentId, "won");
    if (lever === "dispute_lost") return practice.closeDispute(intentId, "lost");
    const refund = lastRefund(row);
    if (refund) await practice.settleRefund(refund.id, lever === "refund_settled" ? "succeeded" : "failed");
  }
}

function ofSubscription(row: SubscriptionTable): PracticeLever[] {
  const { endsAt, periodEnd, paidUntil } = keptFacts(row);
  // Its day comes.
  if (row.status === "reserved") return ["charge_accepted", "charge_declined"];
  const owes = row.status === "past_due" || paidUntil < periodEnd;
  if (owes) {
    const inPortal: PracticeLever[] = endsAt === null ? ["portal_switch", "portal_cancel"] : ["portal_keep"];
    return ["charge_accepted", "charge_declined", ...inPortal];
  }
  if (endsAt !== null) return ["month_ends", "portal_keep"];
  return ["renewal_begins", "charge_accepted", "charge_declined", "portal_switch", "portal_cancel"];
}

function ofDeposit(row: DepositTable): PracticeLever[] {
  if (row.status === "disputed") return ["dispute_won", "dispute_lost"];
  const refund = lastRefund(row);
  if (refund === undefined) return [];
  return refund.state === "pending" ? ["refund_settled", "refund_failed"] : ["refund_failed"];
}

/** The newest refund that can still go another way. */
function lastRefund(row: DepositTable) {
  const { refunds }: DepositFacts = { ...UNREAD_DEPOSIT, ...JSON.parse(row.facts) };
  return refunds.findLast(({ state }) => state !== "failed");
}
