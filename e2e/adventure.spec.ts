import type { Locator, Page } from "@playwright/test";
import { consent, enterPortal, goBack, type Language, MICROPHONE, sayWho } from "./support/portal.ts";
import { hear, installRecogniser } from "./support/recogniser.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { holdTime, letTimePass, withTime } from "./support/time.ts";

const WORDS = {
  en: {
    adventure: "Jungle Adventure",
    steps: ["Jungle Entrance", "Math River", "Story Tree", "Crystal Cave"],
    progress: "Adventure Progress: 20%",
    on: "Go on",
    complete: "Adventure Complete!",
    gems: "You discovered 4 learning gems!",
    badge: "Jungle Explorer",
    path: "Back to the path",
    five: /Five frogs!/,
    did: "You Did It!",
    earned: "You earned 4 stars!",
    allDone: "All done",
    interstitial: "Great job! Let's explore more together!",
    play: "Let’s play",
  },
  es: {
    adventure: "Aventura en la selva",
    steps: ["Entrada a la selva", "Río de los números", "Árbol de los cuentos", "Cueva de cristal"],
    progress: "Avance de la aventura: 20%",
    on: "Seguir",
    complete: "¡Aventura completa!",
    gems: "¡Descubriste 4 gemas en la selva!",
    badge: "Corazón de la selva",
    path: "Volver al camino",
    five: /¡Cinco ranas!/,
    did: "¡Lo lograste!",
    earned: "¡Ganaste 4 estrellas!",
    allDone: "Listo",
    interstitial: "¡Muy bien! ¡Vamos a explorar más!",
    play: "A jugar",
  },
} as const;
type Words = (typeof WORDS)[Language];

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

const caption = (page: Page, text: string | RegExp) =>
  page.locator(".speech-caption").filter({ hasText: text });

/** Through the gate, by name and age, to the home screen and into the adventure, where time is held. */
async function intoTheJungle(page: Page, name: string, language: Language, purposes: readonly number[] = []) {
  const words = WORDS[language];
  await page.clock.install();
  await enterPortal(page, language);
  await consent(page, purposes, language);
  await sayWho(page, name, 8, "quick");
  await goBack(page, language);
  await endRewards(page);
  await page.getByRole("button", { name: words.adventure }).waitFor();
  await holdTime(page);
  await page.getByRole("button", { name: words.adventure }).click();
  await letTimePass(page, title(page, words.steps[0]));
}

/** A reward is a dialog over the page; it ends with Escape, as it does with a tap. */
async function endRewards(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator("dialog.reward[open]"), () => page.keyboard.press("Escape"));
}

/** Taps "Go on" once; praise, reward and transition then pass in their time, until the next title stands there. */
async function goOnTo(page: Page, words: Words, next: string): Promise<void> {
  await page.locator(".adventure-kept").getByRole("button", { name: words.on }).click();
  await letTimePass(page, title(page, next));
}

/** Once asked, every answer is on the screen at once: a child who does not scroll misses nothing. */
async function expectInView(page: Page): Promise<void> {
  await letTimePass(page, page.locator(".adventure-card[data-moment=waiting]"));
  for (const stone of await page.locator(".adventure-stone").all())
    await expect(stone).toBeInViewport({ ratio: 1 });
}

async function expectSound(page: Page): Promise<void> {
  await withTime(page, expectAccessible(page));
  const { overflow, small } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [...document.querySelectorAll("button, header a, main input")]
      .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width > 0 && (width < 64 || height < 64))
      .map(([text]) => text),
  }));
  expect(overflow, "no sideways scroll").toBeLessThanOrEqual(0);
  expect(small, "targets under 64 px").toEqual([]);
}

for (const [language, size] of [
  ["en", { width: 360, height: 740 }],
  ["es", { width: 1024, height: 768 }],
] as const) {
  test(`the whole jungle by tapping (${language}, ${size.width} px)`, async ({ page }) => {
    // A whole activity from beginning to end, with every screen looked through for accessibility.
    test.slow();
    const words = WORDS[language];
    await page.setViewportSize(size);
    await intoTheJungle(page, `Tapa ${language}`, language);
    await expect(page.getByText(words.progress)).toBeVisible();
    await expectSound(page);
    await expectInView(page);
    await page.locator(".adventure-stone").nth(1).click();
    await goOnTo(page, words, words.steps[1]);
    await expectInView(page);

    // Six is as good as five; the guide counts along.
    await page.locator(".adventure-stone").nth(2).click();
    await letTimePass(page, caption(page, words.five));
    await expectSound(page);
    await goOnTo(page, words, words.steps[2]);
    await expectSound(page);
    await page.locator(".adventure-stone").first().click();
    await goOnTo(page, words, words.steps[3]);
    await expectSound(page);
    await expect(page.locator(".adventure-tick")).toHaveCount(3);
    await page.locator(".adventure-stone").first().click();
    await goOnTo(page, words, words.complete);
    await expect(page.getByText(words.gems)).toBeVisible();
    await expect(page.locator(".adventure-badge-name")).toHaveText(words.badge);
    await expectSound(page);
    await page.getByRole("button", { name: words.path }).click();
    await expect(page.getByRole("button", { name: words.adventure })).toBeVisible();
  });
}

