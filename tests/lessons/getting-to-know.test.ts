import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultText } from "#server/content-file.ts";
import { readGettingToKnow } from "../../scripts/coast/getting-to-know.ts";
import { toddlerQuestions } from "../../src/content/adventures/toddler.ts";
import { questionsOfDay } from "../../src/domain/adventures/fun-days.ts";
import { TODDLER_CATEGORIES } from "../../src/domain/adventures/step.ts";
import { LANGUAGES } from "../../src/domain/locale/language.ts";

const FILE = "src/content/learner/play/getting-to-know.yaml";
const { questions, faults } = readGettingToKnow();
const days = Array.from({ length: 20 }, (_, day) => questionsOfDay(toddlerQuestions, questions ?? [], day));

test("twenty days ask one question of each category, and none twice", () => {
  expect(faults.map(faultText)).toEqual([]);
  for (const day of days) expect(day.map(({ category }) => category)).toEqual([...TODDLER_CATEGORIES]);
  for (const language of LANGUAGES) {
    const said = days.flat().map(({ audioPrompt }) => audioPrompt[language]);
    expect(new Set(said).size).toBe(said.length);
  }
});

test("the first day is the specified one, and so is any day for who has nothing else", () => {
  expect(days[0]).toEqual(toddlerQuestions);
  expect(questionsOfDay(toddlerQuestions, [], 7)).toEqual(toddlerQuestions);
});

test("each picture is drawn, has a name, and is answered in few words", () => {
  for (const { id, audioPrompt, visualChoices } of questions ?? []) {
    for (const { icon, description, praise } of visualChoices) {
      const places = [`pictures/${icon}`, `art/pic-${icon}`].map((each) => `src/web/assets/${each}.svg`);
      expect(places.some(existsSync), `${id}: ${icon}`).toBe(true);
      for (const language of LANGUAGES) {
        expect(description[language], id).not.toBe("");
        for (const text of [audioPrompt[language], praise[language]])
          for (const sentence of text.split(/[.!?]/))
            expect(sentence.split(" ").length, `${id}: ${sentence}`).toBeLessThanOrEqual(13);
      }
    }
  }
});

test("a mistake is named with file and line", () => {
  const source = readFileSync(FILE, "utf8");
  expect(source).toContain("tap: [ lime, banana, tomato, orange ]");
  const bad = readGettingToKnow(
    source.replace("tap: [ lime, banana, tomato, orange ]", "tap: [ lime, unicorn ]"),
  );
  expect(bad.faults.map(faultText).join("\n")).toMatch(
    /getting-to-know\.yaml:\d+: colors\.0\.tap\.1: .*no name/,
  );
});
