import { expect, it } from "vitest";
import { areChildAges } from "./ages.ts";

it.each([
  "6",
  "6, 9",
  "0",
  "17",
  "6 y 9 años",
  "8yo, 3",
  "6.5",
  "18 months",
  "20 meses, 4",
  "siete",
  "",
  "3-5",
])("%j can be ages of children", (ages) => expect(areChildAges(ages)).toBe(true));

it.each(["45", "6, 45", "18", "6 y 18 años", "2018", "45.5", "6;45", "45 Mateo", "100 years"])(
  "%j tells of somebody who is no child",
  (ages) => expect(areChildAges(ages)).toBe(false),
);