test("by keys alone, and at reading pace without a tap", async ({ page }) => {
  const words = WORDS.en;
  await intoTheJungle(page, "Tecla", "en");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.keyboard.press("r");
  await page.keyboard.press("3");
  await expect(page.locator(".adventure-card[data-moment=praise]")).toBeVisible();
  // Nobody taps: praise, transition and the next question come by themselves.
  await letTimePass(page, title(page, words.steps[1]));
  await expect(title(page, words.steps[1])).toBeFocused();
  await page.keyboard.press("2");
  await letTimePass(page, caption(page, words.five));
});

/** The key does what the button does, and nothing before there is one. */
async function pressToTalk(page: Page): Promise<void> {
  await letTimePass(page, page.getByRole("button", { name: "Tap to talk" }));
  await page.keyboard.press("Space");
}

test("by voice: five is understood, a story is told, and the microphone key works", async ({ page }) => {
  const words = WORDS.en;
  await installRecogniser(page, "works");
  await intoTheJungle(page, "Voz", "en", [MICROPHONE]);
  await pressToTalk(page);
  await hear(page, "with the butterfly");
  await letTimePass(page, caption(page, "Softly, with the butterfly!"));
  await goOnTo(page, words, words.steps[1]);
  await pressToTalk(page);
  await hear(page, "I think five");
  await letTimePass(page, caption(page, "You kept the three in your head"));
  await goOnTo(page, words, words.steps[2]);
  // Where a story is wanted, listening begins by itself once the question was read.
  await expect(page.getByRole("button", { name: "Tell Hilda your story" })).toBeVisible();
  await letTimePass(page, page.getByRole("button", { name: "I hear you" }));
  await hear(page, "Once there was an owl who was afraid of the dark");
  await letTimePass(page, caption(page, "Thank you for your story!"));
  await goOnTo(page, words, words.steps[3]);
});

test("without a microphone the story is written, and a reload loses nothing", async ({ page }) => {
  const words = WORDS.en;
  await installRecogniser(page, "none");
  await intoTheJungle(page, "Pluma", "en", [MICROPHONE]);
  await page.locator(".adventure-stone").first().click();
  await goOnTo(page, words, words.steps[1]);
  await page.reload();
  await letTimePass(page, page.getByRole("button", { name: words.adventure }));
  await page.getByRole("button", { name: words.adventure }).click();
  await letTimePass(page, title(page, words.steps[1]));
  await page.locator(".adventure-stone").first().click();
  await goOnTo(page, words, words.steps[2]);
  await expect(
    page.getByText("Speech recognition not supported in this browser. Try Chrome or Edge."),
  ).toBeVisible();
  await page.getByLabel("Tell Hilda your answer:").fill("A bee built a boat.");
  await page.keyboard.press("Enter");
  await letTimePass(page, caption(page, "Thank you for your story!"));
});

for (const [language, size] of [
  ["en", { width: 360, height: 740 }],
  ["es", { width: 768, height: 1024 }],
] as const) {
  test(`getting to know you, then Fun Time (${language}, ${size.width} px)`, async ({ page }) => {
    // A whole activity from beginning to end, with every screen looked through for accessibility.
    test.slow();
    const words = WORDS[language];
    await page.setViewportSize(size);
    await page.clock.install();
    await enterPortal(page, language);
    await consent(page, [], language);
    await endRewards(page);
    const asked = page.waitForRequest("**/api/assign-curriculum");
    await sayWho(page, `Peque ${language}`, 4, "voice");
    await holdTime(page);
    const tiles = page.locator(".adventure-tiles button");
    const on = page.getByRole("button", { name: words.on, exact: true });
    for (const at of [1, 2, 3, 4]) {
      await letTimePass(page, page.locator(".adventure-counter").filter({ hasText: `${at}/4` }));
      if (at === 1) {
        await expectSound(page);
        const { width, height } = (await tiles.first().boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height), "a tile for a small hand").toBeGreaterThanOrEqual(170);
      }
      if (at === 2) await page.keyboard.press("4");
      else await tiles.nth(at - 1).click();
      // The first praise at its own pace, the others by a tap.
      if (at > 1) await on.click();
      if (at === 4) break;
      await letTimePass(page, caption(page, words.interstitial));
      await expect(page.locator(".speech-caption")).toHaveText(words.interstitial);
      if (at > 1) await on.click();
    }
    await letTimePass(page, page.getByRole("button", { name: words.play }));
    await page.getByRole("button", { name: words.play }).click();
    const { assessmentResponses, studentData } = (await asked).postDataJSON();
    expect(assessmentResponses).toEqual({
      favorite_color: "red",
      favorite_animal: "whale",
      favorite_number: "3",
      feeling_new_things: "shy",
    });
    expect(studentData).toMatchObject({ age: 4 });

    for (const step of [1, 2, 3, 4]) {
      await letTimePass(page, tiles.first());
      await expectSound(page);
      // The last one each time: nothing is right or wrong.
      await tiles.last().click();
      await expect(page.locator(".adventure-counter img")).toHaveCount(step);
      const chosen = await page.locator(".adventure-tiles [aria-pressed=true]").boundingBox();
      const foot = await page.locator(".adventure-foot").boundingBox();
      expect(
        (chosen?.y ?? 0) + (chosen?.height ?? 0),
        "nothing lies on the tapped picture",
      ).toBeLessThanOrEqual(foot?.y ?? 0);
      expect((await on.boundingBox())?.y).toBeGreaterThanOrEqual(foot?.y ?? 0);
      await on.click();
      await letTimePass(
        page,
        step < 4 ? page.locator(".adventure-tiles:not(:has([aria-pressed=true]))") : title(page, words.did),
      );
    }
    await expect(page.getByText(words.earned)).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: words.allDone }).click();
    await expect(page.locator(".portal-home")).toBeVisible();
  });
}

