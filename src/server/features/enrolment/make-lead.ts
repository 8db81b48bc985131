import { createHmac, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { familyKey } from "#domain/enrolment/email.ts";
import type { Database, LeadTable } from "#server/db/schema.ts";

/** The e-mail is empty where a family is reached by phone: then its number names it. */
type NewLead = Pick<LeadTable, "name" | "email" | "phone" | "children" | "ages" | "language">;

/** The one way to make a lead, by the waitlist form or by a payment: null where its address has one already. */
export type MakeLead = (trx: Transaction<Database>, lead: NewLead, now: number) => Promise<LeadTable | null>;

/** @param secret the server's own, of which leads' ids are made */
export function leadMaker(secret: string): MakeLead {
  return async function make(trx, lead, now) {
    const key = familyKey(lead.email === "" ? (lead.phone ?? "") : lead.email);
    const insert = (id: string) =>
      trx
        .insertInto("leads")
        .values({
          ...{ id, ...lead, email_key: key },
          ...{ status: "new", next_step_on: null, version: 0, created_at: now },
        })
        // Of either key: the id comes from the address too, and PostgreSQL may meet it first.
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    const made = await insert(leadIdOf(key, secret));
    if (made !== undefined) return made;
    const known = await trx.selectFrom("leads").select("id").where("email_key", "=", key).executeTakeFirst();
    if (known !== undefined) return null;
    // The id is that of a lead which has had this address and was given another.
    return (await insert(randomBytes(18).toString("hex"))) ?? null;
  };
}

/**
 * The id of an address's lead. Whoever sends the form is told it, also for someone else's address: unlike our other
 * ids it must not tell since when a family has been on the list, nor whether it was there before.
 */
function leadIdOf(key: string, secret: string): string {
  return createHmac("sha256", secret).update(`lead\0${key}`).digest("hex").slice(0, 36);
}
