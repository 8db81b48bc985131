import { expect, it } from "vitest";
import { dialled } from "./phone.ts";

it.each([
  ["+52 998 555 0177", "529985550177"],
  ["998 555 01 77", "529985550177"],
  ["(998) 555-0177", "529985550177"],
  ["52 998 555 0177", "529985550177"],
  ["+1 (415) 555-0134", "14155550134"],
  ["0034 600 123 456", "34600123456"],
  ["555 0177", null],
  ["call me in the evening", null],
  ["", null],
])("%s is dialled as %s", (typed, number) => {
  expect(dialled(typed, "52")).toBe(number);
});
