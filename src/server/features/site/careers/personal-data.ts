import { familyKey, mentionsEmail } from "#domain/enrolment/email.ts";
import { mayMention } from "#server/db/mentions.ts";
import { iso, type PersonalData } from "#server/db/personal-data.ts";

export const careersData: PersonalData = {
  tables: { job_applications: { rows: "erased" } },
  async find(db, email) {
    const key = familyKey(email);
    const sieved = await db
      .selectFrom("job_applications")
      .selectAll()
      .where((eb) => eb.or([eb("email_key", "=", key), mayMention("message", email)]))
      .orderBy("created_at")
      .execute();
    const rows = sieved.filter((row) => row.email_key === key || mentionsEmail(row.message, email));
    return {
      counts: { applications: rows.length },
      record: async () => ({
        applications: rows.map((row) => ({
          name: row.name,
          email: row.email,
          phone: row.phone,
          teaching: row.teaching,
          speaks: row.speaks,
          from: row.available_from,
          message: row.message,
          status: row.status,
          createdAt: iso(row.created_at),
        })),
      }),
      async erase() {
        for (const { id } of rows) await db.deleteFrom("job_applications").where("id", "=", id).execute();
      },
    };
  },
  async addresses(db) {
    const rows = await db.selectFrom("job_applications").select(["email", "message"]).execute();
    return rows.flatMap(({ email, message }) => [email, message]);
  },
};
