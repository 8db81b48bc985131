import type { Page } from "@playwright/test";
import { consent, enterPortal, goBack, MICROPHONE, PROFILE, sayWho } from "./support/portal.ts";
import { engineEnds, hear, installRecogniser } from "./support/recogniser.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    form: "Start My Adventure",
    first: "Start My First Lesson",
    approach: /Project Builder/,
    count: (at: number, of: number) => `Question ${at} of ${of}`,
    previous: "Previous",
    repeat: "Repeat Question",
    progress: "Your Progress",
    curious: "Why is the sea salty?",
    goals: "Learning Goals",
    fun: "Fun Activities",
    ask: "Ask Me Something",
    show: "Show what I know",
    skip: "Skip",
    great: (name: string) => `Great Job, ${name}!`,
    back: "Back to my lesson",
    games: "Play three short games",
    play: "Let's play",
    pass: "Next game",
    report: "What we saw",
    areas: "Areas to explore",
    guides: "Choose Your Learning Guide",
    change: "Change guide",
    skipGuide: "Skip Assessment - Start Learning Now",
    pen: "Write instead",
    finish: "Complete Journey",
    next: "Next Question",
    finished: "I finished this lesson",
    mine: "My lesson",
    again: "Another way to learn",
    music: "Music and dance",
  },
  es: {
    form: "Empezar mi aventura",
    first: "Empezar mi primera lección",
    approach: /Proyectos que crecen/,
    count: (at: number, of: number) => `Pregunta ${at} de ${of}`,
    previous: "Anterior",
    repeat: "Repetir la pregunta",
    progress: "Tu avance",
    curious: "¿Por qué el mar es salado?",
    goals: "Metas de aprendizaje",
    fun: "Actividades divertidas",
    ask: "Pregúntame algo",
    show: "Mostrar lo que sé",
    skip: "Saltar",
    great: (name: string) => `¡Muy bien hecho, ${name}!`,
    back: "Volver a mi lección",
    games: "Jugar tres juegos cortos",
    play: "A jugar",
    pass: "Siguiente juego",
    report: "Lo que vimos",
    areas: "Por explorar",
    guides: "Elige a tu guía para aprender",
    change: "Cambiar de guía",
    skipGuide: "Saltar las preguntas y empezar a aprender",
    pen: "Mejor escribo",
    finish: "Terminar el recorrido",
    next: "Siguiente pregunta",
    finished: "Terminé esta lección",
    mine: "Mi lección",
    again: "Otra forma de aprender",
    music: "Música y baile",
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const choices = (page: Page) => page.locator(".child-choices .child-choice");

/** Past the first lesson of today to the module of the plan. */
async function toModule(page: Page, words: Words): Promise<void> {
  await button(page, words.first).click();
  await expect(page.locator(".lesson")).toBeVisible();
  await goBack(page, words === WORDS.en ? "en" : "es");
  await button(page, words.mine).click();
}

/** To the choice of another approach, and on with one. */
async function toApproach(page: Page, words: Words): Promise<void> {
  await toModule(page, words);
  await button(page, words.again).click();
  await button(page, words.approach).click();
}

/** To the onboarding's first question: of a child who skipped what was asked before nothing is known. */
async function toOnboarding(page: Page, words: Words, name: string): Promise<void> {
  await sayWho(page, name, 9, "quick");
  await button(page, words.form).click();
  await toModule(page, words);
  await button(page, words.change).click();
  await button(page, words.skipGuide).click();
  await button(page, words.again).click();
  await button(page, words.approach).click();
  await expect(page.getByText(words.count(1, 8))).toBeVisible();
}

/** Writes where a child may also speak. */
async function write(page: Page, words: Words, text: string): Promise<void> {
  const pen = button(page, words.pen);
  await expect(pen.or(page.locator(".speech-write")).first()).toBeVisible();
  if (await pen.isVisible()) await pen.click();
  await page.locator(".speech-write input").fill(text);
  await page.locator(".speech-write button[type=submit]").click();
}

/** Keeps every caption that a page shows: a short one may be over between two looks at it. */
async function keepCaptions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const captions = new Set<string>();
    Object.assign(window, { captions });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll(".speech-caption")) captions.add(each.textContent ?? "");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { captions: Set<string> }).captions]);
}

