import type { Page } from "@playwright/test";
import { byKeys, byTap, lessonOf, perform } from "./support/lessons.ts";
import { consent, enterPortal, type Language, PROFILE, sayWho } from "./support/portal.ts";
import { expect, test } from "./support/test.ts";

const WORDS = {
  en: {
    form: "Start My Adventure",
    first: "Start My First Lesson",
    change: "Change guide",
    begin: "Begin: ",
  },
  es: {
    ...{ form: "Empezar mi aventura", first: "Empezar mi primera lección", change: "Cambiar de guía" },
    begin: "Empezar: ",
  },
} as const;

/** To the module of a child's plan, by the short form and the guide. */
async function openModule(page: Page, age: number, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.addLocatorHandler(page.locator(".reward"), async (overlay) => {
    await overlay.getByRole("button").click();
  });
  await enterPortal(page, language);
  await consent(page, [PROFILE], language);
  await sayWho(page, "Nayeli", age, "quick");
  for (const name of [words.form, words.first, words.change])
    await page.getByRole("button", { name }).click();
  await page.locator(".child-guide").filter({ hasText: "Maya" }).locator(".child-choose").click();
  await expect(page.locator(".lesson-card").first()).toBeVisible();
}

const SAMPLE = [
  { age: 7, language: "en", way: byTap, by: "tap" },
  { age: 8, language: "es", way: byKeys, by: "keys" },
  { age: 9, language: "en", way: byKeys, by: "keys" },
  { age: 11, language: "es", way: byTap, by: "tap" },
  { age: 12, language: "es", way: byTap, by: "tap" },
  { age: 13, language: "en", way: byKeys, by: "keys" },
] as const;

for (const { age, language, way, by } of SAMPLE) {
  test(`three lessons of a child of ${age}, in ${language}, are played to their ends by ${by}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openModule(page, age, language);
    const cards = await page
      .locator(".lesson-card")
      .evaluateAll((all) => all.slice(0, 3).map((each) => each.getAttribute("data-lesson") ?? ""));
    expect(cards).toHaveLength(3);
    for (const id of cards) {
      const lesson = lessonOf(id, language);
      await way(page.getByRole("button", { name: WORDS[language].begin + lesson.title }));
      await perform(page, lesson, way);
      await way(page.locator(".lesson-end .child-go"));
      await expect(page.locator(`.lesson-card[data-lesson="${id}"]`)).toBeVisible();
    }
  });
}
