import { describe, expect, test } from "vitest";
import { figureNames } from "#content/packs/figures.ts";
import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { drawCertificate } from "./certificate.ts";
import { createPrintables } from "./index.ts";
import { nameRuns } from "./letters.ts";
import { readPdf } from "./read-pdf.ts";
import { drawSheet } from "./sheets.ts";

const sheets = weeklyPacks.flatMap((pack) =>
  pack.downloads.flatMap((download) => LANGUAGES.map((language) => ({ pack, download, language }))),
);
const squeezed = (text: string) => text.replace(/\s+/g, " ");

describe.each(sheets)("$pack.id, $download.id, $language", ({ pack, download, language }) => {
  test("is a tagged PDF of one page with title, language and text that can be copied", async () => {
    const pdf = readPdf(await drawSheet(pack, download, language, false));
    expect(pdf.raw.slice(0, 8)).toBe("%PDF-1.7");
    expect(pdf.raw.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(pdf.catalog).toContain(`/Lang (${language === "es" ? "es-MX" : "en-US"})`);
    expect(pdf.raw).toMatch(/\/Marked true/);
    expect(pdf.raw).toMatch(/\/DisplayDocTitle true/);
    expect(pdf.raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pdf.raw).toContain("/Count 1");
    expect(pdf.raw).not.toMatch(/Helvetica/);
    expect(pdf.tags.filter((tag) => tag === "H1")).toHaveLength(1);
    const text = squeezed(pdf.text);
    expect(text).not.toContain("\ufffd");
    expect(text).toContain(download.instruction[language].split(" ")[0]);
    for (const word of (download.sheet.kind === "week" ? pack.title : download.name)[language].split(" ")) {
      expect(text).toContain(word);
    }
    if (download.sheet.kind === "week") {
      for (const { title, need } of pack.activities) {
        expect(text).toContain(title[language]);
        expect(text).toContain(need[language].split(" ").slice(0, 3).join(" "));
      }
    } else expect(pdf.alts.length).toBeGreaterThan(3);
  });
});

test("accents and opening marks are there to be copied", async () => {
  const pack = weeklyPacks[2];
  const week = pack?.downloads.find(({ sheet }) => sheet.kind === "week");
  if (pack === undefined || week === undefined) throw new Error("no week sheet");
  const { text } = readPdf(await drawSheet(pack, week, "es", false));
  expect(squeezed(text)).toContain("¿Flota o no flota?");
  expect(text).toMatch(/niña|corazón|están|adiós|pequeñ|charcas|dirección|más/);
});

test("apostrophes are apostrophes", async () => {
  const pack = weeklyPacks[0];
  const week = pack?.downloads.find(({ sheet }) => sheet.kind === "week");
  if (pack === undefined || week === undefined) throw new Error("no week sheet");
  expect(squeezed(readPdf(await drawSheet(pack, week, "en", false)).text)).toContain("arm’s reach");
});

test("a counting sheet says what and how many to who cannot see it", async () => {
  const pack = weeklyPacks[0];
  const count = pack?.downloads.find(({ id }) => id === "count-the-shore");
  if (pack === undefined || count === undefined) throw new Error("no counting sheet");
  const { alts, text } = readPdf(await drawSheet(pack, count, "es", false));
  expect(alts).toContain(`${figureNames.starfish.es}: 4`);
  expect(text.match(/^[1-5]$/gm)).toHaveLength(25);
});

describe("the store of sheets", () => {
  const printables = createPrintables();

  test("draws the same bytes every time, and each only once", async () => {
    const [first, second] = await Promise.all([
      printables.sheet(1, "crab-roads", "en"),
      printables.sheet(1, "crab-roads", "en"),
    ]);
    expect(second).toBe(first);
    const fresh = await createPrintables().sheet(1, "crab-roads", "en");
    expect(Buffer.compare(Buffer.from(fresh ?? []), Buffer.from(first ?? []))).toBe(0);
    const spanish = await printables.sheet(1, "crab-roads", "es");
    expect(Buffer.compare(Buffer.from(spanish ?? []), Buffer.from(first ?? []))).not.toBe(0);
  });

  test("has nothing else", async () => {
    for (const [week, id] of [
      [5, "crab-roads"],
      [0, "crab-roads"],
      [1, "flights"],
      [1, "__proto__"],
      [1, "../1"],
    ] as const) {
      expect(await printables.sheet(week, id, "en")).toBeNull();
    }
  });
});

describe("the certificate", () => {
  test.each(["en", "es"] as const)("carries the name and four weeks, in %s", async (language) => {
    const pdf = readPdf(await drawCertificate("Nayeli Ñandú", language, false));
    expect(squeezed(pdf.text)).toContain("Nayeli Ñandú");
    for (const { title } of weeklyPacks) expect(pdf.text).toContain(title[language]);
    // The title goes into lists of files; the name does not.
    expect(/\/Title \([\s\S]*?\)/.exec(pdf.raw)?.[0] ?? "none").not.toMatch(/N.?a.?y.?e.?l.?i/);
  });

  test("letters of Central Europe and Turkey are printed, in two cuts of one face", async () => {
    for (const name of ["Łukasz Žižek", "Ștefan Ő", "Şule Işık İnci"]) {
      const { text } = readPdf(await drawCertificate(name, "en", false));
      expect(text.replace(/\n/g, ""), name).toContain(name);
      expect(text, name).not.toContain("\ufffd");
    }
    expect(nameRuns("Łucía")).toEqual([
      { face: "names", text: "Ł" },
      { face: "display", text: "ucía" },
    ]);
  });

  test.each(["", "مريم", "小明", "Анна", "Nguyễn", "a\u0301\u0302x"])(
    "%j leaves a line to write on",
    async (name) => {
      const { text, alts } = readPdf(await drawCertificate(name, "en", false));
      expect(alts).toContain("A line for the name");
      expect(text).not.toContain("\ufffd");
    },
  );

  test("the longest name fits its line", async () => {
    const { raw } = readPdf(await drawCertificate("W".repeat(40), "en", false));
    const sizes = [...raw.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThan(10);
    expect(raw).toContain("/Count 1");
  });
});
