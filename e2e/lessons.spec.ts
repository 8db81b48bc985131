import type { Page } from "@playwright/test";
import { byKeys, byTap, lessonOf, perform } from "./support/lessons.ts";
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
  { language: "en", id: "how-many-mangoes", way: byTap, by: "tap", age: 5 },
  { language: "es", id: "does-it-roll-or-slide", way: byTap, by: "tap", age: 4 },
  { language: "en", id: "walls-of-the-same-length", way: byKeys, by: "keys", age: 5 },
  { language: "es", id: "float-or-sink", way: byKeys, by: "keys", age: 3 },
] as const;

for (const { language, id, way, by, age } of JOURNEYS) {
  test(`${id}, in ${language}, is played to the end by ${by}`, async ({ page }) => {
    await openShelf(page, "Lia L", age, language);
    await expectAccessible(page);
    const lesson = lessonOf("3-5", id, language);
    await way(page.getByRole("button", { name: WORDS[language].begin + lesson.title, exact: true }));
    await perform(page, lesson, way);
    await expectAccessible(page);
    await way(page.locator(".lesson-end .child-go"));
    await expect(
      page.getByRole("button", { name: WORDS[language].done + lesson.title, exact: true }),
    ).toBeVisible();
  });
}

test("a lesson left in the middle is there again for this child, and not for another", async ({ page }) => {
  await openShelf(page, "Noe L", 5, "en");
  const lesson = lessonOf("3-5", "how-many-mangoes", "en");
  await page.getByRole("button", { name: WORDS.en.begin + lesson.title, exact: true }).click();
  await page.locator(".lesson-choice").first().click();
  await expect(page.locator(".lesson")).toHaveAttribute("data-stage", "saying");
  await page.locator(".lesson-answer .child-go").click();
  await expect(page.locator(".lesson-path")).toHaveAttribute("aria-valuenow", "1");
  await goBack(page);
  await page.getByRole("button", { name: WORDS.en.goOn + lesson.title, exact: true }).click();
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
  const lesson = lessonOf("3-5", "what-do-you-like-best", "en");
  await page.getByRole("button", { name: WORDS.en.begin + lesson.title, exact: true }).click();
  await perform(page, lesson, byTap);
  await page.locator(".lesson-end .child-go").click();
  await expect(page.getByRole("button", { name: WORDS.en.done + lesson.title, exact: true })).toBeVisible();
});
