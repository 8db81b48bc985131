import type { Language } from "#domain/locale/language.ts";

/** English as in the United States, Spanish as in Mexico; Node and the browser format these alike. */
const locales = { en: "en-US", es: "es-MX" } as const satisfies Record<Language, string>;

/** Whole US dollars as "$1,000". `Intl` would write "USD 1,000" in Spanish, which reads as a foreign price. */
export function money(amount: number, language: Language): string {
  return `$${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 }).format(amount)}`;
}

/** A share between 0 and 1 as "74%". */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: "percent" }).format(share);
}

/** A calendar day (ISO date, no clock) as "September 6, 2027", the same in every time zone. */
export function longDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}
