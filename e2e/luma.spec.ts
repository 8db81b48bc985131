import type { Page } from "@playwright/test";

import { readPack } from "../scripts/packs/read.ts";
import { starterPacks } from "../src/content/packs/starter-packs.ts";
import { bandOf } from "../src/domain/learner/coast/journey.ts";
import { performedActivity } from "../src/domain/learner/curriculum/pack-activity.ts";
import { byTap, performBeats } from "./support/lessons.ts";
import { closePlanner } from "./support/materials.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    next: "Next",
    approach: /Hands-On Explorer/,
    math: "Multiplying and dividing",
    reading: "I read short books",
    confidence: "I can do it",
    choose: /^Choose/,
    generate: "Generate my curriculum",
    welcome: "Welcome to Ceiba, Nayeli!",
    pack: "See my starter pack",
    start: "Start Activity",
    mark: "Mark Complete",
    leave: "Back to my pack",
    goOn: "Go on",
    running: "In Progress",
    done: "Completed",
    locked: "Locked",
    end: "Starter Pack Complete",
    card: "The water cycle",
  },
  es: {
    next: "Siguiente",
    approach: /Manos que exploran/,
    math: "Multiplicar y dividir",
    reading: "Leo cuentos cortos",
    confidence: "Sí puedo",
    choose: /^Elegir/,
    generate: "Crear mi plan",
    welcome: "¡Te damos la bienvenida a Ceiba, Nayeli!",
    pack: "Ver mi paquete inicial",
    start: "Empezar actividad",
    mark: "Marcar como completada",
    leave: "Volver a mi paquete",
    goOn: "Seguir",
    running: "En curso",
    done: "Completada",
    locked: "Bloqueada",
    end: "Paquete inicial completo",
    card: "El ciclo del agua",
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openDemo(page: Page, language: keyof typeof WORDS, query = ""): Promise<void> {
  await page.goto(`/luma-demo?lang=${language}${query}`);
  await alive(page);
}

/** Answers the demo's questions by tapping, up to the guides. */
async function answerDemo(page: Page, words: Words, age: number): Promise<void> {
  await page.locator("input[name=name]").fill("Nayeli");
  await button(page, words.next).click();
  await page.getByRole("button", { name: String(age), exact: true }).click();
  await button(page, words.approach).click();
  await button(page, words.math).click();
  await button(page, words.reading).click();
  await button(page, words.confidence).click();
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "no sideways scroll").toBeLessThanOrEqual(0);
}

/** Every button and link of a child's screen is 64 px or more. */
async function expectBigTargets(page: Page): Promise<void> {
  const small = await page
    .locator("button:visible, main a:visible, header a:visible, main input:visible")
    .evaluateAll((targets) =>
      targets
        .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
        .filter(([, box]) => box.width < 64 || box.height < 64)
        .map(([text]) => text),
    );
  expect(small).toEqual([]);
}

test.afterAll(closePlanner);

/** Plays the activity that is on the screen, as its file says it, and tells that it was done. */
async function performActivity(
  page: Page,
  title: string | null,
  age: number,
  at: number,
  language: "en" | "es",
): Promise<void> {
  const theme = starterPacks.find((pack) => pack.title[language] === title)?.theme;
  const { value: pack } = readPack(`src/content/packs/starter/${bandOf(age)}/${theme}.yaml`);
  const activity = pack === null ? null : performedActivity(pack[language], at, "");
  if (activity === null) throw new Error(`"${title}" has no activity ${at + 1} at ${age}.`);
  await performBeats(page, activity, byTap);
  await expect(page.locator(".lesson-end")).toBeVisible();
}

