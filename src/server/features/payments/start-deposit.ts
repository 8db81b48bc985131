import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { catalogue } from "#content/catalogue/catalogue.ts";
import type { Parsed } from "#contract/index.ts";
import { UNREAD_DEPOSIT } from "#domain/payments/settlement.ts";
import type { School } from "#domain/site/school.ts";
import { newId } from "#server/db/id.ts";
import type { DepositTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type PaymentProvider, PaymentRequestInvalid } from "#server/ports/payment-provider.ts";
import { askProvider } from "./asking.ts";
import { KEY_LIFE_MS, openKey, secretHash } from "./identity.ts";
import type { LeadLink } from "./lead-link.ts";

type Wanted = Parsed<"POST /api/create-payment-intent">["body"];
type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly leads: LeadLink;
  readonly school: () => School;
};

/** How exactly it is noted when a payment was last given out. */
const HANDED_OUT_MS = 3_600_000;

/**
 * Starts a deposit: the row first, then the provider with the key kept in the row, so that a crash between the two
 * leaves nothing that could be paid twice. The same browser asking again for the same gets the same payment. What was
 * begun keeps its amount when the price changes: that is what its checkout shows.
 */
export function depositStarter({ store, provider, leads, school }: Parts) {
  const { mode } = provider.config;

  /**
   * @param ownerHash who asks (see ownership)
   * @throws Refusal amount_mismatch, not_found for an unknown lead, unavailable
   */
  return async function start(wanted: Wanted, ownerHash: string): Promise<{ clientSecret: string }> {
    const { type, amount, leadId = null } = wanted;
    const dollars = school().prices[type];
    if (amount !== undefined && amount !== dollars) {
      throw new Refusal("amount_mismatch", "The amount is not the one of this deposit.");
    }
    if (leadId !== null && !(await leads.exists(leadId))) {
      throw new Refusal("not_found", "There is no such lead.");
    }
    const cents = dollars * 100;
    const key = openKey(mode, ownerHash, type, leadId, cents);
    const row = await store.write((trx) => take(trx, key, { type, cents, leadId }, Date.now()));
    const made = await askProvider("deposit", () => intentOf(row));
    if (made === null) {
      await close(row.id);
      return start(wanted, ownerHash);
    }
    if (row.provider_intent_id !== made.intentId) {
      const hash = secretHash(made.clientSecret);
      await store.write((trx) =>
        trx
          .updateTable("deposits")
          .set({ provider_intent_id: made.intentId, secret_hash: hash })
          .where("id", "=", row.id)
          .execute(),
      );
    }
    return { clientSecret: made.clientSecret };
  };

  /** The row's payment, the same however long ago it was begun, so that no two can be paid; null once withdrawn. */
  async function intentOf(row: DepositTable) {
    const { provider_intent_id: intentId } = row;
    return intentId === null ? createIntent(row) : provider.reopenDeposit(intentId);
  }

  async function createIntent(row: DepositTable) {
    try {
      return await provider.createDepositIntent({
        depositId: row.id,
        type: row.type,
        amountCents: row.amount_cents,
        currency: row.currency,
        idempotencyKey: row.idempotency_key,
        metadata: row.lead_id === null ? {} : { leadId: row.lead_id },
      });
    } catch (error) {
      // What the provider refuses once it refuses again: the next attempt must not take this row up.
      if (error instanceof PaymentRequestInvalid) await close(row.id);
      throw error;
    }
  }

  async function close(id: string): Promise<void> {
    await store.write((trx) =>
      trx.updateTable("deposits").set({ open_key: null }).where("id", "=", id).execute(),
    );
  }

  async function take(
    trx: Transaction<Database>,
    key: string,
    { type, cents, leadId }: { type: DepositTable["type"]; cents: number; leadId: string | null },
    now: number,
  ): Promise<DepositTable> {
    const begun = await trx
      .insertInto("deposits")
      .values({
        id: newId(now),
        lead_id: leadId,
        type,
        mode,
        currency: catalogue.currency.toLowerCase(),
        amount_cents: cents,
        paid_cents: 0,
        refunded_cents: 0,
        lost_cents: 0,
        status: "pending",
        refund_failed: 0,
        receipted: 0,
        provider_intent_id: null,
        secret_hash: null,
        idempotency_key: randomUUID(),
        keyed_at: now,
        open_key: key,
        children: null,
        paid_at: null,
        payer_name: null,
        payer_email: null,
        payer_erased: 0,
        language: null,
        facts: JSON.stringify(UNREAD_DEPOSIT),
        quarantine: null,
        revision: 0,
        read_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("open_key").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (begun !== undefined) return begun;
    const known = await trx.selectFrom("deposits").selectAll().where("open_key", "=", key).executeTakeFirst();
    // It was paid or withdrawn in between, so there is room now.
    if (known === undefined) return take(trx, key, { type, cents, leadId }, now);
    const made = known.provider_intent_id !== null;
    if (known.keyed_at >= now - (made ? HANDED_OUT_MS : KEY_LIFE_MS)) return known;
    // It never reached the provider, or nobody here learned of it: a new key, before the old one is forgotten. What was
    // made is given out again, and the day after which nobody's payment is withdrawn begins anew.
    return trx
      .updateTable("deposits")
      .set({ keyed_at: now, ...(made ? {} : { idempotency_key: randomUUID() }) })
      .where("id", "=", known.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
