import { describe, expect, test } from "vitest";
import { jungle } from "#content/adventures/jungle.ts";
import { meantChoice } from "./meant.ts";
import { STEP_POINTS, TROPHY_POINTS, textFor } from "./step.ts";
import { toddlerResult } from "./toddler.ts";

test("§9 the points of each kind of step, and of the trophy", () => {
  expect(STEP_POINTS).toEqual({ exploration: 15, challenge: 20, discovery: 25, reflection: 30 });
  expect(TROPHY_POINTS).toBe(50);
});

describe("what a child's words mean", () => {
  const [entrance, river] = jungle;
  test.each([
    ["I think five", "en", "5"],
    ["three and two, that is 5!", "en", "5"],
    ["one two three four five six", "en", "6"],
    ["son cinco ranas", "es", "5"],
    ["twelve", "en", null],
    ["frogs", "en", null],
    ["", "en", null],
  ] as const)("at the river, %j (%s) means %s", (words, language, value) =>
    expect(meantChoice(words, river?.choices ?? [], language)).toBe(value),
  );
  test.each([
    ["the butterfly please", "en", "Follow the butterfly"],
    ["quiero ir con el mono", "es", "Follow the monkey"],
    ["my dog", "en", null],
  ] as const)("at the entrance, %j (%s) means %s", (words, language, value) =>
    expect(meantChoice(words, entrance?.choices ?? [], language)).toBe(value),
  );
});

describe("texts by age", () => {
  const one = { en: "all", es: "todos" };
  const tiers = {
    youngest: { en: "a", es: "x" },
    middle: { en: "b", es: "y" },
    oldest: { en: "c", es: "z" },
  };
  test("one for all, or one per tier", () => {
    expect(textFor(one, 12, "es")).toBe("todos");
    expect([7, 8, 10, 11].map((age) => textFor(tiers, age, "en"))).toEqual(["a", "b", "b", "c"]);
  });
});

describe("the toddler's result", () => {
  test("decision 015: the age entered, and 3 only when none is known", () => {
    expect(toddlerResult("Mía", 5, { color: "red" })).toEqual({
      ...{ name: "Mía", age: 5, isToddler: true },
      responses: { color: "red" },
    });
    expect(toddlerResult("Mía", null, {}).age).toBe(3);
  });
});
