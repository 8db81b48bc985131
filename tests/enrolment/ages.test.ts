import { describe, expect, test } from "vitest";
import { last } from "./talk.ts";

describe("a number in words before another noun is no child", () => {
  test.each([
    [
      "en",
      "oh wow, mexico. so two diferent countries. do you know if my kids would need a visa or do you help with that?",
    ],
    ["en", "we lived in two different countries, can my kids get a visa?"],
    ["es", "hemos vivido en dos países distintos, ¿ayudan a mis hijos con la visa?"],
  ] as const)("%s: %s", (language, message) => {
    const reply = last(language, message);
    expect(reply.state.children.ages).toEqual([]);
    expect(reply.message).not.toMatch(/At 2|Con 2/);
  });

  test.each([
    ["en", "my kids are seven and ten", [7, 10]],
    ["en", "my daughter is five, can she come?", [5]],
    ["es", "mis hijos tienen siete y diez", [7, 10]],
    ["es", "mi hija de cinco puede entrar?", [5]],
  ] as const)("%s: %s: are ages", (language, message, ages) => {
    expect(last(language, message).state.children.ages).toEqual(ages);
  });
});

test.each([
  [
    "en",
    "my kids are 2 and 10",
    "what? nobody is 2! 7 and 10. and there are two of them, would they be in the same group?",
  ],
  ["es", "mis hijos tienen 2 y 10", "¡nadie tiene 2! 7 y 10. ¿estarían en el mismo grupo?"],
] as const)("%s: an age that nobody has is taken back", (language, first, second) => {
  const reply = last(language, first, second);
  expect(reply.state.children.ages).toEqual([7, 10]);
  expect(reply.message).not.toMatch(/At 2|Con 2/);
});
