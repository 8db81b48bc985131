import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { cardOf, readArticle } from "../scripts/articles/markdown.ts";
import { type ArticleName, articleHref, shelves } from "../src/content/site/articles/shelves.ts";
import { search } from "../src/domain/site/articles/search.ts";
import { pages } from "../src/web/app/pages.ts";
import { facts } from "../src/web/features/site/facts.ts";

const folder = join(import.meta.dirname, "../src/content/site/articles");
const names = Object.values(shelves).flat() as ArticleName[];
const languages = ["en", "es"] as const;
const sourceOf = (language: string, name: string) =>
  readFileSync(join(folder, language, `${name}.md`), "utf8");
const article = (language: string, name: string) => readArticle(sourceOf(language, name), name);
const paths: string[] = Object.values(pages).map(({ path }) => path);

test("there are at least twelve articles, each in both languages, none beside the shelves", () => {
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(new Set(names).size).toBe(names.length);
  for (const language of languages) {
    const files = readdirSync(join(folder, language)).map((file) => file.replace(/\.md$/, ""));
    expect(files.sort()).toEqual([...names].sort());
  }
});

test("every article and every shelf has a page of its own", () => {
  for (const name of names) expect(paths).toContain(articleHref(name));
  for (const shelf of Object.keys(shelves)) expect(paths).toContain(`/${shelf}`);
});

describe.each(languages)("the articles in %s", (language) => {
  const known = Object.keys(facts(deliveredSchool, language));

  test.each(names)(
    "%s has the other language's parts, known facts, and links that lead somewhere",
    (name) => {
      const { title, summary, body } = article(language, name);
      const other = article(language === "en" ? "es" : "en", name);
      expect(body.map(({ kind }) => kind)).toEqual(other.body.map(({ kind }) => kind));
      expect(title).not.toBe(other.title);
      expect(`${title} ${summary}`).not.toMatch(/[{[*]/);
      const source = sourceOf(language, name);
      expect(source).not.toMatch(/—/);
      for (const [, fact = ""] of source.matchAll(/\{(\w+)\}/g)) expect(known).toContain(fact);
      for (const [, address = ""] of source.matchAll(/\]\(([^)]+)\)/g)) {
        expect(paths).toContain(new URL(address, "http://ceiba.example").pathname);
        expect(address).not.toMatch(language === "en" ? /^\/programas/ : /^\/programs/);
      }
    },
  );
});

describe("the search", () => {
  const found = (language: string, question: string) =>
    search(
      names.map((name) => ({ name, ...cardOf(article(language, name)) })),
      question,
    ).map(({ name }) => name);

  test.each([
    ["en", "how much is it", "what-it-costs"],
    ["en", "how do I get my money back", "holding-a-place"],
    ["en", "REFUND", "holding-a-place"],
    ["en", "no sound on the ipad", "no-sound-no-microphone"],
    ["en", "she turns six in october", "which-pod"],
    ["en", "forgot the password", "student-portal-door"],
    ["en", "my son cries over sums", "when-it-gets-hard"],
    ["en", "delete our data", "your-familys-data"],
    ["en", "too much screen time", "screens-and-hands"],
    ["es", "cuanto cuesta", "what-it-costs"],
    ["es", "como recupero mi dinero", "holding-a-place"],
    ["es", "REEMBOLSOS", "holding-a-place"],
    ["es", "no se oye la guia", "no-sound-no-microphone"],
    ["es", "micrófono", "no-sound-no-microphone"],
    ["es", "microfono", "no-sound-no-microphone"],
    ["es", "cumple seis en octubre", "which-pod"],
    ["es", "se me olvido la contraseña", "student-portal-door"],
    ["es", "llora y se rinde", "when-it-gets-hard"],
    ["es", "borrar mis datos", "your-familys-data"],
    ["es", "maestra nueva permisos firmados", "preparing-a-class"],
  ])("in %s: %s", (language, question, name) => {
    expect(found(language, question)[0]).toBe(name);
  });

  test("finds nothing where there is nothing, and asks for nothing by itself", () => {
    expect(found("en", "xylophone zzz")).toEqual([]);
    expect(found("en", "  ")).toEqual([]);
    expect(found("es", "de la")).toEqual([]);
  });
});

test.each([
  ["no head", "Hello", /begins with a head/],
  [
    "a mark that pages do not show",
    "---\ntitle: A title\nsummary: A summary that is long\nalso: words\n---\n# Big",
    /is not part/,
  ],
  [
    "a list with a loose line",
    "---\ntitle: A title\nsummary: A summary that is long\nalso: words\n---\n- one\ntwo",
    /every line/,
  ],
])("refuses %s, and says where", (_, source, message) => {
  expect(() => readArticle(source, "bad.md")).toThrow(message);
  expect(() => readArticle(source, "bad.md")).toThrow(/bad\.md:\d/);
});
