import { expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";

/** The way to a grown-up is kept for what may weigh: said to every telling, nobody would hear it any more. */
const tutor = createTutor(tutorLibrary);
const GROWN_UP = /grown-up|persona adulta/;

test.each([
  ["en", "i like crackers", false],
  ["en", "you are weird", false],
  ["es", "me gustan las galletas saladas", false],
  ["es", "eres raro", false],
  ["en", "it feels weird", true],
  ["en", "i like my cuts", true],
  ["en", "i dont like going home", true],
  ["en", "i like being alone", true],
  ["es", "no me gusta ir a mi casa", true],
  ["es", "me siento raro", true],
] as const)("%s: %s is met with the way to a grown-up: %s", (language, message, isNamed) => {
  const { text } = tutor.answer({ message, age: 9, state: newState(language) });
  expect(GROWN_UP.test(text), text).toBe(isNamed);
});
