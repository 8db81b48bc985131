import type { Transaction } from "kysely";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Language } from "#domain/locale/language.ts";
import { CONFIRM_DAYS } from "#domain/site/newsletter/confirm.ts";
import type { ErasedList } from "#server/db/erased.ts";
import { newId } from "#server/db/id.ts";
import { countMails, enqueueMail } from "#server/db/mails.ts";
import type { Database } from "#server/db/schema.ts";
import type { Eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import type { DailyBudget } from "#server/http/limits.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { NewsletterMails } from "./mails.ts";

const DAY_MS = 86_400_000;
/** Anyone can type anyone's address: nobody gets more mails than this from us in a day by that. */
const MAILS_PER_DAY = 3;

export type SubscriberParts = {
  readonly store: Store;
  readonly eraser: Eraser;
  readonly erased: ErasedList;
  readonly mails: NewsletterMails;
  readonly mailBudget: DailyBudget;
  readonly wakeMail: () => void;
  readonly now: () => number;
};

/** Who receives the newsletter (decision 135). */
export function subscribers(parts: SubscriberParts) {
  const { store, eraser, erased, mails, mailBudget, wakeMail, now } = parts;
  return {
    /** Keeps the address until it is confirmed, and asks by mail. Of one that is confirmed nothing changes. */
    async ask(email: string, language: Language): Promise<void> {
      const at = now();
      // Outside the transaction: the counter needs a connection of its own.
      const mayMail = await mailBudget.isLeft();
      const isMailed = await store.write(async (trx) => {
        const { id, status } = await findOrMake(trx, email, language, at);
        if (status === "confirmed" || !mayMail) return false;
        if ((await countMails(trx, email, "family", at - DAY_MS)) >= MAILS_PER_DAY) return false;
        await enqueueMail(trx, mails.confirm(id, email, language), at);
        return true;
      });
      if (!isMailed) return;
      await mailBudget.take();
      wakeMail();
    },

    /** @throws Refusal link_expired when the address is not waiting any more */
    async confirm(id: string | null): Promise<void> {
      const at = now();
      await store.write(async (trx) => {
        const row = await trx
          .selectFrom("newsletter_subscribers")
          .selectAll()
          .where("id", "=", id ?? "")
          .executeTakeFirst();
        if (row === undefined) throw linkExpired();
        if (row.status === "confirmed") return;
        if (row.asked_at <= at - CONFIRM_DAYS * DAY_MS) throw linkExpired();
        const { numUpdatedRows } = await trx
          .updateTable("newsletter_subscribers")
          .set({ status: "confirmed", confirmed_at: at, last_at: at })
          .where("id", "=", row.id)
          .where("status", "=", "asked")
          .executeTakeFirst();
        // Of two taps in the same moment one is welcomed.
        if (numUpdatedRows > 0n) await enqueueMail(trx, mails.welcome(row), at);
      });
      wakeMail();
    },

    /**
     * Deletes the address with every letter to it that still waits. Again, it is no fault: mail programs repeat it.
     *
     * @throws Refusal link_expired for a link that is none of ours
     */
    async end(id: string | null): Promise<void> {
      if (id === null) throw linkExpired();
      await eraser.eraseForAnybody(async (trx) => {
        const row = await trx
          .deleteFrom("newsletter_subscribers")
          .where("id", "=", id)
          .returning(["email", "email_key"])
          .executeTakeFirst();
        if (row === undefined) return;
        await trx
          .deleteFrom("mails")
          .where("recipient", "=", row.email)
          .where("status", "=", "queued")
          .where("unsubscribe", "is not", null)
          .execute();
        await erased.add(trx, "newsletter", [row.email_key], now());
      });
      await erased.copyOut();
    },
  };
}

async function findOrMake(trx: Transaction<Database>, email: string, language: Language, at: number) {
  const key = emailKey(email);
  await trx
    .insertInto("newsletter_subscribers")
    .values({
      ...{ id: newId(at), email, email_key: key, language, status: "asked" },
      ...{ asked_at: at, confirmed_at: null, last_at: at },
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .execute();
  // Asked again: the newest wish counts, and the week begins anew.
  await trx
    .updateTable("newsletter_subscribers")
    .set({ language, asked_at: at, last_at: at })
    .where("email_key", "=", key)
    .where("status", "=", "asked")
    .execute();
  return trx
    .selectFrom("newsletter_subscribers")
    .select(["id", "status"])
    .where("email_key", "=", key)
    .executeTakeFirstOrThrow();
}

/** Deletes what nobody confirmed within its week, and who was last written to before `oldest`; answers how many. */
export async function sweepSubscribers(
  trx: Transaction<Database>,
  oldest: number,
  now: number,
): Promise<number> {
  const gone = await trx
    .deleteFrom("newsletter_subscribers")
    .where((eb) =>
      eb.or([
        eb("last_at", "<=", oldest),
        eb.and([eb("status", "=", "asked"), eb("asked_at", "<=", now - CONFIRM_DAYS * DAY_MS)]),
      ]),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

const linkExpired = () => new Refusal("link_expired", "This link is not valid any more.");
