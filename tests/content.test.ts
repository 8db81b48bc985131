import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { privacy as english } from "../src/content/site/legal/en/privacy.ts";
import { privacy as spanish } from "../src/content/site/legal/es/privacy.ts";
import { knowledge } from "./enrolment/desk.ts";

const root = join(import.meta.dirname, "..");
const sources = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
  .filter(
    (each) => each.isFile() && /\.(tsx?|md|css|yaml)$/.test(each.name) && !/\.test\.tsx?$/.test(each.name),
  )
  .map((each) => relative(root, join(each.parentPath, each.name)));

const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("prices", () => {
  const PRICE =
    /(?<![\w`])\$\s?\d{2,}|\b(?:USD|MXN)\s?\d|\b\d[\d,.]*\s?(?:USD|MXN|dollars|d[oó]lares|pesos)\b/gi;
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

  /** The assistant also knows what visitors might say, wrong prices included: its answers are tested below. Children reckon with money. */
  test("only the catalogue writes a price", () => {
    const guilty = sources
      .filter(
        (file) =>
          !/^src\/content\/(catalogue|enrolment|practice|tutor|learner\/(lessons|coast))\//.test(file),
      )
      .flatMap((file) =>
        [...withoutComments(read(file)).matchAll(PRICE)].map(([price]) => `${file}: ${price}`),
      );
    expect(guilty).toEqual([]);
  });

  test("the assistant's answers take every figure from the catalogue", () => {
    const answers = knowledge.topics.flatMap(({ id, answer, variants = [], corrections = [] }) =>
      [answer, ...[...variants, ...corrections].map(({ text }) => text)].map(({ en, es }) => ({
        id,
        text: en + es,
      })),
    );
    expect(answers.length).toBeGreaterThan(40);
    expect(answers.filter(({ text }) => text.match(PRICE) !== null)).toEqual([]);
  });
});

describe("names", () => {
  /** Wire names keep the specification's word; nothing that a person reads does. */
  const WIRE = /wildlight-chat|isWildlight|["'`]wildlight["'`]/g;

  test("the specification's brand is on no screen", () => {
    const guilty = sources.filter((file) => /wildlight/i.test(read(file).replace(WIRE, "")));
    expect(guilty).toEqual([]);
  });
});

const areas = readdirSync(join(root, "src/content/copy/en")).filter((file) => file.endsWith(".ts"));

async function dictionary(language: string, file: string): Promise<Record<string, string>> {
  const loaded = await import(/* @vite-ignore */ `../src/content/copy/${language}/${file}`);
  return Object.values(loaded)[0] as Record<string, string>;
}

test("Spanish has every dictionary that English has", () => {
  expect(readdirSync(join(root, "src/content/copy/es")).filter((file) => file.endsWith(".ts"))).toEqual(
    areas,
  );
});

describe.each(areas)("the dictionary %s", (file) => {
  test("has the same keys in both languages", async () => {
    const [english, spanish] = await Promise.all([dictionary("en", file), dictionary("es", file)]);
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });

  test("has no empty text, no em dash, and nothing left in the other language", async () => {
    const [english, spanish] = await Promise.all([dictionary("en", file), dictionary("es", file)]);
    for (const [key, text] of Object.entries(english)) {
      const other = spanish[key] ?? "";
      expect(text.trim(), key).not.toBe("");
      expect(other.trim(), key).not.toBe("");
      expect(`${text}${other}`, key).not.toMatch(/—/);
      if (text.split(" ").length > 3) expect(other, key).not.toBe(text);
    }
  });

  test("fills the same placeholders in both languages", async () => {
    const [english, spanish] = await Promise.all([dictionary("en", file), dictionary("es", file)]);
    const holes = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([hole]) => hole))].sort();
    for (const [key, text] of Object.entries(english))
      expect(holes(spanish[key] ?? ""), key).toEqual(holes(text));
  });
});

test("the privacy page names every cookie that we set", () => {
  const named = /\bhostCookie\(["`](\w+)|_COOKIE = "(\w+)"/g;
  const cookies = sources.flatMap((file) =>
    [...read(file).matchAll(named)].map(([, proof, plain]) => proof ?? plain ?? ""),
  );
  expect(cookies).toEqual(expect.arrayContaining(["ceiba_visitor", "ceiba_language"]));
  for (const page of [english, spanish]) {
    const text = JSON.stringify(page.sections.find(({ id }) => id === "browser"));
    expect(cookies.filter((cookie) => !text.includes(cookie))).toEqual([]);
    // The library's own, for staff (server/auth/better-auth.ts).
    for (const cookie of ["ceiba.session_token", "ceiba.two_factor"]) expect(text).toContain(cookie);
  }
});

test("Spanish has one word for a link, and one name for the school's subscriptions", () => {
  const written = sources.filter((file) =>
    /^src\/content\/(copy\/es|site\/articles\/es|site\/legal\/es|mail)\//.test(file),
  );
  const guilty = written.filter((file) => /\bligas?\b|suscripci(?:ón|ones) escolar/i.test(read(file)));
  expect(written.length).toBeGreaterThan(30);
  expect(guilty).toEqual([]);
});