for (const language of ["en", "es"] as const) {
  test(`the demo, from the name to a completed starter pack (${language}, 360 px)`, async ({ page }) => {
    // Six activities are performed, each to its end.
    test.setTimeout(150_000);
    const words = WORDS[language];
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openDemo(page, language, "&activity=water-cycle");
    await expect(page.locator(".luma-picked")).toContainText(words.card);
    await expectBigTargets(page);
    await answerDemo(page, words, 9);
    await expect(page.locator(".child-guide")).toHaveCount(6);
    await expectAccessible(page);
    await expectBigTargets(page);
    await expectFits(page);
    await page
      .locator(".child-guide")
      .filter({ hasText: "Alex" })
      .getByRole("button", { name: words.choose })
      .click();

    const asked = page.waitForRequest("**/api/assign-curriculum");
    await button(page, words.generate).click();
    const body = (await asked).postDataJSON();
    expect(body.sessionId).toMatch(/^session_\d+_[0-9a-f]{32}$/);
    expect(Object.keys(body.assessmentResponses)).toEqual(["math_check", "reading_level", "confidence"]);
    expect(body.studentData).toMatchObject({ name: "Nayeli", age: 9, pedagogy: "Montessori" });

    await expect(page.getByRole("heading", { level: 1, name: words.welcome })).toBeFocused();
    await expect(page.locator(".luma-meet")).toContainText("Alex");
    await expectAccessible(page);
    await expectFits(page);
    await button(page, words.pack).click();

    const activities = page.locator(".luma-trail > li");
    await expect(activities).toHaveCount(6);
    const packTitle = await page.getByRole("heading", { level: 1 }).textContent();
    for (let done = 0; done < 6; done += 1) {
      await expect(activities.filter({ hasText: words.locked })).toHaveCount(5 - done);
      await expect(button(page, words.start)).toHaveCount(1);
      await activities.nth(done).getByRole("button", { name: words.start }).click();
      if (done === 0) {
        await button(page, words.leave).click();
        await expect(activities.nth(done)).toContainText(words.running);
        // Nothing is complete that was not done.
        await expect(button(page, words.mark)).toHaveCount(0);
        await expectAccessible(page);
        await button(page, words.goOn).click();
      }
      await performActivity(page, packTitle, 9, done, language);
      if (done === 0) await expectAccessible(page);
      await button(page, words.mark).click();
      await expect(activities.nth(done)).toContainText(words.done);
    }
    await expect(page.getByRole("heading", { name: words.end })).toBeFocused();
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await expectAccessible(page);
    await expectFits(page);
  });
}

test("up to the age of six only Luna guides, and the ages are the demo's", async ({ page }) => {
  await openDemo(page, "en");
  await page.locator("input[name=name]").fill("  ");
  await button(page, "Next").click();
  await expect(page.getByRole("alert")).toContainText("Write a name first");
  await page.locator("input[name=name]").fill("Beto");
  await page.keyboard.press("Enter");
  await expect(page.locator(".child-choice")).toHaveText([
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
  ]);
  await button(page, "6").click();
  await page.locator(".child-choice").nth(1).click();
  for (const question of ["math", "book", "something new"]) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(question);
    await page.locator(".child-choice").first().click();
  }
  await expect(page.locator(".child-guide h2")).toHaveText(["Luna"]);
  await expectAccessible(page);

  // The way back keeps the answers; a tab that is loaded again does too.
  await button(page, "Back").click();
  await expect(page.locator(".child-choice").first()).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await alive(page);
  await expect(page.locator(".child-guide h2")).toHaveText(["Luna"]);
});

test.describe("when the server fails", () => {
  test.use({ expectedConsole: { patterns: [/503|Failed to load/] } });

  test("the demo says so kindly, keeps the answers and tries again", async ({ page }) => {
    await openDemo(page, "en");
    await answerDemo(page, WORDS.en, 10);
    await button(page, WORDS.en.choose).first().click();
    await page.route("**/api/assign-curriculum", (route) => route.fulfill({ status: 503, body: "" }), {
      times: 2,
    });
    await button(page, WORDS.en.generate).click();
    await expect(page.getByRole("alert")).toContainText("your answers are still here");
    await expectAccessible(page);
    await button(page, "See my answers").click();
    await expect(page.getByRole("heading", { level: 1, name: "Ready, Nayeli?" })).toBeVisible();
    await button(page, WORDS.en.generate).click();
    await button(page, "Try again").click();
    await expect(page.getByRole("heading", { level: 1, name: WORDS.en.welcome })).toBeVisible();
  });

  test("a guide is heard by the browser's voice, with the specified rates, and the caption stays", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { said: [] });
      speechSynthesis.speak = (speech) => {
        const { text, rate, pitch, volume, lang } = speech;
        (globalThis as unknown as { said: unknown[] }).said.push({ text, rate, pitch, volume, lang });
        speech.onend?.(new Event("end") as SpeechSynthesisEvent);
      };
    });
    await openDemo(page, "en");
    await answerDemo(page, WORDS.en, 10);
    await page.route("**/api/text-to-speech", (route) => route.fulfill({ status: 503, body: "" }));
    const asked = page.waitForRequest("**/api/text-to-speech");
    const alex = page.locator(".child-guide").filter({ hasText: "Alex" });
    await alex.getByRole("button", { name: /Listen/ }).click();
    expect((await asked).postDataJSON()).toMatchObject({ voice: "fable", speed: 0.9, language: "en" });
    const said = () => page.evaluate(() => (globalThis as unknown as { said: object[] }).said);
    await expect
      .poll(async () => (await said())[0])
      .toMatchObject({ rate: expect.closeTo(0.8), pitch: expect.closeTo(1.1), lang: "en-US" });
    await expect(alex).toContainText("one step at a time");

    // Muted, nothing is asked or said, the caption is; and it is remembered.
    await button(page, "Sound off").click();
    await page.reload();
    await alive(page);
    await expect(button(page, "Sound off")).toHaveAttribute("aria-pressed", "true");
    await alex.getByRole("button", { name: /Listen/ }).click();
    await expect(alex).toContainText("one step at a time");
    expect(await said()).toEqual([]);
  });
});

