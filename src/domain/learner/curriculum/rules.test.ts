import { describe, expect, test } from "vitest";
import { ageBand, type CurriculumModule, tonedPrompt } from "./module.ts";
import { chooseModules, variantFor } from "./module-choice.ts";
import { learningPath, lumaPersonality, packTheme, sessionDuration, voiceTone } from "./path.ts";
import { type RecommendationFacts, recommend } from "./recommendations.ts";
import {
  activityParts,
  activityState,
  completeActivity,
  doneActivity,
  NO_PROGRESS,
  packIn,
  packPercent,
  readProgress,
  startActivity,
} from "./starter-pack.ts";

test.each([
  ["Montessori", 8, "6-8", "Montessori 6-8 if age <= 8"],
  ["Montessori", 9, "9-12", "else 9-12"],
  ["Project-Based", 9, "7-9", "Project-Based 7-9 if age <= 9"],
  ["Project-Based", 10, "9-12", "else 9-12"],
  ["IB-aligned", 4, "10-12", "IB-aligned always 10-12"],
  ["IB-aligned", 14, "10-12", "IB-aligned always 10-12"],
  ["Waldorf", 12, "6-8", "any other pedagogy 6-8"],
])("§4 age band of %s at %i is %s: %s", (pedagogy, age, band, _sentence) => {
  expect(ageBand(pedagogy, age)).toBe(band);
});

const both = (text: string) => ({ en: text, es: `${text}-es` });
const module = (id: string, rest: Partial<CurriculumModule>): CurriculumModule => ({
  id,
  module: both(id),
  age_group: "6-8",
  pedagogy: "Montessori",
  goals: [],
  prompts: [],
  activities: [],
  easier: both("easier"),
  harder: both("harder"),
  ...rest,
});

