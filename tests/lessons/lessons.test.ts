import { describe, expect, test } from "vitest";
import { recordOf } from "../../src/domain/learner/lessons/record.ts";
import { rehearsed } from "../../src/domain/learner/lessons/rehearse.ts";
import { played } from "./child.ts";
import { everyLesson, faults } from "./every.ts";

test("no lesson file has a mistake", () => {
  expect(faults).toEqual([]);
});

test("every lesson has an id of its own", () => {
  const ids = everyLesson.filter(({ language }) => language === "en").map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(everyLesson)("$id ($language)", ({ lesson }) => {
  const tasks = lesson.beats.flatMap((beat) =>
    beat.kind === "together" || beat.kind === "alone" ? beat.tasks : [],
  );
  const look = lesson.beats.find(({ kind }) => kind === "look");

  test("a child who answers rightly comes to the end, by itself", () => {
    const states = played(lesson, "right");
    const end = states.at(-1);
    expect(end?.stage).toBe("over");
    expect(end?.outcomes.map(({ how }) => how)).toEqual(tasks.map(() => "own"));
    expect(end && recordOf(lesson, end)).toMatchObject({ own: tasks.length, shown: 0 });
    expect(states.some(({ said }) => look?.kind === "look" && said.text.endsWith(look.can))).toBe(true);
    expect(states.some(({ stage }) => stage === "solving")).toBe(false);
  });

  test("a child who is always wrong is helped three times, shown the way, asked a second one, and praised for nothing", () => {
    const states = played(lesson, "wrong");
    const end = states.at(-1);
    expect(end?.stage).toBe("over");
    expect(end?.outcomes.map(({ how }) => how)).toEqual(tasks.map(() => "shown"));
    const said = new Set(states.map((state) => state.said.text));
    for (const { first, again } of tasks) {
      expect(said).not.toContain(first.done);
      expect(said).toContain(first.solution.at(-1)?.say);
      if (again !== null) expect(said).toContain(again.say);
    }
    expect(states.some(({ said }) => look?.kind === "look" && said.text.endsWith(look.can))).toBe(false);
  });

  test("a child who says nothing is not left alone, and taken for nothing", () => {
    const states = played(lesson, "silent");
    expect(states.at(-1)?.stage).toBe("over");
    expect(states.at(-1)?.outcomes.every(({ how }) => how === "shown")).toBe(true);
    expect(states.at(-1)?.report).toBeNull();
  });

  test("something is always said, and what plays itself ends where its rules say", () => {
    for (const { stage, said } of played(lesson, "wrong"))
      if (stage !== "over") expect(said.text).not.toBe("");
    for (const beat of lesson.beats) {
      if (beat.kind === "show") expect(rehearsed(beat.material, beat.steps).fault).toBeNull();
    }
  });
});
