import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { staffRequests } from "./support/paying.ts";
import {
  AI_CHAT,
  consent,
  enterPortal,
  goBack,
  type Language,
  PROFILE,
  passAdultGate,
  sayWho,
} from "./support/portal.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    name: "I need a grown-up",
    title: "Find a grown-up now",
    told: "Your school has been asked. Do not wait for it.",
    outside: "The school sees that somebody asked, but not who you are. Do not wait for it.",
    offline: /There is no internet: nobody has been told yet\. Find a grown-up now\. We keep trying\./,
    waiting: "Nobody has been told yet",
    sent: "Your school has been asked",
    mistake: "It was by mistake",
    wasMistake: "All right. Your school can see that it was by mistake.",
    call: "Danger now? Call 911.",
    back: "Back",
    listen: "Listen",
    grownUps: "For grown-ups",
    // No mail leaves a server that no mail service is set for, and the page says so.
    safety: /^Nobody is reached yet: what should go to staff stays on the server as a file\./,
  },
  es: {
    name: "Necesito a una persona adulta",
    title: "Busca ahora a una persona adulta",
    told: "Ya le pedimos ayuda a tu escuela. No te quedes esperando.",
    outside: "La escuela ve que alguien pidió ayuda, pero no quién eres. No te quedes esperando.",
    offline:
      /No hay internet: todavía nadie lo sabe\. Busca ahora a una persona adulta\. Lo seguimos intentando\./,
    waiting: "Todavía nadie lo sabe",
    sent: "Ya le pedimos ayuda a tu escuela",
    mistake: "Fue sin querer",
    wasMistake: "Está bien. Tu escuela ya puede ver que fue sin querer.",
    call: "¿Hay peligro ahora? Llama al 911.",
    back: "Regresar",
    listen: "Escuchar",
    grownUps: "Para personas adultas",
    safety: /^Todavía no le llega a nadie: los avisos para el personal se quedan en el servidor/,
  },
} as const;

const VIEWS = [
  { language: "en", width: 390, height: 844 },
  { language: "es", width: 390, height: 844 },
  { language: "en", width: 1280, height: 800 },
  { language: "es", width: 1280, height: 800 },
] as const;

const button = (page: Page, language: Language) =>
  page.getByRole("button", { name: WORDS[language].name, exact: true });
const panel = (page: Page, language: Language) =>
  page.getByRole("dialog", { name: WORDS[language].title, exact: true });

/** It is there, as large as a child needs, nothing lies over it or beside it, and it stays when the page scrolls. */
async function expectButton(page: Page, language: Language): Promise<void> {
  await expect(button(page, language)).toBeVisible();
  const look = () =>
    button(page, language).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const spots = [0.5, 0.2, 0.8].map((at) => [x + width * at, y + height * 0.5] as const);
      const isFree = spots.every(([left, top]) => element.contains(document.elementFromPoint(left, top)));
      const others = [...document.querySelectorAll(".child-bar :is(a, button)")].map((each) =>
        each.getBoundingClientRect(),
      );
      const isAlone = scrollY > 0 || others.every((box) => box.right <= x || box.left >= x + width);
      return { isFree, isAlone, side: Math.min(width, height), isInView: y >= 0 && x + width <= innerWidth };
    });
  const expected = { isFree: true, isAlone: true, isInView: true };
  expect(await look()).toMatchObject(expected);
  expect((await look()).side).toBeGreaterThanOrEqual(64);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await look()).toMatchObject(expected);
  await page.evaluate(() => scrollTo(0, 0));
}

type Item = {
  kind: string;
  severity: string;
  studentName: string | null;
  place: string;
  times: number;
  takenBackAt: string | null;
};
async function items(staff: APIRequestContext, url: string): Promise<Item[]> {
  const answer = await staff.get(`${url}/api/admin/safety`);
  return ((await answer.json()) as { items: Item[] }).items;
}
/** What the desk holds of one child; each test has a name of its own, and the desk is everybody's. */
async function itemsOf(browser: Browser, url: string, name: string): Promise<Item[]> {
  return (await items(await staffRequests(browser, url), url)).filter((each) => each.studentName === name);
}