test("a guide is heard in the server's voice, and a second tap stops it", async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.speak = () => console.error("The browser's own voice was asked.");
  });
  await openDemo(page, "es");
  await answerDemo(page, WORDS.es, 4);
  const answered = page.waitForResponse("**/api/text-to-speech");
  await button(page, /Escuchar/).click();
  expect((await answered).status()).toBe(200);
  expect((await answered).request().postData()).not.toContain("Nayeli");
  await button(page, /Parar/).click();
  await expect(button(page, /Escuchar/)).toBeVisible();
  await button(page, /Escuchar/).click();
  await expect(button(page, /Parar/)).toBeVisible();
  // Said to the end, the button is itself again.
  await expect(button(page, /Escuchar/)).toBeVisible({ timeout: 15_000 });
});

test.describe("/luma", () => {
  // Nobody allowed a profile here, so none is stored under the session.
  test.use({ expectedConsole: { patterns: [/404 \(Not Found\)/] } });
  const address = "/luma?session=session_1_abc&name=Ximena&age=10&pedagogy=Project-Based&lang=en";

  test("takes name and age out of the address, and a reload keeps the place", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Welcome to Ceiba, Ximena!" })).toBeVisible();
    expect(page.url()).toContain("session=session_1_abc");
    expect(page.url()).not.toMatch(/Ximena|age=/);
    await expect(page.locator(".luma-facts")).toContainText("minutes");
    await expectAccessible(page);

    await button(page, "Choose my guide").click();
    await expect(page.locator(".child-guide")).toHaveCount(6);
    await page
      .locator(".child-guide")
      .filter({ hasText: "Maya" })
      .getByRole("button", { name: /^Choose/ })
      .click();
    const packTitle = await page.getByRole("heading", { level: 1 }).textContent();
    await button(page, "Start Activity").click();
    await performActivity(page, packTitle, 10, 0, "en");
    await button(page, "Mark Complete").click();
    await button(page, "Start Activity").click();
    await expect(page.locator(".lesson")).toBeVisible();
    await page.reload();
    await alive(page);
    await expect(page.locator(".luma-trail > li").nth(0)).toContainText("Completed");
    await expect(page.locator(".luma-trail > li").nth(1)).toContainText("In Progress");
    await expect(page.locator(".luma-trail > li").nth(2)).toContainText("Locked");
    await button(page, "Back to my path").click();
    await expect(page.locator(".luma-meet")).toContainText("Maya");

    // In the other language it is the same place.
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Te damos la bienvenida");
    await button(page, "Ver mi paquete inicial").click();
    await expect(page.locator(".luma-trail > li").nth(0)).toContainText("Completada");

    // What the device kept is broken: the path begins again, without a word.
    await page.evaluate(() => {
      localStorage.setItem("ceiba.luma.places", "{broken");
      sessionStorage.setItem("ceiba.luma.learner", "[]");
    });
    await page.goto(address.replace("lang=en", "lang=es"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ximena");
  });

  test("shows the stored profile to the browser that owns it", async ({ page }) => {
    await page.goto("/luma-demo?lang=en");
    const plan = await page.evaluate(async () => {
      const answer = await fetch("/api/assign-curriculum", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          sessionId: "session_2_abc",
          assessmentResponses: {},
          studentData: { name: "Emilio", age: 5, pedagogy: "Montessori" },
          language: "en",
        }),
      });
      return answer.json();
    });
    await page.route("**/api/student-profile/session_2_abc", (route) => route.fulfill({ json: plan }));
    await page.goto("/luma?session=session_2_abc&name=Somebody&age=12&lang=en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Ceiba, Emilio!");
    await button(page, "Choose my guide").click();
    await expect(page.locator(".child-guide h2")).toHaveText(["Luna"]);
  });

  test("a missing or broken query opens a gentle start", async ({ page }) => {
    await page.goto("/luma?session=%3Cscript%3E&name=%3Cb%3EZo%C3%A9%3C/b%3E&age=99&pedagogy=magic&lang=en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How old are you, Zoé?");
    await button(page, "14").click();
    await button(page, /Global Thinker/).click();
    await button(page, "Generate my curriculum").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Ceiba, Zoé!");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await expectBigTargets(page);
  });
});
