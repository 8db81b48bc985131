import { expect, it } from "vitest";
import { nextAttempt, nextReminder } from "./reminders.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All reminders of an item that nobody takes, in minutes after it was made. */
function remindersOf(severity: "now" | "urgent" | "soon"): number[] {
  const all: number[] = [];
  for (let next = nextReminder(severity, 0); next !== null; next = nextReminder(severity, next)) {
    all.push(next / MINUTE);
  }
  return all;
}

it("reminds of the urgent after 15 minutes, an hour, every four hours for three days, then daily for a month", () => {
  const all = remindersOf("urgent");
  expect(all.slice(0, 5)).toEqual([15, 60, 300, 540, 780]);
  expect(remindersOf("now")).toEqual(all);
  expect(all.filter((minutes) => minutes <= 73 * 60)).toHaveLength(20);
  const later = all.filter((minutes) => minutes > 73 * 60);
  expect(later).toEqual(later.map((_, index) => 60 + (index + 4) * 24 * 60));
  expect(all.at(-1)).toBeLessThanOrEqual((30 * DAY) / MINUTE);
});

it("reminds of lesser things as soon, and then once a day", () => {
  expect(remindersOf("soon").slice(0, 4)).toEqual([15, 60, 60 + 1440, 60 + 2880]);
});

it("makes up for no reminder that fell into a time when the server was off", () => {
  expect(nextReminder("urgent", 20 * MINUTE)).toBe(HOUR);
  expect(nextReminder("urgent", 26 * HOUR)).toBe(29 * HOUR);
  expect(nextReminder("urgent", 31 * DAY)).toBeNull();
});

it("tries again within half a minute, and gives nothing up within a day", () => {
  const delays = [1, 2, 3, 4, 5, 6, 60].map((attempts) => (nextAttempt(attempts, HOUR) ?? 0) / 1000);
  expect(delays).toEqual([30, 60, 120, 300, 600, 600, 600]);
  expect(nextAttempt(150, DAY)).toBe(10 * MINUTE);
  expect(nextAttempt(151, DAY + 1)).toBeNull();
});
