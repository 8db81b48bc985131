import type { Page } from "@playwright/test";
import { byKeys, byTap, lessonOf, perform, performBeats } from "./support/lessons.ts";
import { consent, enterPortal, goBack, type Language, sayWho } from "./support/portal.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    learn: "Learn with me",
    begin: "Begin: ",
    goOn: "Go on: ",
    done: "Done: ",
    own: "Done by yourself: ",
  },
  es: {
    learn: "Aprende conmigo",
    begin: "Empezar: ",
    goOn: "Seguir: ",
    done: "Hecha: ",
    own: "Resueltas por ti: ",
  },
} as const;

async function openShelf(page: Page, name: string, age: number, language: Language): Promise<void> {
  await page.addLocatorHandler(page.locator(".reward"), async (overlay) => {
    await overlay.getByRole("button").click();
  });
  await enterPortal(page, language);
  await consent(page, [], language);
  await sayWho(page, name, age, "chat");
  await goBack(page, language);
  await page.getByRole("button", { name: WORDS[language].learn }).click();
  await expect(page.locator(".lesson-shelf")).toBeVisible();
}

const JOURNEYS = [
  { language: "en", place: 0, way: byTap, by: "tap", age: 5 },
  { language: "es", place: 3, way: byTap, by: "tap", age: 4 },
  { language: "en", place: 5, way: byKeys, by: "keys", age: 5 },
  { language: "es", place: 7, way: byKeys, by: "keys", age: 3 },
] as const;

/** The lesson that lies at a place of the shelf. */
async function lessonAt(page: Page, place: number, language: Language) {
  const id = await page.locator(".lesson-card").nth(place).getAttribute("data-lesson");
  return lessonOf(id ?? "", language);
}

const card = (page: Page, words: string, { title }: { readonly title: string }) =>
  page.getByRole("button", { name: words + title });

for (const { language, place, way, by, age } of JOURNEYS) {
  test(`the lesson at place ${place} of the shelf, in ${language}, is played to its end by ${by}`, async ({
    page,
  }) => {
    await openShelf(page, "Lia L", age, language);
    await expectAccessible(page);
    const lesson = await lessonAt(page, place, language);
    await way(card(page, WORDS[language].begin, lesson));
    await perform(page, lesson, way);
    await expectAccessible(page);
    await way(page.locator(".lesson-end .child-go"));
    await expect(card(page, WORDS[language].done, lesson)).toBeVisible();
  });
}

test("a lesson left in the middle goes on where it was left", async ({ page }) => {
  await openShelf(page, "Noe L", 5, "en");
  const lesson = await lessonAt(page, 1, "en");
  await card(page, WORDS.en.begin, lesson).click();
  await page.locator(".lesson-choice").first().click();
  await expect(page.locator(".lesson")).toHaveAttribute("data-stage", "saying");
  await page.locator(".lesson-answer .child-go").click();
  await expect(page.locator(".lesson-path")).toHaveAttribute("aria-valuenow", "1");
  await goBack(page);
  await card(page, WORDS.en.goOn, lesson).click();
  await expect(page.locator(".lesson-path")).toHaveAttribute("aria-valuenow", "1");
});

test("a device that keeps nothing performs lessons all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      // Only the switch for the sound fits.
      if (key !== "ceiba.muted") throw new DOMException("The device is full.", "QuotaExceededError");
      set.call(this, key, value);
    };
  });
  await openShelf(page, "Uma L", 5, "en");
  const lesson = await lessonAt(page, 2, "en");
  await card(page, WORDS.en.begin, lesson).click();
  await perform(page, lesson, byTap);
  await page.locator(".lesson-end .child-go").click();
  await expect(card(page, WORDS.en.done, lesson)).toBeVisible();
});

test.describe("when the connection goes in the middle of a lesson", () => {
  test.use({ expectedConsole: { patterns: [/ERR_|Failed to load/] } });

  test("its pictures are all there, and it can be done to its end", async ({ page, context }) => {
    await openShelf(page, "Ron L", 5, "es");
    const lesson = await lessonAt(page, 1, "es");
    await card(page, WORDS.es.begin, lesson).click();
    await expect(page.locator(".lesson-choice").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const missing: string[] = [];
    page.on("requestfailed", (request) => {
      if (request.resourceType() === "image") missing.push(request.url());
    });
    await context.setOffline(true);
    await performBeats(page, lesson, byTap);
    expect(missing).toEqual([]);
  });
});
