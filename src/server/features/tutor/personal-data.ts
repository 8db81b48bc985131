import type { Kysely } from "kysely";
import type { FamilyRecord } from "#contract/family.ts";
import { familyKey } from "#domain/enrolment/email.ts";
import { iso, type PersonalData } from "#server/db/personal-data.ts";
import type { Database } from "#server/db/schema.ts";

export const tutorData: PersonalData = {
  tables: { tutor_threads: { rows: "erased" }, tutor_messages: { rowsOf: "tutor_threads" } },
  async find(db, email) {
    const key = familyKey(email);
    const threads = await db
      .selectFrom("tutor_threads")
      .selectAll()
      .where("guardian_email_key", "=", key)
      .orderBy("created_at")
      .execute();
    const consents = await db
      .selectFrom("consents")
      .select(["device_hash", "learner_id"])
      .where("guardian_email_key", "=", key)
      .where("purpose", "=", "ai_chat")
      .execute();
    return {
      counts: { tutorConversations: threads.length },
      record: async () => ({
        tutorConversations: await Promise.all(threads.map((row) => tutorRecord(db, row))),
      }),
      async erase() {
        for (const { id } of threads) await db.deleteFrom("tutor_threads").where("id", "=", id).execute();
        // What was said by the learner's own consent before its adult left the address.
        for (const { device_hash, learner_id } of consents) {
          await db
            .deleteFrom("tutor_threads")
            .where("device_hash", "=", device_hash)
            .where("learner_id", "=", learner_id)
            .where("consent", "=", "device")
            .where("guardian_email_key", "is", null)
            .execute();
        }
      },
    };
  },
  async addresses(db) {
    const rows = await db.selectFrom("tutor_threads").select("guardian_email_key").execute();
    return rows.map(({ guardian_email_key }) => guardian_email_key);
  },
  alone: {
    kind: "learner",
    async keys(db) {
      const rows = await db.selectFrom("tutor_threads").select("session_id").execute();
      return rows.map(({ session_id }) => session_id);
    },
    async erase(trx, key) {
      await trx.deleteFrom("tutor_threads").where("session_id", "=", key).execute();
    },
  },
};

/** A conversation with the tutor, as the export writes it. */
export async function tutorRecord(
  db: Kysely<Database>,
  thread: { readonly id: string; readonly created_at: number },
): Promise<FamilyRecord["tutorConversations"][number]> {
  const rows = await db
    .selectFrom("tutor_messages")
    .select(["is_tutor", "text", "created_at"])
    .where("thread_id", "=", thread.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    createdAt: iso(thread.created_at),
    messages: rows.map((row) => ({
      from: row.is_tutor === 1 ? ("tutor" as const) : ("child" as const),
      text: row.text,
      createdAt: iso(row.created_at),
    })),
  };
}
