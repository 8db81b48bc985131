import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { LANGUAGES } from "#domain/locale/language.ts";

const SRC = join(import.meta.dirname, "../src");
/** What was delivered, the domain's argument of the same name, and where both are put together. */
const ALLOWED =
  /^(content\/catalogue\/|domain\/enrolment\/assistant\/|server\/adapters\/assistant\/embedded\.ts)/;
const TAKEN =
  /catalogue\.launchDate|brand\.(?:contactEmail|place)\b|podSchool\.hours|podSchool: \{[^}]*\bhours\b/;

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(?:tsx?|ya?ml|md)$/.test(file) && !/\.test\.tsx?$/.test(file) && !ALLOWED.test(file))
  .map((file) => [file, readFileSync(join(SRC, file), "utf8")] as const);

it("nobody takes a fact from the catalogue that may be otherwise by now", () => {
  expect(sources.filter(([, text]) => TAKEN.test(text)).map(([file]) => file)).toEqual([]);
});

it("nobody takes a price from what was delivered: it may have changed at the desk", () => {
  const takers = sources.filter(([, text]) => /catalogue\/prices|deliveredPrices/.test(text));
  expect(takers.map(([file]) => file)).toEqual([]);
});

/** A default keeps a fact as it was delivered wherever somebody forgets to hand the school on. */
it("whoever runs takes the school it is given, not the delivered one", () => {
  const allowed = [
    "server/compose/handlers.ts",
    "server/compose/pages.ts",
    "web/app/render.tsx",
    "web/platform/school.tsx",
  ];
  const takers = sources.filter(([, text]) => text.includes("deliveredSchool")).map(([file]) => file);
  expect(takers.sort()).toEqual(allowed);
});

it("nobody writes one out", () => {
  const written = [
    deliveredSchool.launchDate,
    deliveredSchool.contactEmail,
    ...LANGUAGES.map((language) => deliveredSchool.place[language]),
  ];
  const found = sources.filter(([, text]) => written.some((each) => text.includes(each)));
  expect(found.map(([file]) => file)).toEqual([]);
});
