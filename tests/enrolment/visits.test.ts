import { expect, test } from "vitest";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import { deskOf } from "#server/adapters/assistant/embedded.ts";
import { TODAY } from "./desk.ts";
import { last } from "./talk.ts";

const desk = deskOf({ paymentsOpen: true });
const visit = "Tuesday, March 2 at 9:00 AM CST";
const call = "Wednesday, March 3 at 1:00 PM CST";
const ask = (message: string, language: "en" | "es", freeTimes: object) =>
  respond(desk, { message, language, today: TODAY, history: [], state: NEW_DIALOGUE, freeTimes });

test.each([
  ["can we visit the school?", "en", visit, "/visit"],
  ["¿podemos visitar la escuela?", "es", visit, "/visit"],
  ["please call me", "en", call, "/visit?kind=call"],
  ["¿me pueden llamar?", "es", call, "/visit?kind=call"],
] as const)("%s is answered with the next times and the page", (message, language, times, page) => {
  const reply = ask(message, language, { visit, call });
  expect(reply.message).toContain(times);
  expect(reply.message).toContain(page);
  expect(reply).toMatchObject({ wish: null, outcome: "answered", needsContactForm: false });
});

test("without open times the wish goes on to a person, as for what has none", () => {
  expect(ask("can we visit the school?", "en", {}).wish?.kind).toBe("visit");
  expect(ask("can we visit the school?", "en", { call }).wish?.kind).toBe("visit");
});

test.each([
  [
    "en",
    "Hi, I'm Rachel Dunn, rachel@example.com, we'd love to visit next week",
    "yes I'm over 18. could we come Thursday around 10?",
  ],
  [
    "en",
    "can we visit? rachel@example.com",
    "where are you exactly?",
    "Oh wait, Friday would be better for the visit",
  ],
  [
    "es",
    "Hola soy Lupita, mi whatsapp es 322 145 8890, quiero agendar una visita",
    "tengo 34",
    "mejor el martes en la tarde",
  ],
] as const)("%s: another day belongs to the visit that was wished for: %s", (language, ...messages) => {
  expect(last(language, ...messages.slice(0, 1)).wish?.kind).toBe("visit");
  expect(last(language, ...messages).wish?.kind).toBe("visit");
});
