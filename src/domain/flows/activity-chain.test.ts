import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { CHAIN_COMPLETE_MS } from "../learner/assessment/chain.ts";
import { type ChainEvent, chainMachine } from "./activity-chain.ts";

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
