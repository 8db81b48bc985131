import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { library } from "#content/learner/curriculum/library.ts";
import { PERSONALITIES } from "../guide.ts";
import { LEARNING_PATHS, SKILL_LEVELS } from "../skill.ts";
import { assign, type StudentData } from "./assign.ts";
import { ageRange } from "./module.ts";

/** A chance that repeats itself: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const run = (student: StudentData, responses: unknown = {}, language: "en" | "es" = "en", seed = 1) =>
  assign({ library, student, responses, language, random: seeded(seed) });

describe("assignment", () => {
  test("§7 the answer has the specified shape, and nothing beside it but what the curriculum page reads", () => {
    const result = run({ name: "Ana", age: 8, pedagogy: "Montessori" });
    expect(Object.keys(result).sort()).toEqual([
      "curriculumAssignment",
      "learningPath",
      "lumaPersonality",
      "profile",
      "recommendations",
      "sessionDuration",
      "skillAnalysis",
      "starterPack",
      "voiceTone",
    ]);
    expect(Object.keys(result.curriculumAssignment).sort()).toEqual([
      "assignedModules",
      "learningPath",
      "sessionDuration",
      "voiceTone",
    ]);
    expect(result.profile).toEqual({
      name: "Ana",
      age: 8,
      pedagogy: "Montessori",
      interests: [],
      voice_preference: "Hilda",
      completed_modules: [],
      math_level: "explorer",
      reading_level: "explorer",
      exploration_style: "independent",
      language: "english",
      confidence_score: 7,
    });
  });

  test("what the demo sends: math_check, reading_level, confidence", () => {
    const { skillAnalysis, curriculumAssignment } = run(
      { name: "Leo", age: "9", pedagogy: "Project-Based" },
      {
        math_check: "Fractions and decimals",
        reading_level: "I read long books with chapters",
        confidence: "👍",
      },
    );
    expect(skillAnalysis).toEqual({
      mathLevel: "wildlight",
      readingLevel: "wildlight",
      confidenceScore: 9,
      language: "english",
    });
    expect(curriculumAssignment).toMatchObject({
      learningPath: "accelerated",
      voiceTone: "lively",
      sessionDuration: 25,
    });
    expect(curriculumAssignment.assignedModules[0]).toMatchObject({ age_group: "7-9", variant: "harder" });
  });

  test("§4 an unknown pedagogy is inferred from the intake's learning_style, else by age", () => {
    expect(run({ age: 7, pedagogy: "x" }, { learning_style: "con proyectos" }).profile.pedagogy).toBe(
      "Project-Based",
    );
    expect(run({ age: 13 }).profile.pedagogy).toBe("IB-aligned");
  });

  test("completed modules are kept as ids and not assigned again", () => {
    const result = run({
      age: 7,
      pedagogy: "Montessori",
      completed_modules: ["Lenguaje vivo", "nature-based-math", 7],
    });
    expect(result.profile.completed_modules).toEqual(["nature-based-math", "living-language"]);
    expect(result.curriculumAssignment.assignedModules.map(({ id }) => id)).toEqual(["kitchen-measures"]);
  });

  test("every text is in the language asked for", () => {
    const english = run({ age: 7, pedagogy: "Montessori" }, {}, "en");
    const spanish = run({ age: 7, pedagogy: "Montessori" }, {}, "es");
    const [one] = english.curriculumAssignment.assignedModules;
    const [uno] = spanish.curriculumAssignment.assignedModules;
    expect(one?.id).toBe(uno?.id);
    expect(one?.module).not.toBe(uno?.module);
    expect(english.recommendations).not.toEqual(spanish.recommendations);
    expect(english.starterPack.title).not.toBe(spanish.starterPack.title);
  });
});

const hostile = "<img src=x onerror=alert(1)>\u202E👩‍👧 تجربة {{x}} ";
const anything = fc.oneof(
  fc.anything(),
  fc.constantFrom("👍", "sprout", "Equations", "Leo cuentos cortos", "me cuesta", "12", hostile.repeat(200)),
);
const anyStudent = fc.record(
  {
    name: anything,
    age: fc.oneof(fc.integer({ min: -5, max: 200 }), anything),
    pedagogy: fc.oneof(fc.constantFrom("Montessori", "Project-Based", "IB-aligned"), anything),
    interests: anything,
    voice_preference: anything,
    completed_modules: fc.oneof(fc.subarray(library.modules.map(({ id }) => id)), anything),
  },
  { requiredKeys: [] },
);
const KEYS = [
  "math_check",
  "sum_check",
  "reading_level",
  "confidence",
  "interests",
  "challenges",
  "language",
  "x",
];
const anyResponses = fc.oneof(anything, fc.dictionary(fc.constantFrom(...KEYS), anything));

describe("whatever is sent", () => {
  test("it never throws, and assigns at least one module fit for the age", () => {
    fc.assert(
      fc.property(anyStudent, anyResponses, fc.integer(), (student, responses, seed) => {
        const { profile, curriculumAssignment, recommendations, ...rest } = run(
          student,
          responses,
          "es",
          seed,
        );
        expect(profile.age >= 3 && profile.age <= 14).toBe(true);
        expect(curriculumAssignment.assignedModules.length).toBeGreaterThan(0);
        for (const { age_group, variant, pedagogy } of curriculumAssignment.assignedModules) {
          const { from, to } = ageRange(age_group);
          const fits = profile.age < from ? "easier" : profile.age > to ? "harder" : variant;
          expect([variant, pedagogy]).toEqual([fits, profile.pedagogy]);
        }
        expect(recommendations.length >= 3 && recommendations.length <= 5).toBe(true);
        expect(SKILL_LEVELS).toContain(profile.math_level);
        expect(LEARNING_PATHS).toContain(rest.learningPath);
        expect(PERSONALITIES).toContain(rest.lumaPersonality);
        expect(profile.confidence_score >= 1 && profile.confidence_score <= 10).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("the same seed gives the same answer", () => {
    fc.assert(
      fc.property(anyStudent, anyResponses, fc.integer(), (student, responses, seed) => {
        expect(run(student, responses, "en", seed)).toEqual(run(student, responses, "en", seed));
      }),
      { numRuns: 60 },
    );
  });

  test("nothing that was typed comes back but a clean name", () => {
    const typed = `secret-word ${hostile}`;
    const responses = Object.fromEntries(KEYS.map((key) => [key, typed.repeat(100)]));
    const result = run(
      {
        name: "Ana",
        age: 7,
        pedagogy: typed,
        interests: [typed],
        voice_preference: typed,
        completed_modules: [typed],
      },
      responses,
    );
    expect(JSON.stringify(result)).not.toMatch(/secret-word|onerror|\u202E|تجربة/);
  });

  test("ten thousand characters in each of many answers are read", () => {
    const responses = Object.fromEntries(
      Array.from({ length: 500 }, (_, each) => [`math_${each}`, "<".repeat(5000) + "a ".repeat(2500)]),
    );
    expect(run({ name: "<".repeat(10_000), age: 7 }, responses)).toBeDefined();
  });
});
