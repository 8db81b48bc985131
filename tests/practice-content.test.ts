import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { practiceWords } from "#content/practice/practice.ts";
import { seededChance } from "#domain/learner/seeded.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import type { Item } from "#domain/practice/item.ts";
import { givesAway, isRight, makeItem } from "#domain/practice/make.ts";
import { nextTask } from "#domain/practice/next.ts";
import { SKILL_IDS, STEPS, skillsFor } from "#domain/practice/skills.ts";
import { answered, NEW_PRACTICE } from "#domain/practice/state.ts";

const STEP_NUMBERS = Array.from({ length: STEPS }, (_, step) => step);
/** Every skill, step and language, as often as chance needs to show most of what it has. */
const DRAWS = 60;

function drawn(language: Language, skill: (typeof SKILL_IDS)[number], step: number): readonly Item[] {
  const chance = seededChance(`${language} ${skill} ${step}`);
  return Array.from({ length: DRAWS }, () => makeItem({ skill, step }, practiceWords[language], chance));
}

function sound(item: Item, language: Language): void {
  const where = `${language} ${item.skill} ${item.step}: ${item.prompt} ${JSON.stringify(item.shown)} (${item.answer})`;
  if (item.choices.length > 0) {
    expect(item.choices.length, where).toBeGreaterThanOrEqual(3);
    expect(item.choices.length, where).toBeLessThanOrEqual(4);
    const values = item.choices.map(({ value }) => value);
    expect(
      values.filter((each) => each === item.answer),
      where,
    ).toHaveLength(1);
    expect(new Set(values).size, where).toBe(values.length);
    expect(
      values.filter((each) => isRight(item, each)),
      where,
    ).toEqual([item.answer]);
  } else {
    expect(item.answer, where).toMatch(/^\d+$/);
    expect(isRight(item, ` ${item.answer} `), where).toBe(true);
    expect(isRight(item, `${item.answer}1`), where).toBe(false);
  }
  expect(item.hints.length, where).toBeGreaterThanOrEqual(1);
  expect(item.hints.length, where).toBeLessThanOrEqual(2);
  for (const hint of item.hints) expect(givesAway(hint, item.answer), `${where} hint: ${hint}`).toBe(false);
  for (const text of [item.prompt, item.said, item.together, ...item.hints]) {
    expect(text, where).toBe(text.trim());
    expect(text, where).not.toBe("");
    expect(text, where).not.toMatch(/(?<!\d)1 (?:ones|tens|hundreds|unidades|decenas|centenas)/);
    expect(text, where).not.toMatch(/[{}]|undefined|NaN|—| {2}/);
  }
  // A voice reads no signs and no gaps.
  expect(item.said, where).not.toMatch(/[+−×÷=_<]|\d\/\d/);
}

describe.each(LANGUAGES)("every item (%s)", (language) => {
  test.each(SKILL_IDS.map((skill) => [skill]))("of %s is whole and fair", (skill) => {
    for (const step of STEP_NUMBERS) {
      const items = drawn(language, skill, step);
      for (const item of items) sound(item, language);
      // Enough of them that the same need not come soon.
      expect(new Set(items.map(({ key }) => key)).size, `${skill} ${step}`).toBeGreaterThanOrEqual(4);
      if (items.every(({ choices }) => choices.length > 0) && !items.some(isOrdered)) {
        const places = items.map(({ choices, answer }) => choices.findIndex(({ value }) => value === answer));
        expect(
          new Set(places).size,
          `${skill} ${step}: the answer always lies at the same place`,
        ).toBeGreaterThan(1);
      }
    }
  });
});

test.each(LANGUAGES)("a hint speaks only of what is on the screen (%s)", (language) => {
  const { hints } = practiceWords[language];
  for (const skill of SKILL_IDS) {
    for (const step of STEP_NUMBERS) {
      for (const item of drawn(language, skill, step)) {
        const where = `${item.skill} ${item.step}: ${item.prompt}`;
        if (item.hints.includes(hints.counting)) expect(item.shown?.kind, where).toBe("things");
        if (item.hints.includes(hints.rhymes)) expect(item.shown?.kind, where).toBe("large");
        if (item.hints.includes(hints.first_letters)) expect(step, where).toBeLessThan(3);
      }
    }
  }
});

test.each(LANGUAGES)("unit fractions are compared on bars that are there (%s)", (language) => {
  for (const { shown, choices, prompt } of drawn(language, "fractions", 2)) {
    const bars = shown?.kind === "bars" ? shown.parts.map((parts) => `1/${parts}`) : [];
    expect(bars.toSorted(), prompt).toEqual(choices.map(({ value }) => value).toSorted());
  }
});

test.each(LANGUAGES)(
  "a question about things is helped with things, one about a word with its meaning (%s)",
  (language) => {
    const { hints, meaning } = practiceWords[language];
    /** "a turtle", "la tortuga": without the article. */
    const noun = (label: string) => label.split(" ")[1] ?? label;
    for (const step of STEP_NUMBERS) {
      const items = drawn(language, "word_meaning", step);
      expect(new Set(items.map(({ key }) => key)).size).toBe(meaning[step]?.length);
      for (const { prompt, shown, choices, answer, hints: own, together } of items) {
        if (shown !== null) {
          expect(own[0], prompt).toBe(hints.word_meaning);
          continue;
        }
        expect(own, prompt).not.toContain(hints.word_meaning);
        expect(own, `${prompt} has a way to go about it and a hint of its own`).toHaveLength(2);
        expect(together, prompt).not.toMatch(/It means|Significa/);
        expect(together, prompt).toContain(answer);
        for (const { label, picture } of choices) {
          expect(picture, `${prompt} ${label}`).toBeDefined();
          expect(own.join(" ").toLowerCase(), `${prompt} ${label}`).not.toContain(noun(label));
          // What the right one does and the others do not.
          expect(together, `${prompt} ${label}`).toContain(noun(label));
        }
      }
    }
  },
);

