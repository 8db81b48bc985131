/** Streaks by the child's local day (§4 "Streak"; decision 092: neither a clock nor a journey takes one away). */

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * The calendar day on the wall where the child is.
 *
 * @param at milliseconds since 1970
 * @param zone minutes east of UTC then and there
 * @returns YYYY-MM-DD
 */
export function localDay(at: number, zone: number): string {
  return new Date(at + zone * MINUTE).toISOString().slice(0, 10);
}

/** Days since 1970 of a calendar day; null for anything else. Counts days, never hours: no day is 23 or 25 long. */
export function dayNumber(day: string | null): number | null {
  if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  // The parser takes the 31st of some shorter months: only a day that reads the same again is one.
  return Number.isNaN(at) || localDay(at, 0) !== day ? null : at / DAY;
}

export type Streak = {
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly lastActivityDate: string | null;
};

/** What the device knows of the day of an activity. All are YYYY-MM-DD. */
export type Today = {
  /** Here and now. */
  readonly day: string;
  /** At the same instant, in the time zone of the activity before. */
  readonly dayThere: string;
  /** The latest day of any activity: later than the last one when a clock was set back since. Null at first. */
  readonly furthest: string | null;
};

/**
 * §4 "activity on the day after the last activity adds 1; a gap resets to 1; same day unchanged."
 *
 * Counted from the furthest day that was reached, or, while the clock is behind that, from the last activity. A day that
 * was skipped only by a journey to another time zone is no gap.
 */
export function advanceStreak(streak: Streak, { day, dayThere, furthest }: Today): Streak {
  const today = dayNumber(day);
  if (today === null) return streak;
  const last = dayNumber(streak.lastActivityDate);
  const latest = dayNumber(furthest) ?? last;
  const from = latest !== null && today >= latest ? latest : last;
  const currentStreak = from === null ? Math.max(1, streak.currentStreak) : nextStreak();
  return {
    currentStreak,
    longestStreak: Math.max(streak.longestStreak, currentStreak),
    lastActivityDate: day,
  };

  function nextStreak(): number {
    const passed = (today ?? 0) - (from ?? 0);
    if (passed <= 0) return Math.max(1, streak.currentStreak);
    if (passed === 1 || wasOnlyAJourney(passed)) return streak.currentStreak + 1;
    return 1;
  }

  function wasOnlyAJourney(passed: number): boolean {
    const there = dayNumber(dayThere);
    if (there === null || from === null) return false;
    // Two places on earth are at most two calendar days apart.
    return there - from <= 1 && there >= from && passed - (there - from) <= 2;
  }
}

/** Days in a row as they stand on a day without an activity yet: 0 once a day was missed, to be shown as a fresh start. */
export function streakOn({ currentStreak, lastActivityDate }: Streak, day: string): number {
  const [today, last] = [dayNumber(day), dayNumber(lastActivityDate)];
  return today !== null && last !== null && today - last > 1 ? 0 : currentStreak;
}

/** The later of two days. */
export function laterDay(one: string | null, other: string): string {
  return (dayNumber(one) ?? Number.NEGATIVE_INFINITY) > (dayNumber(other) ?? Number.NEGATIVE_INFINITY)
    ? (one ?? other)
    : other;
}
