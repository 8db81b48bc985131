import { describe, expect, it } from "vitest";
import { COMPANIONS, catalogue } from "#content/catalogue/catalogue.ts";
import { deliveredPrices } from "#content/catalogue/prices.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { PAYMENT_TYPES } from "#domain/payments/deposit.ts";
import { money } from "#web/platform/format.ts";
import { pages, renderPage } from "./render.tsx";

const paths: readonly string[] = Object.values(pages).map((page) => page.path);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

describe.each(LANGUAGES)("the prerendered landing page in %s", async (language) => {
  const { html, title, description } = await renderPage("home", language);
  const ids = all(html, /\sid="([^"]+)"/g);
  const links = all(html, /<a [^>]*?href="([^"]*)"/g);

  it("shows no key instead of a text, and has a title and a description", () => {
    expect(html).not.toMatch(/\b(landing|common)\.[a-z]+/);
    expect(html).not.toMatch(/\{[a-z]+\}/i);
    expect(title).toMatch(/\w/);
    expect(description).toMatch(/\w/);
  });

  it("links only to pages and sections that exist", () => {
    for (const link of links.filter((each) => !each.startsWith("?lang="))) {
      const { pathname, hash } = new URL(link, "http://ceiba.example/");
      expect(paths, link).toContain(pathname);
      if (pathname === "/" && hash) expect(ids, link).toContain(hash.slice(1));
    }
  });

  it("has the anchors and the way to the student portal that the header promises", () => {
    for (const link of ["#how-it-works", "#pricing", "#demo", "/student"]) expect(links).toContain(link);
  });

  it("names what a waitlist link is for", () => {
    const wanted = [...Object.keys(catalogue.companionPlans), "1"]; // and the general one
    expect(links.filter((each) => each.startsWith("/chat?")).sort()).toEqual(
      wanted.map((each) => `/chat?waitlist=${each}`).sort(),
    );
  });

  it("leads to the checkout of each deposit without script", () => {
    expect(all(html, /<form action="([^"]*)"/g).filter((each) => each === "/checkout")).toHaveLength(2);
    expect(all(html, /name="type" value="([^"]*)"/g)).toEqual([...PAYMENT_TYPES]);
  });

  it("states the catalogue's prices", () => {
    for (const price of Object.values(deliveredPrices)) expect(html).toContain(money(price, language));
  });

  it("chooses companion and activity without script: one radio of each group is checked", () => {
    const radios = all(html, /(<input[^>]*type="radio"[^>]*>)/g);
    const groups = { companion: COMPANIONS.length, activity: Object.keys(catalogue.demoActivities).length };
    for (const [name, count] of Object.entries(groups)) {
      const group = radios.filter((each) => each.includes(`name="${name}"`));
      expect(group).toHaveLength(count);
      expect(group.filter((each) => each.includes("checked"))).toHaveLength(1);
    }
    const [form] = all(html, /(<form[^>]*>)/g);
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/luma-demo"');
    for (const activity of Object.keys(catalogue.demoActivities)) {
      expect(radios.some((each) => each.includes(`value="${activity}"`))).toBe(true);
    }
  });

  it("reserves the size of every picture", () => {
    for (const picture of all(html, /(<img[^>]*>)/g)) expect(picture).toMatch(/width="\d+" height="\d+"/);
  });
});
