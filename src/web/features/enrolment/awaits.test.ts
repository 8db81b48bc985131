import { expect, it } from "vitest";
import { chat as english } from "#content/copy/en/chat.ts";
import { chat as spanish } from "#content/copy/es/chat.ts";
import { translator } from "#web/platform/i18n.tsx";
import { promiseOf } from "./awaits.ts";

const en = translator(english);
const es = translator(spanish);
const ZONE = "America/Mexico_City";
const MONDAY_2PM = Date.parse("2026-11-23T20:00:00Z");

it.each([
  ["2026-11-24T18:00:00.000Z", "by tomorrow at noon", "A más tardar mañana a mediodía"],
  ["2026-11-23T21:00:00.000Z", "by today at 3:00", "A más tardar hoy a las 3:00"],
  ["2026-11-24T19:00:00.000Z", "by tomorrow at 1:00", "mañana a la 1:00"],
  [
    "2026-11-30T18:00:00.000Z",
    "by Monday, November 30 at noon",
    "A más tardar el lunes 30 de noviembre a mediodía",
  ],
])("says by when a person answers: %s", (by, english, spanish) => {
  expect(promiseOf(by, MONDAY_2PM, "en", en, ZONE).replaceAll("\u202f", " ")).toContain(english);
  expect(promiseOf(by, MONDAY_2PM, "es", es, ZONE)).toContain(spanish);
});

it("promises no time that is over, and none where nobody is there", () => {
  expect(promiseOf("2026-11-23T18:00:00.000Z", MONDAY_2PM, "en", en, ZONE)).toBe(en("chat.person.soon"));
  expect(promiseOf(null, MONDAY_2PM, "es", es, ZONE)).toBe(es("chat.person.soon"));
});
