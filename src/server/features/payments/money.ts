import { sql } from "kysely";
import type { Parsed } from "#contract/index.ts";
import type { MoneyTotals, Subscriber } from "#contract/money.ts";
import type { Deposit } from "#contract/staff.ts";
import { centsToAmount } from "#domain/payments/deposit.ts";
import type { PaymentRowMode, SubscriptionTable } from "#server/db/schema/payments.ts";
import type { Store } from "#server/db/store.ts";
import { readTallies } from "#server/db/tallies.ts";
import { toDeposit } from "./ledger.ts";
import { keptFacts } from "./settle-subscription.ts";

type Page = Parsed<"GET /api/admin/money/deposits">["query"];

/** All money of this mode, for staff: lists by the page, and totals that the database keeps up by itself. */
export function moneyOf(store: Store, mode: PaymentRowMode) {
  return {
    async totals(): Promise<MoneyTotals> {
      const names = [
        `deposits.paid_cents.${mode}`,
        `deposits.refunded_cents.${mode}`,
        `deposits.lost_cents.${mode}`,
        `subscriptions.paid_cents.${mode}`,
        `subscriptions.refunded_cents.${mode}`,
      ] as const;
      const totals = await readTallies(store.db, names);
      const [paid, refunded, lost, subscribed, returned] = names.map((name) => totals[name]) as [
        ...[number, number, number, number, number],
      ];
      return {
        deposits: {
          paid: centsToAmount(paid),
          refunded: centsToAmount(refunded),
          lost: centsToAmount(lost),
          collected: centsToAmount(paid - refunded - lost),
        },
        subscriptions: {
          paid: centsToAmount(subscribed),
          refunded: centsToAmount(returned),
          collected: centsToAmount(subscribed - returned),
        },
      };
    },

    async subscriptions({ limit, after, id }: Page): Promise<Subscriber[]> {
      const all = store.db.selectFrom("subscriptions").selectAll().where("mode", "=", mode);
      let wanted =
        id !== undefined
          ? all.where("id", "=", id)
          : // Word for word as its index has it (migrations/020-money-totals.ts).
            all.where(sql<boolean>`status not in ('incomplete', 'incomplete_expired')`);
      if (after !== undefined) wanted = wanted.where("id", "<", after);
      return (await wanted.orderBy("id", "desc").limit(limit).execute()).map(toSubscriber);
    },

    async deposits({ limit, after, id }: Page): Promise<Deposit[]> {
      const all = store.db.selectFrom("deposits").selectAll().where("mode", "=", mode);
      let wanted = id !== undefined ? all.where("id", "=", id) : all.where(sql<boolean>`paid_cents > 0`);
      if (after !== undefined) wanted = wanted.where("id", "<", after);
      return (await wanted.orderBy("id", "desc").limit(limit).execute()).map(toDeposit);
    },
  };
}

export type Money = ReturnType<typeof moneyOf>;

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

function toSubscriber(row: SubscriptionTable): Subscriber {
  const { endsAt, periodEnd } = keptFacts(row);
  const goesOn = (row.status === "active" || row.status === "reserved") && endsAt === null;
  return {
    id: row.id,
    plan: row.plan,
    payer: { name: row.payer_name, email: row.payer_email, language: row.language ?? "en" },
    status: row.status,
    monthly: centsToAmount(row.monthly_cents),
    beginsAt: row.first_charge_at > 0 ? iso(row.first_charge_at) : new Date(row.created_at).toISOString(),
    nextChargeAt: goesOn && periodEnd > 0 ? iso(periodEnd) : null,
    endsAt: endsAt === null ? null : iso(endsAt),
    paid: row.paid_cents === null ? null : centsToAmount(row.paid_cents),
    refunded: row.refunded_cents === null ? null : centsToAmount(row.refunded_cents),
    failures: row.failures,
  };
}
