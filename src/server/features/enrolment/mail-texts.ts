import type { z } from "zod";
import { brand } from "#content/catalogue/brand.ts";
import { mails as english } from "#content/mail/en.ts";
import { mails as spanish } from "#content/mail/es.ts";
import { inboxMail } from "#content/mail/inbox.ts";
import type { leadRequest } from "#contract/enrolment.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { letterhead, type School } from "#domain/site/school.ts";
import type { NewMail } from "#server/db/mails.ts";

type FormWithEmail = z.output<typeof leadRequest>;
type LeadForm = Omit<FormWithEmail, "email"> & { readonly email: string | null };

const wordsIn = (language: Language) => (language === "es" ? spanish : english);

/**
 * Thanks a family in its language. Says only what is true: it is on the list, and a person will write.
 *
 * @param link by which it books a visit or a call; null while no times are open
 */
export function familyMail(
  form: FormWithEmail,
  publicUrl: string,
  school: School,
  link: string | null = null,
): NewMail {
  const words = wordsIn(form.language);
  const name = greetableName(form.name);
  const greeting = name === null ? words["family.greeting.plain"] : fill(words["family.greeting"], { name });
  const values = {
    brand: brand.name,
    tagline: brand.tagline[form.language],
    ...letterhead(school),
    url: publicUrl,
    greeting,
    visit: link === null ? "" : fill(words["family.visit"], { link }),
  };
  return {
    to: form.email,
    kind: "family",
    subject: fill(words["family.subject"], values),
    text: fill(words["family.text"], values),
  };
}

/** Tells staff about a family, in the family's language, which whoever answers it reads. */
export function staffMail(
  form: LeadForm,
  leadId: string,
  to: string,
  again: boolean,
  publicUrl: string,
): NewMail {
  const words = wordsIn(form.language);
  return {
    to,
    kind: "staff",
    subject: fill(again ? words["staff.subject.again"] : words["staff.subject"], { brand: brand.name }),
    text: fill(words["staff.text"], {
      intro: again ? words["staff.intro.again"] : words["staff.intro"],
      name: form.name,
      email: form.email ?? words["staff.noEmail"],
      phone: form.phone ?? words["staff.noPhone"],
      children: String(form.numberOfChildren),
      ages: form.childrenAges,
      interest: words[`staff.interest.${form.interest ?? "none"}`],
      language: words[`staff.language.${form.language}`],
      ...{ url: publicUrl, lead: leadId },
    }),
  };
}

/** Tells staff that a family waits for a person in the chat; what it wrote is on the desk only. */
export function waitingMail(to: string, publicUrl: string): NewMail {
  const values = { brand: brand.name, url: publicUrl };
  return {
    to,
    kind: "staff",
    subject: fill(inboxMail.subject, values),
    text: LANGUAGES.map((language) => fill(inboxMail.text[language], values)).join("\n"),
  };
}
