import { describe, expect, test } from "vitest";
import { type ChainContent, type ChainTask, chainReport } from "./chain.ts";
import { numberIn } from "./numbers.ts";
import { chipText, encouragement, progressPercent } from "./progress.ts";
import { acceptsAnswer, canGoOn, onboardingItems } from "./questions.ts";

const choice = { responseType: "choice", options: ["Art", "Music"] } as const;
const number = { responseType: "number", options: [] } as const;
const text = { responseType: "text", options: [] } as const;

test.each([
  ["§5 number question accepts 0", number, "0", true],
  ["§5 to 15", number, "15", true],
  ["§5 not 16", number, "16", false],
  ["§5 not less", number, "-1", false],
  ["§5 whole numbers", number, "1.5", false],
  ["§5 Submit disabled when empty", number, " ", false],
  ["§5 Text answer needs a non-blank value", text, "  \n", false],
  ["§5 any text will do", text, "mar", true],
  ["a choice is one of the options", choice, "Art", true],
  ["and nothing else", choice, "Arte", false],
])("%s", (_sentence, question, typed, expected) => {
  expect(acceptsAnswer(question, typed)).toBe(expected);
});

test.each([
  ["§5 Next disabled when trimmed text is empty", canGoOn("   "), false],
  ["§5 and enabled otherwise", canGoOn(" x "), true],
  ["§9 (index+1)/total percent", progressPercent(0, 8), 12.5],
  ["§9 at the last question", progressPercent(7, 8), 100],
  ["§9 without questions", progressPercent(0, 0), 0],
  [
    "§9 Answer chip truncation: 20 characters",
    chipText("abcdefghijklmnopqrstuvwxyz"),
    "abcdefghijklmnopqrst…",
  ],
  ["§9 exactly 20 stay", chipText("abcdefghijklmnopqrst"), "abcdefghijklmnopqrst"],
  ["§9 as people count characters", chipText("👨‍👩‍👧".repeat(21)), `${"👨‍👩‍👧".repeat(20)}…`],
  ["a chip is one line", chipText("a\n b"), "a b"],
  ["§9 phrases: random from 5", encouragement(["a", "b", "c", "d", "e"], () => 0.79), "d"],
  ["children count up to the answer", numberIn(["six", "seven", "8"]), 8],
  ["no number", numberIn(["many"]), null],
])("%s", (_sentence, actual, expected) => {
  expect(actual).toBe(expected);
});

test("§3 an onboarding question travels with English values, translated labels and no solution", () => {
  const items = onboardingItems(
    [
      {
        storeAs: "interests",
        voicePrompt: { en: "What?", es: "¿Qué?" },
        responseType: "choice",
        options: [{ value: "Art", label: { en: "Art", es: "Arte" } }],
      },
      {
        storeAs: "sum_check",
        voicePrompt: { en: "Sum", es: "Suma" },
        responseType: "number",
        options: [],
        right: 3,
      },
    ],
    "es",
  );
  expect(items).toEqual([
    {
      storeAs: "interests",
      voicePrompt: "¿Qué?",
      responseType: "choice",
      options: ["Art"],
      labels: ["Arte"],
    },
    { storeAs: "sum_check", voicePrompt: "Suma", responseType: "number", options: [], labels: [] },
  ]);
});

describe("§4 the older activity chain reports strengths, areas to explore and recommended activities", () => {
  const same = (word: string) => ({ en: word, es: word });
  const tasks = <Key extends string>(...keys: Key[]) =>
    Object.fromEntries(keys.map((key) => [key, same(key)])) as Record<Key, ReturnType<typeof same>>;
  const content: ChainContent = {
    ...{ from: 3, stars: null },
    prompts: tasks("welcome", "counting", "reading", "creativity", "complete"),
    count: 8,
    sentence: same("The turtle swims to the sea"),
    strengths: tasks("counting", "reading", "creativity", "trying"),
    areas: tasks("counting", "reading", "creativity"),
    activities: tasks("counting", "reading", "creativity", "stretch"),
  };
  const story = "there is a crab with a hat";

  test.each<[string, Partial<Record<ChainTask, string>>, string[], string[], string[]]>([
    [
      "all done",
      { counting: "eight", reading: "the turtle swims to sea", creativity: story },
      ["counting", "reading", "creativity"],
      [],
      ["stretch"],
    ],
    [
      "nothing said",
      {},
      ["trying"],
      ["counting", "reading", "creativity"],
      ["counting", "reading", "creativity"],
    ],
    [
      "counted up in Spanish",
      { counting: "seis, siete, ocho", creativity: "no" },
      ["counting"],
      ["reading", "creativity"],
      ["reading", "creativity"],
    ],
    [
      "half of the sentence heard is reading it",
      { counting: "9", reading: "turtle sea to the", creativity: story },
      ["reading", "creativity"],
      ["counting"],
      ["counting"],
    ],
  ])("%s", (_case, said, strengths, areas, activities) => {
    expect(chainReport(content, said, "en")).toEqual({ strengths, areas, activities });
  });
});
