/** When somebody is there on one day, in minutes since midnight; null on a day when nobody is. */
export type DayHours = { readonly from: number; readonly to: number } | null;

/** When somebody of the school is there, by the school's own clock. Monday comes first. */
export type OpeningHours = { readonly timeZone: string; readonly week: readonly DayHours[] };

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const NOON = 720;
/** Who asks this long before closing hears on the same day. */
const NOTICE_MINUTES = 120;
/** Every weekday of the longest way from one open day to the next. */
const DAYS_AHEAD = 8;

/** What clocks and calendars at a place show. */
type LocalTime = { readonly day: number; readonly minutes: number };

/** Whether somebody is there. */
export function isOpen(hours: OpeningHours, at: number): boolean {
  const { day, minutes } = localTime(hours.timeZone, at);
  const today = hoursOn(hours, day);
  return today !== null && minutes >= today.from && minutes < today.to;
}

/**
 * By when a person answers who was asked for at this moment: the same day by closing time when that is at least two
 * hours away, else the next open day by noon (by closing time on a day that does not reach over noon). Null when nobody
 * is there on any day: then nothing is promised.
 */
export function answerBy(hours: OpeningHours, at: number): number | null {
  const { day, minutes } = localTime(hours.timeZone, at);
  const today = hoursOn(hours, day);
  if (today !== null && minutes <= today.to - NOTICE_MINUTES) return instant(hours.timeZone, day, today.to);
  for (let next = day + 1; next < day + DAYS_AHEAD; next += 1) {
    const open = hoursOn(hours, next);
    if (open === null) continue;
    const reachesNoon = open.from < NOON && open.to >= NOON;
    return instant(hours.timeZone, next, reachesNoon ? NOON : open.to);
  }
  return null;
}

/** @param day whole days since 1970-01-01, a Thursday */
function hoursOn({ week }: OpeningHours, day: number): DayHours {
  return week[(day + 3) % 7] ?? null;
}

/** Making one takes far longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
  });
  clocks.set(timeZone, clock);
  return clock;
}

export function localTime(timeZone: string, at: number): LocalTime {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const day = Date.UTC(of("year"), of("month") - 1, of("day")) / MINUTE_MS / DAY_MINUTES;
  return { day, minutes: of("hour") * 60 + of("minute") };
}

/** The moment at which a place's clock shows this; on the night when clocks change, one that is close to it. */
export function instant(timeZone: string, day: number, minutes: number): number {
  const wanted = (day * DAY_MINUTES + minutes) * MINUTE_MS;
  let at = wanted;
  // The second step mends what lies between a guess and a change of the clocks.
  for (let step = 0; step < 2; step += 1) {
    const shown = localTime(timeZone, at);
    at += wanted - (shown.day * DAY_MINUTES + shown.minutes) * MINUTE_MS;
  }
  return at;
}

/** Whether there is a place with this name whose clock is known. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
