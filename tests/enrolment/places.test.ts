import { expect, test } from "vitest";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import { deskOf } from "#server/adapters/assistant/embedded.ts";
import { TODAY } from "./desk.ts";

const desk = deskOf({ paymentsOpen: true });
const freePlaces = "Foundation (ages 6 to 8): 3 left";
const ask = (message: string, language: "en" | "es", about: object = {}) =>
  respond(desk, { message, language, today: TODAY, history: [], state: NEW_DIALOGUE, ...about });

test.each([
  ["are there any places left?", "en"],
  ["how many spots are left", "en"],
  ["¿cuántos lugares quedan?", "es"],
  ["¿todavía hay lugar?", "es"],
] as const)("%s is answered with the places that are left, or goes to a person", (message, language) => {
  expect(ask(message, language, { freePlaces })).toMatchObject({ outcome: "answered", wish: null });
  expect(ask(message, language, { freePlaces }).message).toContain(freePlaces);
  expect(ask(message, language).wish?.kind).toBe("question");
});

test.each([
  ["what number are we on the waitlist?", "en"],
  ["how many people are ahead of us?", "en"],
  ["¿en qué lugar de la lista voy?", "es"],
] as const)("%s goes to a person, whatever is left", (message, language) => {
  const reply = ask(message, language, { freePlaces });
  expect(reply.wish?.kind).toBe("question");
  expect(reply.message).not.toContain(freePlaces);
});

test("a family on the list that asks how it stands is told of the list, and a person looks", () => {
  const contact = { ...NEW_DIALOGUE.contact, name: "Ana", email: "ana@x.co" };
  const state = { ...NEW_DIALOGUE, contact, lead: "whole" as const };
  const reply = ask("is my spot saved?", "en", { state });
  expect(reply.message).toContain("The list holds no place");
  expect(reply.wish?.kind).toBe("question");
});