for (const [language, width, height] of [
  ["en", 360, 740],
  ["es", 1024, 768],
] as const) {
  test(`a lesson by tapping and typing, without a microphone (${language}, ${width} px)`, async ({
    page,
  }) => {
    const words = WORDS[language];
    const name = language === "en" ? "Xochi" : "Yael";
    await page.setViewportSize({ width, height });
    await installRecogniser(page, "none");
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await toOnboarding(page, words, name);
    await expectAccessible(page);

    await choices(page).first().click();
    await expect(page.getByText(words.count(2, 8))).toBeVisible();
    await expect(page.getByText(words.progress)).toBeVisible();
    await button(page, words.previous).click();
    await expect(choices(page).first()).toHaveAttribute("aria-pressed", "true");
    await expect(button(page, words.previous)).toHaveCount(0);
    await choices(page).first().click();
    await choices(page).nth(1).click();
    // The number grid 0 to 15, and a typed number.
    await expect(choices(page)).toHaveCount(16);
    await expectAccessible(page);
    const number = page.locator(".speech-write input");
    await expect(page.locator(".speech-write button")).toBeDisabled();
    await number.fill("16");
    await expect(number).toHaveValue("");
    await number.fill("12");
    await page.locator(".speech-write button").click();
    // A reload comes back to the same question.
    await expect(page.getByText(words.count(4, 8))).toBeVisible();
    for (let at = 4; at < 8; at += 1) {
      await expect(page.getByText(words.count(at, 8))).toBeVisible();
      // In the language that the page is in, which is the one it then goes on in.
      await choices(page)
        .nth(at === 7 && language === "es" ? 1 : 0)
        .click();
    }
    await expect(page.getByText(words.count(8, 8))).toBeVisible();
    for (const chip of await page.locator(".child-chips li").allTextContents()) {
      expect(chip.length).toBeLessThanOrEqual(21);
    }
    const asked = page.waitForRequest("**/api/assign-curriculum");
    await write(page, words, words.curious);
    const body = (await asked).postDataJSON();
    expect(body.sessionId).toMatch(/^onboarding-/);
    expect(body.assessmentResponses).toMatchObject({ sum_check: "12", curiosity: words.curious });
    expect(body.studentData).toMatchObject({ name, age: 9, pedagogy: "Project-Based" });

    await expect(page.getByRole("heading", { name: words.goals })).toBeVisible();
    await expect(page.getByRole("heading", { name: words.fun })).toBeVisible();
    await expect(page.locator(".learning-badge")).toHaveText(words.approach);
    await expectAccessible(page);
    const caption = page.locator(".speech-caption");
    const before = await caption.textContent();
    await button(page, words.ask).click();
    await expect(caption).not.toHaveText(before ?? "");

    await button(page, words.show).click();
    await expect(page.getByText(words.count(1, 5))).toBeVisible();
    await expectAccessible(page);
    await choices(page).first().click();
    await button(page, words.next).click();
    await expect(page.getByText(words.count(2, 5))).toBeVisible();
    await button(page, words.skip).click();
    await expect(page.getByRole("heading", { level: 1, name: words.great(name) })).toBeVisible();
    await expectAccessible(page);
    await button(page, words.back).click();

    await button(page, words.games).click();
    await button(page, words.play).click();
    await expect(page.locator(".learning-stars li")).toHaveCount(18);
    await write(page, words, "18");
    await expect(page.locator(".learning-sentence")).toBeVisible();
    await button(page, words.pass).click();
    await button(page, words.pass).click();
    await expect(page.getByRole("heading", { level: 1, name: words.report })).toBeVisible();
    await expect(page.getByRole("heading", { name: words.areas })).toBeVisible();
    await expectAccessible(page);
    await button(page, words.back).click();

    await button(page, words.change).click();
    await expect(page.getByRole("heading", { level: 1, name: words.guides })).toBeVisible();
    await expect(page.locator(".child-guide")).toHaveCount(7);
    await page.locator(".child-guide").filter({ hasText: "Maya" }).locator(".child-choose").click();
    await expect(page.locator(".speech-guide button").first()).toHaveAccessibleName(/Maya/);
    await button(page, words.change).click();
    await button(page, words.skipGuide).click();
    await expect(page.getByRole("heading", { name: words.goals })).toBeVisible();
  });
}

