import { describe, expect, test } from "vitest";
import { type Act, type Drive, drive, walk } from "../../../tests/flow-driver.ts";
import { adventureMachine, NO_ADVENTURE } from "./adventure.ts";
import { BREATH_MS, CHIME_MS, listenAfter, PATIENCE_MS } from "./spoken.ts";

const JUNGLE = [
  { id: "jungle_entrance", type: "exploration" },
  { id: "math_river", type: "challenge" },
  { id: "story_tree", type: "discovery" },
  { id: "crystal_cave", type: "reflection" },
] as const;
const jungle = (kept = NO_ADVENTURE) => drive(adventureMachine, { steps: JUNGLE, kept });
const answer = { type: "ANSWER", choice: "5" };

describe("the Jungle Adventure", () => {
  test("§4 after an answer: chime, praise, discovery, points, completed, transition, next step after delays", async () => {
    const flow = jungle();
    await flow.heard();
    flow.wait(listenAfter("server"));
    flow.send(answer);
    expect(flow.sounds).toEqual(["hush", "chime"]);
    flow.wait(CHIME_MS - 1);
    expect(flow.value()).toBe('"kept"');
    flow.wait(1);
    expect(flow.value()).toBe('"praising"');
    expect(flow.awards).toEqual([]);
    await flow.heard();
    expect(flow.state().context).toMatchObject({ discoveries: 1, points: 15, done: ["jungle_entrance"] });
    expect(flow.awards).toEqual([{ kind: "step_completed", type: "exploration" }]);
    flow.wait(BREATH_MS);
    await flow.celebrated();
    await flow.heard();
    expect(flow.value()).toBe('"nearing"');
    flow.wait(BREATH_MS);
    expect(flow.parts()).toEqual([
      "prompt jungle_entrance",
      "praise jungle_entrance",
      "transition jungle_entrance",
      "prompt math_river",
    ]);
    expect(flow.said[1]?.choice).toBe("5");
  });

  test("the guide does not speak behind a reward, and does not wait for ever", async () => {
    for (const end of [(flow: Drive) => flow.celebrated(), (flow: Drive) => flow.wait(PATIENCE_MS)]) {
      const flow = jungle();
      flow.send(answer);
      flow.wait(CHIME_MS);
      await flow.heard();
      flow.wait(BREATH_MS);
      flow.wait(PATIENCE_MS - 1);
      expect(flow.value()).toBe('"rejoicing"');
      await end(flow);
      expect(flow.value()).toBe('"travelling"');
    }
  });

  test("§4 the whole way: four steps, 90 points, and a trophy of 50 at the end", async () => {
    const flow = jungle();
    for (const _ of JUNGLE) {
      flow.send(answer);
      flow.wait(CHIME_MS);
      await flow.heard();
      flow.wait(BREATH_MS);
      await flow.celebrated();
      await flow.heard();
      flow.wait(BREATH_MS);
    }
    expect(flow.value()).toBe('"celebrating"');
    expect(flow.awards.at(-1)).toEqual({ kind: "adventure_complete" });
    expect(flow.state().context).toMatchObject({ discoveries: 4, points: 140, hasTrophy: true });
    // The story is something the child made.
    expect(flow.awards[2]).toEqual({ kind: "step_completed", type: "discovery", isCreative: true });
    expect(flow.sounds.at(-1)).toBe("fanfare");
    flow.wait(BREATH_MS);
    await flow.celebrated();
    expect(flow.said.at(-1)?.part).toBe("end");
    flow.send({ type: "DONE" });
    expect(flow.state().status).toBe("done");
  });

  test("a tap while the guide speaks stops the voice and answers; a double tap answers once", () => {
    const flow = jungle();
    flow.send(answer);
    flow.send(answer);
    expect(flow.sounds[0]).toBe("hush");
    flow.send({ type: "NEXT" });
    flow.send({ type: "NEXT" });
    expect(flow.state().context.discoveries).toBe(1);
    expect(flow.awards).toHaveLength(1);
  });

  test.each([
    ["server", 800],
    ["browser", 500],
    ["caption", 0],
  ] as const)("§9 heard by %s: listening may begin after %i ms", async (by, ms) => {
    const flow = jungle();
    await flow.heard(by);
    if (ms > 0) {
      flow.wait(ms - 1);
      expect(flow.state().context.turn).toBe(0);
    }
    flow.wait(1);
    expect(flow.state().context.turn).toBe(1);
  });

  test("a guide who was tapped silent does not begin to listen; one who repeats does", async () => {
    const flow = jungle();
    await flow.heard("stopped");
    flow.wait(5000);
    expect(flow.state().context.turn).toBe(0);
    flow.send({ type: "REPEAT" });
    await flow.heard("server");
    flow.wait(800);
    expect(flow.state().context.turn).toBe(1);
    expect(flow.parts()).toEqual(["prompt jungle_entrance", "prompt jungle_entrance"]);
  });

  test("a voice that fails stops nothing", async () => {
    const flow = jungle();
    await flow.lost();
    flow.send({ type: "ANSWER", choice: null });
    flow.wait(CHIME_MS);
    await flow.lost();
    flow.wait(BREATH_MS);
    await flow.celebrated();
    await flow.lost();
    flow.wait(BREATH_MS);
    expect(flow.parts().at(-1)).toBe("prompt math_river");
    expect(flow.said[1]?.choice).toBeNull();
  });

  test("taps go on without waiting for a voice", () => {
    const flow = jungle();
    flow.send(answer);
    for (let taps = 0; taps < 2; taps += 1) flow.send({ type: "NEXT" });
    flow.wait(BREATH_MS);
    for (let taps = 0; taps < 2; taps += 1) flow.send({ type: "NEXT" });
    expect(flow.parts().at(-1)).toBe("prompt math_river");
  });

  test("a reload goes on where the steps end and gives nothing twice", () => {
    const kept = { done: ["jungle_entrance"], discoveries: 1, points: 15, hasTrophy: false, answer: null };
    const flow = jungle(kept);
    expect(flow.said[0]?.step).toBe("math_river");
    expect(flow.awards).toEqual([]);
    const done = JUNGLE.map(({ id }) => id);
    const all = { ...kept, done, discoveries: 4, points: 90 };
    expect(jungle(all).awards).toHaveLength(1);
    const over = jungle({ ...all, points: 140, hasTrophy: true });
    expect(over.value()).toBe('"complete"');
    expect(over.awards).toEqual([]);
  });

  test("a story that was told is not asked for again after a reload: it is praised", async () => {
    const flow = jungle({ ...NO_ADVENTURE, answer: { choice: null } });
    flow.wait(CHIME_MS);
    expect(flow.parts()).toEqual(["praise jungle_entrance"]);
    await flow.heard();
    expect(flow.state().context).toMatchObject({ discoveries: 1, answer: null });
  });

  test("every path: no place is a dead end, and what is given is what was done", async () => {
    const acts: Act[] = [
      ["answer", (flow) => flow.send(answer)],
      ["heard", (flow) => flow.heard()],
      ["wait", (flow) => flow.wait(BREATH_MS)],
      ["celebrated", (flow) => flow.celebrated()],
      ["stopped", (flow) => flow.heard("stopped")],
      ["lost", (flow) => flow.lost()],
      ["next", (flow) => flow.send({ type: "NEXT" })],
      ["repeat", (flow) => flow.send({ type: "REPEAT" })],
    ];
    const places = await walk(jungle, acts, (flow) => {
      const { done, discoveries, hasTrophy } = flow.state().context;
      expect(discoveries).toBe(done.length);
      expect(flow.awards).toHaveLength(done.length + (hasTrophy ? 1 : 0));
    });
    expect(places).toBeGreaterThan(30);
  });
});
