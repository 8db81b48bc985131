import type { Language } from "#domain/locale/language.ts";
import { LOCALES, writeMoney } from "#domain/locale/money.ts";
import { money } from "#web/platform/format.ts";

/** US dollars without decimals, as on the stat card. */
export function formatDollars(dollars: number, language: Language): string {
  return money(dollars, language);
}

/** A deposit's amount, `"500.00"` on the wire; cents are shown only when there are any. */
export function formatAmount(amount: string, language: Language): string {
  const dollars = Number(amount);
  return money(dollars, language, Number.isInteger(dollars) ? 0 : 2);
}

/** A sum in whatever currency the payment provider keeps its books. */
export function formatMoney(amount: string, currency: string, language: Language): string {
  return writeMoney(Number(amount), currency, language);
}

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(count);
}

/** The languages of a family by their names in the reader's language. */
export const languageName = (of: Language, language: Language): string =>
  new Intl.DisplayNames(LOCALES[language], { type: "language" }).of(of) ?? of;

/** The day of a moment (ISO 8601 with a time), where the staff member is. */
export function formatDate(timestamp: string, language: Language, timeZone?: string): string {
  return dates(language, { dateStyle: "medium", timeZone }).format(new Date(timestamp));
}

/** Day and time of a moment, where the staff member is. */
export function formatDateTime(timestamp: string, language: Language, timeZone?: string): string {
  return dates(language, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(timestamp));
}

/** The time of a moment, where the staff member is. */
export function formatTime(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeStyle: "short" }).format(new Date(timestamp));
}

/**
 * A calendar day (`2027-03-01`), the same everywhere in the world.
 *
 * @param today in whose year the year goes without saying
 */
export function formatDay(day: string, language: Language, today = ""): string {
  const wanted: Intl.DateTimeFormatOptions =
    day.slice(0, 4) === today.slice(0, 4) ? { month: "short", day: "numeric" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(LOCALES[language], { ...wanted, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A waiting time in words: seconds under a minute, else whole minutes, rounded up. */
export function formatWait(seconds: number, language: Language): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [value, unit] = whole < 60 ? [whole, "second"] : [Math.ceil(whole / 60), "minute"];
  return new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay: "long" }).format(value);
}

function dates(
  language: Language,
  options: { dateStyle: "medium"; timeStyle?: "short"; timeZone?: string | undefined },
): Intl.DateTimeFormat {
  const { timeZone, ...rest } = options;
  return new Intl.DateTimeFormat(LOCALES[language], timeZone === undefined ? rest : { ...rest, timeZone });
}
