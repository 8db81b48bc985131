import { describe, expect, test } from "vitest";
import { type Act, drive, walk } from "../../../tests/flow-driver.ts";
import { funTimeMachine } from "./fun-time.ts";
import { BREATH_MS, CHIME_MS } from "./spoken.ts";

const GAMES = [
  { id: "hello_animals", type: "animals" },
  { id: "count_fruits", type: "counting" },
  { id: "find_colors", type: "colors" },
  { id: "dance_celebration", type: "simple" },
] as const;
const fun = (stars = 0, isAnswered = false) =>
  drive(funTimeMachine, { steps: GAMES, kept: { stars, choice: null, isAnswered } });
const pick = { type: "PICK", choice: "whatever", value: "whatever" };

describe("Fun Time", () => {
  test("§4 every tap advances and gives a star; correctness is not even known", async () => {
    const flow = fun();
    for (const [at] of GAMES.entries()) {
      flow.send(pick);
      flow.send(pick);
      expect(flow.state().context.stars).toBe(at + 1);
      flow.wait(CHIME_MS);
      await flow.heard();
      flow.wait(BREATH_MS);
      await flow.celebrated();
    }
    flow.wait(BREATH_MS);
    expect(flow.value()).toBe('"complete"');
    expect(flow.said.filter(({ part }) => part === "praise")).toHaveLength(4);
    // §9 "default 10": these kinds of step have no points of their own.
    expect(flow.awards).toEqual(GAMES.map(() => ({ kind: "step_completed", type: null })));
  });

  test("a reload keeps the stars", () => {
    expect(fun(2).said[0]?.step).toBe("find_colors");
    expect(fun(4).value()).toBe('"celebrating"');
    expect(fun(3, true).value()).toBe('"kept"');
    expect(fun(3, true).state().context).toMatchObject({ index: 2, stars: 3 });
  });

  test("every path: no place is a dead end", async () => {
    const acts: Act[] = [
      ["pick", (flow) => flow.send(pick)],
      ["heard", (flow) => flow.heard()],
      ["wait", (flow) => flow.wait(BREATH_MS)],
      ["celebrated", (flow) => flow.celebrated()],
      ["lost", (flow) => flow.lost()],
      ["next", (flow) => flow.send({ type: "NEXT" })],
      ["repeat", (flow) => flow.send({ type: "REPEAT" })],
    ];
    const places = await walk(
      () => fun(),
      acts,
      (flow) => {
        const { stars, isAnswered } = flow.state().context;
        expect(flow.awards).toHaveLength(isAnswered ? stars - 1 : stars);
      },
    );
    expect(places).toBeGreaterThan(20);
  });
});
