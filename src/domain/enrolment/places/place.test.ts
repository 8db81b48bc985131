import { expect, test } from "vitest";
import { agesOfChildren, fits, matchChildren, turnOf } from "./place.ts";

test.each([
  ["6, 9", 2, [6, 9]],
  ["6 y 9 años", 2, [6, 9]],
  ["6", 2, [6, null]],
  ["", 2, [null, null]],
  ["born 2019, 6", 1, [6]],
  ["6, 9, 11", 2, [null, null]],
  ["7", 0, [7]],
  ["", 0, []],
])("the ages in %j of %i children", (ages, children, read) => {
  expect(agesOfChildren(ages, children)).toEqual(read);
});

test("an age that nobody said fits no pod", () => {
  expect(fits(8, { from: 6, to: 8 })).toBe(true);
  expect(fits(9, { from: 6, to: 8 })).toBe(false);
  expect(fits(null, { from: 6, to: 8 })).toBe(false);
});

test("a lapsed offer says more of a turn than the deposit", () => {
  expect(turnOf({ rank: 0, lapsed: false })).toBe("deposit");
  expect(turnOf({ rank: 1, lapsed: false })).toBe("joined");
  expect(turnOf({ rank: 0, lapsed: true })).toBe("lapsed");
});

test("a child is known by its name, else by its age, and nobody is taken twice", () => {
  const six = { id: "six", child: "", age: 6 };
  const luz = { id: "luz", child: "Luz", age: 5 };
  const named = [
    { name: "Leo", age: 6 },
    { name: "luz", age: 6 },
    { name: "Mia", age: 6 },
  ];
  expect(matchChildren(named, [six, luz])).toEqual([six, luz, null]);
  expect(matchChildren([{ name: "Leo", age: 9 }], [six])).toEqual([six]);
  expect(matchChildren([{ name: "Lucía", age: 5 }], [luz])).toEqual([null]);
  expect(matchChildren([{ name: "Lucía", age: 5 }], [luz], () => true)).toEqual([luz]);
});
