import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOneAsked } from "#domain/tutor/look-alikes/look-alike-single.ts";

const domain = join(import.meta.dirname, "../src/domain");
/** Hours of the day are written out in both languages here. */
const BRANCHES = ["enrolment/assistant/facts.ts"];

test("the domain does not branch on a language", () => {
  const found = readdirSync(domain, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => /[!=]== "(?:en|es)"/.test(readFileSync(join(domain, file), "utf8")));
  expect(found).toEqual(BRANCHES);
});

test("how a language that nobody speaks asks about one of two words is a matter of its content", () => {
  const toy = {
    isAsItSounds: true,
    use: "\\bka {the}{word}{mark}{end}",
    which: "\\bzu {word} ne",
    words: [],
    tips: {},
  };
  const group = { id: "lum", language: "en", words: ["lum", "luum"], tip: "", sentences: [] } as const;
  const asks = (text: string) => isOneAsked(group, toy, text, true);
  expect(["ka lum", "zu luum ne", "lum ka", "zu lum"].map(asks)).toEqual([true, true, false, false]);
});
