import { expect } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import type { Language } from "#domain/locale/language.ts";
import { newState, readState, type TutorState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";

export const tutor = createTutor(tutorLibrary);

export type Line = readonly [message: string, wanted: RegExp];

/**
 * Talks with the tutor, as a page and a database would: what was said last is kept with the state, which is written out
 * and read back at each turn.
 */
export function talk(age: number, language: Language, ...lines: readonly Line[]): TutorState {
  let state = newState(language);
  for (const [message, wanted] of lines) {
    const answer = tutor.answer({ message, age, state });
    expect(answer.text, message).toMatch(wanted);
    expect(answer.text, message).not.toMatch(/\{\w+\}|undefined|NaN/);
    state = readState(JSON.stringify({ ...answer.state, said: answer.text }), language);
  }
  return state;
}
