import { describe, expect, test } from "vitest";
import { readAnswers } from "./answers.ts";
import {
  analyseSkills,
  confidenceScore,
  explorationStyle,
  learningStyle,
  profileLanguage,
} from "./assess.ts";
import { learnerInterests } from "./interests.ts";
import { skillLevel } from "./levels.ts";

const checks = [{ key: "sum_check", right: 12 }];
const math = (responses: object, age = 8) => skillLevel("math", readAnswers(responses), age, checks);
const reading = (responses: object, age = 8) => skillLevel("reading", readAnswers(responses), age);

describe("math level", () => {
  test.each([
    ["nothing said is the middle", {}, 8, "explorer"],
    ["counting is usual at 5", { math_check: "Counting things" }, 5, "explorer"],
    ["counting at 8 is a beginning", { math_check: "Counting things" }, 8, "sprout"],
    ["adding at 5 is ahead", { math_check: "Adding and taking away" }, 5, "wildlight"],
    ["adding is usual at 7", { math_check: "Adding and taking away" }, 7, "explorer"],
    ["multiplying is usual at 10", { math_check: "Multiplying and dividing" }, 10, "explorer"],
    ["multiplying at 7 is ahead", { math_check: "Multiplying and dividing" }, 7, "wildlight"],
    ["fractions are usual at 12", { math_check: "Fractions and decimals" }, 12, "explorer"],
    ["equations at 14 are ahead", { math_check: "Equations" }, 14, "wildlight"],
    ["Spanish words", { math_check: "Ya sé las fracciones" }, 8, "wildlight"],
    ["the highest named counts", { math_check: "I count, add and multiply" }, 8, "explorer"],
    ["what one cannot do does not", { math_check: "I add but I can't do fractions" }, 7, "explorer"],
    ["a level by name", { math_check: "wildlight" }, 8, "wildlight"],
    ["a level by its shown name", { math_level: "Canopy" }, 8, "wildlight"],
    ["a level by its Spanish name", { mathLevel: "Brote" }, 8, "sprout"],
    ["a feeling", { math_comfort: "Numbers are easy for me" }, 8, "wildlight"],
    ["a hard feeling", { math_comfort: "me cuesta mucho" }, 8, "sprout"],
    ["a feeling turned round", { math_comfort: "it is not easy" }, 8, "sprout"],
    ["hardness denied is the middle", { math_comfort: "no me cuesta" }, 8, "explorer"],
    ["comfort on a scale, low", { math_comfort: 2 }, 8, "sprout"],
    ["comfort on a scale, high", { math_comfort: "5" }, 8, "wildlight"],
    ["comfort out of ten", { math_comfort: "7" }, 8, "explorer"],
    ["an unknown sum's number says nothing", { math_check: "8" }, 8, "explorer"],
    ["the sum solved is no news at 8", { sum_check: "12" }, 8, "explorer"],
    ["the sum solved at 5 is ahead", { sum_check: 12 }, 5, "wildlight"],
    ["the sum said in words", { sum_check: "diez, once, ¡doce!" }, 5, "wildlight"],
    ["the sum not solved", { sum_check: "11" }, 8, "sprout"],
    ["answers weigh against each other", { sum_check: "11", math_check: "Equations" }, 8, "explorer"],
    ["a challenge named", { challenges: "las restas" }, 8, "sprout"],
    ["no challenge", { challenges: "Nothing right now" }, 8, "explorer"],
    [
      "an assessment record",
      { q1: { question: "?", answer: "Equations", category: "math" } },
      8,
      "wildlight",
    ],
  ])("%s", (_rule, responses, age, expected) => {
    expect(math(responses, age)).toBe(expected);
  });
});

describe("reading level", () => {
  test.each([
    ["nothing said is the middle", {}, 8, "explorer"],
    ["pictures are usual at 4", { reading_level: "I look at the pictures" }, 4, "explorer"],
    ["pictures at 7 are a beginning", { reading_level: "I look at the pictures" }, 7, "sprout"],
    ["words are usual at 6", { reading_level: "I read words and sentences" }, 6, "explorer"],
    ["short books are usual at 9", { reading_level: "I read short books" }, 9, "explorer"],
    ["chapters at 9 are ahead", { reading_level: "I read long books with chapters" }, 9, "wildlight"],
    ["Spanish", { reading_level: "Leo libros largos con capítulos" }, 9, "wildlight"],
    ["a level by name", { reading_level: "sprout" }, 12, "sprout"],
    ["a challenge named", { challenges: "Reading long texts" }, 9, "sprout"],
    ["math says nothing of it", { math_check: "Counting things" }, 12, "explorer"],
  ])("%s", (_rule, responses, age, expected) => {
    expect(reading(responses, age)).toBe(expected);
  });
});

