import { describe, expect, test } from "vitest";
import { messageOf, sends } from "./composer-rules.ts";

describe("what is sent", () => {
  test.each([
    ["", null],
    ["   ", null],
    ["\n\t\n", null],
    ["\u0000\u202E", null],
    ["hola", "hola"],
    ["  hola \n", "hola"],
    ["a\nb\tc", "a\nb\tc"],
    ["a\r\nb\rc", "a\nb\nc"],
    ["a\u0007b\u202Ec", "abc"],
  ])("%j becomes %j", (draft, expected) => {
    expect(messageOf(draft)).toBe(expected);
  });
});

describe("which key sends", () => {
  const enter = { key: "Enter", shiftKey: false, isComposing: false, keyCode: 13 };
  test.each([
    ["Enter", enter, true],
    ["Shift+Enter makes a new line", { ...enter, shiftKey: true }, false],
    ["Enter that ends a composed word", { ...enter, isComposing: true }, false],
    ["the same in Safari", { ...enter, keyCode: 229 }, false],
    ["a letter", { ...enter, key: "a", keyCode: 65 }, false],
  ])("%s", (_, key, expected) => {
    expect(sends(key)).toBe(expected);
  });
});
