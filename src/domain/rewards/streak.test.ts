import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advanceStreak, dayNumber, laterDay, localDay, type Streak, streakOn } from "./streak.ts";

const start: Streak = { currentStreak: 0, longestStreak: 0, lastActivityDate: null };

/** A device through time: where it is and what its clock says, activity by activity. */
function live(times: readonly (readonly [utc: string, zone: number])[], from: Streak = start): Streak {
  let streak = from;
  let zoneBefore: number | null = null;
  let furthest: string | null = null;
  for (const [utc, zone] of times) {
    const at = Date.parse(utc);
    const day = localDay(at, zone);
    streak = advanceStreak(streak, { day, dayThere: localDay(at, zoneBefore ?? zone), furthest });
    zoneBefore = zone;
    furthest = laterDay(furthest, day);
  }
  return streak;
}

const MEXICO = -360;
const at = (day: string, hour = "18:00") => [`${day}T${hour}:00Z`, MEXICO] as const;

/** Specification §4 "activity on the day after the last activity adds 1; a gap resets to 1; same day unchanged." */
describe("a streak", () => {
  it.each([
    ["begins at 1", [at("2026-03-01")], 1],
    ["stays on the same day", [at("2026-03-01"), at("2026-03-01", "20:00")], 1],
    ["grows on the next day", [at("2026-03-01"), at("2026-03-02")], 2],
    ["grows over the end of a month", [at("2028-02-28"), at("2028-02-29"), at("2028-03-01")], 3],
    ["begins again after a gap", [at("2026-03-01"), at("2026-03-02"), at("2026-03-04")], 1],
  ])("%s", (_, times, days) => {
    expect(live(times).currentStreak).toBe(days);
  });

  it("goes by the child's own day, not by the one in London", () => {
    // 23:30 and 00:30 in Mexico are one UTC day, and two days of the child's.
    expect(live([at("2026-03-02", "05:30"), at("2026-03-02", "06:30")]).currentStreak).toBe(2);
    // 18:30 and 19:30 in Mexico are two UTC days, and one of the child's.
    expect(live([at("2026-03-01", "23:30"), at("2026-03-02", "01:30")]).currentStreak).toBe(1);
  });

  it("stands until a day was missed", () => {
    const kept = { currentStreak: 4, longestStreak: 4, lastActivityDate: "2026-03-10" };
    const days = ["2026-03-01", "2026-03-10", "2026-03-11", "2026-03-12"];
    expect(days.map((day) => streakOn(kept, day))).toEqual([4, 4, 4, 0]);
    expect(streakOn(start, "2026-03-10")).toBe(0);
  });

  it("keeps the longest one", () => {
    const days = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-09"];
    expect(live(days.map((day) => at(day)))).toMatchObject({ currentStreak: 1, longestStreak: 3 });
  });
});

