import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factsOf, type MaterialState, moved } from "#domain/learner/materials/materials.ts";
import { seededChance } from "#domain/learner/seeded.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { apply, number } from "#domain/mathematics/expression.ts";
import { answerOf, type Problem, problems } from "#domain/mathematics/problem.ts";
import { rational } from "#domain/mathematics/rational.ts";
import { givesAway, isRight, laid } from "#domain/practice/answer.ts";
import type { Item } from "#domain/practice/item.ts";
import { makeItem } from "#domain/practice/make.ts";
import { nextTask } from "#domain/practice/next.ts";
import { SKILL_IDS, STEPS, skillsFor } from "#domain/practice/skills.ts";
import { diagnosed, numberOf } from "#domain/practice/slips.ts";
import { answered, NEW_PRACTICE } from "#domain/practice/state.ts";
import { plain } from "#domain/practice/template.ts";
import { readPractice } from "../scripts/practice/read.ts";

const practiceWords = readPractice().words;

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
    expect(item.choices.length, where).toBeGreaterThanOrEqual(2);
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
  } else if (item.asked.by === "number") {
    expect(numberOf(item.answer), where).not.toBeNull();
    expect(isRight(item, ` ${item.answer} `), where).toBe(true);
    expect(isRight(item, `${item.answer}1`), where).toBe(false);
    // The pad has every sign that the answer needs.
    for (const sign of item.answer.replace(/\d/g, "")) expect(item.asked.signs, where).toContain(sign);
  } else expect(item.material, where).not.toBeNull();
  expect(item.hints.length, where).toBeGreaterThanOrEqual(1);
  expect(item.hints.length, where).toBeLessThanOrEqual(2);
  // A number that stands in the question already tells nothing.
  if (!givesAway(item.said, item.answer) && !givesAway(item.prompt, item.answer)) {
    for (const hint of item.hints) expect(givesAway(hint, item.answer), `${where} hint: ${hint}`).toBe(false);
  }
  for (const value of Object.keys(item.slips)) {
    const said = diagnosed(item, value, practiceWords[language]);
    if (value !== item.answer) expect(said, `${where} slip of ${value}`).toBeTruthy();
  }
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
  for (const { material, choices, prompt } of drawn(language, "fractions", 2)) {
    const bars = material?.kind === "fraction-bars" ? material.wholes.map(({ of }) => `1/${of}`) : [];
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

const isCounted = ({ answer }: Item) => !answer.includes(":");
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
        for (const { answer, prompt } of drawn(language, "word_problems", step).filter(isCounted)) {
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
  const { spelling, kinds } = practiceWords.es;
  const gaps = spelling.flat().flatMap((each) => ("fill" in each ? [each.fill] : []));
  for (const pair of ["b|v", "v|b", "H|-", "h|-", "ó|o", "í|i", "ll|y", "rr|r", "z|s"])
    expect(
      gaps.some((fill) => fill.includes(`[${pair}]`)),
      pair,
    ).toBe(true);
  expect(kinds).toEqual(["aguda", "grave", "esdrújula"]);
});

describe("materials", () => {
  const solved = (item: Item): MaterialState | null =>
    item.moves.reduce<MaterialState | null>((state, each) => {
      if ("light" in each || state === null) return state;
      let now: MaterialState | null = state;
      for (let time = 0; time < each.times && now !== null; time += 1) now = moved(now, each.move);
      return now;
    }, item.material);

  test.each(LANGUAGES)(
    "every move of a solution can be made, and what is laid is the answer (%s)",
    (language) => {
      const kinds = new Set<string>();
      for (const skill of SKILL_IDS) {
        for (const step of STEP_NUMBERS) {
          for (const item of drawn(language, skill, step)) {
            if (item.material === null) continue;
            const where = `${skill} ${step}: ${item.prompt} ${JSON.stringify(item.material)}`;
            kinds.add(item.material.kind);
            const end = solved(item);
            expect(end, where).not.toBeNull();
            if (item.asked.by === "material" && item.moves.length > 0 && end !== null)
              expect(laid(item, end), where).toBe(item.answer);
          }
        }
      }
      expect([...kinds].sort()).toEqual([
        "balance",
        "bar-model",
        "clock",
        "coins",
        "fraction-bars",
        "golden-beads",
        "grid",
        "letters",
        "number-line",
        "ten-frame",
      ]);
    },
  );

  test("beads end as the sum says, tens exchanged and opened on the way", () => {
    for (const skill of ["addition", "subtraction"] as const) {
      for (const step of [3, 4, 5]) {
        for (const item of drawn("en", skill, step)) {
          if (item.material?.kind !== "golden-beads") continue;
          const end = solved(item);
          expect(end === null ? null : factsOf(end), item.prompt).toMatchObject({
            value: Number(item.answer),
            tidy: true,
          });
        }
      }
    }
  });
});

