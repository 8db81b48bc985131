import type { PaymentStatus } from "#contract/payments.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import { longDate, money } from "#web/platform/format.ts";
import type { Translate } from "#web/platform/i18n.tsx";

/** The name of what is paid for, as on the ticket and the receipt. */
export function nameOf(status: PaymentStatus, t: Translate): string {
  return status.kind === "deposit" ? t(`payments.${status.type}`) : t(`payments.plan.${status.plan}`);
}

/** An amount of the wire ("500.00") as a price; cents only when there are any. In Spanish the currency is named. */
export function priceOf(amount: string, language: Language): string {
  const dollars = Number(amount);
  const written = money(dollars, language, Number.isInteger(dollars) ? 0 : 2);
  return language === "es" ? `${written}\u00a0USD` : written;
}

/** The day on which a reserved subscription is charged first, as it is written; null for whatever is paid at once. */
export function firstChargeOf(status: PaymentStatus, language: Language): string | null {
  if (status.kind === "deposit" || status.firstChargeAt === null) return null;
  return longDate(status.firstChargeAt.slice(0, 10), language);
}

/** Nothing more is awaited: paid, or whatever may follow a payment, or withdrawn. */
export function isSettled(status: PaymentStatus): boolean {
  return status.kind === "deposit"
    ? status.status !== "pending" && status.status !== "processing"
    : status.status !== "incomplete";
}

/** The moment of an ISO time as a day where the payer is. */
export function dayOf(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long" }).format(new Date(timestamp));
}

/** What became of a deposit that was settled otherwise than by being paid, or after it was paid. */
export function afterPayment(status: PaymentStatus) {
  if (status.kind === "subscription") return null;
  const state = status.status;
  return state === "pending" || state === "processing" || state === "paid" ? null : state;
}