describe("module choice", () => {
  const modules = [
    module("young", { age_group: "3-5" }),
    module("a", {}),
    module("b", {}),
    module("older", { age_group: "9-12" }),
    module("ib-young", { pedagogy: "IB-aligned", age_group: "6-9" }),
    module("ib", { pedagogy: "IB-aligned", age_group: "10-12" }),
    module("climate", { pedagogy: "IB-aligned", age_group: "9-12", band: "10-12" }),
  ];
  const choose = (
    pedagogy: CurriculumModule["pedagogy"],
    age: number,
    completed: string[] = [],
    chance = 0,
  ) => chooseModules(modules, { pedagogy, age, completed }, () => chance).map(({ id }) => id);

  test.each([
    ["§4 for the matching pedagogy and age band", choose("Montessori", 7), ["a", "b"]],
    ["§4 a random module", choose("Montessori", 7, [], 0.9), ["b", "a"]],
    ["§4 not already in completed_modules", choose("Montessori", 7, ["a"]), ["b"]],
    ["completed by its name in either language", choose("Montessori", 7, ["a-es"]), ["b"]],
    ["§4 if all are completed, pick any at random", choose("Montessori", 7, ["a", "b"], 0.9), ["b", "a"]],
    [
      "decision 017: modules whose own range contains the age, then the exact band",
      choose("Montessori", 4),
      ["young", "a", "b"],
    ],
    ["decision 017: an IB-aligned six-year-old", choose("IB-aligned", 6), ["ib-young", "ib", "climate"]],
    ["§3 Climate Action Inquiry, labelled 9-12, is of the band 10-12", choose("IB-aligned", 9)[0], "climate"],
    ["at 13 what there is, the exact band", choose("Montessori", 13), ["older"]],
    ["another pedagogy's never", choose("Project-Based", 8), []],
  ])("%s", (_rule, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  test.each([
    [4, "accelerated", "easier", "younger than the module"],
    [9, "supportive", "harder", "older than the module"],
    [7, "supportive", "easier", "a supportive path"],
    [7, "standard", "core", "a standard path"],
    [7, "accelerated", "harder", "an accelerated path"],
  ] as const)("decision 017: at %i, %s, the variant is %s: %s", (age, path, variant, _rule) => {
    expect(variantFor(module("m", {}), age, path)).toBe(variant);
  });
});

describe("decision 018", () => {
  test.each([
    ["explorer", "explorer", 7, "standard", "nothing special"],
    ["sprout", "wildlight", 9, "supportive", "a level is sprout"],
    ["wildlight", "sprout", 9, "supportive", "the other level is sprout"],
    ["explorer", "explorer", 4, "supportive", "confidence <= 4"],
    ["wildlight", "wildlight", 7, "accelerated", "both levels highest and confidence >= 7"],
    ["wildlight", "wildlight", 6, "standard", "not without confidence"],
    ["wildlight", "explorer", 9, "standard", "not with one level"],
  ] as const)("math %s, reading %s, confidence %i: %s, %s", (math, read, score, expected, _rule) => {
    expect(learningPath({ mathLevel: math, readingLevel: read, confidenceScore: score })).toBe(expected);
  });

  test.each([
    [3, "standard", 10],
    [5, "standard", 10],
    [6, "standard", 15],
    [7, "standard", 15],
    [8, "standard", 20],
    [9, "standard", 20],
    [10, "standard", 25],
    [11, "standard", 25],
    [12, "standard", 30],
    [14, "standard", 30],
    [4, "supportive", 10],
    [6, "supportive", 10],
    [12, "supportive", 25],
    [4, "accelerated", 15],
    [12, "accelerated", 35],
  ] as const)("at %i on the %s path a session has %i minutes", (age, path, minutes) => {
    expect(sessionDuration(age, path)).toBe(minutes);
  });

  test.each([
    ["supportive", "gentle"],
    ["standard", "friendly"],
    ["accelerated", "lively"],
  ] as const)("the %s path speaks in a %s tone", (path, tone) => {
    expect(voiceTone(path)).toBe(tone);
  });

  const learner = {
    age: 8,
    confidenceScore: 7,
    path: "standard",
    interests: [],
    pedagogy: "Montessori",
  } as const;
  test.each([
    ["6 or under luna", { age: 6, path: "accelerated" }, "luna"],
    ["low confidence tali", { confidenceScore: 4 }, "tali"],
    ["accelerated luma", { path: "accelerated" }, "luma"],
    ["building alex", { interests: ["building"] }, "alex"],
    ["numbers alex", { interests: ["numbers"] }, "alex"],
    ["art aria", { interests: ["art"] }, "aria"],
    ["music aria", { interests: ["music"] }, "aria"],
    ["nature chris", { interests: ["nature"] }, "chris"],
    ["sport chris", { interests: ["sport"] }, "chris"],
    ["people maya", { interests: ["people"] }, "maya"],
    ["places maya", { interests: ["places"] }, "maya"],
    ["the first interest that has a row", { interests: ["space", "music", "building"] }, "aria"],
    ["none: Montessori chris", {}, "chris"],
    ["none: Project-Based alex", { pedagogy: "Project-Based" }, "alex"],
    ["none: IB-aligned maya", { pedagogy: "IB-aligned" }, "maya"],
  ] as const)("personality: %s", (_row, changes, expected) => {
    expect(lumaPersonality({ ...learner, ...changes })).toBe(expected);
  });

  test.each([
    [["building"], "Montessori", "tiny_home"],
    [["water"], "Project-Based", "water_study"],
    [["animals"], "Project-Based", "water_study"],
    [["space"], "Montessori", "space_explorer"],
    [["art"], "Montessori", "art_adventure"],
    [["music"], "Montessori", "music_maker"],
    [["numbers", "music"], "Montessori", "music_maker"],
    [[], "Montessori", "water_study"],
    [["sport"], "Project-Based", "tiny_home"],
    [[], "IB-aligned", "space_explorer"],
  ] as const)("the theme for %j with %s is %s", (interests, pedagogy, theme) => {
    expect(packTheme(interests, pedagogy)).toBe(theme);
  });
});

describe("§4 prompt tone by math level", () => {
  const tones = { encouraging: [both("step"), both("slow")], inviting: [both("wild")] };
  test.each([
    ["sprout", "en", 0, "Why? step", "adds step-by-step encouragement"],
    ["sprout", "es", 1, "Why?-es slow-es", "in the language spoken, in turn"],
    ["explorer", "en", 0, "Why?", "unchanged"],
    ["wildlight", "en", 5, "Why? wild", "adds an invitation for creative ideas"],
  ] as const)("%s in %s at %i: %s, %s", (level, language, place, expected, _rule) => {
    expect(tonedPrompt(both("Why?"), level, tones, language, place)).toBe(expected);
  });
});

describe("§2 starter pack", () => {
  const started = startActivity(NO_PROGRESS, 0, 6);
  const told = doneActivity(started, 0, 6);
  const next = completeActivity(told, 0, 6);
  const done = { completed: 6, started: false, done: false };

  test.each([
    ["Activity 1 is open", activityState(NO_PROGRESS, 0), "open"],
    ["others locked until the previous is complete", activityState(NO_PROGRESS, 1), "locked"],
    ["Start Activity gives In Progress", activityState(started, 0), "in_progress"],
    ["the second stays locked meanwhile", activityState(started, 1), "locked"],
    ["what was told of as done is still in progress", activityState(told, 0), "in_progress"],
    ["what was not done cannot be completed", completeActivity(started, 0, 6), started],
    ["what was not started cannot be done", doneActivity(NO_PROGRESS, 0, 6), NO_PROGRESS],
    ["Mark Complete gives Completed", activityState(next, 0), "completed"],
    ["and opens the next", activityState(next, 1), "open"],
    ["a locked one cannot be started", startActivity(NO_PROGRESS, 2, 6), NO_PROGRESS],
    ["what was not started cannot be completed", completeActivity(NO_PROGRESS, 0, 6), NO_PROGRESS],
    ["a double tap counts once", completeActivity(next, 0, 6), next],
    ["nothing follows the last", startActivity(done, 6, 6), done],
    ["progress in whole percent", packPercent(next, 6), 16],
    ["At 100%", packPercent(done, 6), 100],
    ["only when all are done", packPercent({ completed: 5, started: true, done: true }, 6), 83],
    ["an empty pack is not complete", packPercent(NO_PROGRESS, 0), 0],
    [
      "a device's progress is read",
      readProgress({ completed: 2, started: true, done: true }, 6),
      { completed: 2, started: true, done: true },
    ],
    [
      "what an older version kept as started is still to do",
      readProgress({ completed: 2, started: true }, 6),
      { completed: 2, started: true, done: false },
    ],
    ["beyond the pack is its end", readProgress({ completed: 99, started: true }, 6), done],
    ["nonsense is none", readProgress({ completed: "2" }, 6), NO_PROGRESS],
    ["nothing is none", readProgress(null, 6), NO_PROGRESS],
    ["less than none is none", readProgress({ completed: -1 }, 6), NO_PROGRESS],
  ])("%s", (_sentence, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  test("an activity travels as one text and comes apart again", () => {
    const pack = {
      theme: "tiny_home",
      title: both("Home"),
      activities: [{ title: both("Look"), how: both("Go: see.") }],
    };
    const { activities } = packIn({ ...pack, theme: "tiny_home" }, "es");
    expect(activities).toEqual(["Look-es: Go: see.-es"]);
    expect(activityParts(activities[0] ?? "")).toEqual({ title: "Look-es", how: "Go: see.-es" });
    expect(activityParts("Only a title")).toEqual({ title: "Only a title", how: "" });
  });
});

test("recommendations: the first fitting of each subject, in order of weight, at most five, figures filled in", () => {
  const facts: RecommendationFacts = {
    age: 7,
    math: "sprout",
    reading: "sprout",
    path: "supportive",
    pedagogy: "Montessori",
    theme: "tiny_home",
    interests: ["art"],
    bilingual: true,
    confidence: 4,
    minutes: 10,
  };
  const entries = [
    { subject: "language", when: { bilingual: true }, text: both("language") },
    { subject: "theme", when: { theme: "tiny_home" }, text: both("theme") },
    { subject: "approach", when: { pedagogy: "Montessori" }, text: both("approach") },
    { subject: "rhythm", when: { path: "standard" }, text: both("wrong") },
    { subject: "rhythm", when: { path: "supportive" }, text: both("{minutes} minutes") },
    { subject: "rhythm", when: {}, text: both("later") },
    { subject: "math", when: { math: "sprout", ages: { from: 8, to: 14 } }, text: both("wrong") },
    { subject: "math", when: { math: "sprout", interest: "art" }, text: both("math") },
    { subject: "confidence", when: { atMostConfidence: 4 }, text: both("confidence") },
  ] as const;
  expect(recommend(entries, facts, "en")).toEqual(["confidence", "math", "10 minutes", "approach", "theme"]);
  expect(recommend(entries, { ...facts, confidence: 7, math: "explorer" }, "es").at(-1)).toBe("language-es");
});
