import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faultText } from "#server/content-file.ts";
import { readFunTime } from "../../scripts/coast/fun-time.ts";
import { funTime } from "../../src/content/adventures/fun-time.ts";
import { stepsOfDay } from "../../src/domain/adventures/fun-days.ts";
import { YOUNG_STEP_TYPES } from "../../src/domain/adventures/step.ts";
import { LANGUAGES } from "../../src/domain/locale/language.ts";

const FILE = "src/content/learner/play/fun-time.yaml";
const { scenes, faults } = readFunTime();

test("sixty scenes or more, and twenty days repeat nothing in either language", () => {
  expect(faults.map(faultText)).toEqual([]);
  for (const language of LANGUAGES) {
    const more = scenes?.[language] ?? [];
    expect(more.length).toBeGreaterThanOrEqual(60);
    const days = Array.from({ length: 20 }, (_, day) => stepsOfDay(funTime, more, day));
    for (const day of days) expect(day.map(({ type }) => type)).toEqual([...YOUNG_STEP_TYPES]);
    const said = days.flat().map(({ prompt }) => prompt[language]);
    expect(new Set(said).size).toBe(said.length);
  }
});

test("the first day is the specified one, and so is any day for who has nothing else", () => {
  expect(stepsOfDay(funTime, scenes?.en ?? [], 0)).toEqual(funTime);
  expect(stepsOfDay(funTime, [], 7)).toEqual(funTime);
});

test("each scene has two to four pictures with names, and says little", () => {
  for (const language of LANGUAGES) {
    for (const { id, prompt, successMessage, simpleChoices } of scenes?.[language] ?? []) {
      expect(simpleChoices.length, id).toBeGreaterThanOrEqual(2);
      expect(simpleChoices.length, id).toBeLessThanOrEqual(4);
      for (const { label } of simpleChoices) expect(label[language], id).not.toBe("");
      for (const text of [prompt[language], successMessage[language]])
        for (const sentence of text.split(/[.!?]/))
          expect(sentence.split(" ").length, `${id}: ${sentence}`).toBeLessThanOrEqual(14);
    }
  }
});

test("a mistake is named with file and line", () => {
  const source = readFileSync(FILE, "utf8");
  expect(source).toContain("right: tomato, tap: [tomato,");
  const bad = readFunTime(source.replace("right: tomato, tap: [tomato,", "right: tomato, tap: [apple,"));
  expect(bad.faults.map(faultText).join("\n")).toMatch(/fun-time\.yaml:\d+: colors\.0/);
});
