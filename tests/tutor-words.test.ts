import { describe, expect, it } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { newState, readState } from "#domain/tutor/state.ts";
import { rhymesOf } from "#domain/tutor/words/word-list.ts";
import { contentSentences } from "../evals/safety/ordinary.ts";
import { costOf, costOfReference } from "./cost.ts";
import { HOSTILE } from "./hostile/texts.ts";
import { tutor } from "./tutor-talk.ts";

describe("the list of ordinary words", () => {
  it.each(["words that nobody knows", "unknown words to be looked over"])(
    "%s hold the thread for a moment only",
    async (name) => {
      const message = HOSTILE[name]?.(10_000) ?? "";
      const asked = () => tutor.answer({ message, age: 9, state: newState("en") });
      expect(await costOf(asked)).toBeLessThan(12 * (await costOfReference()));
    },
  );
});

describe("rhymes", () => {
  const asks = (...messages: readonly string[]) => {
    let state = newState("en");
    return messages.map((message) => {
      const answer = tutor.answer({ message, age: 7, state });
      state = readState(JSON.stringify({ ...answer.state, said: answer.text }), "en");
      return { text: answer.text, state: JSON.stringify({ ...state, said: "" }) };
    });
  };

  it("'another one' tells the next of them each time, until the family ends", () => {
    const told = asks("what rhymes with cat", ...Array.from({ length: 9 }, () => "another one"));
    const ends = told.findIndex(({ text }) => text.includes("all the rhymes I have"));
    const words = told.slice(0, ends).flatMap(({ text }) => /: (.*)\./.exec(text)?.[1]?.split(", ") ?? []);
    expect(ends).toBeGreaterThanOrEqual(3);
    expect(words).toEqual(expect.arrayContaining(["that", "hat", "mat"]));
    expect(new Set(words).size).toBe(words.length);
  });

  it("a word that is on no list is not kept", () => {
    const [first, second] = asks("what rhymes with cat", "what rhymes with zorblax");
    expect(first?.state).toContain("rhyme/cat");
    expect(second?.text).toContain("zorblax");
    expect(second?.state).not.toContain("zorblax");
  });

  it("another way to write the word is no rhyme of it", () => {
    expect(rhymesOf(tutorLibrary, "es", "mas")?.rhymes).not.toContain("más");
  });

  it("what is told as a rhyme, our own texts say", async () => {
    const said = { en: new Set<string>(), es: new Set<string>() };
    for (const { language, text } of await contentSentences("tutor"))
      for (const word of text.match(/\p{L}+/gu) ?? []) said[language].add(word);
    for (const language of ["en", "es"] as const) {
      const told = tutorLibrary.words[language]
        .split("\n")
        .flatMap((line) => line.split("|")[0]?.match(/\S+/g) ?? []);
      expect(told.length).toBeGreaterThan(3000);
      expect(told.filter((word) => !said[language].has(word))).toEqual([]);
    }
  });
});
