import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tutorLibrary } from "#content/tutor/index.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { bookIn, lessonNamed } from "#domain/tutor/pages.ts";
import { newState } from "#domain/tutor/state.ts";
import { createTutor } from "#domain/tutor/tutor.ts";
import { COMPILED, compile } from "../scripts/tutor/compile.ts";
import { factsIn } from "../scripts/tutor/facts.ts";
import { entriesOf } from "../scripts/tutor/tables.ts";
import { screen } from "./safety-screen.ts";
import { replay, transcripts } from "./transcripts/runner.ts";

const { knowledge } = tutorLibrary;
const tutor = createTutor(tutorLibrary);
const ask = (message: string, language: "en" | "es", age = 9) =>
  tutor.answer({ message, age, state: newState(language) });

test("what the tutor imports is what its files and the lessons say: node scripts/tutor/compile.ts writes it", () => {
  // Compared as a whole: a difference of half a megabyte helps nobody.
  expect(readFileSync(COMPILED, "utf8") === compile()).toBe(true);
});

describe.each([...["knowledge", "language", "follow-ups", "tellings", "never-said"].flatMap(transcripts)])(
  "$at",
  (transcript) => {
    test(transcript.turns.map(({ message }) => message).join(" > "), () => replay(transcript));
  },
);

describe("tables", () => {
  const states = knowledge.entries.filter(({ id }) => /^mexican-states\/[^/]+\/capital$/.test(id));
  test("31 states have 31 capitals, each told in both languages whoever asks", () => {
    expect(states).toHaveLength(31);
    expect(new Set(states.map(({ tell }) => tell.es[0])).size).toBe(31);
    for (const { asks, tell } of states) {
      for (const language of LANGUAGES) {
        const question = language === "en" ? "what is the" : "cuál es la";
        expect(ask(`${question} ${asks[language][0]}`, language).text).toContain(tell[language][0]);
      }
    }
  });
  test("the planets stand in the order of their years and their distance, and the largest is computed", () => {
    const said = (id: string) => knowledge.entries.find((each) => each.id === `planets/${id}`)?.tell.en[0];
    expect(said("most/diameter")).toMatch(/^Jupiter/);
    expect(said("least/diameter")).toMatch(/^Mercury/);
    expect(said("most/place")).toMatch(/^Neptune/);
    expect(said("least/place")).toMatch(/^Mercury/);
  });
  test("a row with a value too few is told with its file", () => {
    const table = { columns: ["capital"], alone: true, facts: {}, rows: "Atlantis | Atlántida\n" };
    expect(() => entriesOf("x", table, "tables/x.yaml")).toThrow("tables/x.yaml: Atlantis");
  });
  test("a line with a mistake is told with its file and number", () => {
    expect(() => factsIn("# ok\nslope | slope | It tells.\n", "facts/x.txt", new Map())).toThrow(
      "facts/x.txt:2",
    );
    const unknown = "slope @no.skill | slope | It tells. | pendiente | Dice.\n";
    expect(() => factsIn(unknown, "facts/x.txt", new Map())).toThrow("no lesson teaches no.skill");
  });
});

test("sums in the facts come out", () => {
  const value = (text: string): number => {
    const [first = "", ...others] = text.split(/\s*([+−×÷])\s*/);
    let result = Number(first);
    // Once: no mixed sums are written in one line but with + and − or × and ÷ alone.
    for (let at = 0; at < others.length; at += 2) {
      const next = Number(others[at + 1]);
      if (others[at] === "+") result += next;
      else if (others[at] === "−") result -= next;
      else if (others[at] === "×") result *= next;
      else result /= next;
    }
    return result;
  };
  const sums = knowledge.entries
    .filter(({ words }) => words === undefined)
    .flatMap(({ tell }) => LANGUAGES.flatMap((language) => tell[language]))
    .flatMap((text) => [
      ...text.matchAll(
        /(?<![\d/a-zA-Z(+−×÷.]|[+−×÷=] )(\d+(?:\.\d+)?(?: ([+−]) \d+(?:\.\d+)?)+|\d+(?:\.\d+)?(?: ([×÷]) \d+(?:\.\d+)?)+) = (\d+(?:\.\d+)?)(?![\d/,]| [+−×÷])/g,
      ),
    ]);
  expect(sums.length).toBeGreaterThan(30);
  for (const [text, left = "", , , right = ""] of sums)
    expect(value(left), text).toBeCloseTo(Number(right.replace(/\.$/, "")), 5);
});

test("the real screen lets every fact pass; of lessons it is asked without their own words", () => {
  const facts = knowledge.entries.filter(({ words, lesson }) => words === undefined && lesson === undefined);
  const said = new Set(facts.flatMap(({ tell }) => LANGUAGES.flatMap((language) => tell[language])));
  for (const text of said)
    expect(screen.reply(text, { names: ["Nico"] }), text).toEqual({ ok: true, kind: null });
});

describe("what can be done with an answer", () => {
  test("a lesson that is named can be opened", () => {
    const cards = knowledge.entries.flatMap(({ lesson }) =>
      lesson === undefined ? [] : [{ id: lesson.id, title: lesson.title.en }],
    );
    let { state, text } = ask("i dont understand equivalent fractions", "en");
    for (let at = 0; at < 8 && lessonNamed(text, cards) === undefined; at += 1)
      ({ state, text } = tutor.answer({ message: "more", age: 9, state }));
    expect(lessonNamed(text, cards)?.id).toBe("halves-quarters-eighths");
    expect(lessonNamed("The word “cat” begins with C.", cards)).toBeUndefined();
  });
  test("a story that is whole is a page, and no other text is", () => {
    expect(bookIn("Here it is:\n\nThe sea was loud.\nA girl came.\n\nTHE END\n\nRead it.")).toEqual([
      ...["The sea was loud.", "A girl came.", "THE END"],
    ]);
    expect(bookIn("DNA is a molecule.\nRNA is one, too.")).toBeNull();
  });
});

/** Questions and the entries of which one answers; the second half of each language is kept apart when keys are written. */
const asked = readFileSync(new URL("transcripts/questions.txt", import.meta.url), "utf8")
  .split(/^(?=(?:en|es|apart)$)/m)
  .slice(1)
  .map((part) => part.split("\n"));

test.each([
  ["en", 0],
  ["en", 1],
  ["es", 2],
  ["es", 3],
] as const)("%s, part %i: nine of ten questions in words of children find their entry", (language, part) => {
  const questions = (asked[part] ?? []).filter((line) => line.includes(" = "));
  const missed = questions.filter((line) => {
    const [question = "", ids = ""] = line.split(" = ");
    const { last, told, topic } = ask(question, language).state;
    const found = [last?.id, topic, ...told];
    return !ids.split(" ").some((id) => found.includes(id));
  });
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(questions.length / 10);
});
