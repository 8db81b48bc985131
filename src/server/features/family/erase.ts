import type { Transaction } from "kysely";
import type { Database } from "#server/db/schema.ts";
import type { DepositTable, SubscriptionTable } from "#server/db/schema-payments.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type FoundFamily, findFamily } from "./found.ts";
import { mayMention } from "./mentions.ts";
import { withoutPayer } from "./practice-records.ts";

/** Money is on its way, or goes on being taken: whoever settles that must know whose it is. */
const MOVING: readonly (DepositTable["status"] | SubscriptionTable["status"])[] = [
  "processing",
  "refund_pending",
  "disputed",
  "reserved",
  "active",
  "past_due",
];

/**
 * Erases what is kept under a family's e-mail, all of it or nothing. Rows of money stay for the books, without name
 * and e-mail.
 *
 * @returns what was found and is gone now
 * @throws Refusal conflict while a payment is under way or a subscription runs
 */
export async function eraseFamily(trx: Transaction<Database>, email: string): Promise<FoundFamily> {
  const found = await findFamily(trx, email);
  if ([...found.deposits, ...found.subscriptions].some(({ status }) => MOVING.includes(status))) {
    const message = "A payment of this family is under way or its subscription runs. End that first.";
    throw new Refusal("conflict", message);
  }

  // A browser that holds the secret could otherwise still ask about the payment, and name its payer again.
  const nobody = {
    payer_name: null,
    payer_email: null,
    payer_erased: 1,
    secret_hash: null,
    open_key: null,
  } as const;
  for (const { id } of found.deposits) {
    await trx
      .updateTable("deposits")
      .set({ ...nobody, lead_id: null, children: null })
      .where("id", "=", id)
      .execute();
  }
  for (const { id } of found.subscriptions) {
    await trx.updateTable("subscriptions").set(nobody).where("id", "=", id).execute();
  }
  await erasePractice(trx, email);
  await eraseLearner(trx, found);

  // Submissions, histories, messages, notes and words go with what they belong to.
  for (const { id } of found.leads) await trx.deleteFrom("leads").where("id", "=", id).execute();
  for (const id of found.conversationIds) {
    await trx.deleteFrom("messages").where("conversation_id", "=", id).execute();
    await trx.deleteFrom("conversations").where("id", "=", id).execute();
  }
  for (const { id } of found.questions) {
    await trx.deleteFrom("parent_questions").where("id", "=", id).execute();
  }
  for (const { id } of found.subscribers) {
    await trx.deleteFrom("newsletter_subscribers").where("id", "=", id).execute();
  }
  for (const { id } of found.applications) {
    await trx.deleteFrom("job_applications").where("id", "=", id).execute();
  }
  for (const { id } of found.mails) await trx.deleteFrom("mails").where("id", "=", id).execute();
  return found;
}

/**
 * The consents under the address, and what was kept by them. What was kept for the learner before the address was left
 * carries none; its consent goes, so it goes too. Another learner on the same device is another family's.
 */
async function eraseLearner(trx: Transaction<Database>, { consents, profiles, threads }: FoundFamily) {
  for (const { id } of threads) await trx.deleteFrom("tutor_threads").where("id", "=", id).execute();
  for (const { session_id } of profiles) {
    await trx.deleteFrom("student_profiles").where("session_id", "=", session_id).execute();
  }
  for (const { device_hash, learner_id, purpose } of consents) {
    await trx
      .deleteFrom("consents")
      .where("device_hash", "=", device_hash)
      .where("learner_id", "=", learner_id)
      .where("purpose", "=", purpose)
      .execute();
    if (purpose === "microphone") continue;
    await trx
      .deleteFrom(purpose === "ai_chat" ? "tutor_threads" : "student_profiles")
      .where("device_hash", "=", device_hash)
      .where("learner_id", "=", learner_id)
      .where("consent", "=", "device")
      .where("guardian_email_key", "is", null)
      .execute();
  }
}

/** What the embedded payment provider holds; a real one keeps its own books. */
async function erasePractice(trx: Transaction<Database>, email: string): Promise<void> {
  const rows = await trx.selectFrom("sandbox_objects").selectAll().where(mayMention("body", email)).execute();
  for (const { kind, id, body, version } of rows) {
    const cleaned = withoutPayer(body, email);
    if (cleaned === body) continue;
    await trx
      .updateTable("sandbox_objects")
      .set({ body: cleaned, version: version + 1 })
      .where("kind", "=", kind)
      .where("id", "=", id)
      .execute();
  }
}
