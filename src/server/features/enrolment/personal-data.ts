import type { Kysely } from "kysely";
import { familyKey, mentionsEmail } from "#domain/enrolment/email.ts";
import { mayMention } from "#server/db/mentions.ts";
import type { PersonalData } from "#server/db/personal-data.ts";
import type { Database } from "#server/db/schema.ts";
import { sendRemindersTo } from "#server/db/visit-reminders.ts";
import { chatRecord, waitlistRecord } from "./family-record.ts";

export const enrolmentData: PersonalData = {
  tables: {
    leads: { rows: "erased" },
    lead_submissions: { rowsOf: "leads" },
    lead_events: { rowsOf: "leads" },
    lead_tasks: { rowsOf: "leads" },
    visit_bookings: { rowsOf: "leads" },
    places: { rowsOf: "leads" },
    pods: { stays: "groups of the school; who has a seat stands elsewhere" },
    visit_slots: { stays: "times that the school opened; who booked them stands elsewhere" },
    conversations: { rows: "erased" },
    messages: { rowsOf: "conversations" },
    conversation_events: { rowsOf: "conversations" },
    conversation_words: { rowsOf: "conversations" },
  },
  async find(db, email) {
    const leads = await db
      .selectFrom("leads")
      .selectAll()
      .where("email_key", "=", familyKey(email))
      .execute();
    const chats = await chatsOf(
      db,
      email,
      leads.map(({ id }) => id),
    );
    return {
      counts: { waitlist: leads.length, conversations: chats.length },
      record: async () => ({
        waitlist: await Promise.all(leads.map((row) => waitlistRecord(db, row))),
        conversations: await Promise.all(chats.map((id) => chatRecord(db, id))),
      }),
      async erase() {
        // Submissions, histories, messages, notes and words go with what they belong to.
        for (const { id } of leads) {
          await sendRemindersTo(db, id, "");
          await db.deleteFrom("leads").where("id", "=", id).execute();
        }
        for (const id of chats) await db.deleteFrom("conversations").where("id", "=", id).execute();
      },
    };
  },
  async addresses(db) {
    const [leads, messages, notes] = await Promise.all([
      db.selectFrom("leads").select("email_key").execute(),
      db.selectFrom("messages").select("text").where("text", "like", "%@%").execute(),
      db
        .selectFrom("conversation_events")
        .select("detail")
        .where("kind", "=", "note")
        .where("detail", "like", "%@%")
        .execute(),
    ]);
    return [
      ...leads.map(({ email_key }) => email_key),
      ...messages.map(({ text }) => text),
      ...notes.map(({ detail }) => detail),
    ];
  },
  alone: {
    kind: "chat",
    async keys(db) {
      const rows = await db.selectFrom("conversations").select("session_id").execute();
      return rows.map(({ session_id }) => session_id);
    },
    async erase(trx, key) {
      await trx.deleteFrom("conversations").where("session_id", "=", key).execute();
    },
  },
};

/** The conversations in which the address stands, or the family sent its form, whatever it wrote there. */
async function chatsOf(db: Kysely<Database>, email: string, leadIds: readonly string[]) {
  const written = await db
    .selectFrom("messages")
    .select(["conversation_id", "text"])
    .where("is_ai", "=", 0)
    .where(mayMention("text", email))
    .execute();
  const noted = await db
    .selectFrom("conversation_events")
    .select(["conversation_id", "detail as text"])
    .where("kind", "=", "note")
    .where(mayMention("detail", email))
    .execute();
  // One may have gone by its age.
  const linked =
    leadIds.length === 0
      ? []
      : await db
          .selectFrom("lead_events")
          .innerJoin("conversations", "conversations.id", "lead_events.detail")
          .select("conversations.id as id")
          .where("lead_events.kind", "=", "chat")
          .where("lead_events.lead_id", "in", leadIds)
          .execute();
  const mentioned = [...written, ...noted].filter(({ text }) => mentionsEmail(text, email));
  return [
    ...new Set([...mentioned.map(({ conversation_id }) => conversation_id), ...linked.map(({ id }) => id)]),
  ];
}
