import { familyKey } from "#domain/enrolment/email.ts";
import { iso, type PersonalData } from "#server/db/personal-data.ts";

export const newsletterData: PersonalData = {
  tables: { newsletter_subscribers: { rows: "erased" } },
  async find(db, email) {
    const rows = await db
      .selectFrom("newsletter_subscribers")
      .selectAll()
      .where("email_key", "=", familyKey(email))
      .execute();
    return {
      counts: { newsletter: rows.length },
      record: async () => ({
        newsletter: rows.map((row) => ({
          email: row.email,
          language: row.language,
          askedAt: iso(row.asked_at),
          confirmedAt: row.confirmed_at === null ? null : iso(row.confirmed_at),
        })),
      }),
      async erase() {
        for (const { id } of rows)
          await db.deleteFrom("newsletter_subscribers").where("id", "=", id).execute();
      },
    };
  },
  async addresses(db) {
    const rows = await db.selectFrom("newsletter_subscribers").select("email").execute();
    return rows.map(({ email }) => email);
  },
  // Whoever ended the newsletter is not written to again.
  alone: {
    kind: "newsletter",
    async keys(db) {
      const rows = await db.selectFrom("newsletter_subscribers").select("email_key").execute();
      return rows.map(({ email_key }) => email_key);
    },
    async erase(trx, key) {
      await trx.deleteFrom("newsletter_subscribers").where("email_key", "=", key).execute();
    },
  },
};
