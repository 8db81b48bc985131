import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { OnboardingItem } from "../learner/assessment/questions.ts";
import type { Language } from "../locale/language.ts";
import type { Answers } from "./intake.ts";
import { onboardingMachine } from "./onboarding.ts";

const reached = (state: () => { readonly value: unknown }, value: string) =>
  expect.poll(() => state().value).toBe(value);

const ITEMS: Record<Language, OnboardingItem[]> = {
  en: [
    {
      storeAs: "math",
      voicePrompt: "Math?",
      responseType: "choice",
      options: ["easy", "hard"],
      labels: ["Easy", "Hard"],
    },
    { storeAs: "sum", voicePrompt: "7 + 5?", responseType: "number", options: [], labels: [] },
    { storeAs: "wish", voicePrompt: "What?", responseType: "text", options: [], labels: [] },
  ],
  es: [],
};
ITEMS.es = ITEMS.en.map((item) => ({ ...item, voicePrompt: `¿${item.storeAs}?` }));

describe("the onboarding", () => {
  type Outcome = "list" | "empty" | "lost";
  function begin(
    options: { lists?: Outcome[]; assigns?: ("kept" | "lost")[]; answers?: Answers; known?: string[] } = {},
  ) {
    const lists = [...(options.lists ?? [])];
    const assigns = [...(options.assigns ?? [])];
    const asked: Answers[] = [];
    const actor = createActor(
      onboardingMachine.provide({
        actors: {
          load: fromPromise<readonly OnboardingItem[], Language>(async ({ input }) => {
            const outcome = lists.shift() ?? "list";
            if (outcome === "lost") throw new Error("lost");
            return outcome === "empty" ? [] : ITEMS[input];
          }),
          assign: fromPromise<void, Answers>(async ({ input }) => {
            asked.push(input);
            if (assigns.shift() === "lost") throw new Error("lost");
          }),
        },
      }),
      {
        input: {
          language: "en",
          ...(options.answers && { answers: options.answers }),
          ...(options.known && { known: options.known }),
        },
      },
    ).start();
    return { actor, asked, state: () => actor.getSnapshot() };
  }

  test("§4 one question per answer; the final answer triggers the assignment", async () => {
    const { actor, asked, state } = begin();
    await reached(state, "asking");
    for (const value of ["easy", "12", "why it rains"]) actor.send({ type: "ANSWER", value });
    await reached(state, "done");
    expect(asked).toEqual([{ math: "easy", sum: "12", wish: "why it rains" }]);
  });

  test.each([
    ["a choice that is not offered", 0, "medium"],
    ["§5 a number past 15", 1, "16"],
    ["§5 an empty number", 1, ""],
    ["§5 a blank text", 2, "   "],
  ])("%s does not count", async (_, index, value) => {
    const answers = Object.fromEntries(
      [
        ["math", "easy"],
        ["sum", "12"],
      ].slice(0, index),
    );
    const { actor, state } = begin({ answers });
    await reached(state, "asking");
    actor.send({ type: "ANSWER", value });
    expect(state().context.index).toBe(index);
  });

  test("§4 Previous goes back one question, and not before the first", async () => {
    const { actor, state } = begin();
    await reached(state, "asking");
    actor.send({ type: "PREVIOUS" });
    expect(state().context.index).toBe(0);
    actor.send({ type: "ANSWER", value: "hard" });
    actor.send({ type: "PREVIOUS" });
    expect(state().context).toMatchObject({ index: 0, answers: { math: "hard" } });
  });

  test.each(["empty", "lost"] as const)("§8 a list that is %s can be asked for again", async (outcome) => {
    const { actor, state } = begin({ lists: [outcome, "list"] });
    await reached(state, "unavailable");
    actor.send({ type: "RETRY" });
    await reached(state, "asking");
  });

  test("a lost assignment keeps the answers; again, or back to the last question", async () => {
    const { actor, asked, state } = begin({ assigns: ["lost", "lost"] });
    await reached(state, "asking");
    for (const value of ["easy", "12", "rain"]) actor.send({ type: "ANSWER", value });
    await reached(state, "failed");
    actor.send({ type: "PREVIOUS" });
    expect(state()).toMatchObject({ value: "asking", context: { index: 2 } });
    actor.send({ type: "ANSWER", value: "snow" });
    await reached(state, "failed");
    actor.send({ type: "RETRY" });
    await reached(state, "done");
    expect(asked.map(({ wish }) => wish)).toEqual(["rain", "snow", "snow"]);
  });

  test("decision 011: another language brings the questions in it; place and answers stay", async () => {
    const { actor, state } = begin();
    await reached(state, "asking");
    actor.send({ type: "ANSWER", value: "easy" });
    actor.send({ type: "LANGUAGE", language: "es" });
    await reached(state, "asking");
    expect(state().context).toMatchObject({ index: 1, language: "es", answers: { math: "easy" } });
    expect(state().context.items[1]?.voicePrompt).toBe("¿sum?");
    actor.send({ type: "LANGUAGE", language: "es" });
    expect(state().value).toBe("asking");
  });

  test("decision 149: what is known is not asked again", async () => {
    const { actor, asked, state } = begin({ known: ["math", "wish", "elsewhere"] });
    await reached(state, "asking");
    expect(state().context.items.map(({ storeAs }) => storeAs)).toEqual(["sum"]);
    actor.send({ type: "ANSWER", value: "12" });
    await reached(state, "done");
    expect(asked).toEqual([{ sum: "12" }]);
  });

  test("decision 149: where everything is known the assignment is made at once", async () => {
    const { actor, asked, state } = begin({ known: ["math", "sum", "wish"], assigns: ["lost"] });
    await reached(state, "failed");
    actor.send({ type: "PREVIOUS" });
    expect(state().value).toBe("failed");
    actor.send({ type: "RETRY" });
    await reached(state, "done");
    expect(asked).toEqual([{}, {}]);
  });

  test("after a reload it goes on where the answers end", async () => {
    const { state } = begin({ answers: { math: "easy", sum: "3" } });
    await reached(state, "asking");
    expect(state().context.index).toBe(2);
  });
});
