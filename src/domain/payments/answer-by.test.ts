import { expect, it } from "vitest";
import { answerBy } from "./answer-by.ts";

it.each([
  ["2026-11-23T10:00:00Z", "2026-11-25"], // a Monday
  ["2026-11-26T23:59:00Z", "2026-11-30"], // a Thursday
  ["2026-11-27T00:00:00Z", "2026-12-01"], // a Friday
  ["2026-11-28T12:00:00Z", "2026-12-01"], // a Saturday
])("two working days after %s is %s", (from, day) => {
  expect(answerBy(Date.parse(from), 2)).toBe(day);
});
