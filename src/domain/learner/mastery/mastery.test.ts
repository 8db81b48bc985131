import { expect, test } from "vitest";
import { knownOn, leastKnown, type Mastery, practised } from "./mastery.ts";
import { readMastery } from "./read.ts";
import { MASTERED } from "./trace.ts";

const right = { isRight: true, guess: 0.1, slip: 0.1 };
const wrong = { isRight: false, guess: 0.1, slip: 0.1 };
const SKILL = "number.count.to-100";
const after = (days: readonly (readonly [number, readonly (typeof right)[]])[]) =>
  days.reduce<Mastery>((mastery, [day, evidence]) => practised(mastery, [SKILL], evidence, day), {});
const memory = (mastery: ReturnType<typeof after>) => {
  const found = mastery[SKILL];
  if (found === undefined) throw new Error("Nothing is known.");
  return found;
};

test("right answers make a skill sit, wrong ones do not", () => {
  expect(memory(after([[1, [right, right, right]]])).known).toBeGreaterThan(MASTERED);
  expect(memory(after([[1, [wrong, wrong, wrong]]])).known).toBeLessThan(0.3);
});

test("what is not done fades, and what was remembered fades more slowly", () => {
  const once = memory(after([[1, [right, right, right]]]));
  expect(knownOn(once, 1)).toBe(once.known);
  expect(knownOn(once, 15)).toBeLessThan(knownOn(once, 5));
  const again = memory(
    after([
      [1, [right, right, right]],
      [once.due, [right]],
    ]),
  );
  expect(again.due - again.on).toBeGreaterThan(once.due - once.on);
  expect(knownOn(again, again.on + 20) / again.known).toBeGreaterThan(
    knownOn(once, once.on + 20) / once.known,
  );
});

test("what was forgotten comes back sooner than what was not", () => {
  const before = [[1, [right, right]]] as const;
  const kept = memory(after([...before, [4, [right]]]));
  const lost = memory(after([...before, [4, [wrong]]]));
  expect(lost.due).toBeLessThan(kept.due);
});

test("repeating at once is no remembering: the day stays, the knowledge moves", () => {
  const once = memory(after([[1, [right]]]));
  const twice = memory(
    after([
      [1, [right]],
      [1, [right]],
    ]),
  );
  expect(twice.due).toBe(once.due);
  expect(twice.known).toBeGreaterThan(once.known);
});

test("the least known of several skills counts; nothing known is no number", () => {
  const mastery = practised(after([[1, [right, right]]]), ["a.b"], [wrong], 1);
  expect(leastKnown(mastery, [SKILL, "a.b"], 1)).toBe(mastery["a.b"]?.known);
  expect(leastKnown(mastery, ["no.such"], 1)).toBeNull();
});

test("what is kept is read back, and what is broken is begun anew", () => {
  const mastery = after([[20_000, [right, wrong]]]);
  expect(readMastery(JSON.parse(JSON.stringify(mastery)))).toEqual(mastery);
  for (const broken of [null, 7, [], { [SKILL]: 3 }, { [SKILL]: { ...memory(mastery), known: 2 } }])
    expect(readMastery(broken)).toEqual({});
});
