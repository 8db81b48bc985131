import { describe, expect, test } from "vitest";
import { certificateName } from "./certificate.ts";
import { findDownload, type WeeklyPack } from "./pack.ts";
import { canAsk } from "./parent-support.ts";
import {
  completeWeek,
  currentWeek,
  hasCertificate,
  NO_WEEKS,
  readWeeks,
  weekState,
  writeWeeks,
} from "./progress.ts";

const TOTAL = 4;
const states = (completed: number) => [1, 2, 3, 4].map((week) => weekState({ completed }, week));

describe("the weeks", () => {
  test("week 1 is unlocked, others locked", () => {
    expect(states(0)).toEqual(["open", "locked", "locked", "locked"]);
  });

  test("Mark Week Complete completes a week and unlocks the next", () => {
    let progress = NO_WEEKS;
    for (const week of [1, 2, 3, 4]) {
      expect(hasCertificate(progress, TOTAL)).toBe(false);
      expect(currentWeek(progress, TOTAL)).toBe(week);
      progress = completeWeek(progress, week, TOTAL);
      expect(weekState(progress, week)).toBe("completed");
      expect(weekState(progress, week + 1)).toBe("open");
    }
    expect(hasCertificate(progress, TOTAL)).toBe(true);
    expect(currentWeek(progress, TOTAL)).toBe(TOTAL);
    expect(states(4)).toEqual(["completed", "completed", "completed", "completed"]);
  });

  test.each([0, 2, 3, -1, 5, 1.5, Number.NaN])("a week that is not open (%s) cannot be completed", (week) => {
    expect(completeWeek(NO_WEEKS, week, TOTAL)).toEqual(NO_WEEKS);
  });

  test("a double tap counts once", () => {
    const once = completeWeek(NO_WEEKS, 1, TOTAL);
    expect(completeWeek(once, 1, TOTAL)).toEqual(once);
    expect(completeWeek({ completed: 4 }, 5, TOTAL)).toEqual({ completed: 4 });
  });
});

describe("what the device kept", () => {
  test("comes back as it was", () => {
    for (const completed of [0, 1, 4])
      expect(readWeeks(writeWeeks({ completed }), TOTAL)).toEqual({ completed });
  });

  test.each([
    null,
    "",
    "{broken",
    "null",
    "[]",
    "3",
    '{"completed":2}',
    '{"version":0,"completed":2}',
    '{"version":1,"completed":"2"}',
    '{"version":1,"completed":1.5}',
    '{"version":1}',
  ])("%j begins anew", (text) => {
    expect(readWeeks(text, TOTAL)).toEqual(NO_WEEKS);
  });

  test("more weeks than there are, or fewer than none, are made valid", () => {
    expect(readWeeks('{"version":1,"completed":99}', TOTAL)).toEqual({ completed: 4 });
    expect(readWeeks('{"version":1,"completed":-3}', TOTAL)).toEqual({ completed: 0 });
  });
});

describe("the name on the certificate", () => {
  test.each([
    ["  Ana  Sofía ", "Ana Sofía"],
    ["Jose\u0301", "José"],
    ["Łukasz", "Łukasz"],
    ["🦀 Beto 👨‍👩‍👧 🇲🇽", "Beto"],
    ["<b>Zoé</b><script>alert(1)</script>", "Zoé alert(1)"],
    ["\u202eanA\u0000", "anA"],
    ["🦀🦀", ""],
    ["   ", ""],
    [undefined, ""],
    [42, ""],
  ])("%j becomes %j", (typed, name) => {
    expect(certificateName(typed)).toBe(name);
  });

  test("ten thousand characters become a short name", () => {
    expect(certificateName("a".repeat(10_000)).length).toBeLessThanOrEqual(40);
    expect(certificateName("👨‍👩‍👧".repeat(2000))).toBe("");
  });
});

test("a question needs non-empty text", () => {
  expect(["", "  ", "\n\t"].map(canAsk)).toEqual([false, false, false]);
  expect(canAsk("?")).toBe(true);
});

test("a download is found by week and id", () => {
  const both = { en: "x", es: "x" };
  const download = {
    id: "one",
    type: "pdf",
    name: both,
    description: both,
    instruction: both,
    sheet: { kind: "week" },
  } as const;
  const pack: WeeklyPack = {
    ...{ id: "p", week: 1, picture: "crab", title: both, audioPrompt: both, care: both },
    ...{ activities: [], downloads: [download] },
  };
  expect(findDownload([pack], 1, "one")?.download).toBe(download);
  expect(findDownload([pack], 1, "two")).toBeNull();
  expect(findDownload([pack], 2, "one")).toBeNull();
});
