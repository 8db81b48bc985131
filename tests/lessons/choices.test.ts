import { expect, test } from "vitest";
import { choiceOrder } from "../../src/domain/learner/lessons/choice-order.ts";
import { everyLesson } from "./every.ts";

type Choices = readonly { readonly say: string; readonly right?: boolean }[];

/** The choices of every task of a lesson, wherever it stands. */
function choicesIn(part: unknown): Choices[] {
  if (typeof part !== "object" || part === null) return [];
  const { by, choices } = part as { readonly by?: unknown; readonly choices?: Choices };
  return by === "choices" && choices !== undefined ? [choices] : Object.values(part).flatMap(choicesIn);
}

test("numbers stand by their size, anything else in one mixed order", () => {
  expect(choiceOrder([{ say: "12" }, { say: "7" }, { say: "9.5" }])).toEqual([1, 2, 0]);
  const words = ["rain", "wind", "sun", "snow"].map((say) => ({ say }));
  const order = choiceOrder(words);
  expect([...order].sort()).toEqual([0, 1, 2, 3]);
  expect(choiceOrder(words)).toEqual(order);
});

test.each(["3-5", "6-8", "9-11", "12-14"])("at %s the right choice is not found by its place", (band) => {
  const places = new Map<string, number>();
  const totals = new Map<number, number>();
  for (const { lesson } of everyLesson.filter((each) => each.lesson.band === band)) {
    for (const choices of choicesIn(lesson)) {
      const place = choiceOrder(choices).indexOf(choices.findIndex(({ right }) => right));
      places.set(`${choices.length} ${place}`, (places.get(`${choices.length} ${place}`) ?? 0) + 1);
      totals.set(choices.length, (totals.get(choices.length) ?? 0) + 1);
    }
  }
  expect(totals.size).toBeGreaterThan(0);
  for (const [key, count] of places) {
    const [among = 0] = key.split(" ").map(Number);
    const all = totals.get(among) ?? 0;
    // Three standard deviations: what chance alone may put in one place.
    const most = 1 / among + 3 * Math.sqrt(((1 / among) * (1 - 1 / among)) / all);
    expect(count / all, `right at place ${key} of ${all}`).toBeLessThan(most);
  }
});
