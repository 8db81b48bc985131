import { expect, it } from "vitest";
import { agesOutside } from "./age-words.ts";

it.each([
  ["7 and 10", []],
  ["2, 9", [2]],
  ["3 y 14", []],
  ["15 / 1", [15, 1]],
  ["born 2019", []],
  ["", []],
])("in %j", (line, outside) => {
  expect(agesOutside(line, { from: 3, to: 14 })).toEqual(outside);
});
