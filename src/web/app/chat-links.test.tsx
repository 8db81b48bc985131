import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BubbleText } from "#web/features/enrolment/bubble-text.tsx";
import { pages } from "./pages.ts";

const linksIn = (text: string, language: "en" | "es" = "en") =>
  [...renderToStaticMarkup(<BubbleText text={text} language={language} />).matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href?.replaceAll("&amp;", "&"),
  );

const ASSISTANT = join(import.meta.dirname, "../../content/enrolment/assistant");
const FILES = ["facts/processes.yaml", "facts/details.yaml", "things.yaml", "says.yaml", "undecided.yaml"];
const texts = FILES.map((file) => readFileSync(join(ASSISTANT, file), "utf8"));
const namedIn = (text: string): readonly string[] => text.match(/(?<=[ (:])\/[a-z][a-z-]+\b/g) ?? [];

it("every page that the assistant names opens, and is a page of the site", () => {
  const named = [...new Set(texts.flatMap(namedIn))];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((page) => linksIn(page).length === 0)).toEqual([]);
  const addresses: readonly string[] = Object.values(pages).map(({ path }) => path);
  expect(named.filter((page) => !addresses.includes(page))).toEqual([]);
});

it("what the assistant says in one language names no page of the other", () => {
  const fixed = Object.values(pages).flatMap((page) =>
    "language" in page ? [{ path: page.path, language: page.language }] : [],
  );
  expect(fixed.length).toBeGreaterThan(1);
  const lines = texts.flatMap((text) => text.split("\n"));
  const wrong = lines.filter((line) =>
    fixed.some(({ path, language }) => {
      const other = language === "en" ? "es" : "en";
      return line.trimStart().startsWith(`${other}: `) && namedIn(line).includes(path);
    }),
  );
  expect(wrong).toEqual([]);
});

// In a frame of another site the choice of language is kept from a new tab: the address says it.
it.each([
  ["Choose one on this page: /visit?kind=call", "en", ["/visit?kind=call&lang=en"]],
  ["Elige una en esta página: /visit?kind=call", "es", ["/visit?kind=call&lang=es"]],
  ["Here it is: /little-explorers. The page is open.", "en", ["/little-explorers?lang=en"]],
  ["Los Términos (/terms) y /programas.", "es", ["/terms?lang=es", "/programas"]],
  ["The Programs page: /programs.", "en", ["/programs"]],
  ["It costs 3/terms or /visit/other, see https://example.com/terms", "en", []],
] as const)("%s (%s)", (text, language, links) => {
  expect(linksIn(text, language)).toEqual(links);
});

it("they open beside the conversation, and tell nobody where from", () => {
  const markup = renderToStaticMarkup(<BubbleText text="Here: /terms" language="en" />);
  expect(markup).toContain('target="_blank" rel="noreferrer"');
});
