import type { Store } from "#server/db/store.ts";
import { logError } from "#server/http/log.ts";
import type { PaymentProvider } from "#server/ports/payment-provider.ts";
import { subscriptionMail } from "./mail-texts.ts";
import type { Notices } from "./notices.ts";
import type { Settling } from "./settling.ts";

/** Reservations read at a time. */
const ROUND = 500;

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly settle: Pick<Settling, "applySubscription">;
  readonly notices: Pick<Notices, "aboutSubscription" | "payer">;
  /** When the school opens, in milliseconds. */
  readonly opensAt: () => number;
};

/**
 * No reservation is charged before the school opens: where that is later than its family was told, the first charge is
 * moved to that day and the family is told. An earlier day moves none: they were promised theirs.
 */
export function postponing({ store, provider, settle, notices, opensAt }: Parts) {
  async function postpone(id: string, subscriptionId: string, at: number, now: number): Promise<void> {
    await settle.applySubscription(await provider.postponeCharge(subscriptionId, at));
    await store.write(async (trx) => {
      // Told once, whoever else moves it.
      const row = await trx
        .updateTable("subscriptions")
        .set({ first_charge_at: at })
        .where("id", "=", id)
        .where("first_charge_at", "<", at)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined || row.payer_email === null) return;
      const told = notices.aboutSubscription(row);
      await notices.payer(trx, told, subscriptionMail(told, row.payer_email, "postponed", at), now);
    });
  }

  const next = (at: number, after: string) =>
    store.db
      .selectFrom("subscriptions")
      .select(["id", "provider_subscription_id"])
      .where("mode", "=", provider.config.mode)
      .where("status", "=", "reserved")
      .where("cancel_at_period_end", "=", 0)
      .where("first_charge_at", "<", at)
      .where("id", ">", after)
      .orderBy("id")
      .limit(ROUND)
      .execute();

  return async (now: number): Promise<void> => {
    let after = "";
    for (;;) {
      const rows = await next(Math.floor(opensAt() / 1000), after);
      for (const { id, provider_subscription_id: subscriptionId } of rows) {
        after = id;
        // The day is looked up for each: it may be put right while many are moved.
        const opening = opensAt();
        if (opening <= now) return;
        if (subscriptionId === null) continue;
        await postpone(id, subscriptionId, Math.floor(opening / 1000), now).catch((error) =>
          logError("payment reconciliation", error, { step: "one reservation" }),
        );
      }
      if (rows.length < ROUND) return;
    }
  };
}
