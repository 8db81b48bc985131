import type { Page } from "@playwright/test";
import { readLessons } from "../scripts/lessons/all.ts";
import type { Lesson } from "../src/domain/learner/lessons/lesson.ts";
import { byKeys, byTap, perform } from "./support/lessons.ts";
import { consent, enterPortal, goBack, type Language, sayWho } from "./support/portal.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const FIRST_DAY = "2027-01-11T09:00:00";
const SECOND_DAY = "2027-01-12T09:00:00";

const { lessons } = readLessons();

const stone = (page: Page, part: string) => page.locator(`.day-stone[data-part=${part}]`);

/** Opens the way of today, of a child who is known here or who says its name now. */
async function openDay(page: Page, language: Language, newcomer: number | null): Promise<void> {
  await page.addLocatorHandler(page.locator(".reward"), async (overlay) => {
    await overlay.getByRole("button").click();
  });
  await enterPortal(page, language);
  if (newcomer !== null) {
    await consent(page, [0], language);
    await sayWho(page, "Lia D", newcomer, "chat");
    await goBack(page, language);
  }
  await expect(stone(page, "hello")).toBeVisible();
}

/** The words that a part is about, read from its page, which is then done. */
async function doPage(page: Page, part: "hello" | "outdoors" | "goodbye"): Promise<string> {
  await stone(page, part).click();
  await expect(page.locator(`.day-part[data-part=${part}]`)).toBeVisible();
  await expectAccessible(page);
  const said = (await page.locator(".day-part .speech-caption").textContent()) ?? "";
  await page.locator(".day-part .child-go").click();
  await expect(stone(page, part)).toHaveAttribute("data-done", "");
  return said;
}

/** The lesson of today, played rightly to its end; its title stands for readers of the screen. */
async function doLesson(page: Page, language: Language, way: typeof byTap): Promise<Lesson> {
  await way(stone(page, "lesson"));
  await expect(page.locator(".lesson")).toBeVisible();
  const title = await page.locator(".lesson h1").textContent();
  const lesson = lessons.map((each) => each[language]).find((each) => each.title === title);
  if (lesson === undefined) throw new Error(`No lesson is called "${title}".`);
  await perform(page, lesson, way);
  await way(page.locator(".lesson-end .child-go"));
  await expect(stone(page, "lesson")).toHaveAttribute("data-done", "");
  return lesson;
}

const JOURNEYS = [
  { language: "en", age: 5, way: byTap, by: "tap" },
  { language: "es", age: 4, way: byKeys, by: "keys" },
] as const;

for (const { language, age, way, by } of JOURNEYS) {
  test(`two days of a child, in ${language}, by ${by}`, async ({ page }) => {
    await page.clock.install({ time: new Date(FIRST_DAY) });
    await openDay(page, language, age);
    await expectAccessible(page);
    await expect(stone(page, "remember")).toHaveCount(0);
    await expect(stone(page, "hello")).toHaveAttribute("data-next", "");
    const hello = await doPage(page, "hello");
    const lesson = await doLesson(page, language, way);

    // The day was left in the middle: it goes on where it was.
    await page.reload();
    await expect(stone(page, "lesson")).toHaveAttribute("data-done", "");
    await expect(stone(page, "play")).toHaveAttribute("data-next", "");
    const outdoors = await doPage(page, "outdoors");

    await stone(page, "goodbye").click();
    await expect(page.locator(".day-did")).toContainText(lesson.title);
    await expect(page.locator(".day-did li")).toHaveCount(2);
    await page.locator(".day-part .child-go").click();
    await expect(stone(page, "goodbye")).toHaveAttribute("data-done", "");

    await page.clock.setSystemTime(new Date(SECOND_DAY));
    await page.reload();
    await expect(stone(page, "remember")).toBeVisible();
    await expect(stone(page, "lesson")).not.toHaveAttribute("data-done");
    expect(await doPage(page, "hello")).not.toBe(hello);
    expect(await doPage(page, "outdoors")).not.toBe(outdoors);

    // Something of yesterday's lesson comes again, on its own material.
    await stone(page, "remember").click();
    await expect(page.locator(".lesson h1")).toHaveText(lesson.title);
    await expect(page.locator(".lesson")).toHaveAttribute("data-stage", "asking");
    await goBack(page, language);
    await stone(page, "lesson").click();
    await expect(page.locator(".lesson h1")).not.toHaveText(lesson.title);
  });
}
