import { describe, expect, test } from "vitest";
import { helpLines } from "#content/safety/help-lines.ts";
import {
  countriesFor,
  ELSEWHERE,
  LINE_ROLES,
  linesFor,
  numberOf,
  withNumbers,
} from "#domain/safety/care/help-lines.ts";
import { createFollowUps, readHelpLines } from "#server/adapters/safety/follow-ups.ts";

const { countryIn } = createFollowUps();

describe("where a child says that it is", () => {
  test.each([
    ["vivo en guatemala", "GT"],
    ["Yo vivo en Bogotá con mi mamá", "CO"],
    ["vivimos en Costa Rica", "CR"],
    ["estoy en Lima", "PE"],
    ["ahorita estoy en españa", "ES"],
    ["te escribo desde Buenos Aires", "AR"],
    ["mi escuela está en Chile", "CL"],
    ["aquí en México nadie me ayuda", "MX"],
    ["nos mudamos a Madrid", "ES"],
    ["i live in Spain", "ES"],
    ["I'm in Peru", "PE"],
    ["im in the united states", "US"],
    ["we live in Texas", "US"],
    ["i live in america", "US"],
    ["i live in new mexico", "US"],
    ["here in argentina", "AR"],
    ["i moved to chile", "CL"],
    ["vivo en Honduras", ELSEWHERE],
    ["we live in Canada", ELSEWHERE],
    ["i live in mexico but right now im in spain", "ES"],
    ["estoy en Guatemala pero vivo en México", "GT"],
  ])("%s: %s", (text, country) => expect(countryIn(text)).toBe(country));

  test.each([
    "mi abuela vive en guatemala",
    "my grandma lives in Spain",
    "my dad is in the united states",
    "we went to Peru on vacation",
    "fuimos a Chile de vacaciones",
    "i want to go to Spain",
    "quiero ir a Argentina",
    "where is Colombia",
    "dónde está Costa Rica",
    "what is the capital of Chile",
    "cuál es la capital de Perú",
    "if i live in spain what number is it",
    "imagina que vivo en Chile",
    "in my game im in Peru",
    "soy de Guatemala",
    "me gusta el chile",
    "i live with us",
    "mi tía Lima",
    "",
  ])("%s: nowhere", (text) => expect(countryIn(text)).toBeNull());
});

describe("whose numbers are told", () => {
  const of = (setting: string | null, said: string | null) => countriesFor(helpLines, { setting, said });

  test("what the child says outranks the school's country, which outranks Mexico and the United States", () => {
    expect(of(null, null)).toEqual(["MX", "US"]);
    expect(of("CO", null)).toEqual(["CO"]);
    expect(of("MX", "GT")).toEqual(["GT"]);
    expect(of("MX", ELSEWHERE)).toEqual([]);
    expect(of("XX", null)).toEqual(["MX", "US"]);
  });

  test("every country has one for an emergency, and nothing that is not confirmed", () => {
    for (const said of Object.keys(helpLines.countries)) {
      const countries = linesFor(helpLines, { setting: null, said });
      expect(numberOf(helpLines, countries, "emergency", "es")).toMatch(/^\d{3}/);
      expect(countries.flatMap(({ lines }) => lines).every(({ confirmed }) => confirmed)).toBe(true);
    }
  });

  test("a sentence whose number there is not is left out", () => {
    const nowhere = linesFor(helpLines, { setting: null, said: "GT" });
    expect(withNumbers("One. To talk, call {crisis}. Two.", helpLines, nowhere, "en")).toBe("One. Two.");
    const peru = linesFor(helpLines, { setting: null, said: "PE" });
    expect(withNumbers("Llama al {crisis}.", helpLines, peru, "es")).toBe("Llama al 113, opción 5.");
  });
});

describe("the file of help lines", () => {
  test("is as it must be; each line has its source and the day it was looked up", () => {
    expect(readHelpLines(helpLines)).toEqual(helpLines);
    const lines = Object.values(helpLines.countries).flatMap((country) => country.lines);
    for (const { role, source, checked } of lines) {
      expect(LINE_ROLES).toContain(role);
      expect(source).toMatch(/^https:/);
      expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test("is refused with the place where it is not", () => {
    const { ES, ...others } = helpLines.countries;
    const withSpain = (lines: unknown) => ({ ...helpLines, countries: { ...others, ES: { ...ES, lines } } });
    const [first, ...rest] = ES?.lines ?? [];
    expect(() => readHelpLines(withSpain([{ ...first, number: "ask" }, ...rest]))).toThrow(
      /help-lines\.json.*a number to dial.*countries\.ES\.lines\[0\]\.number/s,
    );
    expect(() => readHelpLines(withSpain([{ ...first, source: "I know it" }, ...rest]))).toThrow(/source/);
    expect(() => readHelpLines(withSpain(rest))).toThrow(/confirmed emergency number.*countries\.ES/s);
    expect(() => readHelpLines({ ...helpLines, whenUnknown: ["XX"] })).toThrow(/whenUnknown/);
  });
});
