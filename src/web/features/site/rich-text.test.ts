import { expect, test } from "vitest";
import { richText } from "./rich-text.ts";

test.each([
  ["plain", [{ text: "plain" }]],
  ["ages {from}", [{ text: "ages 6" }]],
  ["{unknown} stays", [{ text: "{unknown} stays" }]],
  ["[Ask](/chat) us", [{ text: "Ask", href: "/chat" }, { text: " us" }]],
  ["write to {mail}.", [{ text: "write to " }, { text: "a@b.c", href: "mailto:a@b.c" }, { text: "." }]],
  ["**Stop** now", [{ text: "Stop", strong: true }, { text: " now" }]],
  ["", []],
])("%j", (source, parts) => {
  expect(richText(source, { from: 6, mail: "[a@b.c](mailto:a@b.c)" })).toEqual(parts);
});
