import { describe, expect, it } from "vitest";
import { countTimes, mondayOf, startOfDay, type TimeRow, timesOf, weekdayOf } from "./times.ts";

const HOUR = 60;
/** Tuesdays and Thursdays from nine to eleven, every half hour, for four weeks. */
const row: TimeRow = {
  ...{ from: "2027-03-01", until: "2027-03-28", weekdays: [1, 3] },
  ...{ opens: 9 * HOUR, closes: 11 * HOUR, minutes: 30 },
};
const written = (moments: readonly number[]) => moments.map((at) => new Date(at).toISOString());

describe("a row of times", () => {
  it("stands on its weekdays, one time after the other", () => {
    const times = timesOf(row, "America/Mexico_City");
    expect(times).toHaveLength(4 * 2 * 4);
    expect(countTimes(row)).toBe(4 * 2 * 4);
    expect(written(times.slice(0, 5))).toEqual([
      ...["2027-03-02T15:00:00.000Z", "2027-03-02T15:30:00.000Z", "2027-03-02T16:00:00.000Z"],
      ...["2027-03-02T16:30:00.000Z", "2027-03-04T15:00:00.000Z"],
    ]);
  });

  it("is counted without a look at each of its days", () => {
    for (const weekdays of [[0], [1, 3], [6], [0, 0, 5]]) {
      for (const until of ["2027-03-02", "2027-03-07", "2027-03-08", "2027-04-15"]) {
        const some = { ...row, until, weekdays };
        expect(countTimes(some)).toBe(timesOf(some, "UTC").length);
      }
    }
    expect(countTimes({ ...row, until: "9999-12-31" })).toBeGreaterThan(1_000_000);
  });

  it("keeps the hour on the clock when the clock changes", () => {
    const sundays = { ...row, from: "2027-03-21", until: "2027-03-28", weekdays: [6], closes: 9 * HOUR + 30 };
    expect(written(timesOf(sundays, "Europe/Madrid"))).toEqual([
      "2027-03-21T08:00:00.000Z",
      "2027-03-28T07:00:00.000Z",
    ]);
  });

  it("leaves out what the clock never shows, and has once what it shows twice", () => {
    const night = { ...row, weekdays: [6], opens: 2 * HOUR, closes: 3 * HOUR };
    const spring = { ...night, from: "2027-03-28", until: "2027-03-28" };
    expect(timesOf(spring, "Europe/Madrid")).toEqual([]);
    const autumn = { ...night, from: "2027-10-31", until: "2027-10-31" };
    expect(new Set(timesOf(autumn, "Europe/Madrid")).size).toBe(2);
  });

  it("opens none that would not end in time, and none before the first day", () => {
    expect(timesOf({ ...row, minutes: 90 }, "UTC")).toHaveLength(8);
    expect(timesOf({ ...row, minutes: 150 }, "UTC")).toEqual([]);
    expect(timesOf({ ...row, until: "2027-02-28" }, "UTC")).toEqual([]);
  });
});

it("knows weeks and where days begin", () => {
  expect(weekdayOf("2027-03-01")).toBe(0);
  expect(mondayOf("2027-03-07")).toBe("2027-03-01");
  expect(mondayOf("2027-03-08")).toBe("2027-03-08");
  expect(written([startOfDay("America/Mexico_City", "2027-03-01")])).toEqual(["2027-03-01T06:00:00.000Z"]);
});