test("after the five questions a child of twelve shows a little, of its own age, and the plan is told", async ({
  page,
}) => {
  const words = WORDS.en;
  await enterPortal(page, "en");
  await consent(page, [], "en");
  await sayWho(page, "Tadeo", 12, "quick");
  await button(page, words.form).click();
  await toModule(page, words);
  await button(page, words.show).click();
  for (let at = 1; at <= 5; at += 1) {
    await expect(page.getByText(words.count(at, 5))).toBeVisible();
    await choices(page).first().click();
    await button(page, words.next).click();
  }
  const things = page.locator(".practice-show .practice-paper");
  await expect(things).toBeVisible();
  // Nobody of twelve counts stars.
  await expect(page.locator(".practice-things")).toHaveCount(0);
  await expectAccessible(page);
  const told = page.waitForRequest((request) => request.url().endsWith("/api/assign-curriculum"));
  const great = page.getByRole("heading", { level: 1, name: words.great("Tadeo") });
  for (let shown = 0; shown < 8 && (await great.count()) === 0; shown += 1) {
    const before = await page.locator(".practice-show .speech-caption").textContent();
    await button(page, "Not yet: go on").click();
    await expect(
      great.or(page.locator(".practice-show .speech-caption").filter({ hasNotText: before ?? "" })),
    ).toBeVisible();
  }
  await expect(great).toBeVisible();
  expect((await told).postDataJSON().assessmentResponses).toMatchObject({
    math_shown: { answer: "sprout", category: "math" },
    reading_shown: { answer: "sprout", category: "reading" },
  });
  expect(await page.evaluate(() => localStorage.getItem("ceiba.mastery"))).toMatch(/known/);
});

test("a guide is chosen by its name, once the question or a guide was heard", async ({ page }) => {
  await installRecogniser(page, "works");
  await enterPortal(page);
  await consent(page, [MICROPHONE]);
  await sayWho(page, "Nube", 10, "voice");
  await hear(page, "a flying kitchen sink");
  await expect(page.getByText("I did not catch who. Tap a guide, or say the name again.")).toBeVisible();
  await page.locator(".child-guide").filter({ hasText: "Luna" }).locator(".child-listen").click();
  await hear(page, "Maya please");
  await expect(page.getByText("Question 1 of 8")).toBeVisible();
  await expect(page.locator(".speech-guide button").first()).toHaveAccessibleName(/Maya/);
});