for (const { language, width, height } of VIEWS) {
  const words = WORDS[language];

  test(`the button is on every screen of a child (${language}, ${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/student?lang=${language}`);
    await alive(page);
    await expectButton(page, language);
    await enterPortal(page, language);
    await page.locator(".portal-consent").waitFor();
    await expectButton(page, language);
    await consent(page, [PROFILE, AI_CHAT], language);
    await page.locator("#entry-name").waitFor();
    await expectButton(page, language);
    await sayWho(page, "Iris", 9, "quick");
    await page.locator(".child-choice").first().waitFor();
    await expectButton(page, language);
    for (const path of ["/luma", "/luma-demo", "/little-explorers"]) {
      await page.goto(`${path}?lang=${language}`);
      await alive(page);
      await expectButton(page, language);
    }
  });

  test(`the button is wherever a child goes from the welcome page (${language}, ${width})`, async ({
    page,
  }) => {
    // Eight screens, one after the other.
    test.slow();
    await page.setViewportSize({ width, height });
    await enterPortal(page, language);
    await consent(page, [PROFILE, AI_CHAT], language);
    await sayWho(page, "Iris", 9, "voice");
    await page.locator(".child-choose").first().waitFor();
    await expectButton(page, language);
    await page.goto(`/student?lang=${language}`);
    await page.locator(".portal-tile").first().waitFor();
    await expectButton(page, language);
    for (const [at, what] of [
      [1, ".adventure-head"],
      [2, ".practice"],
      [3, ".tutor"],
    ] as const) {
      await page.locator(".portal-tile").nth(at).click();
      await page.locator(`${what}`).first().waitFor();
      await expectButton(page, language);
      await goBack(page, language);
      await page.locator(".portal-tile").first().waitFor();
    }
    await page.getByRole("button", { name: words.grownUps }).click();
    await page.locator(".adult-gate b").waitFor();
    await expectButton(page, language);
    // Behind the fence it is said who hears of it.
    await passAdultGate(page, language);
    await expect(page.getByText(words.safety)).toBeVisible();
    await expectButton(page, language);
  });

  test(`one tap tells the school who and where, and shows what to do (${language}, ${width})`, async ({
    page,
    browser,
    server,
  }) => {
    const name = `Alma${width}${language}`;
    await page.setViewportSize({ width, height });
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await sayWho(page, name, 7, "quick");
    await page.locator(".child-choice").first().waitFor();
    await page.goto(`/student?lang=${language}`);
    await page.locator(".portal-tile").first().waitFor();

    const spoken: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/text-to-speech")) spoken.push(request.url());
    });
    await button(page, language).click();
    await expect(panel(page, language).getByRole("status")).toContainText(words.told);
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: words.call })).toHaveAttribute("href", "tel:911");
    for (const each of await panel(page, language).locator("button, a").all()) {
      const box = await each.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64);
    }
    expect(spoken, "the panel is silent").toEqual([]);
    expect(await itemsOf(browser, server.url, name)).toMatchObject([
      { kind: "help", severity: "urgent", times: 1 },
    ]);
    expect((await itemsOf(browser, server.url, name))[0]?.place).toBe("home");

    // By mistake: said at once, written on the item, which stays and counts no more for it.
    await panel(page, language).getByRole("button", { name: words.mistake }).click();
    await expect(panel(page, language).getByRole("status")).toContainText(words.wasMistake);
    expect(await itemsOf(browser, server.url, name)).toHaveLength(1);
    const [item] = await itemsOf(browser, server.url, name);
    expect(item).toMatchObject({ severity: "urgent", times: 1, takenBackAt: expect.stringMatching(/Z$/) });
    await panel(page, language).getByRole("button", { name: words.back, exact: true }).click();
    await expect(panel(page, language)).toHaveCount(0);
    await expect(button(page, language)).toBeFocused();
  });
}

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];

  test.describe("without a connection", () => {
    test.use({ expectedConsole: { patterns: [/Failed to load resource|ERR_/] } });

    test(`it advises, says that nobody knows, and sends it later (${language})`, async ({
      page,
      context,
      browser,
      server,
    }) => {
      const name = `Nube${language}`;
      await page.setViewportSize({ width: 390, height: 844 });
      await enterPortal(page, language);
      await consent(page, [PROFILE], language);
      await sayWho(page, name, 7, "quick");
      await page.locator(".child-choice").first().waitFor();
      await page.goto(`/student?lang=${language}`);
      await page.locator(".portal-tile").nth(1).click();
      await page.locator(".adventure-head").waitFor();

      // What the adventure still fetches must have come before the line is cut.
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await button(page, language).click();
      await expect(panel(page, language).getByRole("status")).toHaveText(words.offline);
      await expect(panel(page, language).locator(".help-steps svg")).toHaveCount(3);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      const news = page.getByRole("status").filter({ hasText: words.waiting });
      await expect(news).toBeVisible();
      await expectAccessible(page);
      // It lies on no title: the page makes room for it.
      const bottom = await news.evaluate((element) => element.getBoundingClientRect().bottom);
      const title = await page.locator("h1").evaluate((element) => element.getBoundingClientRect().top);
      expect(bottom).toBeLessThanOrEqual(title);

      await context.setOffline(false);
      await expect(page.getByRole("status").filter({ hasText: words.sent })).toBeVisible();
      const [item, ...others] = await itemsOf(browser, server.url, name);
      expect(others).toEqual([]);
      expect(item).toMatchObject({ kind: "help", times: 1 });
      expect(item?.place).toBe("adventure");
    });

    test(`what could not be sent survives a reload (${language})`, async ({ page, browser, server }) => {
      const name = `Rayo${language}`;
      await enterPortal(page, language);
      await consent(page, [PROFILE], language);
      await sayWho(page, name, 7, "quick");
      await page.locator(".child-choice").first().waitFor();
      await page.route("**/api/help", (route) => route.abort());
      await button(page, language).click();
      await expect(panel(page, language).locator(".help-told")).not.toHaveAttribute("data-known");
      await page.unroute("**/api/help");
      await page.reload();
      await expect.poll(async () => (await itemsOf(browser, server.url, name)).length).toBe(1);
    });
  });

  test(`by keyboard alone, and nothing behind it hears the keys (${language})`, async ({ page }) => {
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await sayWho(page, "Tecla", 9, "quick");
    await page.locator(".child-choice").first().waitFor();
    const before = await page.locator("h1").textContent();
    await button(page, language).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page, language).getByRole("heading")).toBeFocused();
    await page.keyboard.press("1");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: words.call })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page, language).getByRole("button", { name: words.back, exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(panel(page, language).getByRole("button", { name: words.mistake })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page, language)).toHaveCount(0);
    await expect(button(page, language)).toBeFocused();
    expect(await page.locator("h1").textContent()).toBe(before);
  });

  test(`without the class password the page promises no more than is true (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    const staff = await staffRequests(browser, server.url);
    const outside = async () =>
      (await items(staff, server.url)).filter(({ kind }) => kind === "help_outside").length;
    const before = await outside();
    await page.goto(`/luma-demo?lang=${language}`);
    await alive(page);
    await button(page, language).click();
    await expect(panel(page, language).getByRole("status")).toContainText(words.outside);
    expect(await outside()).toBe(before + 1);
  });
}

test("it speaks when it is asked to", async ({ page }) => {
  await page.goto("/little-explorers?lang=en");
  await alive(page);
  await button(page, "en").click();
  const asked = page.waitForRequest("**/api/text-to-speech");
  await panel(page, "en").getByRole("button", { name: "Listen" }).click();
  expect((await asked).postDataJSON().text).toContain("grown-up you trust");
});
