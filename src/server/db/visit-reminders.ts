import type { Kysely, Transaction } from "kysely";
import { mailboxKey } from "#domain/enrolment/email.ts";
import type { Database } from "./schema.ts";

/** What must be sent to a family's new address, in the transaction that writes it. */
export type AddressChanged = (trx: Transaction<Database>, leadId: string, email: string) => Promise<void>;

/**
 * Reminders of a family's visits wait in the queue for days: they go to the address that it has by now, and with the
 * family where it has none, or is erased.
 *
 * @param email empty: none
 */
export async function sendRemindersTo(db: Kysely<Database>, leadId: string, email: string): Promise<void> {
  const own = db
    .selectFrom("visit_bookings")
    .select("reminder_id")
    .where("lead_id", "=", leadId)
    .where("reminder_id", "is not", null);
  if (email === "") {
    await db.deleteFrom("mails").where("id", "in", own).where("status", "!=", "sent").execute();
    return;
  }
  await db
    .updateTable("mails")
    .set({ recipient: email, recipient_key: mailboxKey(email) })
    .where("id", "in", own)
    .where("status", "=", "queued")
    .execute();
}
