import type { Page } from "@playwright/test";
import { consent, enterPortal, type Language, sayWho } from "./support/portal.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A phone that stands, and how many of its screens a child may have to look through before it learns. */
const PHONE = { width: 390, height: 844 } as const;
const SCREENS = 2;
/** One that lies, whose screens are less than half as high. */
const LYING = { width: 844, height: 390, screens: 2.3 } as const;

const screens = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

/** Everything asked at ages 6 to 14 (§2 "Form-based profile"). */
const ASKED = { fields: 2, groups: { language: 3, guide: 5, style: 3, interests: 8 } } as const;

async function expectEverythingAsked(page: Page): Promise<void> {
  await expect(page.locator(".learning-fields input")).toHaveCount(ASKED.fields);
  await expect(page.locator("input[type=range]")).toHaveCount(1);
  const groups = page.locator("form fieldset");
  const counts = await groups.evaluateAll((all) =>
    all.map((each) => each.querySelectorAll("input[type=radio], button[aria-pressed]").length),
  );
  expect(counts).toEqual(Object.values(ASKED.groups));
  // Each choice is a picture that has come, with its words, large enough for a finger.
  const choices = page.locator("form .child-choice");
  for (const choice of await choices.all()) {
    await expect(choice.locator("b")).not.toBeEmpty();
    const picture = choice.locator("img");
    await expect(picture).toHaveCount(1);
    expect(
      await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).not.toBe(0);
    const box = await choice.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64);
  }
}

const AGES = { en: { little: 5, older: [7, 9, 12] }, es: { little: 3, older: [7, 9, 12] } } as const;

for (const language of ["en", "es"] as const satisfies readonly Language[]) {
  // The four questions of who does not read are the same at 3 and at 5, and each is waited for.
  test(`a child of ${AGES[language].little} is asked within ${SCREENS} screens of a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await enterPortal(page, language);
    await consent(page, [], language);
    await sayWho(page, "Lia", AGES[language].little, "voice");
    const tiles = page.locator(".adventure-tiles:not(:has([aria-pressed=true]))");
    for (let at = 1; at <= 4; at += 1) {
      await expect(tiles).toBeVisible();
      expect(await screens(page)).toBeLessThanOrEqual(SCREENS);
      await tiles.locator("button").first().click();
      await expect(tiles).toBeHidden();
    }
  });

  for (const age of AGES[language].older) {
    test(`the quick profile of a child of ${age} is within ${SCREENS} screens of a phone (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await enterPortal(page, language);
      await consent(page, [], language);
      await sayWho(page, "Lia", age, "quick");
      await expect(page.locator(".learning-form")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await screens(page)).toBeLessThanOrEqual(SCREENS);
      await expectEverythingAsked(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      await expectAccessible(page);
    });
  }

  test(`on a phone that lies the quick profile stands side by side (${language})`, async ({ page }) => {
    await page.setViewportSize(LYING);
    await enterPortal(page, language);
    await consent(page, [], language);
    await sayWho(page, "Lia", 9, "quick");
    await expect(page.locator(".learning-form")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await screens(page)).toBeLessThanOrEqual(LYING.screens);
    await expectEverythingAsked(page);
    for (const label of await page.locator(".learning-form .child-choice b").all()) {
      expect(await label.evaluate((b) => b.scrollWidth <= (b.parentElement?.clientWidth ?? 0))).toBe(true);
    }
    await expectAccessible(page);
  });
}
