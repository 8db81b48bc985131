import type { Transaction } from "kysely";
import { centsToAmount, HOLDS } from "#domain/payments/deposit.ts";
import { type DepositNews, nextDeposit, type QuarantineReason } from "#domain/payments/next-deposit.ts";
import type { DepositFacts } from "#domain/payments/settlement.ts";
import type { DepositTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { DepositReading, PaymentMode } from "#server/ports/payment-provider.ts";
import type { HeldDeposit, LeadLink } from "./lead-link.ts";
import { childrenOf } from "./ledger.ts";
import { paidAgainMail, receiptMail, refundMail } from "./mail-texts.ts";
import type { Notices } from "./notices.ts";

export type DepositSettlerParts = {
  readonly mode: PaymentMode;
  readonly leads: LeadLink;
  readonly notices: Notices;
};

/** What applying a reading came to; null when no row knows the payment. */
export type Settled<Row> = { readonly row: Row; readonly quarantine: QuarantineReason | null } | null;

/** Applies what was read from the provider to the deposit's row, and acts on the news, in one transaction. */
export function depositSettler({ mode, leads, notices }: DepositSettlerParts) {
  async function apply(
    trx: Transaction<Database>,
    reading: DepositReading,
    now: number,
  ): Promise<Settled<DepositTable>> {
    // Raising the revision takes the row's lock, so that the facts loaded are those that are replaced.
    const before = await trx
      .updateTable("deposits")
      .set((eb) => ({ revision: eb("revision", "+", 1), read_at: now }))
      .where("provider_intent_id", "=", reading.intentId)
      .where("mode", "=", mode)
      .returningAll()
      .executeTakeFirst();
    if (before === undefined) return null;
    const { amount_cents: amountCents, currency } = before;
    const step = nextDeposit(
      { intentId: reading.intentId, amountCents, currency, livemode: mode === "live" },
      JSON.parse(before.facts) as DepositFacts,
      reading,
    );
    if (step.quarantine !== null) {
      await setAside(trx, before, step.quarantine, now);
      return { row: before, quarantine: step.quarantine };
    }
    const { facts, standing, news } = step;
    const over = facts.phase === "paid" || facts.phase === "canceled";
    const row = await trx
      .updateTable("deposits")
      .set({
        facts: JSON.stringify(facts),
        status: standing.status,
        paid_cents: standing.paidCents,
        refunded_cents: standing.refundedCents,
        lost_cents: standing.lostCents,
        refund_failed: standing.refundFailed ? 1 : 0,
        quarantine: null,
        ...(over ? { open_key: null } : {}),
        ...(news.some(({ kind }) => kind === "paid") ? { paid_at: now } : {}),
        // Our own checkout asks; a payment made elsewhere may know its payer all the same.
        ...(before.payer_email === null && before.payer_erased === 0 && reading.payer.email !== null
          ? { payer_name: reading.payer.name, payer_email: reading.payer.email }
          : {}),
      })
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    let known = row;
    for (const each of news) known = await actOn(trx, known, each, now);
    await followMoney(trx, before, known, news, now);
    return { row: known, quarantine: null };
  }

  async function setAside(
    trx: Transaction<Database>,
    row: DepositTable,
    reason: QuarantineReason,
    now: number,
  ): Promise<void> {
    if (row.quarantine === reason) return;
    await trx.updateTable("deposits").set({ quarantine: reason }).where("id", "=", row.id).execute();
    if (row.lead_id !== null) await leads.note(trx, row.lead_id, `quarantined:${reason}`, "payment", now);
    await notices.staff(trx, notices.aboutDeposit(row), "quarantined", now);
  }

  /** Answers the row as it is afterwards: a payment gives it its lead, of which the next news tells. */
  async function actOn(
    trx: Transaction<Database>,
    row: DepositTable,
    news: DepositNews,
    now: number,
  ): Promise<DepositTable> {
    const refunded = "refundId" in news ? news.amountCents : undefined;
    const told = notices.aboutDeposit(row, refunded);
    if (news.kind === "paid") {
      const known = await welcome(trx, row, now);
      await notices.staff(trx, notices.aboutDeposit(known), "paid", now);
      return known;
    }
    if (news.kind === "canceled" || news.kind === "fully_refunded") return row;
    if (row.lead_id !== null) {
      const detail = `${news.kind}:${centsToAmount(told.amountCents)}`;
      await leads.note(trx, row.lead_id, detail, "payment", now);
    }
    if (news.kind === "refund_settled" && row.payer_email !== null) {
      await notices.payer(trx, told, refundMail(told, row.payer_email), now);
    }
    await notices.staff(trx, told, news.kind, now);
    return row;
  }

  /**
   * The lead follows the money: refunded in full or lost in a dispute, it is not reserved any more; when a refund comes
   * back or a dispute is won after all, it is again.
   */
  async function followMoney(
    trx: Transaction<Database>,
    before: DepositTable,
    row: DepositTable,
    news: readonly DepositNews[],
    now: number,
  ): Promise<void> {
    const held = HOLDS.includes(before.status) || news.some(({ kind }) => kind === "paid");
    const holds = HOLDS.includes(row.status);
    const leadId = row.lead_id;
    if (leadId === null || held === holds) return;
    const { id, type } = row;
    if (holds) await leads.paid(trx, leadId, { id, type, payer: null, children: childrenOf(row) }, now);
    else await leads.refunded(trx, leadId, id, () => heldElsewhere(trx, { ...row, lead_id: leadId }), now);
  }

  /** The lead's other deposits that are held; a family with two that takes back one stays reserved. */
  async function heldElsewhere(
    trx: Transaction<Database>,
    row: Pick<DepositTable, "id" | "lead_id">,
    type: DepositTable["type"] | null = null,
  ): Promise<readonly HeldDeposit[]> {
    const others = await trx
      .selectFrom("deposits")
      .select(["id", "type", "children"])
      .where("lead_id", "=", row.lead_id)
      .$if(type !== null, (query) => query.where("type", "=", type as DepositTable["type"]))
      .where("mode", "=", mode)
      .where("id", "<>", row.id)
      .where("status", "in", HOLDS)
      .orderBy("id")
      .execute();
    return others.map((each) => ({ ...each, children: childrenOf(each) }));
  }

  /**
   * Links a paid deposit with its lead and sends the receipt, as far as it is known who paid; called when the money
   * arrives and again when the payer is named only after that.
   */
  async function welcome(trx: Transaction<Database>, row: DepositTable, now: number): Promise<DepositTable> {
    const payer =
      row.payer_email === null
        ? null
        : { name: row.payer_name ?? "", email: row.payer_email, language: row.language ?? "en" };
    const { id, type } = row;
    const lead = await leads.paid(trx, row.lead_id, { id, type, payer, children: childrenOf(row) }, now);
    if (lead !== null)
      await leads.note(trx, lead.id, `paid:${centsToAmount(row.amount_cents)}`, "payment", now);
    const to = row.payer_email ?? lead?.email;
    const language = row.language ?? lead?.language ?? "en";
    if (to !== undefined && row.receipted === 0) {
      const told = {
        ...notices.aboutDeposit(row),
        language,
        payer: { name: row.payer_name ?? lead?.name ?? null, email: to },
      };
      await notices.payer(trx, told, receiptMail(told, to, now), now);
    }
    if (lead !== null) await tellOfTwo(trx, { ...row, lead_id: lead.id }, to, now);
    return trx
      .updateTable("deposits")
      .set({
        lead_id: lead?.id ?? null,
        receipted: to === undefined ? 0 : 1,
        payer_email: to ?? null,
        payer_name: row.payer_name ?? lead?.name ?? null,
        language,
      })
      .where("id", "=", row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** A family may mean to pay one deposit twice; whoever did not learns of it, and so do staff. */
  async function tellOfTwo(
    trx: Transaction<Database>,
    row: DepositTable & { lead_id: string },
    to: string | undefined,
    now: number,
  ): Promise<void> {
    if ((await heldElsewhere(trx, row, row.type)).length === 0) return;
    const told = notices.aboutDeposit(row);
    await leads.note(trx, row.lead_id, `paid_again:${centsToAmount(row.amount_cents)}`, "payment", now);
    if (to !== undefined) await notices.payer(trx, told, paidAgainMail(told, to), now);
    await notices.staff(trx, told, "paid_again", now);
  }

  return {
    apply,
    /** The payer was named after the money had arrived. */
    async payerNamed(trx: Transaction<Database>, row: DepositTable, now: number): Promise<void> {
      if (row.lead_id === null && HOLDS.includes(row.status)) await welcome(trx, row, now);
    },
  };
}

export type DepositSettler = ReturnType<typeof depositSettler>;