/** Decision 092. */
describe("a clock or a journey takes nothing away", () => {
  it("counts the days of 23 and of 25 hours as days", () => {
    const madrid = (day: string, hour: string, zone: number) => [`${day}T${hour}:00Z`, zone] as const;
    // Spring forward on 29 March 2026, back on 25 October: 23:30 one evening, 00:30 two calendar days on is a gap.
    expect(
      live([
        madrid("2026-03-28", "22:30", 60),
        madrid("2026-03-29", "21:30", 120),
        madrid("2026-03-30", "21:30", 120),
      ]).currentStreak,
    ).toBe(3);
    expect(
      live([
        madrid("2026-10-24", "21:30", 120),
        madrid("2026-10-25", "22:30", 60),
        madrid("2026-10-26", "22:30", 60),
      ]).currentStreak,
    ).toBe(3);
  });

  it("a flight east that skips a calendar day is no gap", () => {
    // The evening of the 1st in Mexico, the next waking day is the 3rd in Tokyo.
    const flight = [at("2026-03-02", "02:00"), ["2026-03-03T01:00:00Z", 540]] as const;
    expect(live([flight[0], ["2026-03-02T23:00:00Z", 540]]).currentStreak).toBe(2);
    expect(live([...flight]).currentStreak).toBe(2);
    // In Tokyo to stay: from there on its own days count.
    expect(live([...flight, ["2026-03-04T01:00:00Z", 540]]).currentStreak).toBe(3);
    expect(live([...flight, ["2026-03-06T01:00:00Z", 540]]).currentStreak).toBe(1);
  });

  it("a flight west that repeats a day neither adds nor takes", () => {
    const samoa = [
      ["2026-03-01T20:00:00Z", 780],
      ["2026-03-02T05:00:00Z", -660],
    ] as const;
    expect(live([...samoa]).currentStreak).toBe(1);
    expect(live([...samoa, ["2026-03-03T05:00:00Z", -660]]).currentStreak).toBe(1);
    expect(live([...samoa, ["2026-03-04T05:00:00Z", -660]]).currentStreak).toBe(2);
  });

  it.each([["2026-02-20"], ["2000-01-01"], ["1970-01-01"]])(
    "a clock set back to %s, and right again later, costs no day",
    (wrong) => {
      const before = [at("2026-03-01"), at("2026-03-02")];
      expect(live([...before, at(wrong)]).currentStreak).toBe(2);
      expect(live([...before, at(wrong), at("2026-03-02")]).currentStreak).toBe(2);
      expect(live([...before, at(wrong), at("2026-03-03")]).currentStreak).toBe(3);
    },
  );

  it("a clock that was ahead and is right again goes on growing from there", () => {
    const days = [at("2099-01-01"), at("2026-03-02"), at("2026-03-03"), at("2026-03-04")];
    expect(live(days).currentStreak).toBe(3);
  });

  it("an unreadable day changes nothing, and an unreadable past keeps what there is", () => {
    const kept = { currentStreak: 5, longestStreak: 8, lastActivityDate: "2026-03-01" };
    expect(advanceStreak(kept, { day: "yesterday", dayThere: "", furthest: null })).toEqual(kept);
    expect(
      advanceStreak(
        { ...kept, lastActivityDate: "?" },
        { day: "2026-03-02", dayThere: "2026-03-02", furthest: null },
      ),
    ).toEqual({ ...kept, lastActivityDate: "2026-03-02" });
  });

  it("holds for any clock and any zone: no less than 1, no more than the days that were seen, the longest never less", () => {
    const moment = fc.tuple(
      fc.integer({ min: Date.parse("2020-01-01"), max: Date.parse("2032-01-01") }),
      fc.integer({ min: -720, max: 840 }),
    );
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 30 }), (moments) => {
        const times = moments.map(([ms, zone]) => [new Date(ms).toISOString(), zone] as const);
        const whole = live(times);
        const days = new Set(moments.map(([ms, zone]) => localDay(ms, zone)));
        expect(whole.currentStreak).toBeGreaterThanOrEqual(1);
        expect(whole.longestStreak).toBeLessThanOrEqual(days.size);
        expect(whole.longestStreak).toBeGreaterThanOrEqual(live(times.slice(0, -1)).longestStreak);
      }),
    );
  });

  it("holds for any journey: somebody who plays at least every 20 hours never loses a day", () => {
    const leg = fc.tuple(fc.integer({ min: 1, max: 20 * 60 }), fc.integer({ min: -720, max: 840 }));
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 40 }), (legs) => {
        let now = Date.parse("2026-01-01T12:00:00Z");
        const times: (readonly [string, number])[] = [];
        let before = 0;
        for (const [minutes, zone] of legs) {
          now += minutes * 60_000;
          times.push([new Date(now).toISOString(), zone]);
          const { currentStreak } = live(times);
          expect(currentStreak).toBeGreaterThanOrEqual(before);
          before = currentStreak;
        }
      }),
    );
  });
});

describe("a day", () => {
  it.each([[""], ["2026-02-30"], ["2026-13-01"], ["2026-3-1"], ["+275760-09-13"], [null]])(
    "%j is none",
    (day) => {
      expect(dayNumber(day)).toBeNull();
    },
  );

  it("is later than another by the calendar, and than nothing", () => {
    expect(laterDay("2026-03-01", "2026-02-28")).toBe("2026-03-01");
    expect(laterDay("broken", "2026-02-28")).toBe("2026-02-28");
    expect(laterDay(null, "2026-02-28")).toBe("2026-02-28");
  });
});
