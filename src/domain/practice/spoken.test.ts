import { describe, expect, test } from "vitest";
import { readPractice } from "../../../scripts/practice/read.ts";
import type { Item } from "./item.ts";
import { spokenQuestion } from "./spoken.ts";

const practiceWords = readPractice().words;

const item: Item = {
  ...{ skill: "rhymes", step: 1, key: "rhymes", prompt: "¿Qué rima con gozo?", shown: null },
  asked: { by: "choices" },
  ...{ slips: {}, problem: null, material: null, moves: [] },
  choices: ["sol", "oso"].map((value) => ({ value, label: value })),
  ...{ answer: "oso", hints: [], together: "", said: "¿Qué rima con gozo?", isSayable: true },
};
const hear = (each: Item, age: number) => spokenQuestion(each, age, practiceWords.es, "o");

describe("a question as it is heard", () => {
  const whole = "¿Qué rima con gozo? sol, u oso?";
  test.each([
    [4, whole, whole],
    [8, whole, whole],
    [9, item.said, whole],
    [12, item.said, whole],
  ] as const)("at %i", (age, said, again) => expect(hear(item, age)).toEqual({ said, again }));

  test("numbers and spellings are not read out: reading them is what is practised", () => {
    const numbers = { ...item, choices: ["6", "7"].map((value) => ({ value, label: value })) };
    const spelling = { ...item, skill: "spelling" as const };
    const typed = { ...item, choices: [] };
    for (const each of [numbers, spelling, typed]) {
      expect(hear(each, 7)).toEqual({ said: item.said, again: item.said });
    }
  });

  test("who reads already reads the text alone, and hears what is asked about it", () => {
    const passage: Item = {
      ...item,
      shown: { kind: "passage", text: "Una tortuga." },
      said: "Una tortuga. ¿Quién?",
    };
    expect(hear(passage, 6).said).toContain("Una tortuga.");
    expect(hear(passage, 8).again).not.toContain("Una tortuga.");
  });
});