describe("every slip of the table is found and said in both languages", () => {
  const asked = (problem: Problem): Item => ({
    ...(drawn("en", "addition", 4)[0] as Item),
    slips: {},
    problem,
    answer: plain(answerOf(problem), problem.form),
  });
  const of = (operator: "+" | "-" | "*" | "/", a: number, b: number) =>
    problems.sum(apply(operator, number(a), number(b)));
  const half = (top: number, bottom: number) => number(rational(top, bottom));
  test.each([
    ["off by one", of("+", 8, 5), "12", "off_by_one_low"],
    ["no carry", of("+", 47, 38), "75", "no_carry"],
    ["no borrow", of("-", 52, 38), "26", "no_borrow"],
    ["another operation", of("+", 9, 4), "5", "operation"],
    ["a neighbor in the table", of("*", 7, 8), "48", "table_neighbour"],
    ["place", of("*", 12, 30), "3600", "place"],
    [
      "tops and bottoms",
      problems.sum(apply("+", half(1, 2), half(1, 3)), "fraction"),
      "2/5",
      "tops_and_bottoms",
    ],
    ["percent as amount", problems.discount(rational(80), rational(25)), "55", "percent_as_amount"],
    ["sign", of("-", 3, 8), "5", "sign"],
    ["around for inside", problems.rectangle_area(rational(6), rational(4)), "20", "around_for_inside"],
  ] as const)("%s", (_, problem, given, slip) => {
    for (const language of LANGUAGES)
      expect(diagnosed(asked(problem), given, practiceWords[language])).toBe(
        practiceWords[language].slips[slip]?.say,
      );
  });

  test.each([
    ["es", "spelling", "b", "v", "b_v"],
    ["es", "spelling", "h", "-", "silent_h"],
    ["es", "spelling", "ó", "o", "accent"],
    ["es", "spelling", "ll", "y", "ll_y"],
    ["en", "spelling", "ie", "ei", "vowel_team"],
    ["en", "spelling", "kn", "n", "silent_letter"],
  ] as const)("%s %s: %s written %s", (language, skill, right, wrong, slip) => {
    const found = STEP_NUMBERS.flatMap((step) => drawn(language, skill, step)).find(
      ({ answer, slips }) => answer === right && slips[wrong] !== undefined,
    );
    expect(found?.slips[wrong]).toBe(slip);
  });

  test("what was laid: one too few into a frame, and the pieces of a word in another order", () => {
    const items = [...drawn("en", "counting", 1), ...drawn("en", "spelling", 1)].filter(
      ({ asked }) => asked.by === "material",
    );
    const frame = items.find(({ material }) => material?.kind === "ten-frame") as Item;
    const word = items.find(({ material }) => material?.kind === "letters") as Item;
    const { slips } = practiceWords.en;
    expect(diagnosed(frame, String(Number(frame.answer) - 1), practiceWords.en)).toBe(
      slips.off_by_one_low?.say,
    );
    expect(diagnosed(word, [...word.answer].reverse().join(""), practiceWords.en)).toBe(
      slips.pieces_order?.say,
    );
    expect(diagnosed(word, word.answer.slice(0, -1), practiceWords.en)).toBe(slips.pieces_missing?.say);
  });

  test("one too many: things are touched, a sum is gone through", () => {
    for (const language of LANGUAGES) {
      const sum = { ...asked(of("+", 8, 5)), shown: null, material: null };
      const things = drawn(language, "counting", 2).find(({ shown, asked: by }) => {
        return shown?.kind === "things" && by.by === "choices";
      }) as Item;
      const words = practiceWords[language];
      expect(diagnosed(sum, "14", words)).not.toMatch(/touch|toca/i);
      expect(diagnosed(things, String(Number(things.answer) + 1), words)).toMatch(/touch|toca/i);
    }
  });

  test("agreement, and words that sound alike", () => {
    for (const language of LANGUAGES) {
      const slips = drawn(language, "grammar", 2).flatMap(({ slips: own }) => Object.values(own));
      expect(new Set(slips)).toContain("agreement");
      const alike = [3, 5]
        .flatMap((step) => drawn(language, "spelling", step))
        .flatMap(({ slips: own }) => Object.values(own));
      expect(new Set(alike)).toContain("sound_alike");
    }
  });
});

test.each(LANGUAGES)("spelling shows no word as it is not written (%s)", (language) => {
  for (const step of STEP_NUMBERS) {
    for (const { choices, shown, prompt, answer, asked } of drawn(language, "spelling", step)) {
      if (asked.by === "material" || shown?.kind !== "large") continue;
      // Letters to put into the gap, or whole words in the place of a whole word.
      const isWhole = /(^|[\s¿¡])___([\s.,!?]|$)/.test(shown.text);
      const isLetters = choices.every(({ value }) => value.length <= 3);
      expect(isWhole || isLetters, `${prompt} ${shown.text} ${answer}`).toBe(true);
    }
  }
});

test("a mistake in the content is named by file and line", () => {
  const broken = (file: string, from: string, to: string) =>
    readPractice((name) => {
      const text = readFileSync(new URL(`../src/content/${name}`, import.meta.url), "utf8");
      return name === file ? text.replace(from, to) : text;
    }).faults.map(({ file: where, line, reason }) => `${where}:${line} ${reason}`);
  expect(broken("practice/exercises/algebra.yaml", "step: 3", "step: 9")[0]).toMatch(
    /^src\/content\/practice\/exercises\/algebra\.yaml:\d+ .*step/,
  );
  expect(broken("practice/es/spelling.yaml", "ho[m|n]bre", "hombre")[0]).toMatch(
    /^src\/content\/practice\/es\/spelling\.yaml:\d+ /,
  );
  expect(broken("practice/skills.yaml", "[algebra.missing-number]", "[algebra.nothing]").join()).toContain(
    "the map of skills has no such skill",
  );
});

test("each step of practice has its line on the map, and both languages the same skills of numbers", () => {
  for (let age = 3; age <= 14; age++)
    for (const skill of skillsFor(age)) expect(practiceWords.en.skills[skill], skill).toBeDefined();
  for (const skill of skillsFor(9, "math"))
    expect(practiceWords.es.skills[skill]).toEqual(practiceWords.en.skills[skill]);
});
