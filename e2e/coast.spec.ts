import type { Page } from "@playwright/test";
import { placeFiles, readPlace } from "../scripts/coast/read.ts";
import { performed, visitAfter } from "../src/domain/learner/coast/journey.ts";
import type { LessonBand } from "../src/domain/learner/lessons/lesson.ts";
import { byKeys, byTap, performBeats } from "./support/lessons.ts";
import { consent, enterPortal, goBack, type Language, sayWho } from "./support/portal.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const WORDS = { en: { coast: "The coast" }, es: { coast: "La costa" } } as const;

async function openCoast(page: Page, name: string, age: number, language: Language): Promise<void> {
  await page.addLocatorHandler(page.locator(".reward"), async (overlay) => {
    await overlay.getByRole("button").click();
  });
  await enterPortal(page, language);
  await consent(page, [], language);
  await sayWho(page, name, age, "chat");
  await goBack(page, language);
  await page.getByRole("button", { name: WORDS[language].coast }).click();
  await expect(page.locator(".coast-place")).toHaveCount(8);
}

/** The visit that comes after so many, as its file says it. */
function visitOf(id: string, language: Language, band: LessonBand, count: number) {
  const file = placeFiles().find((each) => each.endsWith(`/${id}.yaml`)) ?? "";
  const place = readPlace(file).value?.[language];
  if (place === undefined) throw new Error(`${id} has a mistake.`);
  const { visit, round } = visitAfter(place, count);
  return { visit, whole: performed(place, visit, band, round) };
}

const JOURNEYS = [
  { language: "en", way: byTap, by: "tap", age: 5, band: "3-5", place: "river" },
  { language: "es", way: byKeys, by: "keys", age: 7, band: "6-8", place: "market" },
] as const;

for (const { language, way, by, age, band, place } of JOURNEYS) {
  test(`two visits to the ${place} in ${language}, at ${age}, by ${by}: each has problems of its own`, async ({
    page,
  }) => {
    await openCoast(page, "Lia C", age, language);
    await expectAccessible(page);
    for (const count of [0, 1]) {
      const { visit, whole } = visitOf(place, language, band, count);
      await way(page.locator(`[data-place="${place}"]`));
      await expect(page.locator(".speech-caption")).toHaveText(visit.say);
      await performBeats(page, whole, way);
      await expect(page.locator(".coast-found .speech-caption")).toHaveText(visit.done);
      await expect(page.locator(".coast-found .coast-shells img")).toHaveCount(count + 1);
      await expect(page.locator(".reward"), "nothing covers what was found").toHaveCount(0);
      await expectAccessible(page);
      await way(page.locator(".coast-found .child-go"));
      await expect(page.locator(`[data-place="${place}"] .coast-shells img`)).toHaveCount(count + 1);
    }
  });
}

test("back leads from a place to the map, and from the map home", async ({ page }) => {
  await openCoast(page, "Noe C", 9, "en");
  await page.locator('[data-place="reef"]').click();
  await expect(page.locator(".lesson")).toBeVisible();
  await goBack(page);
  await expect(page.locator(".coast-place")).toHaveCount(8);
  await goBack(page);
  await expect(page.locator(".portal-home")).toBeVisible();
});

for (const { age, band, others } of [
  { age: 8, band: "6-8", others: 1 },
  { age: 5, band: "3-5", others: 2 },
] as const) {
  test(`a visit is the play of a day at ${age}: it counts, and leads back to the day`, async ({ page }) => {
    const begin = new Date("2027-01-11T09:00:00");
    await page.clock.install({ time: begin });
    await page.addLocatorHandler(page.locator(".reward"), async (overlay) => {
      await overlay.getByRole("button").click();
    });
    await enterPortal(page);
    await consent(page, []);
    await sayWho(page, "Ana C", age, "chat");
    await goBack(page);
    const stone = (part: string) => page.locator(`.day-stone[data-part=${part}]`);
    // As many days have another play; a day counts as soon as one part of it is done.
    for (let day = 0; day < others; day++) {
      await stone("hello").click();
      await page.locator(".day-part .child-go").click();
      await expect(stone("hello")).toHaveAttribute("data-done", "");
      await page.clock.setSystemTime(begin.getTime() + (day + 1) * 86_400_000);
      await page.reload();
      await expect(stone("hello")).not.toHaveAttribute("data-done");
    }
    await stone("play").click();
    await expect(page.locator(".coast-place")).toHaveCount(8);
    await goBack(page);
    await expect(stone("play")).not.toHaveAttribute("data-done");

    await stone("play").click();
    await page.locator('[data-place="river"]').click();
    const { visit, whole } = visitOf("river", "en", band, 0);
    await performBeats(page, whole, byTap);
    await expect(page.locator(".coast-found .child-go")).toHaveText("Back to my day");
    await page.locator(".coast-found .child-go").click();
    await expect(stone("play")).toHaveAttribute("data-done", "");
    const known = await page.evaluate(() => localStorage.getItem("ceiba.mastery") ?? "");
    for (const skill of visit.skills[band]) expect(known).toContain(skill);
  });
}
