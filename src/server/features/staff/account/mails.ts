import { brand } from "#content/catalogue/brand.ts";
import { staffAccountMails } from "#content/mail/staff-accounts.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { GENERATED_EMAIL } from "#server/auth/first-staff.ts";
import { enqueueMail } from "#server/db/mails.ts";
import type { Store } from "#server/db/store.ts";

export type AccountMailParts = {
  readonly store: Store;
  readonly publicUrl: () => string;
  readonly now: () => number;
  readonly wakeMail: () => void;
};

type Letter = {
  readonly kind: "reset" | "invite";
  readonly to: string;
  readonly token: string;
  readonly language: Language;
  /** Who invites. */
  readonly by?: string;
};

/** The page that takes a link's token. It stands behind the #, which no server and no log gets to see. */
export const linkOf = (publicUrl: string, token: string) => `${publicUrl}/admin/password#${token}`;

/** Puts the mails about accounts into the queue. */
export function accountMails({ store, publicUrl, now, wakeMail }: AccountMailParts) {
  return async ({ kind, to, token, language, by = "" }: Letter): Promise<void> => {
    if (to === GENERATED_EMAIL) return;
    const words = staffAccountMails[language];
    const link = linkOf(publicUrl(), token);
    const values = { brand: brand.name, email: to, url: publicUrl(), link, by };
    const subject = fill(words[`${kind}.subject`], values);
    const text = fill(words[`${kind}.text`], values);
    await store.write((trx) => enqueueMail(trx, { to, kind: "staff", subject, text }, now()));
    wakeMail();
  };
}

export type SendsAccountMail = ReturnType<typeof accountMails>;
