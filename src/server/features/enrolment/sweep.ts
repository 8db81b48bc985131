import type { Transaction } from "kysely";
import type { DepositTable } from "#server/db/schema/payments.ts";
import type { Database } from "#server/db/schema.ts";

/** Money that came, or is on its way either way: whose it is must stay known. */
const MONEY: readonly DepositTable["status"][] = [
  "processing",
  "paid",
  "refund_pending",
  "partially_refunded",
  "disputed",
];

/** Deletes conversations of the enrolment chat in which nothing was said since `oldest`; answers how many. */
export async function sweepChats(trx: Transaction<Database>, oldest: number): Promise<number> {
  const gone = await trx
    .deleteFrom("conversations")
    .where("created_at", "<=", oldest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("messages")
            .select("messages.id")
            .whereRef("messages.conversation_id", "=", "conversations.id")
            .where("messages.created_at", ">", oldest),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/**
 * Deletes families of the waitlist that neither paid nor enrolled nor have a seat, to whom nothing happened since `oldest` and with whom
 * staff plan nothing after it; answers how many.
 */
export async function sweepLeads(trx: Transaction<Database>, oldest: number): Promise<number> {
  const gone = await trx
    .deleteFrom("leads")
    .where("created_at", "<=", oldest)
    .where("status", "not in", ["deposit_paid", "enrolled"])
    .where(({ eb, or }) =>
      or([
        eb("next_step_on", "is", null),
        eb("next_step_on", "<=", new Date(oldest).toISOString().slice(0, 10)),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("lead_events")
            .select("lead_events.id")
            .whereRef("lead_events.lead_id", "=", "leads.id")
            .where("lead_events.created_at", ">", oldest),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("places")
            .select("places.id")
            .whereRef("places.lead_id", "=", "leads.id")
            .where("places.seat", "is not", null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deposits")
            .select("deposits.id")
            .whereRef("deposits.lead_id", "=", "leads.id")
            .where("deposits.status", "in", MONEY),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
