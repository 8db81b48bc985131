import { expect, it } from "vitest";
import { toBritish } from "./british.ts";
import { detectLanguage } from "./detect.ts";
import { browserFallback } from "./fallback.ts";
import { containsName } from "./names.ts";
import { embeddedVoice, VOICES, voiceOf } from "./voices.ts";

it.each([
  ["Well done, Sofía!", ["sofia"], true],
  ["That is Ana's tree.", ["Ana"], true],
  ["Bananas grow here.", ["Ana"], false],
  ["Hello López", ["Ana López"], true],
  ["Hello J, ready?", ["J"], true],
  ["I see a tree.", ["A B"], true],
  ["I see a tree.", ["Ana B"], false],
  ["Hello Zoë", ["ZOE"], true],
  ["Hello there", [], false],
  ["Hello there", ["", " ", "!"], false],
])("%j has one of %j: %s", (text, names, expected) => {
  expect(containsName(text, names)).toBe(expected);
});

it.each([
  ["Hello, what is your name?", "en"],
  ["Hola, ¿cómo te llamas?", "es"],
  ["Vamos a contar los árboles", "es"],
  ["Let's count the trees together", "en"],
  ["Buenos dias, listo para jugar?", "es"],
  ["Say “mañana”, that is what the word for tomorrow is", "en"],
  ["1, 2, 3", "en"],
  ["Ana", "en"],
])("%j is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

it.each([
  ["Ask your mom about math.", "Ask your mum about maths."],
  ["Mom!", "Mum!"],
  ["MATH", "MATHS"],
  ["A fire truck and a truck", "A fire engine and a lorry"],
  ["Great job! Cookies for you.", "Well done! Biscuits for you."],
  ["A moment in the afternoon with mathematics", "A moment in the afternoon with mathematics"],
])("Hilda says %j as %j (learner-side specification §8)", (american, british) => {
  expect(toBritish(american)).toBe(british);
});

it("the browser's voice gets the rates of learner-side specification §9", () => {
  expect(browserFallback({ text: "My mom", isHilda: false, language: "en" })).toEqual({
    text: "My mom",
    lang: "en-US",
    rate: 0.8,
    pitch: 1.1,
    volume: 0.8,
  });
  expect(browserFallback({ text: "My mom", isHilda: true, language: "en" })).toEqual({
    text: "My mum",
    lang: "en-GB",
    rate: 0.85,
    pitch: 1.6,
    volume: 0.8,
  });
  expect(browserFallback({ text: "Mi mom", isHilda: true, language: "es" })).toMatchObject({
    text: "Mi mom",
    lang: "es-MX",
    pitch: 1.6,
  });
  expect(browserFallback({ text: "Hola", isHilda: false, language: "es-ES" })).toMatchObject({
    lang: "es-ES",
    rate: 0.8,
  });
  expect(browserFallback({ text: "Hi", isHilda: false, language: "en", pitch: 1.25 }).pitch).toBe(1.25);
  expect(browserFallback({ text: "Hi", isHilda: true, language: "en", pitch: 1.1 }).pitch).toBe(1.6);
});

it("any other voice id is the custom one", () => {
  expect(VOICES.map(voiceOf)).toEqual([...VOICES]);
  expect(voiceOf("xyz-123")).toBe("custom");
});

it("Hilda is British, Sofia is from Spain, and a region chooses the accent", () => {
  expect(embeddedVoice("fable", "en").engine).toContain("en-GB");
  expect(embeddedVoice("fable", "es").engine).toContain("es-419");
  expect(embeddedVoice("shimmer", "es").engine).toMatch(/^roa\/es\+/);
  expect(embeddedVoice("nova", "en").engine).toContain("en-US");
  expect(embeddedVoice("nova", "es").engine).toContain("es-419");
  expect(embeddedVoice("nova", "es-ES").engine).toMatch(/^roa\/es\+/);
  expect(embeddedVoice("nova", "en-GB").engine).toContain("en-GB");
  expect(embeddedVoice("shimmer", "es-MX").engine).toContain("es-419");
});

it("every voice is a different one in each language", () => {
  for (const language of ["en", "es"] as const) {
    expect(new Set(VOICES.map((voice) => embeddedVoice(voice, language).engine)).size).toBe(VOICES.length);
  }
});
