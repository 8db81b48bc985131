import { describe, expect, test } from "vitest";
import { type Act, drive, walk } from "../../../tests/flow-driver.ts";
import { CHIME_MS } from "./spoken.ts";
import { INTERSTITIAL_MS, toddlerMachine } from "./toddler.ts";

const pick = { type: "PICK", choice: "whatever", value: "whatever" };
const QUESTIONS = ["color", "animal", "number", "new"];
const toddler = (name = "Mía", more: object = {}) =>
  drive(toddlerMachine, { questions: QUESTIONS, age: 4, name, ...more });

describe("Getting to Know You", () => {
  test("§4 the name, known from the entry, is not asked", () => {
    expect(toddler().said[0]).toEqual({ part: "prompt", step: "color", choice: null });
  });

  test("§4 after each pick praise, then §9 the interstitial of 2 s, then the next question", async () => {
    const flow = toddler();
    flow.send(pick);
    flow.send(pick);
    flow.wait(CHIME_MS);
    await flow.heard();
    expect(flow.parts()).toEqual(["prompt color", "praise color", "interstitial"]);
    await flow.heard();
    flow.wait(INTERSTITIAL_MS - 1);
    expect(flow.state().matches("interstitial")).toBe(true);
    flow.wait(1);
    expect(flow.parts().at(-1)).toBe("prompt animal");
  });

  test("a slow voice is not cut off by the interstitial's end", async () => {
    const flow = toddler();
    flow.send(pick);
    flow.wait(CHIME_MS);
    await flow.heard();
    flow.wait(INTERSTITIAL_MS * 3);
    expect(flow.state().matches("interstitial")).toBe(true);
    await flow.heard();
    expect(flow.parts().at(-1)).toBe("prompt animal");
  });

  test.each([
    [4, 4],
    [null, 3],
  ])("§3 the result, with age %s as %i", async (age, shown) => {
    const flow = toddler("Mía", { age });
    for (const _ of QUESTIONS) {
      flow.send(pick);
      for (let taps = 0; taps < 3; taps += 1) flow.send({ type: "NEXT" });
    }
    expect(flow.value()).toBe('"complete"');
    flow.send({ type: "DONE" });
    expect(flow.state().output).toEqual({
      name: "Mía",
      age: shown,
      responses: { color: "whatever", animal: "whatever", number: "whatever", new: "whatever" },
      isToddler: true,
    });
  });

  test("a reload goes on at the first question without an answer", () => {
    expect(toddler("Mía", { responses: { color: "red" } }).said[0]?.step).toBe("animal");
  });

  test("every path: no place is a dead end", async () => {
    const acts: Act[] = [
      ["pick", (flow) => flow.send(pick)],
      ["heard", (flow) => flow.heard()],
      ["wait", (flow) => flow.wait(INTERSTITIAL_MS)],
      ["lost", (flow) => flow.lost()],
      ["next", (flow) => flow.send({ type: "NEXT" })],
      ["repeat", (flow) => flow.send({ type: "REPEAT" })],
    ];
    const places = await walk(
      () => toddler(),
      acts,
      (flow) => expect(flow.state().context.name).toBe("Mía"),
    );
    expect(places).toBeGreaterThan(20);
  });
});
