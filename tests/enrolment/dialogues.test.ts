import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deskOf } from "#server/adapters/assistant/embedded.ts";
import { play, readTranscripts } from "../../evals/enrolment/transcript.ts";
import { TODAY } from "./desk.ts";

const file = new URL("../../evals/enrolment/dialogues/open.txt", import.meta.url);
const desk = deskOf({ paymentsOpen: true });
/** Known to be answered with a choice of facts only; every other turn of every dialogue has to be right. */
const KNOWN = new Set(["y qué hago mientras"]);

test.each(readTranscripts(readFileSync(file, "utf8")).map((one) => [one.title, one] as const))(
  "%s",
  (_, transcript) => {
    const wrong = play(desk, transcript, TODAY)
      .filter(({ message }) => !KNOWN.has(message))
      .filter(({ missing, invented, needlessForm }) => missing.length > 0 || invented || needlessForm)
      .map(({ message, missing, reply }) => ({ message, missing, said: reply.message }));
    expect(wrong).toEqual([]);
  },
);

test("a transcript that wants what nothing means, or is not one, is refused", () => {
  const [broken] = readTranscripts("## en x\n> hello\n= anwser");
  expect(() => broken && play(desk, broken, TODAY)).toThrow("anwser");
  expect(() => readTranscripts("## fr x")).toThrow("Line 1");
  expect(() => readTranscripts("## en x\n= answer")).toThrow("Line 2");
});
