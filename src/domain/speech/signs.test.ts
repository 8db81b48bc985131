import { expect, it } from "vitest";
import { cleanForSpeech } from "./clean.ts";
import { signsInWords } from "./signs.ts";

it.each([
  ["7 + 5: let's see.", "7 plus 5: let's see."],
  ["9 − 2 = 7.", "9 minus 2 equals 7."],
  ["8 × 7 = ?", "8 times 7 equals ?"],
  ["12 ÷ 4", "12 divided by 4"],
  ["It is −3.", "It is minus 3."],
  ["1/2 + 1/4 = 3/4", "one half plus one quarter equals 3 quarters"],
  ["5/13 of it", "5 over 13 of it"],
  ["1 1/2 cups", "1 and one half cups"],
])("in English %j is said as %j", (text, said) => {
  expect(signsInWords(cleanForSpeech(text), "en")).toBe(said);
});

it.each([
  ["¿Cuánto es 8 × 7?", "¿Cuánto es 8 por 7?"],
  ["15 ÷ 3 = 5", "15 entre 3 es igual a 5"],
  ["3/4 − 1/4 = 2/4 = 1/2.", "3 cuartos menos un cuarto es igual a 2 cuartos es igual a un medio."],
  ["1 1/2 tazas", "1 y un medio tazas"],
])("in Spanish %j is said as %j", (text, said) => {
  expect(signsInWords(cleanForSpeech(text), "es")).toBe(said);
});

it.each([
  "Ages 3-5",
  "3 - 5 years",
  "on 12/05/2015",
  "24/7/365",
  "well-known",
  "a + b",
  "2027-09-08",
  "1-800",
  "C++",
])("%j stays as it is", (text) => {
  expect(signsInWords(text, "en")).toBe(text);
});
