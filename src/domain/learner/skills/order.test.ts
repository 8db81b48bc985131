import { expect, test } from "vitest";
import { learningOrder } from "./order.ts";
import type { Skill } from "./skill.ts";

const skill = (id: string, from: number, needs: readonly string[] = []) =>
  ({ id, ages: [from, 14], needs }) as unknown as Skill;

const order = learningOrder([
  skill("a.count", 3),
  skill("a.add", 6, ["a.count"]),
  skill("a.carry", 6, ["a.add"]),
  skill("b.round", 6, ["b.turn"]),
  skill("b.turn", 6, ["b.round"]),
]);

test("what begins earlier, and of one age what needs less, comes first", () => {
  expect(order(["a.count"])).toBeLessThan(order(["a.add"]));
  expect(order(["a.add"])).toBeLessThan(order(["a.carry"]));
  expect(order(["a.count", "a.carry"])).toBe(order(["a.carry"]));
});

test("a map that goes round in a circle, and a skill that is not on it, end", () => {
  expect(order(["b.round"])).toBeGreaterThan(0);
  expect(order(["c.unknown"])).toBe(0);
});
