import { expect, test } from "vitest";
import { seededChance } from "./seeded.ts";

const draw = (seed: string, count: number) => {
  const random = seededChance(seed);
  return Array.from({ length: count }, random);
};

test("the same seed gives the same numbers, another seed others", () => {
  expect(draw("session_1_a", 5)).toEqual(draw("session_1_a", 5));
  expect(draw("session_1_a", 5)).not.toEqual(draw("session_1_b", 5));
});

test("numbers are from 0 up to but not including 1, and spread evenly over seeds", () => {
  const first = Array.from({ length: 6000 }, (_, seed) => draw(`session_${seed}`, 1)[0] ?? -1);
  expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...first)).toBeLessThan(1);
  for (let third = 0; third < 3; third += 1) {
    const share = first.filter((number) => Math.floor(number * 3) === third).length / first.length;
    expect(share).toBeCloseTo(1 / 3, 1);
  }
});