describe("confidence out of 10", () => {
  test.each([
    ["§9 default confidence_score 7", {}, 7],
    ["decision 018: thumbs-up", { confidence: "👍" }, 9],
    ["decision 018: neutral", { confidence: "😐" }, 7],
    ["decision 018: thumbs-down", { confidence: "👎" }, 4],
    ["a thumb of any skin", { confidence: "👍🏽" }, 9],
    ["the slider", { confidence: 4 }, 9],
    ["the slider, low", { confidence: "1" }, 4],
    ["a score", { confidence_score: 8 }, 8],
    ["words", { confidence: "I feel sure" }, 9],
    ["words, unsure", { confidence: "I feel a little nervous" }, 4],
    ["words turned round", { confidence: "I'm not sure" }, 4],
    ["not nervous is fine", { confidence: "no me da miedo" }, 7],
    ["Spanish", { confidence: "Sí puedo" }, 9],
    ["depends", { confidence: "It depends" }, 7],
    ["by category", { q7: { answer: "thumbs down", category: "confidence" } }, 4],
  ])("%s", (_rule, responses, expected) => {
    expect(confidenceScore(readAnswers(responses))).toBe(expected);
  });
});

describe("language, interests and ways of learning", () => {
  test.each([
    ["§3 language default 'english'", {}, "en", "english"],
    ["the Spanish page's default", {}, "es", "spanish"],
    ["§5 sent lower-cased", { language: "bilingual" }, "en", "bilingual"],
    ["Spanish", { language: "Español" }, "en", "spanish"],
    ["both", { language: "los dos" }, "es", "bilingual"],
    ["both named", { language: "español e inglés" }, "es", "bilingual"],
    ["English on the Spanish page", { language: "English" }, "es", "english"],
    ["nonsense is the default", { language: "klingon" }, "en", "english"],
  ] as const)("%s", (_rule, responses, spoken, expected) => {
    expect(profileLanguage(readAnswers(responses), spoken)).toBe(expected);
  });

  test.each([
    ["listed ones first", ["Space"], { interests: "dogs and lego" }, ["space", "animals", "building"]],
    ["each once, by first mention", [], { interests: "songs, drums, trees, music" }, ["music", "nature"]],
    ["Spanish", [], { interests: "los dinosaurios y el mar" }, ["animals", "water"]],
    ["denied ones are left out", [], { interests: "I don't like math but I love art" }, ["art"]],
    ["what is unknown is not echoed", ["<script>", 7], { interests: "zzz" }, []],
    ["listed as text", "music", {}, ["music"]],
    ["the learning style is no interest", [], { learning_style: "Big projects that I build" }, []],
  ])("interests: %s", (_rule, listed, responses, expected) => {
    expect(learnerInterests(listed, readAnswers(responses))).toEqual(expected);
  });

  test.each([
    ["§3 exploration_style default 'independent'", {}, "independent"],
    ["with friends", { exploration_style: "con amigos" }, "together"],
    ["with a grown-up", { exploration_style: "With a grown-up" }, "guided"],
  ])("%s", (_rule, responses, expected) => {
    expect(explorationStyle(readAnswers(responses))).toBe(expected);
  });

  test("the learning style is found under its key", () => {
    expect(learningStyle(readAnswers({ learningStyle: "Hands-on" }))).toBe("Hands-on");
    expect(learningStyle([])).toBe("");
  });
});

test.each([
  ["nothing", null],
  ["text", "hello"],
  ["a list", [["math_check", 1]]],
  ["empty answers", { math_check: "", reading_level: "   ", confidence: null }],
  ["things that are no answers", { math_check: { answer: { answer: 1 } }, confidence: () => 9 }],
  ["ten thousand characters", { math_check: "<b>".repeat(3334), confidence: "\u202E".repeat(10_000) }],
  ["words of every object", { constructor: "toString", __proto__: null, hasOwnProperty: "valueOf" }],
])("§3 defaults for %s", (_what, responses) => {
  expect(analyseSkills(readAnswers(responses), 8, checks, "en")).toEqual({
    mathLevel: "explorer",
    readingLevel: "explorer",
    confidenceScore: 7,
    language: "english",
  });
});
