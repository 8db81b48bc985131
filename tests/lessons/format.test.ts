import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { faultText } from "#server/content-file.ts";
import { readLesson } from "../../scripts/lessons/read.ts";
import { surroundings } from "../../scripts/lessons/surroundings.ts";
import { PICTURES } from "../../src/content/learner/pictures.ts";

const FILE = "src/content/learner/lessons/6-8/ten-ones-become-a-ten.yaml";
const good = readFileSync(FILE, "utf8");
const around = surroundings();

/** What is said of the good lesson with one mistake in it. */
function faultsWith(was: string | RegExp, becomes: string): string {
  const bad = good.replace(was, becomes);
  expect(bad, "the mistake was planted").not.toBe(good);
  return readLesson(bad, FILE, around).faults.map(faultText).join("\n");
}

/** A mistake, and what must be said of it. */
const MISTAKES: readonly [what: string, was: string | RegExp, becomes: string, says: RegExp][] = [
  ["a beat of no kind", "kind: wonder", "kind: wander", /yaml:\d+: beats\.0\.kind/],
  [
    "a module that is not there",
    "module: nature-based-math",
    "module: nature",
    /yaml:2: module: there is no module "nature"/,
  ],
  [
    "a method that is not the module's",
    /method: montessori[\s\S]*?beats:/,
    "method: inquiry\n  idea: { en: a b, es: c d }\n  question: { en: e f, es: g h }\n\nbeats:",
    /the module's method is montessori/,
  ],
  [
    "a skill that the map has not",
    "number.place-value.tens-ones",
    "number.no-such.thing",
    /the map of skills has no/,
  ],
  ["a picture that is not there", "picture: seed", "picture: sead", /there is no picture of that name/],
  [
    "a move that cannot be done",
    "{ exchange: ones }",
    "{ exchange: tens }",
    /\{"exchange":"tens"\} cannot be done/,
  ],
  ["a move of no material", "{ exchange: ones }", "{ swap: ones }", /no material can do \{"swap":"ones"\}/],
  [
    "a goal that the solution misses",
    "goal: { tens: 2, ones: 1 }",
    "goal: { tens: 2, ones: 2 }",
    /the solution does not reach it/,
  ],
  [
    "a goal that holds at the start",
    "goal: { tens: 2, ones: 1 }",
    "goal: { ones: 9 }",
    /reached before anything is done/,
  ],
  [
    "a goal of an unknown fact",
    "goal: { tens: 2, ones: 1 }",
    "goal: { tons: 2 }",
    /this material knows no "tons"/,
  ],
  ["a slip that is right", "when: 45", "when: 54", /this is right, not a slip/],
  [
    "two ways of checking",
    "number: 54",
    "number: 54\n        word: no",
    /exactly one of goal, number, choices, word/,
  ],
  [
    "a sentence for both languages at once",
    /say: \{ en: You are back![^\n]*/,
    "say: You are back from there now",
    /the same in both languages/,
  ],
  [
    "a sentence too long",
    "en: Each little bead is one. Here are eight ones.",
    `en: ${"very ".repeat(20)}long`,
    /a sentence of 21 words/,
  ],
  [
    "a comma in braces",
    "say: { en: Look at the mat once more., es: Mira el tapete una vez más. }",
    "say: { en: Look, and look., es: Mira. }",
    /a comma ends a sentence/,
  ],
  [
    "a second task that only continues the first, in English",
    /(again:\s+say:\s+en: )[^\n]*/,
    "$1And this one? Look well first.",
    /yaml:\d+: .*again\.say: it comes back by itself on another day/,
  ],
  [
    "a second task that only continues the first, in Spanish",
    /(again:\s+say:\s+en: [^\n]*\s+es: )[^\n]*/,
    "$1Otras tres.",
    /yaml:\d+: .*again\.say: it comes back by itself on another day/,
  ],
  ["a lesson in another folder", "band: 6-8", "band: 9-11", /lies in the folder 9-11/],
  ["no end", / {2}- kind: look[\s\S]*$/, "", /a lesson has a beat of kind "look"/],
];

describe("a mistake in a lesson is named with its line", () => {
  test.each(MISTAKES)("%s", (_, was, becomes, says) => {
    expect(faultsWith(was, becomes)).toMatch(says);
  });

  test("the good one has none", () => {
    expect(readLesson(good, FILE, around).faults).toEqual([]);
  });
});

test("every picture that a lesson may show is drawn", () => {
  const missing = PICTURES.filter(
    (name) =>
      !existsSync(`src/web/assets/art/pic-${name}.svg`) && !existsSync(`src/web/assets/pictures/${name}.svg`),
  );
  expect(missing).toEqual([]);
});
