import { describe, expect, test } from "vitest";
import type { Item } from "./item.ts";
import { begin, give, heardAnswer, milestonesOf, showTogether, takeHint } from "./session.ts";

const item: Item = {
  ...{ skill: "addition", step: 1, key: "addition 3+4", prompt: "How much is 3 + 4?", shown: null },
  choices: ["6", "7", "8"].map((value) => ({ value, label: value })),
  asked: { by: "choices" },
  answer: "7",
  ...{ slips: {}, problem: null, material: null, moves: [] },
  hints: ["Use your fingers.", "Start at 3."],
  ...{ together: "3 + 4 = 7", said: "How much is 3 plus 4?", isSayable: true },
};
const typed: Item = { ...item, choices: [], asked: { by: "number", signs: [] }, answer: "1234" };

describe("one item", () => {
  test("solved at once, with and without a hint", () => {
    expect(give(begin(item), "7")).toMatchObject({ stage: "solved", outcome: { isRight: true, hints: 0 } });
    expect(give(takeHint(begin(item)), "7")).toMatchObject({ outcome: { isRight: true, hints: 1 } });
    expect(takeHint(takeHint(takeHint(begin(item)))).hints).toBe(2);
  });

  test("a slip brings a hint and is the evidence; what comes after is learning", () => {
    const slipped = give(begin(item), "6");
    expect(slipped).toMatchObject({ stage: "asking", hints: 1, wrong: ["6"] });
    expect(give(slipped, "7")).toMatchObject({ stage: "solved", outcome: { isRight: false, hints: 0 } });
  });

  test("a slip that is known brings what helps with it, and no hint is used up", () => {
    const slipped = give(begin(item), "6", "One is missing.");
    expect(slipped).toMatchObject({ stage: "asking", hints: 0, slip: "One is missing." });
    expect(takeHint(slipped)).toMatchObject({ hints: 1, slip: null });
    expect(give(slipped, "7", "never said")).toMatchObject({ stage: "solved", slip: null });
  });

  test("solved after a slip is a breakthrough, solved alone after looking together is done together: once a round", () => {
    const alone = give(begin(item), "7");
    const slipped = give(give(begin(item), "6"), "7");
    expect(milestonesOf(alone, null, [], false)).toEqual([]);
    expect(milestonesOf(alone, "subtraction", [], false)).toEqual([]);
    expect(milestonesOf(alone, "addition", [], true)).toEqual(["mastery", "collaboration"]);
    expect(milestonesOf(slipped, "addition", [], false)).toEqual(["breakthrough"]);
    expect(milestonesOf(slipped, null, ["breakthrough"], false)).toEqual([]);
  });

  test("after two slips, or when the child asks, it is looked at together", () => {
    expect(give(give(begin(item), "6"), "8").stage).toBe("together");
    expect(showTogether(begin(item))).toMatchObject({ stage: "together", outcome: { isRight: false } });
    const solved = give(begin(item), "7");
    expect(showTogether(solved)).toBe(solved);
  });

  test("silence, the same slip again and an answer afterwards change nothing", () => {
    const fresh = begin(item);
    expect(fresh.outcome).toBeNull();
    expect(give(fresh, "  ")).toBe(fresh);
    const slipped = give(fresh, "6");
    expect(give(slipped, "6")).toBe(slipped);
    const solved = give(fresh, "7");
    expect(give(solved, "6")).toBe(solved);
  });

  test("the same number typed twice is another try: nobody waits for something to happen", () => {
    const slipped = give(begin(typed), "12");
    expect(slipped).toMatchObject({ stage: "asking", hints: 1 });
    expect(give(slipped, "12").stage).toBe("together");
  });

  test("typed numbers may have spaces and a comma", () => {
    for (const text of ["1234", " 1,234 ", "1 234"]) expect(give(begin(typed), text).stage).toBe("solved");
    for (const text of ["123", "12345", "1234x", "twelve"]) {
      expect(give(begin(typed), text).stage).toBe("asking");
    }
  });
});

test.each([
  [item, "it is seven", "7"],
  [item, "five, six, seven!", "7"],
  [item, "siete", "7"],
  [item, "two", null],
  [item, "the bird", null],
  [typed, "1,234", "1234"],
  [typed, "", null],
])("what was said is the answer it means (%#)", (asked, words, answer) => {
  expect(heardAnswer(asked, words)).toBe(answer);
});

test("words are told apart by what was said of them", () => {
  const pictures = {
    ...item,
    answer: "a bird",
    choices: ["a bird", "a whale", "a turtle"].map((value) => ({ value, label: value })),
  };
  expect(heardAnswer(pictures, "I think the whale")).toBe("a whale");
  expect(heardAnswer(pictures, "hm")).toBeNull();
});
