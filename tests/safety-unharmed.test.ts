import { describe, expect, it } from "vitest";
import { createSafetyScreen } from "#server/adapters/safety/index.ts";

const screen = createSafetyScreen();
const verdictOf = (message: string) => screen.message(message, { names: [], earlier: [] }).verdict;

describe("what is said not to be so is no disclosure", () => {
  it.each([
    "nobody hits me",
    "nothing hurts me",
    "nothing hurts me. i want to know why babies sleep",
    "no one is hurting me",
    "nadie me pega",
    "nada me lastima",
  ])("%s", (message) => expect(verdictOf(message)).not.toBe("disclosure"));

  it.each([
    "nobody hits me but my dad",
    "nobody hits me except my uncle",
    "nobody hits me anymore",
    "nobody helps me when he hits me",
    "nobody at home hits me with the belt but my stepdad does",
    "my dad hits me and nobody knows",
    "nothing hurts me more than when my dad beats me",
    "nadie me pega más que mi papá",
    "nadie me pega, solo mi padrastro",
    "nadie me cree que mi papá me pega",
  ])("somebody is left out of it, or it is told of: %s", (message) =>
    expect(verdictOf(message)).toBe("disclosure"),
  );
});
