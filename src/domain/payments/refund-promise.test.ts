import { expect, it } from "vitest";
import { refundPromised } from "./refund-promise.ts";

it.each([
  ["2026-11-21T12:00:00Z", true],
  ["2027-09-06T00:00:00Z", true],
  // Late on the launch day, in Mexico City and on the last island where it is that day.
  ["2027-09-06T23:59:59-06:00", true],
  ["2027-09-06T23:59:59-12:00", true],
  ["2027-09-07T00:00:00-12:00", false],
  ["2028-01-01T00:00:00Z", false],
])("at %s a deposit is promised back: %s", (now, promised) => {
  expect(refundPromised("2027-09-06", Date.parse(now))).toBe(promised);
});
