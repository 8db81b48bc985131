import type { Store } from "#server/db/store.ts";
import type { FamilyContacts } from "#server/ports/family-contact.ts";

/**
 * Finds a family by a child's conversation: by the address that the adult left with the consent it rests on, and the
 * waitlist entry under that address. Two spellings of an address are never taken for one family: a wrong family would
 * be told of a child that is not theirs.
 */
export function familyContacts({ db }: Pick<Store, "db">): FamilyContacts {
  return async ({ sessionId }) => {
    const key = await guardianKey(sessionId);
    if (key === null) return null;
    const lead = await db
      .selectFrom("leads")
      .select(["name", "email", "phone"])
      .where("email_key", "=", key)
      .executeTakeFirst();
    return lead ?? { name: null, email: key, phone: null };
  };

  async function guardianKey(sessionId: string): Promise<string | null> {
    const thread = await db
      .selectFrom("tutor_threads")
      .select(["guardian_email_key", "device_hash", "learner_id", "consent"])
      .where("session_id", "=", sessionId)
      .executeTakeFirst();
    const own = thread?.guardian_email_key ?? null;
    if (own !== null) return own;
    const profile = await db
      .selectFrom("student_profiles")
      .select("guardian_email_key")
      .where("session_id", "=", sessionId)
      .executeTakeFirst();
    const learner = profile?.guardian_email_key ?? null;
    // What the class's consent allows may be anybody's; what a learner's own allows is the family's that gave it.
    if (learner !== null || thread?.consent !== "device") return learner;
    const consent = await db
      .selectFrom("consents")
      .select("guardian_email_key")
      .where("device_hash", "=", thread.device_hash)
      .where("learner_id", "=", thread.learner_id)
      .where("purpose", "=", "ai_chat")
      .where("withdrawn_at", "is", null)
      .executeTakeFirst();
    return consent?.guardian_email_key ?? null;
  }
}
