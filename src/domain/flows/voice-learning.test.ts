import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { CHAIN_COMPLETE_MS } from "../assessment/chain.ts";
import type { OnboardingItem } from "../assessment/questions.ts";
import type { Pedagogy } from "../learner/pedagogy.ts";
import type { Language } from "../locale/language.ts";
import { type ChainEvent, chainMachine } from "./activity-chain.ts";
import type { Answers } from "./intake.ts";
import { onboardingMachine } from "./onboarding.ts";
import { assessmentMachine, BETWEEN_ASSESSMENT_MS } from "./spoken-assessment.ts";
import { type LearningEvent, type LearningInput, voiceLearningMachine } from "./voice-learning.ts";

const reached = (state: () => { readonly value: unknown }, value: string) =>
  expect.poll(() => state().value).toBe(value);

describe("the voice learning flow", () => {
  const walk = (input: LearningInput, ...events: readonly LearningEvent[]) => {
    const actor = createActor(voiceLearningMachine, { input }).start();
    return [
      actor.getSnapshot().value,
      ...events.map((event) => {
        actor.send(event);
        return actor.getSnapshot().value;
      }),
    ];
  };
  const START = { start: "pedagogySelection" } as const;
  const MODULE = { start: "learning" } as const;
  const rows: [rule: string, input: LearningInput, events: LearningEvent[], stages: string[]][] = [
    [
      "§4 pedagogy-selection, then onboarding, then learning",
      START,
      [{ type: "PEDAGOGY", pedagogy: "Montessori" }, { type: "ASSIGNED" }],
      ["pedagogySelection", "onboarding", "learning"],
    ],
    ["a module that is there is gone on with", MODULE, [], ["learning"]],
    [
      "decision 016: Change guide opens voice-selection, and a guide leads back",
      MODULE,
      [{ type: "CHANGE_GUIDE" }, { type: "GUIDE" }],
      ["learning", "voiceSelection", "learning"],
    ],
    [
      "§4 on choosing a guide without a module, one is assigned",
      START,
      [{ type: "CHANGE_GUIDE" }, { type: "GUIDE" }],
      ["pedagogySelection", "voiceSelection", "skipping"],
    ],
    [
      "§4 skipping the assessment assigns a default profile",
      START,
      [{ type: "PEDAGOGY", pedagogy: "IB-aligned" }, { type: "CHANGE_GUIDE" }, { type: "SKIP" }],
      ["pedagogySelection", "onboarding", "voiceSelection", "skipping"],
    ],
    [
      "back from the guides to the choice of a pedagogy",
      START,
      [{ type: "CHANGE_GUIDE" }, { type: "BACK" }],
      ["pedagogySelection", "voiceSelection", "pedagogySelection"],
    ],
    [
      "back from the guides to the module",
      MODULE,
      [{ type: "CHANGE_GUIDE" }, { type: "BACK" }],
      ["learning", "voiceSelection", "learning"],
    ],
    [
      "back from the onboarding",
      START,
      [{ type: "PEDAGOGY", pedagogy: "Montessori" }, { type: "BACK" }],
      ["pedagogySelection", "onboarding", "pedagogySelection"],
    ],
    [
      "decision 016: Show what I know, then complete, then the module again",
      MODULE,
      [{ type: "SHOW" }, { type: "COMPLETED" }, { type: "BACK" }],
      ["learning", "assessment", "complete", "learning"],
    ],
    [
      "the assessment can be left",
      MODULE,
      [{ type: "SHOW" }, { type: "BACK" }],
      ["learning", "assessment", "learning"],
    ],
    [
      "the older chain starts from the learning screen and comes back",
      MODULE,
      [{ type: "GAMES" }, { type: "COMPLETED" }],
      ["learning", "chain", "learning"],
    ],
    [
      "the chain can be left",
      MODULE,
      [{ type: "GAMES" }, { type: "BACK" }],
      ["learning", "chain", "learning"],
    ],
    ["another approach", MODULE, [{ type: "AGAIN" }], ["learning", "pedagogySelection"]],
  ];
  test.each(rows)("%s", (_, input, events, stages) => expect(walk(input, ...events)).toEqual(stages));

  test("a default profile that cannot be assigned can be tried again, with the pedagogy that was chosen", async () => {
    const asked: (Pedagogy | null)[] = [];
    const skip = fromPromise<void, Pedagogy | null>(({ input }) => {
      asked.push(input);
      return asked.length === 1 ? Promise.reject(new Error("lost")) : Promise.resolve();
    });
    const actor = createActor(voiceLearningMachine.provide({ actors: { skip } }), { input: START }).start();
    for (const event of [
      { type: "PEDAGOGY", pedagogy: "Project-Based" },
      { type: "CHANGE_GUIDE" },
      { type: "SKIP" },
    ] as const)
      actor.send(event);
    await reached(() => actor.getSnapshot(), "skipFailed");
    actor.send({ type: "SKIP" });
    await reached(() => actor.getSnapshot(), "learning");
    expect(asked).toEqual(["Project-Based", "Project-Based"]);
  });

  test("from a failed default profile there is a way back", async () => {
    const skip = fromPromise<void, Pedagogy | null>(() => Promise.reject(new Error("lost")));
    const actor = createActor(voiceLearningMachine.provide({ actors: { skip } }), { input: START }).start();
    actor.send({ type: "CHANGE_GUIDE" });
    actor.send({ type: "SKIP" });
    await reached(() => actor.getSnapshot(), "skipFailed");
    actor.send({ type: "BACK" });
    expect(actor.getSnapshot().value).toBe("voiceSelection");
  });
});

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
  function begin(options: { lists?: Outcome[]; assigns?: ("kept" | "lost")[]; answers?: Answers } = {}) {
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
      { input: { language: "en", ...(options.answers && { answers: options.answers }) } },
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

  test("after a reload it goes on where the answers end", async () => {
    const { state } = begin({ answers: { math: "easy", sum: "3" } });
    await reached(state, "asking");
    expect(state().context.index).toBe(2);
  });
});

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

describe("the older activity chain", () => {
  const STAGES = ["welcome", "counting", "reading", "creativity", "completing"];
  const walk = (events: readonly ChainEvent[]) => {
    const clock = new SimulatedClock();
    const actor = createActor(chainMachine, { clock }).start();
    const stages = [
      actor.getSnapshot().value,
      ...events.map((event) => {
        actor.send(event);
        return actor.getSnapshot().value;
      }),
    ];
    return { clock, stages, state: () => actor.getSnapshot() };
  };

  test("§4 welcome, counting, reading, creativity, and 3000 ms later complete", () => {
    const { clock, stages, state } = walk([
      { type: "NEXT" },
      { type: "ANSWER", value: "seven" },
      { type: "ANSWER", value: "the turtle walks" },
      { type: "ANSWER", value: "once a crab danced on the beach" },
    ]);
    expect(stages).toEqual(STAGES);
    clock.increment(CHAIN_COMPLETE_MS - 1);
    expect(state().status).toBe("active");
    clock.increment(1);
    expect(state()).toMatchObject({
      status: "done",
      output: {
        counting: "seven",
        reading: "the turtle walks",
        creativity: "once a crab danced on the beach",
      },
    });
  });

  test("every game can be passed by", () => {
    const { clock, stages, state } = walk([
      { type: "NEXT" },
      { type: "NEXT" },
      { type: "ANSWER", value: "  " },
      { type: "NEXT" },
    ]);
    expect(stages).toEqual(STAGES);
    clock.increment(CHAIN_COMPLETE_MS);
    expect(state().output).toEqual({});
  });
});
