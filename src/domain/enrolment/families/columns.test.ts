import { expect, it } from "vitest";
import { COLUMN_NAMES, LANGUAGE_NAMES } from "#content/staff/families/import-words.ts";
import { columnPlaces, isEnough, named } from "./columns.ts";

it("columns are known by their names, in either language and any order", () => {
  const places = columnPlaces(["Edades", "Teléfono", "x", " NOMBRE "], COLUMN_NAMES);
  expect(places).toEqual({ childrenAges: 0, phone: 1, name: 3 });
  expect(isEnough(places)).toBe(true);
  expect(isEnough(columnPlaces(["Name", "Ages"], COLUMN_NAMES))).toBe(false);
  expect([named("Español", LANGUAGE_NAMES), named("", LANGUAGE_NAMES)]).toEqual(["es", null]);
});

it("no name means two fields", () => {
  const all = Object.values(COLUMN_NAMES).flat();
  expect(new Set(all).size).toBe(all.length);
});
