import { describe, expect, test } from "vitest";
import { heardChoice, heardNumber } from "./heard.ts";

const FEELINGS = [
  { value: "Excited", label: "Con muchas ganas" },
  { value: "Calm", label: "En calma" },
  { value: "A little shy", label: "Con un poquito de pena" },
];
const READING = [
  { value: "I look at the pictures", label: "I look at the pictures" },
  { value: "I read some words", label: "I read some words" },
  { value: "I read short books", label: "I read short books" },
];

describe("a choice that is said aloud", () => {
  const rows: [said: string, choices: typeof FEELINGS, value: string | null][] = [
    ["con muchas ganas", FEELINGS, "Excited"],
    ["pues… en calma", FEELINGS, "Calm"],
    ["me da poquito pena", FEELINGS, "A little shy"],
    ["calm", FEELINGS, "Calm"],
    ["I look at pictures", READING, "I look at the pictures"],
    ["I can read some words", READING, "I read some words"],
    ["short books", READING, "I read short books"],
    ["two", READING, "I read some words"],
    ["la número tres", FEELINGS, "A little shy"],
    ["I read", READING, null],
    ["a purple elephant", READING, null],
    ["", READING, null],
    ["nine", READING, null],
  ];
  test.each(rows)("%s", (said, choices, value) => {
    expect(heardChoice(said, choices)?.value ?? null).toBe(value);
  });

  test("hostile text chooses nothing and takes no time", () => {
    expect(heardChoice("<b>calm</b>".repeat(5000), READING)).toBeNull();
  });
});

describe("a number that is said aloud", () => {
  test.each([
    ["twelve turtles", 12],
    ["son doce", 12],
    ["15", 15],
    ["sixteen", null],
    ["no idea", null],
  ])("%s", (said, number) => expect(heardNumber(said)).toBe(number));
});
