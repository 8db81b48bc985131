import { createHash } from "node:crypto";
import type { Language } from "#domain/locale/language.ts";
import { enqueueMail } from "#server/db/mails.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";
import type { Call } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Letter, NewsletterMails } from "./mails.ts";

const LAST_LETTER = "newsletter_last_letter";
const DAY_MS = 86_400_000;
/** Mail services distrust a small school that sends thousands at once; the rest of a long list goes on later days. */
const LETTERS_A_DAY = 300;

type LetterParts = {
  readonly store: Store;
  readonly mails: NewsletterMails;
  readonly wakeMail: () => void;
  readonly now: () => number;
};

/** Letters of the newsletter, as staff send them. */
export function letters({ store, mails, wakeMail, now }: LetterParts) {
  const last = async () => {
    const [hash = "", at] = ((await readSetting(store.db, LAST_LETTER)) ?? "").split(" ");
    return at === undefined ? null : { hash, at: Number(at) };
  };
  return {
    async status() {
      const rows = await store.db
        .selectFrom("newsletter_subscribers")
        .select((eb) => ["language", eb.fn.countAll<number>().as("count")])
        .where("status", "=", "confirmed")
        .groupBy("language")
        .execute();
      const of = (language: Language) => Number(rows.find((row) => row.language === language)?.count ?? 0);
      const sent = await last();
      return {
        confirmed: { en: of("en"), es: of("es") },
        lastLetterAt: sent === null ? null : new Date(sent.at).toISOString(),
      };
    },

    /** @throws Refusal conflict when this very letter went out within a day: a second tap */
    async send(letter: Readonly<Record<Language, Letter>>, note: Call["note"]): Promise<{ mails: number }> {
      const at = now();
      const hash = createHash("sha256").update(JSON.stringify(letter)).digest("base64url");
      const before = await last();
      if (before?.hash === hash && at - before.at < DAY_MS) {
        throw new Refusal("conflict", "This letter was sent already.");
      }
      const count = await store.write(async (trx) => {
        const to = await trx
          .selectFrom("newsletter_subscribers")
          .select(["id", "email", "language"])
          .where("status", "=", "confirmed")
          .orderBy("id")
          .execute();
        for (const [index, each] of to.entries()) {
          const due = at + Math.floor(index / LETTERS_A_DAY) * DAY_MS;
          await enqueueMail(trx, mails.letter(each, letter[each.language]), at, due);
        }
        await trx
          .updateTable("newsletter_subscribers")
          .set({ last_at: at })
          .where("status", "=", "confirmed")
          .execute();
        await writeSetting(trx, LAST_LETTER, `${hash} ${at}`, at);
        await note(trx);
        return to.length;
      });
      wakeMail();
      return { mails: count };
    },
  };
}
