import type { Kysely } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Database } from "#server/db/schema.ts";

/** Anything in a text that may be an address; what is no address matches no family. */
const ADDRESS = /[^\s@<>()[\]{}"',;:=]+@[^\s@<>()[\]{}"',;:=]+\.[^\s@<>()[\]{}"',;:=]+/g;

/** Every address under which something is kept: those that stand in a column, and those written in a text. */
export async function addressesKept(db: Kysely<Database>): Promise<Set<string>> {
  const texts = await Promise.all([
    db.selectFrom("leads").select("email as text").execute(),
    db.selectFrom("deposits").select("payer_email as text").execute(),
    db.selectFrom("subscriptions").select("payer_email as text").execute(),
    db.selectFrom("consents").select("guardian_email_key as text").execute(),
    db.selectFrom("student_profiles").select("guardian_email_key as text").execute(),
    db.selectFrom("tutor_threads").select("guardian_email_key as text").execute(),
    db.selectFrom("parent_questions").select("email as text").execute(),
    db.selectFrom("parent_questions").select("question as text").where("question", "like", "%@%").execute(),
    db.selectFrom("messages").select("text").where("text", "like", "%@%").execute(),
    db.selectFrom("mails").select("recipient as text").execute(),
    db.selectFrom("mails").select("body as text").where("body", "like", "%@%").execute(),
    db.selectFrom("sandbox_objects").select("body as text").where("body", "like", "%@%").execute(),
  ]);
  const found = new Set<string>();
  for (const { text } of texts.flat()) {
    for (const [address] of (text ?? "").matchAll(ADDRESS)) {
      found.add(emailKey(address));
      // "Write to ana@school.mx." ends the sentence, not the address.
      found.add(emailKey(address.replace(/[.!?¡¿)*_]+$/, "")));
    }
  }
  return found;
}
