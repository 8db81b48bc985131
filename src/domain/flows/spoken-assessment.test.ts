import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answers } from "./intake.ts";
import { assessmentMachine, BETWEEN_ASSESSMENT_MS } from "./spoken-assessment.ts";

describe("the five spoken questions", () => {
  const questions = ["reading_level", "math_comfort"];
  const begin = (answers?: Answers) => {
    const clock = new SimulatedClock();
    const input = { questions, encourage: () => 3, ...(answers && { answers }) };
    const actor = createActor(assessmentMachine, { clock, input }).start();
    return { actor, clock, state: () => actor.getSnapshot() };
  };

  test("an encouragement, 1500 ms, the next question, and at the end complete", () => {
    const { actor, clock, state } = begin();
    actor.send({ type: "ANSWER", value: " I read short books " });
    expect(state()).toMatchObject({ value: "encouraging", context: { encouragement: 3 } });
    actor.send({ type: "ENCOURAGED" });
    clock.increment(BETWEEN_ASSESSMENT_MS - 1);
    expect(state().value).toBe("pausing");
    clock.increment(1);
    expect(state()).toMatchObject({ value: "asking", context: { index: 1 } });
    actor.send({ type: "ANSWER", value: "fine" });
    actor.send({ type: "ENCOURAGED" });
    clock.increment(BETWEEN_ASSESSMENT_MS);
    expect(state()).toMatchObject({
      status: "done",
      output: { reading_level: "I read short books", math_comfort: "fine" },
    });
  });

  test("silence and blank words are no answer; a second tap answers once", () => {
    const { actor, clock, state } = begin();
    actor.send({ type: "ANSWER", value: "  " });
    clock.increment(600_000);
    expect(state().value).toBe("asking");
    actor.send({ type: "ANSWER", value: "one" });
    actor.send({ type: "ANSWER", value: "two" });
    expect(state().context.answers).toEqual({ reading_level: "one" });
  });

  test.each(["asking", "encouraging", "pausing"])("Skip completes while %s, with what was said", (at) => {
    const { actor, state } = begin();
    if (at !== "asking") actor.send({ type: "ANSWER", value: "one" });
    if (at === "pausing") actor.send({ type: "ENCOURAGED" });
    actor.send({ type: "SKIP" });
    expect(state()).toMatchObject({
      status: "done",
      output: at === "asking" ? {} : { reading_level: "one" },
    });
  });

  test("after a reload it goes on where the answers end", () => {
    expect(begin({ reading_level: "one" }).state().context.index).toBe(1);
  });
});
