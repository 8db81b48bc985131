/** What a family can book: to come and see the school, or to be called. */
export const VISIT_KINDS = ["visit", "call"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** How a booking stands. After its time staff say whether the family came. */
export const BOOKING_STATES = ["booked", "cancelled", "came", "missed"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Families at one time at most. */
export const SEATS_AT_MOST = 30;
export const LONGEST_MINUTES = 240;
export const SHORTEST_MINUTES = 5;
/** Times at most that one row opens. */
export const TIMES_AT_ONCE = 400;
/** From the first day of a row to its last. */
export const DAYS_AT_ONCE = 366;
/** How far ahead families see times. */
export const DAYS_SHOWN = 60;
/** What a family may have before it, so that nobody fills a whole week. */
export const BOOKINGS_AT_ONCE = 2;

const HOUR_MS = 3_600_000;
/** Staff need to see a booking before the family stands at the door. */
const NOTICE_MS = 2 * HOUR_MS;
/** How long before its time a family is reminded. */
const REMINDER_MS = 24 * HOUR_MS;

/** From when on a time may be booked at a moment. */
export const bookableFrom = (now: number): number => now + NOTICE_MS;

/** When a family is reminded of a time; null for one that is so near that the confirmation is reminder enough. */
export function reminderAt(startsAt: number, now: number): number | null {
  const at = startsAt - REMINDER_MS;
  return at - now < HOUR_MS ? null : at;
}
