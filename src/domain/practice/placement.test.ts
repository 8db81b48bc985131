import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededChance } from "../learner/seeded.ts";
import { beginPlacement, levelShown, nextToShow, type Placement, withShown } from "./placement.ts";
import { SUBJECTS, usualAge } from "./skills.ts";

/** A child who can everything that is usual up to an age. */
function shown(age: number, can: number, seed: string): Placement {
  const chance = seededChance(seed);
  let placement = beginPlacement(age);
  for (let at = 0; at < 20; at += 1) {
    const task = nextToShow(placement, chance);
    if (task === null) return placement;
    placement = withShown(placement, { ...task, isRight: usualAge(task.skill, task.step) <= can });
  }
  throw new Error("It never ends.");
}

describe("show what I know", () => {
  test("begins at the child's own age: nobody of twelve counts, nobody of five has percent", () => {
    for (let age = 4; age <= 14; age += 1) {
      for (const seed of ["a", "b", "c", "d"]) {
        const first = nextToShow(beginPlacement(age), seededChance(seed));
        expect(Math.abs(usualAge(first?.skill ?? "counting", first?.step ?? 0) - age)).toBeLessThanOrEqual(1);
      }
    }
  });

  test("goes up after what is right and down after what is not, no skill twice, and ends after a few", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 14 }),
        fc.integer({ min: 2, max: 15 }),
        fc.string(),
        (age, can, seed) => {
          const placement = shown(age, can, seed);
          expect(placement.shown.length).toBeLessThanOrEqual(8);
          expect(new Set(placement.shown.map(({ skill }) => skill)).size).toBe(placement.shown.length);
        },
      ),
    );
  });

  test.each([
    [8, 5, "sprout"],
    [8, 8, "explorer"],
    [8, 12, "wildlight"],
    [11, 8, "sprout"],
    [5, 9, "wildlight"],
  ] as const)("of %i years, who can what is usual at %i is %s", (age, can, level) => {
    for (const seed of ["a", "b", "c"]) {
      const placement = shown(age, can, seed);
      for (const subject of SUBJECTS)
        expect(levelShown(placement, subject), `${subject} ${seed}`).toBe(level);
    }
  });

  test("says nothing where nothing was shown", () => {
    expect(levelShown(beginPlacement(9), "math")).toBeNull();
  });
});
