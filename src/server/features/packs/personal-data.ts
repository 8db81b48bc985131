import { familyKey, mentionsEmail } from "#domain/enrolment/email.ts";
import { mayMention } from "#server/db/mentions.ts";
import { iso, type PersonalData } from "#server/db/personal-data.ts";

export const packsData: PersonalData = {
  tables: { parent_questions: { rows: "erased" } },
  async find(db, email) {
    const key = familyKey(email);
    const sieved = await db
      .selectFrom("parent_questions")
      .selectAll()
      .where((eb) => eb.or([eb("email_key", "=", key), mayMention("question", email)]))
      .orderBy("created_at")
      .execute();
    const rows = sieved.filter((row) => row.email_key === key || mentionsEmail(row.question, email));
    return {
      counts: { questions: rows.length },
      record: async () => ({
        questions: rows.map((row) => ({
          question: row.question,
          language: row.language,
          email: row.email,
          status: row.status,
          createdAt: iso(row.created_at),
          answeredAt: row.answered_at === null ? null : iso(row.answered_at),
        })),
      }),
      async erase() {
        for (const { id } of rows) await db.deleteFrom("parent_questions").where("id", "=", id).execute();
      },
    };
  },
  async addresses(db) {
    const rows = await db.selectFrom("parent_questions").select(["email", "question"]).execute();
    return rows.flatMap(({ email, question }) => [email, question]);
  },
};
