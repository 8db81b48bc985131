import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("the age on the day the school opens decides, reckoned from the birthday", () => {
  test.each([
    ["es", "tiene 5 años cumple 6 en marzo", 6],
    ["es", "mi hija tiene 5 y su cumpleaños es en abril, ¿puede entrar?", 6],
    ["es", "tiene 6, cumple 7 en primavera, ¿en qué grupo quedaría?", 7],
    ["es", "mi hijo tiene 4 y cumple 5 en diciembre de 2027", 4],
    ["en", "she is 5, turns 6 in March, can she start in september?", 6],
    ["en", "she's 5 and turns 6 next spring, can she come?", 6],
    ["en", "can she start in september, she is 5 and turns 6 in may", 6],
    ["en", "my son is 5, he turns 6 in december 2027, can he start?", 5],
  ] as const)("%s: %s", (language, message, age) => {
    const reply = last(language, message);
    expect(reply.state.children.ages).toEqual([age]);
    expect(reply.message).toMatch(new RegExp(`(?:will (?:still )?be|va a tener|tener) ${age}\\b`));
    expect(reply.message).not.toMatch(/will still be 5.*will be 6/);
  });

  test("a birthday told before holds when the present age is named again", () => {
    const reply = last(
      "es",
      "mi nieta tiene 5 y cumple 6 en junio",
      "la niña tiene cinco. ¿y las maestras qué preparación tienen?",
    );
    expect(reply.state.children.ages).toEqual([6]);
    expect(reply.message).not.toMatch(/todavía no, Pod/);
    expect(reply.message).toMatch(/dar clases/);
  });
});

describe("what is no child's age", () => {
  test.each([
    ["en", "we're a family of four relocating next August. Our kids speak no Spanish, is that a problem?"],
    ["es", "somos cuatro y nos mudamos con los niños, ¿ayudan con la visa?"],
    ["es", "¿reciben niños de 6 a 12?"],
    ["en", "do you take kids 6-12?"],
  ] as const)("%s: %s", (language, message) => {
    expect(last(language, message).state.children.ages).toEqual([]);
  });

  test.each([
    ["es", "mi hijo va en 3ro de primaria y tiene 9", 9],
    ["es", "mi hija va en 3ro de primaria, ¿qué grupo le toca?", 8],
    ["es", "mi nieta tiene 6, ¿no que reciben de 6 a 12?", 6],
  ] as const)("%s: %s", (language, message, age) => {
    expect(last(language, message).state.children.ages).toEqual([age]);
  });
});

test.each([
  ["en", "my daughter is 7", "no, she's 9", 9],
  ["en", "my daughter is 7", "she is 9, not 7", 9],
  ["es", "mi hijo tiene 4", "perdón, tiene 6", 6],
] as const)("%s: %s, %s: a correction takes at once", (language, first, second, age) => {
  const reply = last(language, first, second);
  expect(reply.state.children.ages).toEqual([age]);
  expect(reply.message).toMatch(new RegExp(`\\b${age}\\b`));
});
