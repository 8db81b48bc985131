import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freeAnimals } from "#domain/learner/animal.ts";
import type { Assigned } from "./assignment.ts";
import {
  asInPlan,
  forgetLearners,
  grown,
  learnerHere,
  learnerMemory,
  nextLearner,
  studentOf,
} from "./learner.ts";

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

/** A child says who it is, comes back where it is known, and is kept. */
function enter(memory: ReturnType<typeof learnerMemory>, name: string, age: number) {
  const [known] = memory.namesakes(name, age);
  const learner = known === undefined ? memory.begin(name, age, null) : grown(known, age);
  memory.keep(learner);
  return learner;
}

it("finds a child again by name and age, a birthday later as well", () => {
  const memory = learnerMemory(true);
  const first = enter(memory, "Sofía", 8);
  memory.leave();
  expect(memory.current()).toBeNull();
  const again = enter(memory, "sofía", 9);
  expect(again.id).toBe(first.id);
  expect(again.age).toBe(9);
  expect(enter(memory, "Sofia", 9).id).toBe(first.id);
});

it("takes a child of the same name and another age for another child", () => {
  const memory = learnerMemory(true);
  const small = enter(memory, "Sofía", 6);
  const tall = enter(memory, "Sofía", 11);
  expect(tall.id).not.toBe(small.id);
  expect(tall.assigned).toBeNull();
  expect(enter(memory, "Sofía", 6).id).toBe(small.id);
});

it("keeps two children of one name and age apart, each with an animal of its own", () => {
  const memory = learnerMemory(true);
  const first = enter(memory, "Sofía", 8);
  const [chosen = null] = freeAnimals([first.animal]);
  const second = memory.begin("Sofía", 8, chosen);
  memory.keep(second);
  expect(second.id).not.toBe(first.id);
  expect(learnerHere()).toMatchObject({ id: second.id, animal: chosen });
  expect(memory.namesakes("SOFÍA", 8).map(({ id }) => id)).toEqual([second.id, first.id]);
  const names = "Ana Beto Caro Dani Eva Fer Gil Hugo Ivo Juan".split(" ");
  const others = names.map((name) => enter(memory, name, 8));
  const animals = [first, second, ...others].map(({ animal }) => animal);
  expect(new Set(animals).size).toBe(animals.length);
});

it("gives a child that was kept without an animal the same one every time", () => {
  const { animal, ...old } = enter(learnerMemory(true), "Leo", 9);
  const write = () =>
    localStorage.setItem("ceiba.learners", JSON.stringify({ version: 1, current: old.id, learners: [old] }));
  write();
  const once = learnerHere()?.animal;
  expect(once).toBe(animal);
  write();
  expect(learnerHere()?.animal).toBe(once);
});

it("keeps a child on the device with an adult's consent there, in the tab without", () => {
  const child = enter(learnerMemory(false), "Leo", 9);
  expect(learnerMemory(true).current()).toBeNull();
  expect(learnerMemory(false).current()?.id).toBe(child.id);
  learnerMemory(true).keep(child);
  forgetLearners();
  expect(learnerMemory(true).current()).toBeNull();
  expect(learnerMemory(false).current()).toBeNull();
});

it("goes by the name, age and guide that a new plan was made with", () => {
  const memory = learnerMemory(true);
  const child = enter(memory, "Leo", 7);
  const planOf = (profile: object) => ({ plan: { profile } }) as unknown as Assigned;
  const older = planOf({ name: "Leonardo", age: 9, voice_preference: "Maya" });
  expect(asInPlan(child, older)).toEqual({
    ...{ id: child.id, name: "Leonardo", age: 9, guide: "Maya", animal: child.animal },
    assigned: older,
  });
  const strange = planOf({ name: " ", age: 40, voice_preference: "Maya" });
  expect(asInPlan(child, strange)).toMatchObject({ name: "Leo", age: 7 });
});

it("gives the next child the id for which an adult answered before, and another child another", () => {
  const answered = nextLearner();
  expect(nextLearner()).toBe(answered);
  const memory = learnerMemory(true);
  const first = enter(memory, "Ana", 8);
  expect(first.id).toBe(answered);
  expect(memory.knowsOthers(first)).toBe(false);
  memory.leave();
  const second = enter(memory, "Bruno", 8);
  expect(second.id).not.toBe(answered);
  expect(memory.knowsOthers(second)).toBe(true);
});

it("moves a child with what an adult answered, and leaves the others where they are", () => {
  const ana = enter(learnerMemory(true), "Ana", 8);
  const bruno = enter(learnerMemory(true), "Bruno", 9);
  // Taken back for Bruno: he is written down on the device no more.
  learnerMemory(false).keep(bruno);
  expect(learnerHere()?.id).toBe(bruno.id);
  expect(learnerMemory(true).current()).toBeNull();
  expect(localStorage.getItem("ceiba.learners")).not.toContain("Bruno");
  expect(learnerMemory(false).namesakes("Ana", 8)[0]?.id).toBe(ana.id);
  learnerMemory(true).leave();
  expect(learnerHere()).toBeNull();
});

it("sends what was finished along with every new assignment, so that it stays finished", () => {
  const child = enter(learnerMemory(true), "Leo", 9);
  const plan = { profile: { completed_modules: ["ecosystem-mathematics"] } };
  const assigned = { plan } as unknown as Assigned;
  expect(studentOf(child)).toEqual({ name: "Leo", age: 9, voice_preference: "Hilda", completed_modules: [] });
  expect(studentOf({ ...child, assigned }, "Maya")).toMatchObject({
    voice_preference: "Maya",
    completed_modules: ["ecosystem-mathematics"],
  });
});
