import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createEmbeddedAssistant } from "#server/adapters/assistant/embedded.ts";
import { play, readTranscripts } from "../../evals/enrolment/transcript.ts";
import { TODAY } from "./desk.ts";

const file = new URL("../../evals/enrolment/dialogues/open.txt", import.meta.url);
const assistant = createEmbeddedAssistant({ paymentsOpen: true });
/** Known to be answered with a choice of facts only; every other turn of every dialogue has to be right. */
const KNOWN = new Set(["y qué hago mientras"]);

test.each(readTranscripts(readFileSync(file, "utf8")).map((one) => [one.title, one] as const))(
  "%s",
  async (_, transcript) => {
    const wrong = (await play(assistant, transcript, TODAY))
      .filter(({ message }) => !KNOWN.has(message))
      .filter(({ missing, invented, needlessForm }) => missing.length > 0 || invented || needlessForm)
      .map(({ message, missing, reply }) => ({ message, missing, said: reply.message }));
    expect(wrong).toEqual([]);
  },
);

test("a transcript that wants what nothing means, or is not one, is refused", async () => {
  const [broken] = readTranscripts("## en x\n> hello\n= anwser");
  await expect(async () => broken && (await play(assistant, broken, TODAY))).rejects.toThrow("anwser");
  expect(() => readTranscripts("## fr x")).toThrow("Line 1");
  expect(() => readTranscripts("## en x\n= answer")).toThrow("Line 2");
});
