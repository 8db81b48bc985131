import type { Kysely } from "kysely";
import type { Deposit } from "#contract/staff.ts";
import type { DepositChild } from "#domain/payments/children.ts";
import { centsToAmount, HOLDS } from "#domain/payments/deposit.ts";
import { type DepositFacts, depositStanding, UNREAD_DEPOSIT } from "#domain/payments/settlement.ts";
import type { DepositTable, PaymentRowMode } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";

/** Deposits in one answer; no family has as many. */
const MAX_ROWS = 500;

/** The deposits of one lead as staff see them, newest first; none for a lead that does not exist. */
export function ledger(store: Store, mode: PaymentRowMode) {
  return async function depositsOf(leadId: string): Promise<Deposit[]> {
    const rows = await store.db
      .selectFrom("deposits")
      .selectAll()
      .where("lead_id", "=", leadId)
      .where("mode", "=", mode)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(MAX_ROWS)
      .execute();
    return rows.map(toDeposit);
  };
}

/** Of how many deposits that were paid since a time money is still held: their families count on the launch date. */
export const depositsSince = (store: Store, mode: PaymentRowMode) => async (since: number) => {
  // In practice nothing is paid, and anybody may do it.
  if (mode === "practice") return 0;
  const { count } = await store.db
    .selectFrom("deposits")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("mode", "=", mode)
    .where("paid_at", ">=", since)
    .whereRef("paid_cents", ">", "refunded_cents")
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The deposits in which money is, the oldest first, with whose place each holds. */
export const heldDeposits = (mode: PaymentRowMode) => async (db: Kysely<Database>) => {
  const rows = await db
    .selectFrom("deposits")
    .select(["id", "type", "lead_id", "children", "paid_at", "created_at"])
    .where("mode", "=", mode)
    .where("status", "in", HOLDS)
    .where("lead_id", "is not", null)
    .orderBy((eb) => eb.fn.coalesce("paid_at", "created_at"))
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, leadId: row.lead_id ?? "", paidAt: row.paid_at ?? row.created_at },
    ...{ children: childrenOf(row), isSponsor: row.type === "teacher_sponsor" },
  }));
};

export function toDeposit(row: DepositTable): Deposit {
  const facts: DepositFacts = { ...UNREAD_DEPOSIT, ...JSON.parse(row.facts) };
  const { paidCents, refundedCents, remainingCents, refundFailed } = depositStanding(facts);
  const fee = facts.fee ?? null;
  return {
    id: row.id,
    leadId: row.lead_id,
    amount: centsToAmount(row.amount_cents),
    status: row.status,
    type: row.type,
    paid: centsToAmount(paidCents),
    refunded: centsToAmount(refundedCents),
    remaining: centsToAmount(remainingCents),
    fee: fee === null ? null : { amount: centsToAmount(fee.cents), currency: fee.currency.toUpperCase() },
    refundFailed: refundFailed && remainingCents > 0,
    createdAt: new Date(row.created_at).toISOString(),
    paidAt: paidAt(row),
    payer: { name: row.payer_name, email: row.payer_email, language: row.language ?? "en" },
    children: [...childrenOf(row)],
    ...(row.provider_intent_id === null ? {} : { stripePaymentIntentId: row.provider_intent_id }),
  };
}

export function childrenOf({ children }: Pick<DepositTable, "children">): readonly DepositChild[] {
  return children === null ? [] : (JSON.parse(children) as DepositChild[]);
}

export function paidAt({ paid_at }: Pick<DepositTable, "paid_at">): string | null {
  return paid_at === null ? null : new Date(paid_at).toISOString();
}
