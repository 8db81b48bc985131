import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import {
  type DefaultProfile,
  type LearningEvent,
  type LearningInput,
  voiceLearningMachine,
} from "./voice-learning.ts";

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
      [{ type: "CHANGE_GUIDE" }, { type: "GUIDE", guide: "Maya" }],
      ["learning", "voiceSelection", "learning"],
    ],
    [
      "§4 on choosing a guide without a module, one is assigned",
      START,
      [{ type: "CHANGE_GUIDE" }, { type: "GUIDE", guide: "Maya" }],
      ["pedagogySelection", "voiceSelection", "skipping"],
    ],
    [
      "§4 a guide chosen before the first lesson leads to the lesson of the plan that is there",
      { ...START, hasPlan: true },
      [{ type: "CHANGE_GUIDE" }, { type: "GUIDE", guide: "Maya" }],
      ["pedagogySelection", "voiceSelection", "learning"],
    ],
    [
      "§4 only skipping puts default values in the place of a plan",
      { ...START, hasPlan: true },
      [{ type: "CHANGE_GUIDE" }, { type: "SKIP" }],
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
    [
      "another approach, and back from it",
      MODULE,
      [{ type: "AGAIN" }, { type: "BACK" }],
      ["learning", "pedagogySelection", "learning"],
    ],
    [
      "the first choice of an approach has nothing behind it here",
      START,
      [{ type: "BACK" }],
      ["pedagogySelection", "pedagogySelection"],
    ],
  ];
  test.each(rows)("%s", (_, input, events, stages) => expect(walk(input, ...events)).toEqual(stages));

  test("a default profile that cannot be assigned can be tried again, with the pedagogy that was chosen", async () => {
    const asked: DefaultProfile[] = [];
    const skip = fromPromise<void, DefaultProfile>(({ input }) => {
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
    const wanted = { pedagogy: "Project-Based", guide: null };
    expect(asked).toEqual([wanted, wanted]);
  });

  test("where there is no plan, the default profile has the guide that was chosen", async () => {
    const asked: DefaultProfile[] = [];
    const skip = fromPromise<void, DefaultProfile>(async ({ input }) => void asked.push(input));
    const actor = createActor(voiceLearningMachine.provide({ actors: { skip } }), { input: START }).start();
    actor.send({ type: "CHANGE_GUIDE" });
    actor.send({ type: "GUIDE", guide: "Maya" });
    await reached(() => actor.getSnapshot(), "learning");
    expect(asked).toEqual([{ pedagogy: null, guide: "Maya" }]);
  });

  test("from a failed default profile there is a way back", async () => {
    const skip = fromPromise<void, DefaultProfile>(() => Promise.reject(new Error("lost")));
    const actor = createActor(voiceLearningMachine.provide({ actors: { skip } }), { input: START }).start();
    actor.send({ type: "CHANGE_GUIDE" });
    actor.send({ type: "SKIP" });
    await reached(() => actor.getSnapshot(), "skipFailed");
    actor.send({ type: "BACK" });
    expect(actor.getSnapshot().value).toBe("voiceSelection");
  });
});
