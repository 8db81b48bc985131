import type { Kysely } from "kysely";
import { familyKey, mentionsEmail } from "#domain/enrolment/email.ts";
import type { Database } from "#server/db/schema.ts";
import { isEmail, mayMention } from "./mentions.ts";

/**
 * The rows that are kept under a family's e-mail, table by table: the one list that both the export and the erasure
 * go by. Items of the safety desk are not among them (decision 081).
 *
 * @param db may be the transaction that erases them
 */
export async function findFamily(db: Kysely<Database>, email: string) {
  const key = familyKey(email);
  const leads = await db.selectFrom("leads").selectAll().where("email_key", "=", key).execute();
  const leadIds = leads.map(({ id }) => id);
  const deposits = await db
    .selectFrom("deposits")
    .selectAll()
    .where((eb) =>
      eb.or([isEmail("payer_email", email), ...(leadIds.length > 0 ? [eb("lead_id", "in", leadIds)] : [])]),
    )
    .orderBy("created_at")
    .execute();
  const subscriptions = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where(isEmail("payer_email", email))
    .orderBy("created_at")
    .execute();

  const written = await db
    .selectFrom("messages")
    .select(["conversation_id", "text"])
    .where("is_ai", "=", 0)
    .where(mayMention("text", email))
    .execute();
  const conversations = written
    .filter(({ text }) => mentionsEmail(text, email))
    .map(({ conversation_id }) => conversation_id);
  const noted = await db
    .selectFrom("conversation_events")
    .select(["conversation_id", "detail"])
    .where("kind", "=", "note")
    .where(mayMention("detail", email))
    .execute();
  const inNotes = noted
    .filter(({ detail }) => mentionsEmail(detail, email))
    .map(({ conversation_id }) => conversation_id);
  // Those in which the family sent its form, whatever it wrote there. One may have gone by its age.
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
  const questions = await db
    .selectFrom("parent_questions")
    .selectAll()
    .where((eb) => eb.or([eb("email_key", "=", key), mayMention("question", email)]))
    .orderBy("created_at")
    .execute();
  const subscribers = await db
    .selectFrom("newsletter_subscribers")
    .selectAll()
    .where("email_key", "=", key)
    .execute();
  const applications = await db
    .selectFrom("job_applications")
    .selectAll()
    .where((eb) => eb.or([eb("email_key", "=", key), mayMention("message", email)]))
    .orderBy("created_at")
    .execute();
  const mails = await db
    .selectFrom("mails")
    .selectAll()
    .where((eb) => eb.or([isEmail("recipient", email), mayMention("body", email)]))
    .orderBy("created_at")
    .execute();

  return {
    leads,
    deposits,
    subscriptions,
    conversationIds: [...new Set([...conversations, ...inNotes, ...linked.map(({ id }) => id)])],
    questions: questions.filter((row) => row.email_key === key || mentionsEmail(row.question, email)),
    subscribers,
    applications: applications.filter((row) => row.email_key === key || mentionsEmail(row.message, email)),
    // To the family, or about it; not what is sent to staff at an address that is asked for by mistake.
    mails: mails.filter(
      (row) => (row.kind === "family" && familyKey(row.recipient) === key) || mentionsEmail(row.body, email),
    ),
    consents: await db.selectFrom("consents").selectAll().where("guardian_email_key", "=", key).execute(),
    profiles: await db
      .selectFrom("student_profiles")
      .selectAll()
      .where("guardian_email_key", "=", key)
      .orderBy("created_at")
      .execute(),
    threads: await db
      .selectFrom("tutor_threads")
      .selectAll()
      .where("guardian_email_key", "=", key)
      .orderBy("created_at")
      .execute(),
  };
}

export type FoundFamily = Awaited<ReturnType<typeof findFamily>>;
