import { expect, test } from "vitest";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { respond } from "#domain/enrolment/conversation/respond.ts";
import { deskOf } from "#server/adapters/assistant/embedded.ts";
import { TODAY } from "./desk.ts";

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
