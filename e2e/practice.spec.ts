import type { Page, Request } from "@playwright/test";
import { consent, enterPortal, goBack, type Language, MICROPHONE, sayWho } from "./support/portal.ts";
import { hear, installRecogniser } from "./support/recogniser.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    open: "Practice with me",
    math: "Numbers",
    both: "A bit of both",
    hint: "A hint",
    next: "Next",
    together: "Let’s see it together",
  },
  es: {
    open: "Practica conmigo",
    math: "Números",
    both: "Un poco de todo",
    hint: "Una pista",
    next: "Siguiente",
    together: "Veámoslo juntos",
  },
} as const;

async function openPractice(
  page: Page,
  name: string,
  age: number,
  { language = "en", purposes = [] }: { language?: Language; purposes?: readonly number[] } = {},
): Promise<void> {
  await enterPortal(page, language);
  await consent(page, purposes, language);
  await sayWho(page, name, age, "chat");
  await goBack(page, language);
  await page.getByRole("button", { name: WORDS[language].open }).click();
  await expect(page.locator(".practice-start")).toBeVisible();
}

/** Celebrations stand over the page and end by a tap; they are the rewards' journey. */
async function endCelebration(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(".reward"), async (overlay) => {
    await overlay.getByRole("button").click();
  });
}

/** Of the ways to ask at a step the skill's own come first, its exercises after them: only these, or only those. */
async function ask(page: Page, which: "things" | "exercises"): Promise<void> {
  await page.addInitScript(
    (from) => {
      const random = Math.random;
      Math.random = () => from + random() * 0.49;
    },
    which === "things" ? 0 : 0.5,
  );
}

/** Counts what is on the trays, once they stand there. */
async function counted(page: Page): Promise<number> {
  const things = page.locator(".practice-things img");
  await expect(things.first()).toBeVisible();
  return things.count();
}

test("a child of three counts pictures by tap, and the plant grows", async ({ page }) => {
  await ask(page, "things");
  await endCelebration(page);
  await openPractice(page, "Abril P", 3);
  await expectAccessible(page);
  await page.getByRole("button", { name: WORDS.en.math }).click();
  const plant = page.getByRole("progressbar");
  for (let solved = 0; solved < 2; solved += 1) {
    await expect(plant).toHaveAttribute("aria-valuenow", String(solved));
    await page
      .locator(".practice-answers")
      .getByRole("button", { name: String(await counted(page)), exact: true })
      .click();
    await expect(plant).toHaveAttribute("aria-valuenow", String(solved + 1));
    await expect(page.getByRole("button", { name: WORDS.en.next })).toBeFocused();
    await page.getByRole("button", { name: WORDS.en.next }).click();
  }
  await expect(page.locator(".practice-answers button").first()).toBeVisible();
  await expectAccessible(page);
});

test("a slip brings a hint, the second one the way to the answer; nothing shows a level", async ({
  page,
}) => {
  await ask(page, "things");
  await endCelebration(page);
  await openPractice(page, "Bruno P", 4);
  await page.getByRole("button", { name: WORDS.en.math }).click();
  const right = String(await counted(page));
  const wrong = page
    .locator(".practice-answers button:not([aria-disabled=true])")
    .filter({ hasNotText: new RegExp(`^${right}$`) });
  await wrong.first().click();
  await expect(page.locator(".practice-hints li")).toHaveCount(1);
  await expect(page.locator(".speech-caption")).toContainText("Not yet. Here is an idea.");
  await expectAccessible(page);
  await wrong.first().click();
  await expect(page.locator(".practice-together")).toContainText(right);
  await expect(page.locator(".practice-answers [data-it]")).toHaveText(right);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expect(page.locator(".practice")).not.toContainText(/level|step|%|wrong/i);
  await expectAccessible(page);
});

test("a number is laid into the frame, by tap and by key; a slip is named, and the solution plays on it", async ({
  page,
}) => {
  await endCelebration(page);
  await ask(page, "exercises");
  await openPractice(page, "Frida P", 3);
  await page.getByRole("button", { name: WORDS.en.math }).click();
  const bench = page.locator(".practice-bench");
  const ready = bench.getByRole("button", { name: "Ready" });
  // The caption still says what was chosen until the question begins.
  const caption = page.locator(".speech-caption");
  await expect(caption).toHaveText(/\d/);
  const wanted = Number(/\d+/.exec((await caption.textContent()) ?? "")?.[0]);
  const add = bench.locator("[data-control=red]");
  for (let at = 1; at < wanted; at += 1) await add.click();
  await ready.click();
  await expect(page.locator(".practice-hints li")).toHaveText(/Very close! One is missing/);
  await expectAccessible(page);
  await add.focus();
  await page.keyboard.press("Enter");
  await ready.click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  await page.getByRole("button", { name: WORDS.en.next }).click();
  await expect(page.locator(".practice[data-stage=asking]")).toBeVisible();
  await expect(ready).toBeVisible();
  await ready.click();
  await ready.click();
  await expect(page.locator(".practice-together")).toBeVisible();
  await expectAccessible(page);
});

