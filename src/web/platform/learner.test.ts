import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Assigned } from "./assignment.ts";
import { asInPlan, forgetLearners, learnerMemory } from "./learner.ts";

const kept = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
beforeEach(() => {
  vi.stubGlobal("localStorage", kept());
  vi.stubGlobal("sessionStorage", kept());
});
afterEach(() => vi.unstubAllGlobals());

it("knows a child again by name and age, a birthday later as well", () => {
  const memory = learnerMemory(true);
  const first = memory.enter("Sofía", 8);
  memory.leave();
  expect(memory.current()).toBeNull();
  const again = memory.enter("sofía", 9);
  expect(again.id).toBe(first.id);
  expect(again.age).toBe(9);
});

it("takes a child of the same name and another age for another child", () => {
  const memory = learnerMemory(true);
  const small = memory.enter("Sofía", 6);
  const tall = memory.enter("Sofía", 11);
  expect(tall.id).not.toBe(small.id);
  expect(tall.assigned).toBeNull();
  expect(memory.enter("Sofía", 6).id).toBe(small.id);
});

it("keeps a child on the device with an adult's consent there, in the tab without", () => {
  const child = learnerMemory(false).enter("Leo", 9);
  expect(learnerMemory(true).current()).toBeNull();
  expect(learnerMemory(false).current()?.id).toBe(child.id);
  learnerMemory(true).keep(child);
  forgetLearners();
  expect(learnerMemory(true).current()).toBeNull();
  expect(learnerMemory(false).current()).toBeNull();
});

it("goes by the name, age and guide that a new plan was made with", () => {
  const memory = learnerMemory(true);
  const child = memory.enter("Leo", 7);
  const planOf = (profile: object) => ({ plan: { profile } }) as unknown as Assigned;
  const older = planOf({ name: "Leonardo", age: 9, voice_preference: "Maya" });
  expect(asInPlan(child, older)).toEqual({
    ...{ id: child.id, name: "Leonardo", age: 9, guide: "Maya" },
    assigned: older,
  });
  const strange = planOf({ name: " ", age: 40, voice_preference: "Maya" });
  expect(asInPlan(child, strange)).toMatchObject({ name: "Leo", age: 7 });
});
