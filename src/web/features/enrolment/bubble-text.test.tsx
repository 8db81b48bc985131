import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BubbleText } from "./bubble-text.tsx";

const linksIn = (text: string) =>
  [...renderToStaticMarkup(<BubbleText text={text} />).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

const ASSISTANT = join(import.meta.dirname, "../../../content/enrolment/assistant");

it("every page that the assistant names opens", () => {
  const texts = ["facts/processes.yaml", "things.yaml", "says.yaml"].map((file) =>
    readFileSync(join(ASSISTANT, file), "utf8"),
  );
  const named = texts.flatMap((text) => text.match(/(?<=[ (:])\/[a-z][a-z-]+\b/g) ?? []);
  expect(new Set(named).size).toBeGreaterThan(5);
  expect([...new Set(named)].filter((page) => linksIn(page).length === 0)).toEqual([]);
});

it.each([
  ["Choose one on this page: /visit?kind=call", ["/visit?kind=call"]],
  ["Here it is: /little-explorers. The page is open.", ["/little-explorers"]],
  ["It costs 3/terms or /visit/other, see https://example.com/terms", []],
])("%s", (text, links) => {
  expect(linksIn(text)).toEqual(links);
});
