import { describe, expect, it } from "vitest";
import { answerBy, type DayHours, isOpen, isTimeZone, type OpeningHours } from "./hours.ts";

const NINE_TO_THREE: DayHours = { from: 540, to: 900 };
const weekdays = (hours: DayHours): DayHours[] => [...Array.from({ length: 5 }, () => hours), null, null];
/** Six hours behind Greenwich, all year. */
const school: OpeningHours = { timeZone: "America/Mexico_City", week: weekdays(NINE_TO_THREE) };
const by = (hours: OpeningHours, asked: string) => {
  const time = answerBy(hours, Date.parse(asked));
  return time === null ? null : new Date(time).toISOString();
};

describe("by when a person answers", () => {
  it.each([
    ["on an open day early enough: by closing time", "2026-11-23T16:00:00Z", "2026-11-23T21:00:00.000Z"],
    ["before it opens: by closing time of that day", "2026-11-23T12:00:00Z", "2026-11-23T21:00:00.000Z"],
    ["two hours before closing, just in time", "2026-11-23T19:00:00Z", "2026-11-23T21:00:00.000Z"],
    ["a minute later: by tomorrow noon", "2026-11-23T19:01:00Z", "2026-11-24T18:00:00.000Z"],
    ["in the evening: by noon of the next day", "2026-11-24T03:00:00Z", "2026-11-24T18:00:00.000Z"],
    ["late on Friday: by Monday noon", "2026-11-27T20:00:00Z", "2026-11-30T18:00:00.000Z"],
    ["on a Sunday: by Monday noon", "2026-11-22T18:00:00Z", "2026-11-23T18:00:00.000Z"],
  ])("%s", (_, asked, promised) => {
    expect(by(school, asked)).toBe(promised);
  });

  it("is nothing when nobody is there on any day", () => {
    expect(by({ ...school, week: Array.from({ length: 7 }, () => null) }, "2026-11-23T16:00:00Z")).toBeNull();
  });

  it("is a week away when only today is open and nearly over", () => {
    const mondays = { ...school, week: [NINE_TO_THREE, null, null, null, null, null, null] };
    expect(by(mondays, "2026-11-23T20:00:00Z")).toBe("2026-11-30T18:00:00.000Z");
  });

  it("is closing time on a day that does not reach over noon", () => {
    const afternoons = { ...school, week: weekdays({ from: 960, to: 1140 }) };
    expect(by(afternoons, "2026-11-24T00:30:00Z")).toBe("2026-11-25T01:00:00.000Z");
  });

  it("follows a clock that is put forward in between", () => {
    const spain = { timeZone: "Europe/Madrid", week: weekdays(NINE_TO_THREE) };
    // Friday evening in winter time; on Monday it is summer there.
    expect(by(spain, "2027-03-26T17:00:00Z")).toBe("2027-03-29T10:00:00.000Z");
  });

  it("is never before the question, at any minute of a week", () => {
    for (let minute = 0; minute < 7 * 1440; minute += 17) {
      const at = Date.parse("2026-11-23T00:00:00Z") + minute * 60_000;
      expect(answerBy(school, at)).toBeGreaterThan(at);
    }
  });
});

it("says whether somebody is there, by the school's clock", () => {
  expect(isOpen(school, Date.parse("2026-11-23T15:00:00Z"))).toBe(true);
  expect(isOpen(school, Date.parse("2026-11-23T14:59:00Z"))).toBe(false);
  expect(isOpen(school, Date.parse("2026-11-23T21:00:00Z"))).toBe(false);
  expect(isOpen(school, Date.parse("2026-11-22T16:00:00Z"))).toBe(false);
});

it("knows places with a clock", () => {
  expect(isTimeZone("America/Cancun")).toBe(true);
  expect(isTimeZone("Atlantis/Harbour")).toBe(false);
});
