import type { FamilyRecord } from "#contract/family.ts";
import { familyKey } from "#domain/enrolment/email.ts";
import { iso, type PersonalData } from "#server/db/personal-data.ts";
import type { StudentProfileTable } from "#server/db/schema/learner.ts";

/**
 * Profiles, and the consents they rest on. What was kept for the learner before the address was left carries none; its
 * consent goes, so it goes too. Another learner on the same device is another family's.
 */
export const learnerData: PersonalData = {
  tables: { student_profiles: { rows: "erased" }, consents: { rows: "erased" } },
  async find(db, email) {
    const key = familyKey(email);
    const consents = await db
      .selectFrom("consents")
      .selectAll()
      .where("guardian_email_key", "=", key)
      .execute();
    const profiles = await db
      .selectFrom("student_profiles")
      .selectAll()
      .where("guardian_email_key", "=", key)
      .orderBy("created_at")
      .execute();
    return {
      counts: { consents: consents.length, profiles: profiles.length },
      record: async () => ({
        consents: consents.map((row) => ({
          purpose: row.purpose,
          email: row.guardian_email ?? email,
          grantedAt: row.granted_at === null ? null : iso(row.granted_at),
        })),
        profiles: profiles.map(profileRecord),
      }),
      async erase() {
        for (const { session_id } of profiles) {
          await db.deleteFrom("student_profiles").where("session_id", "=", session_id).execute();
        }
        for (const { device_hash, learner_id, purpose } of consents) {
          await db
            .deleteFrom("consents")
            .where("device_hash", "=", device_hash)
            .where("learner_id", "=", learner_id)
            .where("purpose", "=", purpose)
            .execute();
          if (purpose !== "profile") continue;
          await db
            .deleteFrom("student_profiles")
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
    const [consents, profiles] = await Promise.all([
      db.selectFrom("consents").select("guardian_email_key").execute(),
      db.selectFrom("student_profiles").select("guardian_email_key").execute(),
    ]);
    return [...consents, ...profiles].map(({ guardian_email_key }) => guardian_email_key);
  },
  alone: {
    kind: "learner",
    async keys(db) {
      const rows = await db.selectFrom("student_profiles").select("session_id").execute();
      return rows.map(({ session_id }) => session_id);
    },
    async erase(trx, key) {
      await trx.deleteFrom("student_profiles").where("session_id", "=", key).execute();
    },
  },
};

export const profileRecord = (
  row: Pick<StudentProfileTable, "updated_at" | "result">,
): FamilyRecord["profiles"][number] => ({
  updatedAt: iso(row.updated_at),
  result: JSON.parse(row.result),
});
