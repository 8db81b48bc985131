import { expect, test } from "vitest";
import { type OfferName, type Offers, offers } from "../src/content/catalogue/offers.ts";
import { onlyOpen, openToday } from "../src/content/site/legal/compose.ts";
import { open as openEnglish } from "../src/content/site/legal/en/open.ts";
import { privacy as privacyEnglish } from "../src/content/site/legal/en/privacy.ts";
import { terms as termsEnglish } from "../src/content/site/legal/en/terms.ts";
import { open as openSpanish } from "../src/content/site/legal/es/open.ts";
import { privacy as privacySpanish } from "../src/content/site/legal/es/privacy.ts";
import { terms as termsSpanish } from "../src/content/site/legal/es/terms.ts";
import { pages } from "../src/web/app/pages.ts";

const languages = [
  { words: openEnglish, terms: termsEnglish, privacy: privacyEnglish },
  { words: openSpanish, terms: termsSpanish, privacy: privacySpanish },
];
const paths: string[] = Object.values(pages).map(({ path }) => path);

test("every offer's pages exist, and every page for children belongs to an offer", () => {
  const offered: string[] = Object.values(offers).flatMap(({ pages: of }) => [...of]);
  expect(offered.filter((path) => !paths.includes(path))).toEqual([]);
  const forChildren = Object.values(pages).filter(({ style }) =>
    ["student", "luma", "explorers"].includes(style),
  );
  expect(forChildren.map(({ path }) => path).filter((path) => !offered.includes(path))).toEqual([]);
});

test.each(languages)("the terms in $words.language call open what has pages, and nothing else", (each) => {
  const today = each.terms.sections.find(({ id }) => id === "today");
  const [, list, asks, closed] = today?.body ?? [];
  const named = (isOpen: boolean) =>
    (Object.keys(offers) as OfferName[])
      .filter((name) => offers[name].pages.length > 0 === isOpen)
      .map((name) => each.words.names[name]);
  expect(list).toEqual({ list: named(true) });
  expect(named(true)).toEqual(expect.arrayContaining([each.words.names.portal, each.words.names.demo]));
  for (const name of ["portal", "demo"] as const) expect(asks).toContain(each.words.names[name]);
  for (const name of named(false)) expect(closed).toContain(name);
  const [which] = String(closed).split(". ");
  for (const name of named(true)) expect(which).not.toContain(name);
});

test.each(languages)("an offer that closes leaves the texts in $words.language", ({ words, privacy }) => {
  const closed: Offers = { ...offers, portal: { pages: [] }, packs: { pages: [] } };
  const [, list, asks, last] = openToday(words, closed);
  expect(JSON.stringify([list, asks])).not.toContain(words.names.portal);
  expect(last).toContain(words.names.portal);
  const ids = (of?: Offers) => onlyOpen(privacy, of).sections.map(({ id }) => id);
  expect(ids()).toContain("parents");
  expect(ids(closed)).not.toContain("parents");
});

/** Stripe's script, loaded where payments are real, watches for fraud: nothing may say that nobody watches. */
test.each(languages)(
  "the short list in $words.language does not promise what Stripe does not keep",
  (each) => {
    expect(each.privacy.short.join(" ")).not.toMatch(/no tracking|sin rastreo/i);
    expect(each.privacy.short.find((line) => line.includes("Stripe"))).toMatch(/fraud/);
  },
);
