import { familyKey, mentionsEmail } from "#domain/enrolment/email.ts";
import { isEmail, mayMention } from "#server/db/mentions.ts";
import { iso, type PersonalData } from "#server/db/personal-data.ts";

export const mailData: PersonalData = {
  tables: { mails: { rows: "erased" } },
  async find(db, email) {
    const key = familyKey(email);
    const sieved = await db
      .selectFrom("mails")
      .selectAll()
      .where((eb) => eb.or([isEmail("recipient", email), mayMention("body", email)]))
      .orderBy("created_at")
      .execute();
    // To the family, or about it; not what is sent to staff at an address that is asked for by mistake.
    const rows = sieved.filter(
      (row) => (row.kind === "family" && familyKey(row.recipient) === key) || mentionsEmail(row.body, email),
    );
    return {
      counts: { mails: rows.length },
      record: async () => ({
        mails: rows
          .filter(({ kind }) => kind === "family")
          .map((row) => ({ subject: row.subject, status: row.status, createdAt: iso(row.created_at) })),
      }),
      async erase() {
        for (const { id } of rows) await db.deleteFrom("mails").where("id", "=", id).execute();
      },
    };
  },
  async addresses(db) {
    const rows = await db.selectFrom("mails").select(["recipient", "body"]).execute();
    return rows.flatMap(({ recipient, body }) => [recipient, body]);
  },
};
