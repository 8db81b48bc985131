import type { PaymentStatus } from "#contract/payments.ts";
import type { Language } from "#domain/locale/language.ts";
import { money } from "#web/platform/format.ts";
import type { Translate } from "#web/platform/i18n.tsx";

/** The name of what is paid for, as on the ticket and the receipt. */
export function nameOf(status: PaymentStatus, t: Translate): string {
  return status.kind === "deposit" ? t(`payments.${status.type}`) : t(`payments.plan.${status.plan}`);
}

/** An amount of the wire ("500.00") as a price; cents only when there are any. In Spanish the currency is named. */
export function priceOf(amount: string, language: Language): string {
  const [whole, cents = "00"] = amount.split(".");
  const written = money(Number(whole), language) + (cents === "00" ? "" : `.${cents}`);
  return language === "es" ? `${written}\u00a0USD` : written;
}

/** Nothing more is awaited: paid, or whatever may follow a payment, or withdrawn. */
export function isSettled(status: PaymentStatus): boolean {
  return status.kind === "deposit"
    ? status.status !== "pending" && status.status !== "processing"
    : status.status !== "incomplete";
}

/** The moment of an ISO time as a day where the payer is. */
export function dayOf(timestamp: string, language: Language): string {
  const locale = language === "en" ? "en-US" : "es-MX";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(timestamp));
}

/** What became of a deposit that was settled otherwise than by being paid, or after it was paid. */
export function afterPayment(status: PaymentStatus) {
  if (status.kind === "subscription") return null;
  const state = status.status;
  return state === "pending" || state === "processing" || state === "paid" ? null : state;
}
