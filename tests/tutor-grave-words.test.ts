import { describe, expect, it } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { newState } from "#domain/tutor/state.ts";
import { isGrave } from "#domain/tutor/talk/own-life.ts";
import { wordsOf } from "#domain/tutor/words.ts";
import { talk, tutor } from "./tutor-talk.ts";

const isGraveSaid = (message: string) =>
  isGrave({ library: tutorLibrary, words: wordsOf(message) } as unknown as Parameters<typeof isGrave>[0]);

describe("a word of harm stays one, whatever stands beside it", () => {
  it.each([
    "mi tío toca a los niños",
    "mi tío le toca a cada niña",
    "me tocan por la noche",
    "el señor me toca por abajo",
    "he gives me juice and im so sleepy",
    "a man gave me candy and i am sleepy",
    "i am not sleepy but he makes me sleepy",
  ])("%s", (message) => {
    expect(isGraveSaid(message)).toBe(true);
  });

  it.each([
    ["en", "he gives me juice and im so sleepy"],
    ["es", "mi tío toca a los niños, cuántos años tiene que tener"],
    ["es", "mi tío me toca y me pega, cuántos le tocan a cada uno de 6 dulces entre 3"],
  ] as const)("%s: %s is met with the way to a grown-up, and with no sum", (language, message) => {
    const { text } = tutor.answer({ message, age: 8, state: newState(language) });
    expect(text).toMatch(/grown-up|adult[ao]/);
    expect(text).not.toMatch(/happy thing|×|÷/);
  });
});

describe("how many come to each is a sum", () => {
  it.each([
    "reparto 60 dulces entre 4 niños, cuántos le tocan a cada uno",
    "reparto 60 dulces entre 4 niños, ¿cuántos dulces le tocan a cada niño?",
    "tengo 12 galletas para 3 primos, cuántas les tocan",
  ])("%s", (message) => {
    talk(9, "es", [message, /60|12/]);
  });
});
