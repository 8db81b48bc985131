import { expect, test } from "vitest";
import { sentences } from "./text.ts";

test.each([
  ["I met you at 3.5 in the park. Bye!", ["I met you at 3.5 in the park.", "Bye!"]],
  ["The Sun burns for 4.6 billion years", ["The Sun burns for 4.6 billion years"]],
  ["Really?! Yes…\nNo", ["Really?!", "Yes…", "No"]],
  ["...5 is left", ["...", "5 is left"]],
])("a decimal number ends no sentence, and nothing is lost: %s", (text, expected) => {
  expect(sentences(text)).toEqual(expected);
  expect(sentences(text).join("").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
});
