import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { type Answers, BETWEEN_INTAKE_MS, type IntakeInput, intakeMachine } from "./intake.ts";

const QUESTIONS = ["hello", "proud_of", "interests"];
type Asked = { guide: string; answers: Answers };

function begin(outcomes: readonly ("kept" | "lost")[] = ["kept"], input: Partial<IntakeInput> = {}) {
  const clock = new SimulatedClock();
  const asked: Asked[] = [];
  const machine = intakeMachine.provide({
    actors: {
      assign: fromPromise<void, Asked>(({ input: sent }) => {
        asked.push(sent);
        return outcomes[asked.length - 1] === "lost" ? Promise.reject(new Error("lost")) : Promise.resolve();
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { questions: QUESTIONS, ...input } }).start();
  const state = () => actor.getSnapshot();
  const answer = (value: string) => {
    actor.send({ type: "ANSWER", value });
    clock.increment(BETWEEN_INTAKE_MS);
  };
  return { actor, clock, asked, state, answer };
}

describe("the eight-question intake", () => {
  test("§2 first a guide is chosen, then the questions come one by one", () => {
    const { actor, state } = begin();
    expect(state().value).toBe("choosingGuide");
    actor.send({ type: "GUIDE", name: "Maya" });
    expect(state().value).toBe("asking");
    expect(state().context).toMatchObject({ guide: "Maya", index: 0 });
  });

  test("§4 each answer is stored, then the next question comes after 500 ms", () => {
    const { actor, clock, state } = begin();
    actor.send({ type: "GUIDE", name: "Hilda" });
    actor.send({ type: "ANSWER", value: "  Calm " });
    expect(state().context.answers).toEqual({ hello: "Calm" });
    clock.increment(BETWEEN_INTAKE_MS - 1);
    expect(state().value).toBe("between");
    clock.increment(1);
    expect(state().value).toBe("asking");
    expect(state().context.index).toBe(1);
  });

  test("§5 a blank answer does not count, and a double tap answers once", () => {
    const { actor, clock, state } = begin();
    actor.send({ type: "GUIDE", name: "Hilda" });
    actor.send({ type: "ANSWER", value: "   " });
    expect(state().value).toBe("asking");
    actor.send({ type: "ANSWER", value: "Calm" });
    actor.send({ type: "ANSWER", value: "Curious" });
    clock.increment(BETWEEN_INTAKE_MS);
    expect(state().context).toMatchObject({ index: 1, answers: { hello: "Calm" } });
  });

  test("§4 the final answer triggers assignment with the selected voice", async () => {
    const { actor, state, asked, answer } = begin();
    actor.send({ type: "GUIDE", name: "Sofia" });
    for (const value of ["Calm", "I can swim", "Water"]) answer(value);
    expect(state().value).toBe("assigning");
    await Promise.resolve();
    expect(asked).toEqual([
      { guide: "Sofia", answers: { hello: "Calm", proud_of: "I can swim", interests: "Water" } },
    ]);
    await settled(state);
    expect(state().value).toBe("done");
  });

  test("a lost connection keeps the answers and can be tried again", async () => {
    const { actor, state, asked, answer } = begin(["lost", "kept"]);
    actor.send({ type: "GUIDE", name: "Luna" });
    for (const value of ["Calm", "I can swim", "Water"]) answer(value);
    await settled(state, "failed");
    expect(Object.keys(state().context.answers)).toHaveLength(3);
    actor.send({ type: "RETRY" });
    await settled(state);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  test("from a failure the answers can be looked at again", async () => {
    const { actor, state, answer } = begin(["lost"]);
    actor.send({ type: "GUIDE", name: "Luna" });
    for (const value of ["Calm", "I can swim", "Water"]) answer(value);
    await settled(state, "failed");
    actor.send({ type: "PREVIOUS" });
    expect(state().value).toBe("asking");
    expect(state().context.index).toBe(2);
  });

  test("the way back: one question, then the guides; answers stay", () => {
    const { actor, state, answer } = begin();
    actor.send({ type: "GUIDE", name: "Luna" });
    answer("Calm");
    actor.send({ type: "PREVIOUS" });
    expect(state().context.index).toBe(0);
    actor.send({ type: "PREVIOUS" });
    expect(state().value).toBe("choosingGuide");
    actor.send({ type: "GUIDE", name: "Maya" });
    expect(state().context).toMatchObject({ guide: "Maya", answers: { hello: "Calm" } });
  });

  test("§3 a follow-up is said after its answer; the next question waits for it", () => {
    const { actor, clock, state, answer } = begin(["kept"], { followUps: ["hello"] });
    actor.send({ type: "GUIDE", name: "Maya" });
    answer("Calm");
    expect(state().value).toBe("followingUp");
    expect(state().context).toMatchObject({ index: 0, answers: { hello: "Calm" } });
    actor.send({ type: "PREVIOUS" });
    expect(state().value).toBe("asking");
    answer("Curious");
    actor.send({ type: "FOLLOWED" });
    expect(state().value).toBe("between");
    clock.increment(BETWEEN_INTAKE_MS);
    expect(state().context).toMatchObject({ index: 1, answers: { hello: "Curious" } });
    answer("I can swim");
    expect(state().context.index).toBe(2);
  });

  test("after a reload it goes on where the answers end", () => {
    const kept = { guide: "Maya", answers: { hello: "Calm" } };
    const { state } = begin(["kept"], { kept });
    expect(state().value).toBe("asking");
    expect(state().context.index).toBe(1);
  });
});

async function settled(state: () => { readonly value: unknown }, value = "done") {
  await expect.poll(() => state().value).toBe(value);
}
