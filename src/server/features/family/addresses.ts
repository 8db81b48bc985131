import type { Kysely } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Database } from "#server/db/schema.ts";

/** What stands between addresses in a text. */
const BETWEEN = /[\s<>()[\]{}"',;:=]+/;
/** What ends a sentence after an address: "Write to ana@school.mx." */
const ENDINGS = ".!?¡¿)*_";

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
    db.selectFrom("newsletter_subscribers").select("email as text").execute(),
    db.selectFrom("job_applications").select("email as text").execute(),
    db.selectFrom("job_applications").select("message as text").where("message", "like", "%@%").execute(),
    db.selectFrom("messages").select("text").where("text", "like", "%@%").execute(),
    db
      .selectFrom("conversation_events")
      .select("detail as text")
      .where("kind", "=", "note")
      .where("detail", "like", "%@%")
      .execute(),
    db
      .selectFrom("lead_events")
      .select("detail as text")
      .where("kind", "in", ["note", "task", "task_done"])
      .where("detail", "like", "%@%")
      .execute(),
    db.selectFrom("mails").select("recipient as text").execute(),
    db.selectFrom("mails").select("body as text").where("body", "like", "%@%").execute(),
    db.selectFrom("sandbox_objects").select("body as text").where("body", "like", "%@%").execute(),
  ]);
  const found = new Set<string>();
  for (const { text } of texts.flat()) {
    // Anything that may be an address; what is none matches no family.
    for (const address of (text ?? "").split(BETWEEN)) {
      if (!address.includes("@")) continue;
      found.add(emailKey(address));
      let end = address.length;
      while (end > 0 && ENDINGS.includes(address[end - 1] as string)) end -= 1;
      found.add(emailKey(address.slice(0, end)));
    }
  }
  return found;
}
