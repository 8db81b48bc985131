import { LANGUAGES } from "../locale/language.ts";

/** A birthday as a parent tells it: the age that a child reaches in a month. */
export type Birthday = { readonly turns: number; readonly month: number };

/** The months' names in every language, without accents, to their number from 1. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => {
      const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
        .format(Date.UTC(2000, month, 1))
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .toLowerCase();
      return [name, month + 1] as const;
    }),
  ),
);

/** The month that a message names, if it names one. */
export function monthIn(tokens: readonly string[]): number | null {
  for (const token of tokens) {
    const month = MONTHS.get(token);
    if (month !== undefined) return month;
  }
  return null;
}

/**
 * How old a child will be on a day, from the birthday that comes next after today (ISO dates). Null when the birthday
 * is in the month of that day: it may fall on either side.
 */
export function ageOn(day: string, { turns, month }: Birthday, today: string): number | null {
  const monthsOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
  const now = monthsOf(today);
  const thisYear = now - (now % 12) + month - 1;
  const next = thisYear >= now ? thisYear : thisYear + 12;
  const until = monthsOf(day) - next;
  return until % 12 === 0 ? null : turns + Math.floor(until / 12);
}
