import { brand } from "#content/catalogue/brand.ts";
import { newsletterMails } from "#content/mail/newsletter.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { CONFIRM_DAYS } from "#domain/site/newsletter/confirm.ts";
import { letterhead, type School } from "#domain/site/school.ts";
import type { NewMail } from "#server/db/mails.ts";
import type { subscriberTokens } from "./tokens.ts";

export type Letter = { readonly subject: string; readonly text: string };
type Recipient = { readonly id: string; readonly email: string; readonly language: Language };

/** Writes the newsletter's mails. Every one that comes because somebody is on the list carries the one click. */
export function newsletterMailsOf(
  publicUrl: () => string,
  school: () => School,
  tokens: ReturnType<typeof subscriberTokens>,
) {
  const valuesIn = (language: Language) => ({
    brand: brand.name,
    tagline: brand.tagline[language],
    phone: letterhead(school()).phone,
    url: publicUrl(),
  });
  // What stands behind the # is seen by no server and in no log. The language: the page's own switch stays as it is.
  const pageOf = (what: "confirm" | "end", id: string, language: Language) =>
    `${publicUrl()}/newsletter?lang=${language}#${what}=${tokens.tokenOf(what, id)}`;

  const letter = ({ id, email }: Recipient, { subject, text }: Letter): NewMail => ({
    to: email,
    kind: "family",
    subject,
    text,
    unsubscribe: `${publicUrl()}/api/newsletter/unsubscribe?token=${tokens.tokenOf("end", id)}`,
  });
  const footFor = ({ id, language }: Recipient) =>
    fill(newsletterMails[language].foot, {
      ...valuesIn(language),
      link: pageOf("end", id, language),
    });

  return {
    confirm(id: string, email: string, language: Language): NewMail {
      const words = newsletterMails[language];
      const values = {
        ...valuesIn(language),
        link: pageOf("confirm", id, language),
        days: String(CONFIRM_DAYS),
      };
      return {
        to: email,
        kind: "family",
        subject: fill(words["confirm.subject"], values),
        text: fill(words["confirm.text"], values),
      };
    },
    welcome(to: Recipient): NewMail {
      const words = newsletterMails[to.language];
      return letter(to, {
        subject: fill(words["welcome.subject"], valuesIn(to.language)),
        text: fill(words["welcome.text"], { foot: footFor(to) }),
      });
    },
    letter: (to: Recipient, { subject, text }: Letter): NewMail =>
      letter(to, { subject, text: `${text}\n${footFor(to)}` }),
  };
}

export type NewsletterMails = ReturnType<typeof newsletterMailsOf>;
