import { describe, expect, test } from "vitest";
import type { Language } from "#domain/locale/language.ts";
import { newState, readState, type TutorState } from "#domain/tutor/state.ts";
import type { Answer } from "#domain/tutor/turn.ts";
import { tutor } from "../tutor-talk.ts";
import { asksOn, FOLLOWED, practised, type Row, results, shown } from "./followed.ts";

function said(state: TutorState, message: string, language: Language): { answer: Answer; state: TutorState } {
  const answer = tutor.answer({ message, age: 10, state });
  return { answer, state: readState(JSON.stringify({ ...answer.state, said: answer.text }), language) };
}

function missed(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ isRight, language, talk }) => {
    let state = newState(language);
    let last: Answer | undefined;
    for (const message of talk) ({ answer: last, state } = said(state, message, language));
    return last !== undefined && isRight(last) ? [] : [`${talk.join(" | ")} > ${last?.text}`];
  });
}

describe("the last problem is asked on", () => {
  test.each(FOLLOWED)("$kind", (each) => expect(missed(asksOn(each))).toEqual([]));
});
describe("what came out is checked", () => {
  test.each(FOLLOWED)("$kind", (each) => expect(missed(results(each))).toEqual([]));
});
test("one to practise is like the one before", () => expect(missed(practised())).toEqual([]));
test("a sentence of its own is looked through", () => expect(missed(shown())).toEqual([]));
