import type { Language } from "./language.ts";

/** English as in the United States, Spanish as in Mexico. */
export const LOCALES = { en: "en-US", es: "es-MX" } as const satisfies Record<Language, string>;

/**
 * The one way money is written: US dollars, in which everything is sold, as "$1,000.50" in both languages, and any
 * other currency with its code, since a peso's sign is the same. Cents are shown when there are any, or when told.
 */
export function writeMoney(
  amount: number,
  currency: string,
  language: Language,
  decimals: 0 | 2 = Number.isInteger(amount) ? 0 : 2,
): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency,
    currencyDisplay: currency === "USD" ? "narrowSymbol" : "code",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}