test("the eight questions by voice: choices are heard, the engine stops in the middle, nothing is lost", async ({
  page,
}) => {
  // Four times a child falls silent and a guide says something more.
  test.slow();
  const captions = await keepCaptions(page);
  /** A tap passes the guide's follow-up by; one that comes too late finds the next question. */
  const passFollowUp = async (said: string) => {
    await expect.poll(captions).toContain(said);
    await button(page, "Next Question")
      .click({ timeout: 1500 })
      .catch(() => {});
  };
  await installRecogniser(page, "works");
  await enterPortal(page);
  await consent(page, [PROFILE, MICROPHONE]);
  await sayWho(page, "Quetzal", 9, "voice");
  await expect(page.locator(".child-guide")).toHaveCount(4);
  await expectAccessible(page);
  await page.locator(".child-guide").filter({ hasText: "Sofia" }).locator(".child-choose").click();
  await expect(page.getByText("Question 1 of 8")).toBeVisible();
  await hear(page, "I am curious today");
  await passFollowUp("Thank you for telling me. Any way you feel is fine here.");
  await expect(page.getByText("Question 2 of 8")).toBeVisible();
  await hear(page, "I can swim");
  await engineEnds(page);
  await hear(page, "in the deep sea");
  await expect(page.locator(".speech-said")).toContainText("I can swim in the deep sea");
  await passFollowUp("I would like to see that!");
  await expect(page.getByText("Question 3 of 8")).toBeVisible();
  await hear(page, "a flying kitchen sink");
  await expect(page.getByText("I did not catch which one. Tap it, or say it again.")).toBeVisible();
  for (let left = 3; left < 8; left += 1) {
    await choices(page).first().click();
    if (left === 3) await passFollowUp("Good choice. We will use that.");
    if (left === 7) await passFollowUp("That is good to know. I will go at your pace.");
    await expect(page.getByText(`Question ${left + 1} of 8`)).toBeVisible();
  }
  // The last one is marked, and can be changed until the journey is complete.
  const finish = button(page, "Complete Journey");
  await expect(finish).toBeDisabled();
  await choices(page).nth(1).click();
  await expect(choices(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await choices(page).first().click();
  await expect(choices(page).first()).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  const asked = page.waitForRequest("**/api/assign-curriculum");
  await finish.click();
  const body = (await asked).postDataJSON();
  expect(body.sessionId).toMatch(/^voice-guided-/);
  expect(body.studentData.voice_preference).toBe("Sofia");
  expect(body.assessmentResponses.hello).toMatchObject({ answer: "Curious", category: "introduction" });
  expect(body.assessmentResponses.proud_of.answer).toBe("I can swim in the deep sea");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Ceiba, Quetzal!" })).toBeVisible();
  await expect(page.locator(".luma-meet")).toContainText("Sofia");
});

for (const [kind, text] of [
  ["denied", "Microphone access denied. Please allow microphone access to use voice features."],
  ["none", "Speech recognition not supported in this browser. Try Chrome or Edge."],
] as const) {
  test(`the text prompt stands in for a microphone that is ${kind}`, async ({ page }) => {
    await installRecogniser(page, kind);
    await enterPortal(page);
    await consent(page, [MICROPHONE]);
    await sayWho(page, `Mudo ${kind}`, 7, "voice");
    await page.locator(".child-choose").first().click();
    await choices(page).first().click();
    await expect(page.getByText("Question 2 of 8")).toBeVisible();
    if (kind === "denied")
      await button(page, "Tap to talk").or(page.locator(".speech-notice")).first().click();
    await expect(page.locator(".speech-notice")).toHaveText(text);
    await expect(page.getByText("Tell Hilda your answer:")).toBeVisible();
    await expectAccessible(page);
    const next = button(page, "Next Question");
    await expect(next).toBeDisabled();
    await page.locator(".speech-write input").fill("   ");
    await expect(next).toBeDisabled();
    await page.locator(".speech-write input").fill("👩🏽‍🚀 <script>alert(1)</script> ‮abc");
    await next.click();
    await expect(page.getByText("Question 3 of 8")).toBeVisible();
    // A reload keeps the place and what was said.
    await page.reload();
    await button(page, "Make my plan").click();
    await expect(page.getByText("Question 3 of 8")).toBeVisible();
  });
}

test.describe("when the questions cannot come", () => {
  test.use({ expectedConsole: { patterns: [/503|Failed to load/] } });

  test("the specified text stands with a way to try again, empty or failed", async ({ page }) => {
    await enterPortal(page);
    await consent(page, []);
    await page.route("**/api/onboarding*", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
    await sayWho(page, "Lluvia", 9, "quick");
    await button(page, WORDS.en.form).click();
    await toApproach(page, WORDS.en);
    const alert = page.getByRole("alert").filter({ hasText: "Unable to load" });
    await expect(alert).toHaveText("Unable to load assessment questions. Please try again.");
    await expectAccessible(page);
    await page.route("**/api/onboarding*", (route) => route.fulfill({ json: [] }), { times: 1 });
    await button(page, "Try again").click();
    await expect(alert).toBeVisible();
    await button(page, "Try again").click();
    await expect(page.getByText("Question 1 of 6")).toBeVisible();
  });
});

test("another language in the middle: the question changes, the answers stay", async ({ page }) => {
  await enterPortal(page);
  await consent(page, []);
  await toOnboarding(page, WORDS.en, "Bilingüe");
  await choices(page).first().click();
  await expect(page.getByText("Question 2 of 8")).toBeVisible();
  await page.getByRole("link", { name: "Español" }).or(button(page, "ES")).first().click();
  await expect(page.getByText("Pregunta 2 de 8")).toBeVisible();
  await button(page, "Anterior").click();
  await expect(choices(page).first()).toHaveAttribute("aria-pressed", "true");
});

test("up to six only Luna guides", async ({ page }) => {
  await enterPortal(page);
  await consent(page, []);
  await sayWho(page, "Pequeña", 6, "voice");
  await expect(page.locator(".child-guide h2")).toHaveText(["Luna"]);
});

test("keys: a question can be answered from the keyboard alone", async ({ page }) => {
  await enterPortal(page);
  await consent(page, []);
  await toOnboarding(page, WORDS.en, "Teclas");
  await choices(page).nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2 of 8")).toBeVisible();
});

for (const [language, width, height] of [
  ["en", 390, 844],
  ["es", 1280, 800],
] as const) {
  test(`what the form told is not asked again, and nothing is asked twice (${language}, ${width} px)`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height });
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await sayWho(page, "Ximena", 9, "quick");
    await button(page, words.music).click();
    await button(page, words.form).click();
    await toApproach(page, words);
    // Interests, confidence and language are known.
    for (let at = 1; at <= 5; at += 1) {
      await expect(page.getByText(words.count(at, 5))).toBeVisible();
      if (at < 5) await choices(page).first().click();
    }
    await expectAccessible(page);
    const asked = page.waitForRequest("**/api/assign-curriculum");
    await write(page, words, words.curious);
    const body = (await asked).postDataJSON();
    expect(body.assessmentResponses).toMatchObject({
      confidence: expect.any(String),
      curiosity: words.curious,
    });
    expect(body.assessmentResponses.language).toBe(language === "en" ? "english" : "spanish");
    expect(body.studentData.interests).toEqual(["music"]);
    await expect(page.getByRole("heading", { name: words.goals })).toBeVisible();

    await button(page, words.again).click();
    const another = page.waitForRequest("**/api/assign-curriculum");
    await choices(page).nth(2).click();
    expect((await another).postDataJSON()).toMatchObject({
      // With what the answers showed besides.
      studentData: { pedagogy: "IB-aligned", interests: expect.arrayContaining(["music"]) },
      assessmentResponses: body.assessmentResponses,
    });
    await expect(page.getByRole("heading", { name: words.goals })).toBeVisible();
  });

  test(`Back leads to where the child came from (${language}, ${width} px)`, async ({ page }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height });
    await enterPortal(page, language);
    await consent(page, [], language);
    await sayWho(page, "Ixchel", 9, "quick");
    await button(page, words.form).click();
    await toModule(page, words);
    await button(page, words.change).click();
    await page.locator(".child-guide").filter({ hasText: "Maya" }).locator(".child-choose").click();
    const lesson = page.getByRole("heading", { name: words.goals });
    // The guides have a way back of their own besides the arrow in the bar.
    const arrow = page.locator(".child-bar > button").first();
    for (const [name, there] of [
      [words.show, page.getByText(words.count(1, 5))],
      [words.games, button(page, words.play)],
      [words.change, page.getByRole("heading", { level: 1, name: words.guides })],
      [words.again, page.locator(".child-cards")],
    ] as const) {
      for (const back of [() => arrow.click(), () => page.goBack()]) {
        await button(page, name).click();
        await expect(there).toBeVisible();
        await back();
        await expect(lesson).toBeVisible();
      }
    }
    await goBack(page, language);
    await expect(page.locator(".portal-home")).toBeVisible();
  });
}

