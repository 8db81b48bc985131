import type { Page } from "@playwright/test";
import { consent, enterPortal, goBack, type Language, PROFILE, sayWho } from "./support/portal.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    learn: "Learn with me",
    begin: "Begin: ",
    goOn: "Go on: ",
    unkept: "not keeping what is done here",
    still: "still not kept",
    retry: "Try again",
    close: "Close",
  },
  es: {
    learn: "Aprende conmigo",
    begin: "Empezar: ",
    goOn: "Seguir: ",
    unkept: "no está guardando lo que se hace aquí",
    still: "Todavía no se guarda",
    retry: "Intentar de nuevo",
    close: "Cerrar",
  },
} as const;

/** Fills what this browser keeps for the site, to the last byte, as a browser that is really full. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; at < 4; at += 1) localStorage.setItem(`filler.${size}.${at}`, "x".repeat(size));
      } catch {
        // Full for a piece of this size: on with the half.
      }
    }
  });
const empty = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("filler.")) localStorage.removeItem(key);
  });

/** The first step of the lesson on the shelf is done, and the child goes back to the shelf. */
async function doOneStep(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  await page.getByRole("button", { name: words.learn }).click();
  await page.locator(".lesson-card[data-lesson]").nth(1).click();
  await page.locator(".lesson-choice").first().click();
  await expect(page.locator(".lesson")).toHaveAttribute("data-stage", "saying");
  await page.locator(".lesson-answer .child-go").click();
  await expect(page.locator(".lesson-path")).toHaveAttribute("aria-valuenow", "1");
  await goBack(page, language);
  await expect(page.getByRole("button", { name: words.goOn })).toBeVisible();
}

for (const language of ["en", "es"] as const) {
  test(`a full browser says so, holds what a child did, and keeps it once there is room (${language})`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width: 390, height: 844 });
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await sayWho(page, "Lía", 5, "chat");
    await goBack(page, language);
    await fill(page);
    const told = page.locator(".child-unkept");
    await expect(told).toHaveCount(0);
    await doOneStep(page, language);
    await expect(told).toContainText(words.unkept);
    await expectAccessible(page);
    await told.getByRole("button", { name: words.retry }).click();
    await expect(told).toContainText(words.still);
    await empty(page);
    await told.getByRole("button", { name: words.retry }).click();
    await expect(told).toHaveCount(0);
    await page.goto(`/student?lang=${language}`);
    await alive(page);
    await page.getByRole("button", { name: words.learn }).click();
    await expect(page.getByRole("button", { name: words.goOn })).toBeVisible();
  });
}

test("a browser that may keep nothing says so, and asks before the page is left", async ({ page }) => {
  await enterPortal(page, "es");
  await consent(page, [], "es");
  await page.evaluate(() => {
    const forbid = {
      get: () => {
        throw new DOMException("Access is denied.", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", forbid);
    Object.defineProperty(window, "sessionStorage", forbid);
  });
  await sayWho(page, "Lía", 5, "chat");
  await goBack(page, "es");
  const told = page.locator(".child-unkept");
  await expect(told).toContainText(WORDS.es.unkept);
  await doOneStep(page, "es");
  await told.getByRole("button", { name: WORDS.es.close }).click();
  await expect(told).toHaveCount(0);
  // The browser asks where the page prevents being left; its own dialog is not opened, since it may outlive the test.
  const isPrevented = await page.evaluate(() => {
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });
  expect(isPrevented).toBe(true);
});
