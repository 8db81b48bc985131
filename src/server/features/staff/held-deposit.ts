import type { Kysely } from "kysely";
import type { PaymentRowMode } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";

/** Whether the school holds money of a family's deposit: paid, and neither refunded nor lost as a whole. */
export async function holdsDeposit(
  db: Kysely<Database>,
  leadId: string,
  mode: PaymentRowMode,
): Promise<boolean> {
  const held = await db
    .selectFrom("deposits")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("mode", "=", mode)
    .where((eb) => eb("paid_cents", ">", eb("refunded_cents", "+", eb.ref("lost_cents"))))
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}