test("the language that is chosen in the form is the one afterwards", async ({ page }) => {
  await enterPortal(page, "en");
  await consent(page, [], "en");
  await sayWho(page, "Alondra", 9, "quick");
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
  await page.locator(".child-choice").filter({ hasText: "Spanish" }).click();
  await button(page, WORDS.en.form).click();
  await expect(button(page, WORDS.es.first)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator(".luma-meet")).toContainText("coneja");
  // Who switches the page afterwards stays there.
  await page.locator(".language-switch a[lang=en]").click();
  await toApproach(page, WORDS.en);
  await expect(page.getByText(WORDS.en.count(1, 6))).toBeVisible();
});

for (const language of ["en", "es"] as const) {
  test(`a guide chosen before the first lesson keeps the plan, and a finished lesson stays finished (${language})`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await sayWho(page, "Nayeli", 9, "quick");
    const asked: { studentData: Record<string, unknown> }[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/assign-curriculum")) asked.push(request.postDataJSON());
    });
    await button(page, words.form).click();
    await toModule(page, words);
    await button(page, words.change).click();
    await page.locator(".child-guide").filter({ hasText: "Maya" }).locator(".child-choose").click();
    await expect(page.getByRole("heading", { name: words.goals })).toBeVisible();
    await expect(page.locator(".speech-guide button").first()).toHaveAccessibleName(/Maya/);
    expect(asked, "the plan of the form and no other").toHaveLength(1);

    const lesson = await page.getByRole("heading", { level: 1 }).textContent();
    // Finished is what was done: the module's lessons come first.
    await expect(page.locator(".lesson-card").first()).toBeVisible();
    await expect(button(page, words.finished)).toHaveCount(0);
    await page.locator(".lesson-card").evaluateAll((cards) => {
      const { id } = JSON.parse(localStorage.getItem("ceiba.learners") ?? "{}").learners[0];
      const record = { own: 1, shown: 0, hands: null };
      const done = Object.fromEntries(cards.map((card) => [card.getAttribute("data-lesson"), record]));
      localStorage.setItem("ceiba.lessons", JSON.stringify({ [id]: { done, left: {} } }));
    });
    await page.reload();
    await button(page, words.mine).click();
    await button(page, words.finished).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(lesson ?? "");
    const finished = await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem("ceiba.learners") ?? "{}").learners[0].assigned.plan.profile
          .completed_modules,
    );
    expect(finished).toHaveLength(1);
    await button(page, words.again).click();
    await button(page, words.change).click();
    await button(page, words.skipGuide).click();
    await expect(page.getByRole("heading", { name: words.goals })).toBeVisible();
    expect(asked[1]?.studentData).toMatchObject({ voice_preference: "Maya", completed_modules: finished });
  });
}
