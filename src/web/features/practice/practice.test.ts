import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { seededChance } from "#domain/learner/seeded.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { makeItem } from "#domain/practice/make.ts";
import { SKILL_IDS } from "#domain/practice/skills.ts";
import { answered, NEW_PRACTICE } from "#domain/practice/state.ts";
import { readPractice } from "../../../../scripts/practice/read.ts";
import { keep, readKept } from "./kept.ts";
import { pics } from "./pictures.ts";

const practiceWords = readPractice().words;

test("every picture that an item asks for is there", () => {
  const chance = seededChance("pictures");
  for (const language of LANGUAGES) {
    for (const { picture } of practiceWords[language].things) expect(pics[picture], picture).toBeTruthy();
    for (const { picture } of practiceWords[language].pictured) expect(pics[picture], picture).toBeTruthy();
    for (const skill of SKILL_IDS) {
      for (let draw = 0; draw < 120; draw += 1) {
        const { shown, choices } = makeItem({ skill, step: draw % 6 }, practiceWords[language], chance);
        if (shown?.kind === "picture" || shown?.kind === "things") {
          expect(pics[shown.picture], shown.picture).toBeTruthy();
        }
        for (const { picture } of choices) {
          if (picture !== undefined) expect(pics[picture], picture).toBeTruthy();
        }
      }
    }
  }
});

describe("what is kept on the device", () => {
  const who = { age: 7, levels: null };
  const once = answered(
    NEW_PRACTICE,
    { skill: "addition", step: 2, key: "a" },
    { isRight: true, hints: 0 },
    who,
  );
  /** As much of a browser's storage as is used. */
  const device = new Map<string, string>();
  beforeEach(() => {
    device.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => device.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("comes back, for each child", () => {
    keep("one", once);
    keep("two", NEW_PRACTICE);
    expect(readKept("one")).toEqual(once);
    expect(readKept("two")).toEqual(NEW_PRACTICE);
    expect(readKept("nobody")).toEqual(NEW_PRACTICE);
  });

  test("is of twelve children at most, the longest away forgotten first", () => {
    for (let each = 0; each < 12; each += 1) keep(`child ${each}`, once);
    keep("child 0", once);
    keep("another", once);
    expect(readKept("child 0")).toEqual(once);
    expect(readKept("child 1")).toEqual(NEW_PRACTICE);
    expect(readKept("another")).toEqual(once);
  });

  test.each(["", "{", "null", "[]", '"x"', '{"one":5}', '{"one":{"version":1,"skills":7}}'])(
    "survives damage (%s)",
    (text) => {
      device.set("ceiba.practice", text);
      expect(readKept("one")).toEqual(NEW_PRACTICE);
      keep("one", once);
      expect(readKept("one")).toEqual(once);
    },
  );
});
