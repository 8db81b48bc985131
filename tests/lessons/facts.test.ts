import { expect, test } from "vitest";
import { spokenTexts } from "../../src/domain/learner/lessons/faults/texts.ts";
import type { Task } from "../../src/domain/learner/lessons/lesson.ts";
import { cellsOf } from "../../src/domain/learner/materials/world/table.ts";
import { everyLesson } from "./every.ts";

/** Every task of a lesson in both languages, the second ones too. */
const tasksOf = (id: string): Task[] =>
  everyLesson
    .filter((each) => each.id === id)
    .flatMap(({ lesson }) => lesson.beats)
    .flatMap((beat) => (beat.kind === "together" || beat.kind === "alone" ? beat.tasks : []))
    .flatMap(({ first, again }) => (again === null ? [first] : [first, again]));

const goalOf = ({ check }: Task) => (check.by === "goal" ? check.goal : {});

const LETTERS = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 } as const;
const worth = (letters: string): number => {
  const values = [...letters].map((letter) => LETTERS[letter as keyof typeof LETTERS]);
  return values.reduce<number>((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};

test("Roman numerals are worth the number that is asked, and a year lies in the century that is laid", () => {
  const tasks = tasksOf("letters-that-count");
  const read = tasks.filter(({ check }) => check.by === "number");
  const years = tasks.filter(({ say }) => /\d{4}/.test(say));
  expect([read.length, years.length]).toEqual([4, 4]);
  for (const { check, material } of read)
    expect(material?.kind === "letters" && worth(material.laid.join(""))).toBe(
      check.by === "number" && check.number,
    );
  for (const task of years) {
    const [year = ""] = task.say.match(/\d{4}/) ?? [];
    expect(worth(String(goalOf(task).word)), task.say).toBe(Math.ceil(Number(year) / 100));
  }
});

test("the power of ten is the one of the number that is written out", () => {
  const tasks = tasksOf("how-many-times-ten").filter(({ material }) => material?.kind === "number-line");
  expect(tasks).toHaveLength(6);
  for (const task of tasks) {
    const [written = ""] = task.say.match(/0\.0\d+|\d+(?:,\d{3})+/) ?? [];
    expect(goalOf(task).at, task.say).toBe(Math.floor(Math.log10(Number(written.replaceAll(",", "")))));
  }
});

test("the seals of a table follow from its numbers", () => {
  const LIMITS: Readonly<Record<string, number>> = { kcal: 275, sodium: 300 };
  const tables = tasksOf("what-the-seal-says").filter(({ material }) => material?.kind === "table");
  expect(tables).toHaveLength(2);
  for (const task of tables) {
    if (task.material?.kind !== "table") continue;
    const over = cellsOf(task.material).filter(
      ({ column, value }) => Number(value) >= (LIMITS[column.id] ?? 0),
    );
    expect(
      over
        .map(({ id }) => id)
        .sort()
        .join(" "),
    ).toBe(goalOf(task).pointed);
  }
});

test("a falling ruler needs the time that is said", () => {
  const said = everyLesson
    .filter(({ id }) => id === "a-fifth-of-a-second")
    .flatMap(({ lesson }) => spokenTexts(lesson).filter(({ text }) => text.includes("0.17")));
  expect(said).toHaveLength(2);
  for (const { text } of said)
    for (const [, centimeters, seconds] of text.matchAll(/(\d+)\D+(0\.\d\d)/g))
      expect(Math.sqrt((2 * Number(centimeters)) / 981)).toBeCloseTo(Number(seconds), 2);
});
