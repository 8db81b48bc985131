import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { z } from "zod";
import type { leadRequest } from "#contract/enrolment.ts";
import { familyKey } from "#domain/enrolment/email.ts";
import type { Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import { newId } from "#server/db/id.ts";
import { countMails, enqueueMail, type NewMail } from "#server/db/mails.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type { DailyBudget } from "#server/http/limits.ts";
import { familyMail, staffMail } from "./mail-texts.ts";
import type { MakeLead } from "./make-lead.ts";
import { joinFamily } from "./places/joining.ts";
import { keepQuestionsSoFar } from "./questions.ts";

/** A family as its form, or the chat, names it; one that is reached by phone has no e-mail. */
export type LeadForm = Omit<z.output<typeof leadRequest>, "email"> & { readonly email: string | null };
/** With the conversation in which it was sent. */
export type SentForm = LeadForm & { readonly conversationId?: string };

/** Anyone can type anyone's address; nobody gets more than this many of our thanks in a day. */
const FAMILY_MAILS_PER_DAY = 3;
const DAY_MS = 86_400_000;

export type LeadIntakeConfig = {
  readonly store: Store;
  readonly makeLead: MakeLead;
  readonly publicUrl: () => string;
  readonly school: () => School;
  /** Where staff want to hear of new families, if anywhere. */
  readonly staffNotify: string | null;
  /** How many forms a day are thanked by mail. */
  readonly mailBudget: DailyBudget;
  /** The link by which a family books a visit or a call; null while no times are open. */
  readonly visitLink?: (
    trx: Transaction<Database>,
    leadId: string,
    language: Language,
  ) => Promise<string | null>;
  /** Called after mails were put into the queue. */
  readonly wakeMail: () => void;
};

/**
 * Takes in the waitlist form (decision 008). A new address makes a lead with status `new`. A known address adds a
 * submission to its lead and changes nothing else; the very same form again (a double click) only counts up. The
 * lead, its history and the mails about it are one transaction.
 */
export function leadIntake({
  store,
  makeLead,
  publicUrl,
  school,
  staffNotify,
  mailBudget,
  visitLink = async () => null,
  wakeMail,
}: LeadIntakeConfig) {
  return async function submit(form: SentForm, now = Date.now()): Promise<{ id: string }> {
    // Outside the transaction: the counter needs a connection of its own. Only a mail that is queued counts.
    const mayMail = await mailBudget.isLeft();
    const { id, mailed, thanked } = await store.write(async (trx) => {
      const { leadId, isNew } = await findOrMake(trx, form, makeLead, now);
      await joinFamily(trx, { id: leadId, children: form.numberOfChildren, ages: form.childrenAges }, now);
      if (form.conversationId !== undefined) await linkChat(trx, leadId, form.conversationId, now);
      const times = await addSubmission(trx, leadId, form, now);
      if (times > 1) return { id: leadId, mailed: false, thanked: false };
      await trx
        .insertInto("lead_events")
        .values({
          id: newId(now),
          lead_id: leadId,
          kind: "submitted",
          detail: isNew ? "" : "again",
          interest: form.interest ?? null,
          actor: "family",
          created_at: now,
        })
        .execute();
      const mailTo = async (to: LeadForm & { email: string }) =>
        familyMail(to, publicUrl(), school(), await visitLink(trx, leadId, form.language));
      const thanked = mayMail && (await thank(trx, form, mailTo, now));
      if (staffNotify !== null) {
        await enqueueMail(trx, staffMail(form, leadId, staffNotify, !isNew, publicUrl()), now);
      }
      return { id: leadId, mailed: true, thanked };
    });
    if (thanked) await mailBudget.take();
    if (mailed) wakeMail();
    return { id };
  };
}

/** Thanks a family by mail, if it has an address that was not thanked too often already. */
async function thank(
  trx: Transaction<Database>,
  form: LeadForm,
  mailTo: (form: LeadForm & { email: string }) => Promise<NewMail>,
  now: number,
): Promise<boolean> {
  const { email } = form;
  if (email === null) return false;
  if ((await countMails(trx, email, "family", now - DAY_MS)) >= FAMILY_MAILS_PER_DAY) return false;
  await enqueueMail(trx, await mailTo({ ...form, email }), now);
  return true;
}

/** The lead of a family, made where it is new; what was said before stays. */
export async function findOrMake(trx: Transaction<Database>, form: LeadForm, make: MakeLead, now: number) {
  const { name, email, phone = null, numberOfChildren: children, childrenAges: ages, language } = form;
  const made = await make(trx, { name, email: email ?? "", phone, children, ages, language }, now);
  if (made !== null) return { leadId: made.id, isNew: true };
  const known = await trx
    .selectFrom("leads")
    .select(["id", "children"])
    .where("email_key", "=", familyKey(email ?? phone ?? ""))
    .executeTakeFirstOrThrow();
  // What nobody had said yet is no contradiction.
  if (known.children === 0 && form.numberOfChildren > 0) {
    const told = { children: form.numberOfChildren, ages: form.childrenAges };
    await trx.updateTable("leads").set(told).where("id", "=", known.id).execute();
  }
  return { leadId: known.id, isNew: false };
}

/** The conversation belongs to the lead: whoever asks for the family's data, or wants it gone, means it too. */
async function linkChat(trx: Transaction<Database>, leadId: string, conversationId: string, now: number) {
  const link = { lead_id: leadId, kind: "chat", detail: conversationId } as const;
  const known = await trx
    .selectFrom("lead_events")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("kind", "=", "chat")
    .where("detail", "=", conversationId)
    .executeTakeFirst();
  if (known !== undefined) return;
  await trx
    .insertInto("lead_events")
    .values({ ...link, id: newId(now), interest: null, actor: "family", created_at: now })
    .execute();
  await keepQuestionsSoFar(trx, leadId, conversationId, now);
}

/** Answers how often exactly this form has been sent, this time included. */
export async function addSubmission(
  trx: Transaction<Database>,
  leadId: string,
  form: LeadForm,
  now: number,
): Promise<number> {
  const { name, phone = null, numberOfChildren, childrenAges, language, interest = null } = form;
  const sent = [name, phone, numberOfChildren, childrenAges, language, interest];
  const { times } = await trx
    .insertInto("lead_submissions")
    .values({
      id: newId(now),
      lead_id: leadId,
      content_hash: createHash("sha256").update(JSON.stringify(sent)).digest("base64url"),
      name,
      phone,
      children: numberOfChildren,
      ages: childrenAges,
      language,
      interest,
      times: 1,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["lead_id", "content_hash"])
        .doUpdateSet((eb) => ({ times: eb("lead_submissions.times", "+", 1), last_at: now })),
    )
    .returning("times")
    .executeTakeFirstOrThrow();
  return times;
}
