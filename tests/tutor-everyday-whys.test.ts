import { expect, it } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";

const tutor = createTutor(tutorLibrary);
const told = (language: Language, message: string) =>
  tutor.answer({ message, age: 8, state: newState(language) });

it.each([
  ["en", "why do fish have to be wet", /gills/],
  ["en", "can snails eat cookies", /not good for them/],
  ["en", "is it ok to keep a snail in a box with holes", /back to where/],
  ["en", "why do babies sleep so much", /grow/i],
  ["en", "do cows sleep standing too", /lie down/],
  ["en", "why is it called twelve", /two left/],
  ["en", "how do stalagmites form", /drop/i],
  ["en", "how do scientists know what the climate was long ago", /mud/i],
  ["en", "what year did Mexico start fighting to be free from Spain", /1810/],
  ["es", "¿pueden los caracoles comer galletas?", /no les caen bien/],
  ["es", "¿cuándo se hizo libre México?", /1821/],
  ["es", "¿por qué los animales no usan lentes?", /nadie lee/],
  ["es", "¿por qué todos no tenemos la piel del mismo color?", /melanina/],
] as const)("what testers asked in vain is told, %s: %s", (language, message, text) => {
  const answer = told(language, message);
  expect(answer.act).toBe("told");
  expect(answer.text).toMatch(text);
});

it.each([
  ["en", "Can monkeys eat chocolate?"],
  ["en", "can horses eat pizza"],
  ["es", "¿los caballos comen pizza?"],
] as const)("that all animals eat answers nothing on what they may eat, %s: %s", (language, message) => {
  expect(told(language, message).text).not.toMatch(/All animals have to eat|Todos los animales/);
});

it.each([
  ["es", "¿Cuántos tipos de dinosaurios hay?", /unas mil/],
  ["en", "how many types of dinosaurs are there", /thousand/],
] as const)("how many there are is not told with what became of them, %s: %s", (language, message, text) => {
  expect(told(language, message).text).toMatch(text);
});

it.each([
  ["es", "¿qué año empezó la independencia?", /^[^.]*1810/],
  ["en", "what year did independence begin in mexico", /1810/],
] as const)("a year that is asked for is told, and not the cause, %s: %s", (language, message, text) => {
  expect(told(language, message).text).toMatch(text);
});

it.each([["en", "Why are crocodiles green?", /^Crocodiles are green/]] as const)(
  "that it is so is no reason, %s: %s",
  (language, message, text) => {
    expect(told(language, message).text).not.toMatch(text);
  },
);
