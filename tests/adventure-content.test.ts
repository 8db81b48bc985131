import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { funTime } from "#content/adventures/fun-time.ts";
import { jungle } from "#content/adventures/jungle.ts";
import { toddlerQuestions } from "#content/adventures/toddler.ts";
import { softenings } from "#content/learner/guides/praise.ts";
import { textFor } from "#domain/adventures/step.ts";
import { softenPraise } from "#domain/learner/praise.ts";
import { LANGUAGES } from "#domain/locale/language.ts";

const art = join(import.meta.dirname, "../src/web/assets/art");
const AGES = [6, 9, 12] as const;

describe("the Jungle Adventure", () => {
  test("§4 its steps, their types and their order", () => {
    expect(
      jungle.map(({ id, type, interactionType, nextStep }) => [id, type, interactionType, nextStep]),
    ).toEqual([
      ["jungle_entrance", "exploration", "choice", "math_river"],
      ["math_river", "challenge", "choice", "story_tree"],
      ["story_tree", "discovery", "voice", "crystal_cave"],
      ["crystal_cave", "reflection", "voice", "complete"],
    ]);
  });

  test("the river asks three and two; its stones are 4, 5 and 6 with as many dots", () => {
    const river = jungle[1];
    expect(river?.choices.map(({ value, dots }) => [value, dots])).toEqual([
      ["4", 4],
      ["5", 5],
      ["6", 6],
    ]);
    // Whatever was tapped, the guide says how many there are.
    for (const choice of river?.choices ?? []) {
      for (const age of AGES) {
        const praise = choice.successMessage ?? river?.successMessage;
        expect(praise && textFor(praise, age, "en").toLowerCase()).toMatch(/five frogs/);
        expect(praise && textFor(praise, age, "es").toLowerCase()).toMatch(/cinco ranas/);
      }
    }
  });

  test("every step can be answered by a tap on a picture or a numeral, also where a story is told", () => {
    for (const { choices } of jungle) {
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices.length).toBeLessThanOrEqual(4);
      for (const { picture, dots } of choices) expect(picture ?? dots).toBeDefined();
    }
  });

  test("what a six-year-old reads has 18 words at most", () => {
    for (const { shortDescription } of jungle) {
      for (const language of LANGUAGES) {
        expect(textFor(shortDescription, 6, language).split(" ").length).toBeLessThanOrEqual(18);
      }
    }
  });
});

describe("Fun Time and Getting to Know You", () => {
  test("§4 the steps and their order", () => {
    expect(funTime.map(({ id, type, nextStep }) => [id, type, nextStep])).toEqual([
      ["hello_animals", "animals", "count_fruits"],
      ["count_fruits", "counting", "find_colors"],
      ["find_colors", "colors", "dance_celebration"],
      ["dance_celebration", "simple", "complete"],
    ]);
  });

  test("§9 four questions, one of each category", () => {
    expect(toddlerQuestions.map(({ category }) => category)).toEqual([
      "colors",
      "animals",
      "numbers",
      "confidence",
    ]);
  });

  test("four pictures at most", () => {
    for (const { simpleChoices } of funTime) expect(simpleChoices.length).toBeLessThanOrEqual(4);
    for (const { visualChoices } of toddlerQuestions) expect(visualChoices).toHaveLength(4);
  });
});

test("every picture of the content is drawn", () => {
  const names = [
    ...jungle.flatMap(({ visualIcon, choices }) => [
      visualIcon,
      ...choices.flatMap(({ picture }) => picture ?? []),
    ]),
    ...funTime.flatMap(({ icon, show, simpleChoices }) => [
      ...[icon, ...(show === undefined ? [] : [show.picture])],
      ...simpleChoices.map((choice) => choice.icon),
    ]),
    ...toddlerQuestions.flatMap(({ visualChoices }) => visualChoices.map(({ icon }) => icon)),
  ];
  expect(names.filter((name) => !existsSync(join(art, `pic-${name}.svg`)))).toEqual([]);
});

test("no answer is called right or wrong", () => {
  const JUDGING =
    /\b(wrong|incorrect|correct|right answer|mistake|not quite|try again!|equivocad|incorrect|correct|mal\b|error)/i;
  const praises = [
    ...jungle.flatMap(({ successMessage, choices }) => [
      ...[successMessage, ...choices.flatMap((choice) => choice.successMessage ?? [])],
    ]),
    ...funTime.flatMap(({ simpleChoices }) => simpleChoices.map((choice) => choice.successMessage)),
    ...toddlerQuestions.flatMap(({ visualChoices }) => visualChoices.map(({ praise }) => praise)),
  ];
  const said = praises.flatMap((text) =>
    LANGUAGES.flatMap((language) => AGES.map((age) => textFor(text, age, language))),
  );
  expect(said.filter((text) => JUDGING.test(text))).toEqual([]);
});

test("§5 at 5 or under the loud words are soft ones", () => {
  expect(softenPraise("You did it! Outstanding!", 5, softenings.en)).toBe("You did it! Great!");
  expect(softenPraise("¡Sobresaliente!", 4, softenings.es)).toBe("¡Genial!");
});
