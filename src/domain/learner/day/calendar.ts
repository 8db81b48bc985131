/** A day as the child's own clock names it: `2026-11-22`. */
export type DayDate = string;

const DAY_MS = 86_400_000;

/** Whole days since 1970, so that days can be subtracted. */
export function dayNumber(date: DayDate): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** The day on which somebody lives whose clock says this. */
export function dayOf(now: Date): DayDate {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const monthOf = (date: DayDate): number => Number(date.slice(5, 7));
/** Month and day: `11-22`. */
export const dateOf = (date: DayDate): string => date.slice(5);

export const MOONS = ["new", "growing", "full", "shrinking"] as const;
export type Moon = (typeof MOONS)[number];

/** A new moon, 2000-01-06 18:14 UTC, and the mean time from one to the next, in days (Meeus, "Astronomical Algorithms"). */
const NEW_MOON = 10_962.76;
const LUNATION = 29.530588853;
/** The true moon runs up to 14 hours ahead of the mean one or behind it; so near it looks new or round all the same. */
const NEAR = 1.4;

/** How the moon looks in the evening of a day in Mexico, about 1 o'clock UTC of the next. */
export function moonOn(date: DayDate): Moon {
  const age = (((dayNumber(date) + 1.04 - NEW_MOON) % LUNATION) + LUNATION) % LUNATION;
  if (age < NEAR || age > LUNATION - NEAR) return "new";
  if (Math.abs(age - LUNATION / 2) < NEAR) return "full";
  return age < LUNATION / 2 ? "growing" : "shrinking";
}
