import { expect, test } from "vitest";
import { interestOf, isCompanionPlan } from "./interest.ts";

test.each([
  ["pathfinder", "pathfinder"],
  ["founders_circle", "founders_circle"],
  ["1", null],
  ["toString", null],
  ["", null],
  [null, null],
  [undefined, null],
])("what the address names, %s, is the interest %s", (name, expected) => {
  expect(interestOf(name)).toBe(expected);
});

test("a deposit is no companion plan", () => {
  expect(isCompanionPlan("trailblazer")).toBe(true);
  expect(isCompanionPlan("teacher_sponsor")).toBe(false);
});
