/**
 * What the school counts of itself, day by day (decision 168): numbers alone, of nobody. The database counts under these
 * names; `visits` are those of all pages, `visit:` goes on with one, `asked:` with the fact that answered.
 */
export const COUNTED = ["chat", "family", "deposit", "enrolled", "known", "unknown"] as const;
export type Counted = (typeof COUNTED)[number];
export const VISIT = "visit:";
export const ASKED = "asked:";
export const VISITS = "visits";
export const WAIT = "wait:";

/** The moves of a message that asks nothing: it is answered, and is no question that was asked. */
const COURTESIES: ReadonlySet<string | undefined> = new Set(["greet", "thanks", "goodbye"]);
export const isCourtesy = (move: string | undefined): boolean => COURTESIES.has(move);

/** How long a family waited for a person, in minutes: up to each of these, or longer. Counted as `wait:0`, `wait:1`, … */
export const WAITS = [15, 60, 240, 1440, 4320] as const;

/** The school's own day begins so long after midnight in UTC: Mexico City has no summer time. */
export const DAY_BEGINS_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

/** The school's day of a moment, in whole days since 1970. */
export const dayOf = (at: number): number => Math.floor((at - DAY_BEGINS_MS) / DAY_MS);

/** The Monday of the week of a day; 1970 began on a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The Mondays of the newest weeks, the one that runs last. */
export function weeksUpTo(today: number, weeks: number): readonly number[] {
  const last = mondayOf(today);
  return Array.from({ length: weeks }, (_, index) => last - 7 * (weeks - 1 - index));
}

/** A share of a whole in percent, whole ones; null where there was nothing to take it of. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);
