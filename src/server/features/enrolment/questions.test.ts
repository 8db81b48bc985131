import { expect, test } from "vitest";
import { eventOf } from "./questions.ts";

test.each([
  ["k2@mail.example", { kind: "reach", detail: "k2@mail.example" }],
  ["actually my email changed, it's k2@mail.example", { kind: "reach", detail: "k2@mail.example" }],
  ["mi cel es 322 110 9988", { kind: "reach", detail: "322 110 9988" }],
])("an address in the chat is no question: %s", (message, event) => {
  expect(eventOf(message)).toEqual(event);
});

test.each(["is there a bus? k2@mail.example", "is there a bus"])("a question stays one: %s", (message) => {
  expect(eventOf(message)).toEqual({ kind: "question", detail: message });
});
