import { daysBetween, daysLater } from "../families/days.ts";
import { instant, localTime } from "../inbox/hours.ts";

/** A row of times: on these weekdays from one day to another, one after the other within the hours. */
export type TimeRow = {
  /** ISO dates, both included. */
  readonly from: string;
  readonly until: string;
  /** Monday is 0. */
  readonly weekdays: readonly number[];
  /** In minutes since midnight. */
  readonly opens: number;
  readonly closes: number;
  /** How long one takes. */
  readonly minutes: number;
};

/** Days since 1970-01-01, a Thursday. */
const dayNumber = (day: string) => daysBetween("1970-01-01", day);
export const weekdayOf = (day: string): number => (((dayNumber(day) + 3) % 7) + 7) % 7;
/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysLater(day, -weekdayOf(day));

const lengthOf = ({ from, until }: TimeRow): number => Math.max(0, daysBetween(from, until) + 1);

/** How many times a row has, without looking at each of its days: whoever types a year passes through the year 2. */
export function countTimes(row: TimeRow): number {
  const perDay = Math.max(0, Math.floor((row.closes - row.opens) / row.minutes));
  const [days, first] = [lengthOf(row), weekdayOf(row.from)];
  const onDay = (weekday: number) => Math.ceil((days - ((weekday - first + 7) % 7)) / 7);
  return [...new Set(row.weekdays)].reduce((sum, weekday) => sum + perDay * Math.max(0, onDay(weekday)), 0);
}

function daysOf(row: TimeRow): string[] {
  const { from, weekdays } = row;
  return Array.from({ length: lengthOf(row) }, (_, index) => daysLater(from, index)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
}

/**
 * The moments at which the times of a row begin, by the clock of a place. A time that its clock never shows, on the
 * night when it is put forward, is left out; one that it shows twice is there once.
 */
export function timesOf(row: TimeRow, timeZone: string): number[] {
  const moments: number[] = [];
  for (const day of daysOf(row)) {
    const number = dayNumber(day);
    for (let at = row.opens; at + row.minutes <= row.closes; at += row.minutes) {
      const moment = instant(timeZone, number, at);
      const shown = localTime(timeZone, moment);
      if (shown.day === number && shown.minutes === at) moments.push(moment);
    }
  }
  return moments;
}

/** The moment at which a day begins at a place. */
export const startOfDay = (timeZone: string, day: string): number => instant(timeZone, dayNumber(day), 0);
