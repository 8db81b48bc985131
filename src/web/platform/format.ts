import { catalogue } from "#content/catalogue/catalogue.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES, writeMoney } from "#domain/locale/money.ts";

/**
 * US dollars as "$1,000", and as "$1,000.50" only where there are cents to show: on the pages and on the staff desk.
 * Each page that states prices says once that they are US dollars.
 */
export function money(amount: number, language: Language, decimals: 0 | 2 = 0): string {
  return writeMoney(amount, catalogue.currency, language, decimals);
}

/** A share between 0 and 1 as "74%". */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "percent" }).format(share);
}

/** A calendar day (ISO date, no clock) as "September 6, 2027", the same in every time zone. */
export function longDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** The time of a moment at a place, as "9:00 AM". */
export function clockTime(moment: string, language: Language, timeZone: string): string {
  return at(moment, language, { timeZone, hour: "numeric", minute: "2-digit" });
}

/** The day of a moment at a place, as "Tuesday, March 2". */
export function weekdayDate(moment: string, language: Language, timeZone: string): string {
  return at(moment, language, { timeZone, weekday: "long", month: "long", day: "numeric" });
}

/** Day and time of a moment, where whoever reads it is or at a place. */
export function dayAndTime(moment: string, language: Language, timeZone?: string): string {
  const wanted = {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  } as const;
  return at(moment, language, timeZone === undefined ? wanted : { ...wanted, timeZone });
}

const at = (moment: string, language: Language, wanted: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], wanted).format(new Date(moment));