/** What a finger would hit at five places of an element: true where it is the element itself. */
const hits = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ] as const;
    return places.map(([across, down]) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && element.contains(hit);
    });
  });

/** Nothing of it, or of the card it stands on, is cut off or has to be scrolled. */
const isWhole = (of: Locator) =>
  of.evaluate((element) =>
    [element, element.closest(".adventure-card")].every(
      (box) => box === null || box.scrollHeight <= box.clientHeight + 1,
    ),
  );

for (const [language, age, way] of [
  ["en", 4, "voice"],
  ["en", 7, "chat"],
  ["es", 9, "chat"],
] as const) {
  for (const talks of [false, true]) {
    const by = talks ? "by voice too" : "by taps";
    test(`a phone that lies down shows the question and all choices (${language}, age ${age}, ${by})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 740, height: 360 });
      if (talks) await installRecogniser(page, "works");
      await enterPortal(page, language);
      await consent(page, talks ? [MICROPHONE] : [], language);
      await sayWho(page, `Yoli ${age}`, age, way);
      if (way === "chat") {
        await page.locator(".tutor-closed").waitFor();
        await goBack(page, language);
        await page.locator(".portal-tile").nth(1).click();
      }
      const choices = page.locator(".adventure-stone, .adventure-tiles button");
      const talk = page.locator(".speech-talk button");
      await expect(choices).toHaveCount(way === "chat" ? 3 : 4);
      // The youngest tap pictures; who is older may also say which.
      await expect(talk).toHaveCount(talks && way === "chat" ? 1 : 0);
      for (const size of [
        { width: 844, height: 390 },
        { width: 740, height: 360 },
      ]) {
        await page.setViewportSize(size);
        const question = page.locator(".speech-caption");
        await expect(question).toBeInViewport({ ratio: 1 });
        expect(await isWhole(question), "the whole question is seen").toBe(true);
        for (const target of [...(await choices.all()), ...(await talk.all())]) {
          await expect(target).toBeInViewport({ ratio: 1 });
          expect(await hits(target), "a finger hits it").not.toContain(false);
        }
        await expectAccessible(page);
      }
      for (const choice of await choices.all()) await choice.click({ trial: true });
      await choices.last().click();
      await expect(page.locator(".adventure-kept, .adventure-tiles [aria-pressed=true]")).toBeVisible();
    });
  }
}

/** How far the frogs of scene-river-tall.svg reach, of its width. */
const FROGS = { from: 75 / 600, to: 530 / 600 } as const;

test("a phone that lies down shows every frog of the river", async ({ page }) => {
  const words = WORDS.en;
  await page.setViewportSize({ width: 740, height: 360 });
  await intoTheJungle(page, "Rana", "en");
  await page.locator(".adventure-stone").first().click();
  await goOnTo(page, words, words.steps[1]);
  for (const size of [
    { width: 568, height: 320 },
    { width: 740, height: 360 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize(size);
    const frame = await page.locator(".adventure-river").boundingBox();
    const river = await page.locator(".adventure-river > img").boundingBox();
    expect(frame !== null && river !== null).toBe(true);
    if (frame === null || river === null) return;
    expect(river.x + river.width * FROGS.from).toBeGreaterThanOrEqual(frame.x);
    expect(river.x + river.width * FROGS.to).toBeLessThanOrEqual(frame.x + frame.width);
    await expect(page.locator(".adventure-river > img")).toHaveJSProperty("naturalWidth", 600);
  }
});
