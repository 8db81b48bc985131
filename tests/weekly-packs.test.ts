import { describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { figureNames, figures } from "#content/packs/figures.ts";
import { printWords } from "#content/packs/print-words.ts";
import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import { MAX_SPOKEN } from "#domain/speech/limits.ts";

/** Every sentence of the packs in both languages, with where it stands. */
function sentences(): { readonly at: string; readonly en: string; readonly es: string }[] {
  const found: { at: string; en: string; es: string }[] = [];
  const walk = (value: unknown, at: string) => {
    if (typeof value !== "object" || value === null) return;
    const fields = value as Record<string, unknown>;
    if (typeof fields.en === "string" && typeof fields.es === "string") {
      found.push({ at, en: fields.en, es: fields.es });
    } else for (const [key, inner] of Object.entries(fields)) walk(inner, `${at}.${key}`);
  };
  for (const pack of weeklyPacks) walk(pack, pack.id);
  return found;
}

test("there are as many weeks as the catalogue says, counted from 1, from the crab to the ceiba", () => {
  expect(weeklyPacks.map(({ week }) => week)).toEqual([1, 2, 3, 4]);
  expect(weeklyPacks).toHaveLength(catalogue.littleExplorers.weeks);
  expect(weeklyPacks.map(({ picture }) => picture)).toEqual(["crab", "butterfly", "frog", "ceiba"]);
});

describe.each(weeklyPacks)("$id", (pack) => {
  test("has six activities and at least two downloads of every kind's name and description", () => {
    expect(pack.activities).toHaveLength(6);
    expect(pack.downloads.length).toBeGreaterThanOrEqual(2);
    expect(new Set(pack.downloads.map(({ type }) => type))).toEqual(new Set(["worksheet", "pdf", "stamp"]));
    expect(new Set(pack.downloads.map(({ id }) => id)).size).toBe(pack.downloads.length);
  });

  test("is short enough to be spoken, introduction and activities", () => {
    for (const language of ["en", "es"] as const) {
      expect(pack.audioPrompt[language].length).toBeLessThan(MAX_SPOKEN / 2);
      for (const { title, how } of pack.activities) {
        expect(`${title[language]}. ${how[language]}`.length).toBeLessThan(MAX_SPOKEN / 2);
      }
    }
  });

  test("counting sheets stay within five and rows fit a page", () => {
    for (const { sheet } of pack.downloads) {
      if (sheet.kind === "count") for (const { count } of sheet.rows) expect(count).toBeLessThanOrEqual(5);
      if (sheet.kind === "trace" || sheet.kind === "count") expect(sheet.rows.length).toBeLessThanOrEqual(6);
    }
  });
});

test("every sentence is there in both languages, without dashes or digits to stumble over", () => {
  for (const { at, en, es } of sentences()) {
    expect(en.trim(), at).not.toBe("");
    expect(es.trim(), at).not.toBe("");
    expect(`${en}${es}`, at).not.toMatch(/—|0/);
    if (en.split(" ").length > 3) expect(es, at).not.toBe(en);
  }
});

test("what a preschool teacher looks for is said: water, small parts, thorns and plants, allergies", () => {
  const care = Object.fromEntries(weeklyPacks.map(({ week, care }) => [week, care]));
  expect(care[1]?.en).toMatch(/arm’s reach/);
  expect(care[1]?.en).toMatch(/too small/);
  expect(care[2]?.en).toMatch(/poisonous.*allergy/s);
  expect(care[3]?.en).toMatch(/Never leave a child alone with water/);
  expect(care[4]?.en).toMatch(/thorns/);
});

test("every picture has a name in both languages, and lies in its box", () => {
  expect(Object.keys(figureNames).sort()).toEqual(Object.keys(figures).sort());
  for (const pieces of Object.values(figures)) expect(pieces.length).toBeGreaterThan(1);
  expect(Object.keys(printWords.es)).toEqual(Object.keys(printWords.en));
});
