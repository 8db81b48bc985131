import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/locale/language.ts";
import { answerOf } from "#domain/mathematics/problem.ts";
import { toNumber } from "#domain/mathematics/rational.ts";
import { newState } from "#domain/tutor/state.ts";
import { tutor } from "../tutor-talk.ts";
import { ASKED, type Asked } from "./asked.ts";

/** The messages of a kind whose answer is another one, or none. */
function missed({ frames, values, wanted }: Asked): readonly string[] {
  return LANGUAGES.flatMap((language) =>
    frames[language].flatMap((frame) =>
      values.flatMap((each) => {
        const message = frame.replace(/\{(\w+)\}/g, (_, name: string) => String(each[name]));
        const answer = tutor.answer({ message, age: 11, state: newState(language) });
        const want = wanted(each);
        if ("says" in want) return want.says.test(answer.text) ? [] : [`${message} > ${answer.text}`];
        const { waiting } = answer.state;
        const problem = waiting !== null && "problem" in waiting ? waiting.problem : undefined;
        const isRight =
          problem !== undefined &&
          Math.abs(toNumber(answerOf(problem)) - want.result) < 1e-9 &&
          (want.claimed === undefined || answer.act === want.claimed);
        return isRight ? [] : [`${message} > ${answer.text}`];
      }),
    ),
  );
}

describe("an exercise is read in whatever manner it is asked", () => {
  test.each(ASKED)("$kind", (asked) => expect(missed(asked)).toEqual([]));
});
