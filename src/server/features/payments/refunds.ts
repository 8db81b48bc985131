import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Deposit } from "#contract/staff.ts";
import { amountToCents, centsToAmount } from "#domain/payments/deposit.ts";
import { type DepositFacts, depositStanding } from "#domain/payments/settlement.ts";
import { newId } from "#server/db/id.ts";
import type { DepositTable, RefundTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type { Note } from "#server/http/handler.ts";
import { logError } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type PaymentProvider, PaymentRequestInvalid } from "#server/ports/payment-provider.ts";
import { askProvider, noSuchPayment } from "./asking.ts";
import { KEY_LIFE_MS } from "./identity.ts";
import type { LeadLink } from "./lead-link.ts";
import { toDeposit } from "./ledger.ts";
import type { Settling } from "./settling.ts";

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly leads: LeadLink;
  readonly settle: Settling;
};

/**
 * Gives deposits back. What was asked for is kept, with who asked, before the provider hears of it; a repetition
 * finishes the same refund, and no two together are more than what is left.
 */
export function refunds({ store, provider, leads, settle }: Parts) {
  const { mode } = provider.config;

  /**
   * @param amount US dollars as "250.00"; absent for everything that is left
   * @param by the e-mail of the member of staff
   * @param note writes the audit's entry with what was asked for
   * @throws Refusal not_found, over_balance when less is left, conflict when nothing is, unavailable
   */
  async function refund(
    depositId: string,
    amount: string | undefined,
    by: string,
    note: Note,
  ): Promise<Deposit> {
    const wanted = amount === undefined ? null : amountToCents(amount);
    let told = false;
    for (let finished = false; ; finished = true) {
      const begun = await store.write(async (trx) => {
        const asked = await ask(trx, depositId, { wanted, by, restOnly: finished }, Date.now());
        if (!told) await note(trx);
        return asked;
      });
      told = true;
      if (begun === null) break;
      if (begun.asked.created_at < Date.now() - KEY_LIFE_MS) {
        // The provider has forgotten its key: what it did shows in a reading, and what is left is asked for anew.
        await refuse(begun.row, begun.asked);
        await readAgain(begun.row);
        continue;
      }
      await carryOut(begun.row, begun.asked);
      await readAgain(begun.row);
      // Everything was asked for, and so far only a part that somebody had asked for before is on its way.
      if (wanted !== null || !begun.resumed) break;
    }
    return toDeposit(await load(depositId));
  }

  /** What was asked for stands, whatever becomes of this: its webhook or the reconciler brings the row up to date. */
  async function readAgain(row: DepositTable): Promise<void> {
    try {
      await settle.deposit(row.provider_intent_id ?? "");
    } catch (error) {
      logError("reading after a refund", error, { deposit: row.id });
    }
  }

  async function load(depositId: string): Promise<DepositTable> {
    const row = await store.db
      .selectFrom("deposits")
      .selectAll()
      .where("id", "=", depositId)
      .where("mode", "=", mode)
      .executeTakeFirst();
    if (row === undefined) throw noSuchPayment();
    return row;
  }

  type Wish = {
    /** Null: everything. */
    readonly wanted: number | null;
    readonly by: string;
    /** Nothing left is then no fault: null is answered. */
    readonly restOnly: boolean;
  };

  async function ask(
    trx: Transaction<Database>,
    depositId: string,
    { wanted, by, restOnly }: Wish,
    now: number,
  ): Promise<{ row: DepositTable; asked: RefundTable; resumed: boolean } | null> {
    const row = await trx
      .updateTable("deposits")
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .where("id", "=", depositId)
      .where("mode", "=", mode)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw noSuchPayment();
    const known = await trx
      .selectFrom("refunds")
      .selectAll()
      .where("deposit_id", "=", depositId)
      .where("state", "<>", "refused")
      .execute();
    const unfinished = known.find((each) => each.state === "asked");
    if (unfinished !== undefined) {
      if (wanted === null || wanted === unfinished.amount_cents)
        return { row, asked: unfinished, resumed: true };
      throw new Refusal(
        "conflict",
        "Another refund of this deposit is not finished yet. Try again in a moment.",
      );
    }
    const left = leftOf(row, known);
    if (left <= 0 && restOnly) return null;
    const cents = wanted ?? left;
    if (cents <= 0 || cents > left) {
      const why = wanted === null ? "conflict" : "over_balance";
      throw new Refusal(why, `Of this deposit ${centsToAmount(Math.max(0, left))} can be refunded.`);
    }
    const asked: RefundTable = {
      id: newId(now),
      deposit_id: depositId,
      amount_cents: cents,
      idempotency_key: randomUUID(),
      state: "asked",
      provider_refund_id: null,
      asked_by: by,
      created_at: now,
    };
    await trx.insertInto("refunds").values(asked).execute();
    if (row.lead_id !== null) {
      await leads.note(trx, row.lead_id, `refund_asked:${centsToAmount(cents)}`, by, now);
    }
    return { row, asked, resumed: false };
  }

  /** Tells the provider. Also finishes, later, what a crash or an outage left unfinished. */
  async function carryOut(row: DepositTable, asked: RefundTable): Promise<void> {
    const made = await askProvider(
      "refund",
      async () => {
        try {
          return await provider.refund({
            intentId: row.provider_intent_id ?? "",
            amountCents: asked.amount_cents,
            idempotencyKey: asked.idempotency_key,
          });
        } catch (error) {
          if (error instanceof PaymentRequestInvalid) {
            await refuse(row, asked);
            // It may say no because somebody has refunded in its own dashboard.
            await readAgain(row);
          }
          throw error;
        }
      },
      () => new Refusal("conflict", "The payment provider refused this refund."),
    );
    await store.write((trx) =>
      trx
        .updateTable("refunds")
        .set({ state: "accepted", provider_refund_id: made.refundId })
        .where("id", "=", asked.id)
        .execute(),
    );
  }

  async function refuse(row: DepositTable, asked: RefundTable): Promise<void> {
    await store.write(async (trx) => {
      const changed = await trx
        .updateTable("refunds")
        .set({ state: "refused" })
        .where("id", "=", asked.id)
        .where("state", "=", "asked")
        .returning("id")
        .executeTakeFirst();
      if (changed === undefined || row.lead_id === null) return;
      const detail = `refund_refused:${centsToAmount(asked.amount_cents)}`;
      await leads.note(trx, row.lead_id, detail, "payment", Date.now());
    });
  }

  return { refund, carryOut, refuse };
}

export type Refunds = ReturnType<typeof refunds>;

/** Paid, minus what was given back, is on its way back, was lost, or was asked for and not read back yet. */
function leftOf(row: DepositTable, known: readonly RefundTable[]): number {
  const facts = JSON.parse(row.facts) as DepositFacts;
  const { remainingCents } = depositStanding(facts);
  const read = new Set(facts.refunds.map((refund) => refund.id));
  const unread = known.filter(({ provider_refund_id: id }) => id === null || !read.has(id));
  return remainingCents - unread.reduce((sum, each) => sum + each.amount_cents, 0);
}