test("by keyboard: the ways, a hint, the keys 1 to 4", async ({ page }) => {
  await endCelebration(page);
  await ask(page, "things");
  await openPractice(page, "Carla P", 3);
  // The keys are heard from when the page has taken the focus.
  await expect(page.getByRole("heading", { name: WORDS.en.open })).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.locator(".practice-start")).toHaveCount(0);
  await expect(page.locator(".practice-answers button").first()).toBeVisible();
  await page.getByRole("button", { name: WORDS.en.hint }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".practice-hints li")).toHaveCount(1);
  for (const key of ["1", "2", "3", "4"]) {
    if ((await page.getByRole("button", { name: WORDS.en.next }).count()) > 0) break;
    await page.keyboard.press(key);
  }
  await expect(page.getByRole("button", { name: WORDS.en.next })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".practice-answers [data-no]")).toHaveCount(0);
});

test("by voice where an adult allowed it; what means no answer changes nothing", async ({ page }) => {
  await ask(page, "things");
  await endCelebration(page);
  await installRecogniser(page, "works");
  await openPractice(page, "Dario P", 3, { purposes: [MICROPHONE] });
  await page.getByRole("button", { name: WORDS.en.math }).click();
  await page.locator(".speech-talk button").click();
  await hear(page, "hmm the moon");
  await expect(page.getByRole("status").filter({ hasText: "I heard “hmm the moon”" })).toBeVisible();
  await expect(page.locator(".practice-answers [data-no]")).toHaveCount(0);
  await page.locator(".speech-talk button").click();
  await hear(page, `I see ${await counted(page)}`);
  await expect(page.getByRole("button", { name: WORDS.en.next })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
});

for (const [language, age] of [
  ["en", 4],
  ["es", 7],
  ["en", 9],
] as const) {
  test(`on a phone that lies down every answer is in sight (${language}, ${age})`, async ({ page }) => {
    await endCelebration(page);
    await page.setViewportSize({ width: 740, height: 360 });
    await openPractice(page, "Gael P", age, { language });
    for (const way of await page.locator(".practice-answers button").all()) {
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("button", { name: WORDS[language].both }).click();
    for (let item = 0; item < 6; item += 1) {
      await expect(page.locator(".practice-paper")).toBeVisible();
      await page
        .locator(".practice")
        .evaluate((at) =>
          Promise.all(
            at
              .getAnimations({ subtree: true })
              .map(
                (each) =>
                  each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY && each.finish(),
              ),
          ),
        );
      for (const answer of await page.locator(".practice-answers button, .practice-pad button").all()) {
        await expect(answer).toBeInViewport({ ratio: 0.99 });
      }
      for (const target of await page.locator(".practice button").all()) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(55.5);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740);
      await expectAccessible(page);
      const together = page.getByRole("button", { name: WORDS[language].together });
      while ((await together.count()) === 0) {
        await page.getByRole("button", { name: WORDS[language].hint }).click();
      }
      await together.click();
      await page.getByRole("button", { name: WORDS[language].next, exact: true }).click();
    }
  });
}

test("in Spanish on a phone: every target is large enough, nothing is wider than the screen, the place is kept", async ({
  page,
}) => {
  await endCelebration(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPractice(page, "Elena P", 9, { language: "es" });
  await page.getByRole("button", { name: WORDS.es.both }).click();
  for (let item = 0; item < 4; item += 1) {
    await expect(page.locator(".practice-paper")).toBeVisible();
    for (const target of await page.locator(".practice button").all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(63.5);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    const together = page.getByRole("button", { name: "Veámoslo juntos" });
    while ((await together.count()) === 0) await page.getByRole("button", { name: WORDS.es.hint }).click();
    await together.click();
    await page.getByRole("button", { name: WORDS.es.next }).click();
  }
  const kept = await page.evaluate(() => localStorage.getItem("ceiba.practice"));
  expect(Object.values(JSON.parse(kept ?? "{}"))).toMatchObject([{ version: 1, round: 4 }]);
  expect(kept).not.toContain("Elena");
  await page.evaluate(() => localStorage.setItem("ceiba.practice", "{broken"));
  await page.reload();
  await alive(page);
  await page.getByRole("button", { name: WORDS.es.open }).click();
  await page.getByRole("button", { name: WORDS.es.math }).click();
  await expect(page.locator(".practice-paper")).toBeVisible();
});

test.describe("when the connection goes before a child has chosen", () => {
  test.use({ expectedConsole: { patterns: [/ERR_|Failed to load/] } });

  for (const language of ["en", "es"] as const) {
    test(`practice begins all the same, with its pictures (${language})`, async ({ page, context }) => {
      const [asked, done] = [new Set<string>(), new Set<string>()];
      const isPart = (request: Request) => ["image", "script"].includes(request.resourceType());
      page.on("request", (request) => isPart(request) && asked.add(request.url()));
      page.on("requestfinished", (request) => isPart(request) && done.add(request.url()));
      await ask(page, "things");
      await openPractice(page, "Ola D", 3, { language });
      // The last picture is asked for after all else that practice is made of.
      await expect
        .poll(() => [...done].some((url) => /plant-?4/.test(url)) && [...asked].every((url) => done.has(url)))
        .toBe(true);
      const missing: string[] = [];
      page.on("requestfailed", (request) => {
        if (request.resourceType() === "image") missing.push(request.url());
      });
      await context.setOffline(true);
      await page.getByRole("button", { name: WORDS[language].math }).click();
      await counted(page);
      expect(missing).toEqual([]);
      await context.setOffline(false);
    });
  }
});
