import type { Kysely, Transaction } from "kysely";
import { mailboxKey } from "#domain/enrolment/email.ts";
import type { Database } from "./schema.ts";

type Reached = { readonly id: string; readonly email: string };

/**
 * Does what changes a family's address, or makes one family of several, and sends what the old address cannot answer any
 * more to the new one, in the same transaction.
 *
 * @param leadIds the families as they are before
 */
export type ChangeAddress = <Lead extends Reached | undefined>(
  trx: Transaction<Database>,
  leadIds: readonly string[],
  change: () => Promise<Lead>,
) => Promise<Lead>;

export const remindersFollow: ChangeAddress = async (trx, _leadIds, change) => {
  const lead = await change();
  if (lead !== undefined) await sendRemindersTo(trx, lead.id, lead.email);
  return lead;
};

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
