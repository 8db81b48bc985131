import { describe, expect, test } from "vitest";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

const screen = createSafetyScreen();
const found = (message: string) => screen.message(message, { names: [] });

describe("a word of our own texts is itself, and no misspelling of a grave or foul one", () => {
  test.each([
    "what is tooth decay",
    "hornea el pan 20 minutos",
    "he is jolly",
    "to doze off",
    "30 secs",
    "ella niega que fue",
    "un árbol de arce",
    "a beech tree",
    "ellos analizan el texto",
    "que se cumpla mi deseo",
    "yo cociné un pastel",
  ])("%s", (message) => {
    expect(found(message)).toMatchObject({ verdict: "fine" });
  });
});

describe("what is meant is found as before", () => {
  test.each([
    ["you are a bich", "turn_aside", "profanity"],
    ["shithead", "turn_aside", "profanity"],
    ["vete al karajo", "turn_aside", "profanity"],
    ["send noods", "disclosure", "grooming"],
    ["me quiero herir", "disclosure", "self_harm"],
    ["quiero morime", "disclosure", "self_harm"],
  ])("%s", (message, verdict, kind) => {
    expect(found(message)).toMatchObject({ verdict, kind });
  });
});
