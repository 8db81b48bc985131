import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { mails as english } from "#content/mail/payments/en.ts";
import { mails as spanish } from "#content/mail/payments/es.ts";
import { greetableName } from "#domain/enrolment/name.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES, writeMoney } from "#domain/locale/money.ts";
import { answerBy } from "#domain/payments/answer-by.ts";
import { type DepositChild, namedChildren } from "#domain/payments/children.ts";
import { type PaymentType, receiptNumber } from "#domain/payments/deposit.ts";
import { refundPromised } from "#domain/payments/refund-promise.ts";
import type { SubscriptionPlan } from "#domain/payments/subscription.ts";
import { letterhead, type School } from "#domain/site/school.ts";
import type { NewMail } from "#server/db/mails.ts";

/** What a mail tells about. */
export type Told = {
  readonly id: string;
  readonly what: PaymentType | SubscriptionPlan;
  readonly amountCents: number;
  readonly language: Language;
  readonly payer: { readonly name: string | null; readonly email: string | null };
  /** Whose place a deposit holds; empty for whatever else is told. */
  readonly children: readonly DepositChild[];
  /** Where a subscription is looked at and canceled, from any device; null for a deposit. */
  readonly manageUrl: string | null;
  /** Who receives the money, as receipts name it. */
  readonly issuer: string;
  readonly practice: boolean;
  /** As it is when the mail is written. */
  readonly school: School;
  readonly publicUrl: string;
  /** Where staff see it and act on it: the family it is of, else the page of money. */
  readonly deskUrl: string;
};

type Key = keyof typeof english;
export type StaffNews =
  Extract<Key, `staff.${string}`> extends `staff.${infer News}`
    ? Exclude<News, "subject" | "text" | "nobody">
    : never;
export type SubscriptionMail =
  | "reserved"
  | "postponed"
  | "given_up"
  | "started"
  | "renewed"
  | "payment_failed"
  | "plan_changed"
  | "cancel_scheduled"
  | "ended";

const wordsIn = (language: Language) => (language === "es" ? spanish : english);

/** The currency is named: a bare dollar sign reads as pesos in Mexico (decision 053), and a receipt must say it. */
export function money(cents: number, language: Language): string {
  return `${writeMoney(cents / 100, catalogue.currency, language, 2)} ${catalogue.currency}`;
}

export function longDay(time: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(time);
}

export function nameOfPayment(what: Told["what"], language: Language): string {
  return wordsIn(language)[`what.${what}`];
}

function values(told: Told): Record<string, string> {
  const { language, payer } = told;
  const words = wordsIn(language);
  const name = payer.name === null ? null : greetableName(payer.name);
  return {
    brand: brand.name,
    tagline: brand.tagline[language],
    ...letterhead(told.school),
    issuer: told.issuer,
    url: told.publicUrl,
    greeting: name === null ? words["greeting.plain"] : fill(words.greeting, { name }),
    what: words[`what.${told.what}`],
    amount: money(told.amountCents, language),
    receipt: receiptNumber(told.id),
    launchDate: longDay(Date.parse(told.school.launchDate), language),
    children: childrenLine(told),
    practice: told.practice ? `\n${words.practice}\n` : "",
  };
}

/** Only names that could be somebody's: the receipt goes to an address that the payer typed. */
function childrenLine({ language, children }: Told): string {
  const named = children.flatMap(({ name, age }) => {
    const greetable = greetableName(name);
    return greetable === null ? [] : [{ name: greetable, age }];
  });
  if (named.length === 0) return "";
  return `${fill(wordsIn(language)["receipt.children"], { names: namedChildren(named) })}\n`;
}

const mail = (to: string, kind: NewMail["kind"], subject: string, text: string): NewMail => ({
  to,
  kind,
  subject,
  text,
});

/** To the payer, once a deposit's money has arrived. */
export function receiptMail(told: Told, to: string, now: number): NewMail {
  const words = wordsIn(told.language);
  const known = values(told);
  const refund = refundPromised(told.school.launchDate, now)
    ? `\n${fill(words["receipt.refund"], known)}\n`
    : "";
  const answer = answerBy(now, catalogue.depositAnswer.workingDays);
  const filled = {
    ...known,
    date: longDay(now, told.language),
    answerBy: longDay(Date.parse(answer), told.language),
    refund,
  };
  return mail(to, "family", fill(words["receipt.subject"], filled), fill(words["receipt.text"], filled));
}

/** To the payer of a deposit whose family had paid the same one before. */
export function paidAgainMail(told: Told, to: string): NewMail {
  const words = wordsIn(told.language);
  const filled = values(told);
  return mail(
    to,
    "family",
    fill(words["paid_again.subject"], filled),
    fill(words["paid_again.text"], filled),
  );
}

/** To the payer, once a refund has gone out. `amountCents` is the refund's. */
export function refundMail(told: Told, to: string): NewMail {
  const words = wordsIn(told.language);
  const filled = values(told);
  return mail(to, "family", fill(words["refund.subject"], filled), fill(words["refund.text"], filled));
}

/** Nothing was charged yet. */
const UNPAID: readonly SubscriptionMail[] = ["reserved", "postponed", "given_up"];
const OVER: readonly SubscriptionMail[] = ["given_up", "ended"];

/** To whoever asked for the way to their subscriptions. @param about one at least */
export function manageMail(about: readonly Told[], to: string, language: Language): NewMail {
  const words = wordsIn(language);
  const links = about.map(({ what, manageUrl }) => `${words[`what.${what}`]}\n${manageUrl}`).join("\n\n");
  const [told] = about.map((each) => ({ ...each, language }));
  if (told === undefined) throw new Error("A mail about no subscription.");
  const filled = { ...values(told), links };
  return mail(to, "family", fill(words["manage.subject"], filled), fill(words["manage.text"], filled));
}

/**
 * To a subscriber.
 *
 * @param until in seconds; 0 while nothing is paid
 * @param payUrl where what is owed can be paid
 */
export function subscriptionMail(
  told: Told,
  to: string,
  news: SubscriptionMail,
  until: number,
  payUrl: string | null = null,
): NewMail {
  const words = wordsIn(told.language);
  const mend =
    news === "payment_failed" && payUrl !== null ? fill(words["subscription.mend"], { payUrl }) : "";
  const filled = {
    ...values(told),
    until: longDay(until * 1000, told.language),
  };
  const isPaid = until > 0 && !UNPAID.includes(news);
  const subject = fill(words[`subscription.${news}.subject`], filled);
  const text = fill(words["subscription.text"], {
    ...filled,
    news: fill(words[`subscription.${news}`], filled) + mend,
    manage:
      told.manageUrl === null || OVER.includes(news)
        ? ""
        : `\n${fill(words["subscription.manage"], { link: told.manageUrl })}\n`,
    paidUntil: isPaid ? `${fill(words["subscription.until"], filled)}\n` : "",
  });
  return mail(to, "family", subject, text);
}

/** To staff, in the payer's language, which whoever answers reads. */
export function staffMail(told: Told, to: string, news: StaffNews): NewMail {
  const words = wordsIn(told.language);
  const { name, email } = told.payer;
  const phrase = words[`staff.${news}`];
  const filled = {
    ...values(told),
    desk: told.deskUrl,
    news: phrase,
    sentence: phrase.charAt(0).toUpperCase() + phrase.slice(1),
    payer: [name, email].filter((part) => part !== null).join(", ") || words["staff.nobody"],
  };
  return mail(to, "staff", fill(words["staff.subject"], filled), fill(words["staff.text"], filled));
}
