import { describe, expect, it } from "vitest";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

/** The rules alone: what several turns tell together does not depend on what was learned. */
const screen = createSafetyScreen(null);

/** A conversation with the message to judge last; `?` before a line is the tutor's. */
function see(...lines: readonly string[]) {
  const turns = lines.map(
    (line): SpokenTurn =>
      line.startsWith("? ") ? { from: "tutor", text: line.slice(2) } : { from: "child", text: line },
  );
  return screen.message(turns.at(-1)?.text ?? "", { names: [], earlier: turns.slice(0, -1) });
}

describe("a disclosure over several messages", () => {
  it.each([
    ["split in three", ["my uncle", "he comes in my room", "and touches me"]],
    ["split in the middle of the words", ["my dad", "hits", "me"]],
    ["with the tutor in between", ["i want to", "? What would you like?", "die"]],
    ["in Spanish", ["mi papá", "me pega"]],
    ["by ear, in Spanish", ["kiero", "morirme"]],
    ["as an answer", ["? Who scares you?", "my dad"]],
    ["as an answer in Spanish", ["? ¿Quién te da miedo?", "mi papá"]],
    ["as an answer to an exercise", ["? Make a sentence with belt.", "my dad hits me with the belt"]],
    [
      "as a story that is the child's own",
      ["once there was a girl and her dad hit her every night", "the girl is me"],
    ],
    [
      "as a story of its own in Spanish",
      ["había una niña y su papá le pegaba mucho", "? Qué historia.", "esa niña soy yo"],
    ],
  ])("%s", (_, lines) => {
    expect(see(...lines)).toMatchObject({ verdict: "disclosure" });
  });

  it("something that happens again is suspected when only a person was named before", () => {
    expect(see("my stepdad came in my room last night", "he did it again").verdict).not.toBe("fine");
    expect(see("vino mi tío", "lo volvió a hacer").verdict).not.toBe("fine");
  });

  it("goes by the last four turns and no more", () => {
    const between = ["i like dogs", "and cats", "and birds", "and fish"];
    expect(see("my uncle", ...between, "touches me down there").kind).not.toBeNull();
    expect(see("i want to", ...between, "die hard").verdict).toBe("fine");
  });
});

describe("ordinary talk over several messages", () => {
  it.each([
    [["i like my teacher", "she hits the ball far"]],
    [["my brother", "plays soccer"]],
    [["my dad came home", "he made soup again"]],
    [["mi tía", "me hizo un pastel"]],
    [["? What do you want to be?", "a firefighter"]],
    [["? ¿Qué te da miedo?", "las arañas"]],
    [["once there was a girl with a red cape", "the girl is me"]],
  ])("%j is fine", (lines) => {
    expect(see(...lines)).toMatchObject({ verdict: "fine" });
  });
});

describe("young and chat spelling", () => {
  it.each([
    "becuz my dady herts me wit a belt",
    "my unkl tuches me",
    "wen my dad gets drunc he kiks me",
    "me kiero matar",
    "mi apa me pega kon el sinturon",
    "i wana dye evry nite",
    "my techer tuched my privats",
  ])("%s is a disclosure", (text) => {
    expect(see(text)).toMatchObject({ verdict: "disclosure" });
  });

  it.each(["skool is fun", "my frend is nise", "kiero jugar", "wen do we eat", "mateo hat a dog"])(
    "%s is fine",
    (text) => {
      expect(see(text)).toMatchObject({ verdict: "fine" });
    },
  );
});

describe("where help must not be looked for", () => {
  it.each([
    ["my dad hits me with a belt", true],
    ["he hits me every night", true],
    ["mi tío me toca", true],
    ["the kids at school laugh at me every day", false],
    ["i want to die", false],
    ["i want to die because of my dad", true],
  ])("%s: at home is %s", (text, isAtHome) => {
    expect(see(text)).toMatchObject({ verdict: "disclosure", isAtHome });
  });
});
