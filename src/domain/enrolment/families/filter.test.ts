import { expect, it } from "vitest";
import { dayAt, daysBetween, daysLater } from "./days.ts";
import { ageBits, ageIn, searchParts } from "./filter.ts";

it("an age is a bit, and a pod the ages from its first to its last", () => {
  expect(ageBits({ from: 6, to: 6 })).toBe(64);
  expect(ageBits({ from: 6, to: 8 })).toBe(64 + 128 + 256);
  expect(ageBits({ from: 0, to: 40 })).toBe(2 ** 19 - 1);
});

it("a search is its words without marks, or the digits of a phone number", () => {
  expect(searchParts("  Íñigo  NÚÑEZ ")).toEqual(["inigo", "nunez"]);
  expect(searchParts("+52 322 145-6677")).toEqual(["523221456677"]);
  expect(searchParts("12")).toEqual(["12"]);
  expect(searchParts("ana@x.co")).toEqual(["ana@x.co"]);
  expect(searchParts("")).toEqual([]);
});

it("a day is the day of the place", () => {
  const night = Date.parse("2027-03-02T04:30:00Z");
  expect(dayAt("America/Mexico_City", night)).toBe("2027-03-01");
  expect(dayAt("UTC", night)).toBe("2027-03-02");
  expect(daysLater("2027-02-27", 3)).toBe("2027-03-02");
  expect(daysBetween("2027-03-02", "2027-02-27")).toBe(-3);
});

it("takes a small number in a search for a child's age", () => {
  expect(searchParts("López 6").map(ageIn)).toEqual([null, 6]);
  expect(["0", "18", "19", "007", "6a"].map(ageIn)).toEqual([null, 18, null, null, null]);
});
