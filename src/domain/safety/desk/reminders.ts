import type { Severity } from "../kinds.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The first reminder also goes to the second address. */
const EARLY = [15 * MINUTE, HOUR];
const OFTEN_UNTIL = 3 * DAY;
/** By then a mailbox is not read; the desk still holds the item. */
const LAST = 30 * DAY;

/** What is told at once, in a mail of its own: no other item may delay it. */
export function isUrgent(severity: Severity): boolean {
  return severity === "now" || severity === "urgent";
}

/** For so long it is counted how many urgent items came from one place. */
export const FLOOD_MS = 10 * MINUTE;
/** How often staff get a mail about all that came in a flood. */
export const GATHERED_MS = MINUTE;

/** How many urgent items of the last minutes were told in mails of their own. */
export type ToldOneByOne = {
  readonly device: number;
  readonly address: number;
  readonly everywhere: number;
};
/** One child does not tell five grave things in five conversations; a school has one address, and many children. */
const ONE_BY_ONE: ToldOneByOne = { device: 5, address: 20, everywhere: 40 };

/** Whether so many came before that the next is told together with others of its minute (decision 105). */
export function isFlood(told: ToldOneByOne): boolean {
  return (
    told.device >= ONE_BY_ONE.device ||
    told.address >= ONE_BY_ONE.address ||
    told.everywhere >= ONE_BY_ONE.everywhere
  );
}

/**
 * How long after an item was made staff hear of it again, when nobody has taken it for `waitedMs`; null for no more.
 * Counted from the item and not from the last reminder, so that a server that was off adds none for the time it slept.
 */
export function nextReminder(severity: Severity, waitedMs: number): number | null {
  const early = EARLY.find((after) => after > waitedMs);
  if (early !== undefined) return early;
  const every = isUrgent(severity) && waitedMs < OFTEN_UNTIL ? 4 * HOUR : DAY;
  const next = HOUR + every * (Math.floor((waitedMs - HOUR) / every) + 1);
  return next > LAST ? null : next;
}

/** Urgent news is tried again soon, and for a whole day: a mail server that is restarted must not cost an hour. */
const RETRIES = [MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];
const GIVEN_UP_AFTER = DAY;

/** How long after a failed attempt the next one comes; null when it is given up. `attempts` counts the failed ones. */
export function nextAttempt(attempts: number, waitedMs: number): number | null {
  if (waitedMs > GIVEN_UP_AFTER) return null;
  return RETRIES[attempts - 1] ?? RETRIES.at(-1) ?? MINUTE;
}