const isOrdered = ({ choices }: Item) => choices.every(({ value }) => /^\d+$/.test(value));

test("a row of items never has the same one twice in a row, at any age, in either language", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 14 }),
      fc.constantFrom(...LANGUAGES),
      fc.string(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (age, language, seed, ability) => {
        const chance = seededChance(seed);
        const who = { age, levels: null };
        let state = NEW_PRACTICE;
        for (let round = 0; round < 30; round += 1) {
          const task = nextTask(state, who, null, chance);
          expect(skillsFor(age)).toContain(task.skill);
          const item = makeItem(task, practiceWords[language], chance, state.recent);
          sound(item, language);
          expect(item.key).not.toBe(state.recent[0]);
          state = answered(state, item, { isRight: chance() < ability, hints: 0 }, who);
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** What is right is worked out here once more, from what stands on the screen. */
describe("the right answer is right", () => {
  const value = (part: string) => {
    const [upper = 0, lower = 1] = part.split("/").map((each) => Number(each.replace(/,/g, "")));
    return upper / lower;
  };
  const worth = (text: string): number | null => {
    const sum = /^([\d,/]+) ([+−×÷]) ([\d,/]+) = ___$/.exec(text);
    if (sum === null) return null;
    const [a, b] = [value(sum[1] ?? ""), value(sum[3] ?? "")];
    return { "+": a + b, "−": a - b, "×": a * b, "÷": a / b }[sum[2] ?? "+"] ?? null;
  };

  test.each(["addition", "subtraction", "multiplication", "division", "fractions"] as const)(
    "of %s",
    (skill) => {
      for (const step of STEP_NUMBERS) {
        for (const item of drawn("en", skill, step)) {
          const expected = item.shown?.kind === "large" ? worth(item.shown.text) : null;
          if (expected !== null) {
            expect(value(item.answer), item.prompt).toBeCloseTo(expected, 9);
            for (const choice of item.choices.filter(({ value: each }) => each !== item.answer)) {
              expect(value(choice.value), item.prompt).not.toBeCloseTo(expected, 9);
            }
          }
          if (item.shown?.kind === "things" && skill === "addition") {
            expect(item.shown.groups.reduce((sum, each) => sum + each, 0)).toBe(Number(item.answer));
          }
        }
      }
    },
  );

  test("of word problems is a whole number above nothing", () => {
    for (const language of LANGUAGES) {
      for (const step of STEP_NUMBERS) {
        for (const { answer, prompt } of drawn(language, "word_problems", step)) {
          expect(Number(answer), prompt).toBeGreaterThan(0);
          expect(Number.isInteger(Number(answer)), prompt).toBe(true);
        }
      }
    }
  });

  test("of rhymes: no wrong word ends like the families' right ones", () => {
    for (const language of LANGUAGES) {
      for (const families of practiceWords[language].rhymes) {
        for (const family of families) expect(family.length).toBeGreaterThanOrEqual(4);
        expect(new Set(families.flat()).size).toBe(families.flat().length);
      }
      // Spanish is written as it sounds: words of one family end alike from the strong vowel on, others do not.
      if (language === "es") {
        const end = (word: string) =>
          word
            .normalize("NFD")
            .replace(/[\u0300-\u036f]/g, "")
            .replace(/z/g, "s")
            .slice(-2);
        for (const families of practiceWords.es.rhymes) {
          for (const family of families) expect(new Set(family.map(end)).size, family.join()).toBe(1);
        }
      }
    }
  });

  test("of first letters: only one choice begins so", () => {
    for (const language of LANGUAGES) {
      const sounds = new Map(practiceWords[language].pictured.map(({ word, sound: first }) => [word, first]));
      for (const item of [...drawn(language, "first_letters", 0), ...drawn(language, "first_letters", 1)]) {
        const right = sounds.get(item.answer);
        expect(item.choices.filter((choice) => sounds.get(choice.value) === right)).toHaveLength(1);
      }
    }
  });
});

test("Spanish practises what is hard in Spanish", () => {
  const { spelling, missing, kinds } = practiceWords.es;
  const pairs = [...spelling.flat(), ...missing].flatMap(({ answer, wrong }) =>
    wrong.map((each) => [answer, each]),
  );
  const differ = (one: string, other: string) =>
    pairs.some(
      ([right = "", slip = ""]) => right.includes(one) && slip.includes(other) && !slip.includes(one),
    );
  expect(differ("b", "v")).toBe(true);
  expect(differ("v", "b")).toBe(true);
  expect(differ("h", "") || differ("hoja", "oja")).toBe(true);
  expect(differ("ó", "o")).toBe(true);
  expect(differ("ll", "y")).toBe(true);
  expect(kinds).toEqual(["aguda", "grave", "esdrújula"]);
});
