import type { Page } from "@playwright/test";
import {
  AI_CHAT,
  CLASS_PASSWORD,
  consent,
  enterPortal,
  goBack,
  openGrownUps,
  PORTAL,
  PROFILE,
  passAdultGate,
  sayWho,
} from "./support/portal.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    gate: "Student Portal Access",
    enter: "Access Learning Platform",
    checking: "Checking...",
    hint: "Contact your teacher if you need the password",
    form: "Meet Your Learning Guide",
    start: "Start My Adventure",
    welcome: "Welcome to Ceiba, Itzel!",
    first: "Start My First Lesson",
    spoken: "english",
    again: "Welcome back, Itzel!",
    other: "I am someone else",
    same: "Is this you, Sofía?",
    two: "No, I am another Sofía",
    animal: "Another Sofía! Choose your animal",
    here: "Here we are, Sofía!",
  },
  es: {
    gate: "Acceso al portal de estudiantes",
    enter: "Entrar a aprender",
    checking: "Revisando...",
    hint: "Pídele la contraseña a tu maestra o maestro",
    form: "Conoce a tu guía",
    start: "Empezar mi aventura",
    welcome: "¡Te damos la bienvenida a Ceiba, Itzel!",
    first: "Empezar mi primera lección",
    spoken: "spanish",
    again: "¡Qué gusto verte otra vez, Itzel!",
    other: "Soy otra persona",
    same: "¿Eres tú, Sofía?",
    two: "No, somos dos con el nombre Sofía",
    animal: "¡También Sofía! Elige tu animal",
    here: "¡Aquí estamos, Sofía!",
  },
} as const;

/** Looks at every change for a text that is missing, which shows its key; call what it returns to know what it saw. */
async function watchForKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenKeys: seen });
    const look = () => {
      const text = document.querySelector("main")?.textContent ?? "";
      const keys = /(?:student|luma|learning|adventure|rewards|tutor|practice|speech)\.[a-z]\w*(?:\.\w+)*/g;
      for (const [key] of text.matchAll(keys)) seen.add(key);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () =>
    page.evaluate(() => [...(globalThis as unknown as { seenKeys: ReadonlySet<string> }).seenKeys]);
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "no sideways scroll").toBeLessThanOrEqual(0);
}

test.describe("the gate", () => {
  test.use({ expectedConsole: { patterns: [/401/] } });

  test("on a phone the door in the tree is seen above the card, and a wrong word moves nothing", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/student?lang=es");
    await alive(page);
    const card = page.locator(".portal-gate");
    const field = page.locator("input[type=password]");
    const before = await field.boundingBox();
    expect((await card.boundingBox())?.y, "below the door").toBeGreaterThanOrEqual(380);
    await field.fill("otra palabra");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(PORTAL.es.wrong);
    await expect(page.getByText(WORDS.es.hint)).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
    await expectFits(page);
    await expectAccessible(page);
  });

  for (const language of ["en", "es"] as const) {
    test(`refuses a wrong password in place and opens for the right one (${language})`, async ({ page }) => {
      const words = WORDS[language];
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/student?lang=${language}`);
      await alive(page);
      await expect(page.getByRole("heading", { level: 1, name: words.gate })).toBeVisible();
      await expect(page.getByText(words.hint)).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
      const enter = page.getByRole("button", { name: words.enter });
      const field = page.locator("input[type=password]");
      await expect(enter).toBeDisabled();
      await field.fill("   ");
      await expect(enter).toBeDisabled();
      await field.fill("not the word");
      await enter.click();
      await expect(page.getByRole("button", { name: words.checking })).toBeDisabled();
      await expect(page.getByRole("alert")).toContainText(PORTAL[language].wrong);
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => sessionStorage.getItem("student_authenticated"))).toBeNull();
      await expectAccessible(page);

      await field.fill(CLASS_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.locator(".portal-consent")).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem("student_authenticated"))).toBe("true");
      await expectAccessible(page);
      await expectFits(page);
    });
  }
});

for (const [language, width, height] of [
  ["en", 360, 740],
  ["es", 360, 740],
  ["en", 1024, 768],
  ["es", 768, 1024],
] as const) {
  test(`from the gate to the first lesson by the form (${language}, ${width} px)`, async ({ page }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height });
    const seenKeys = await watchForKeys(page);
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);

    await expect(page.locator(".portal-way").first()).toBeDisabled();
    await page.locator("#entry-name").fill("   ");
    await page.locator("#entry-age").fill("8");
    await expect(page.locator(".portal-way").first()).toBeDisabled();
    await expectAccessible(page);
    await expectFits(page);
    await sayWho(page, "Itzel", 8, "quick");

    await expect(page.getByRole("heading", { level: 1, name: words.form })).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
    const start = page.getByRole("button", { name: words.start });
    await page.locator("input[type=number]").fill("15");
    await expect(start).toBeDisabled();
    await page.locator("input[type=number]").fill("8");
    await page.locator("input[type=range]").fill("5");
    const asked = page.waitForRequest("**/api/assign-curriculum");
    await start.click();
    const body = (await asked).postDataJSON();
    expect(body.sessionId).toMatch(/^session_/);
    expect(body.assessmentResponses).toEqual({ confidence: "👍", language: words.spoken });
    expect(body.studentData).toMatchObject({
      name: "Itzel",
      age: 8,
      pedagogy: "Montessori",
      voice_preference: "Luna",
    });

    await expect(page.getByRole("heading", { level: 1, name: words.welcome })).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: words.first }).click();
    // Nothing more is asked: the first lesson of today has begun.
    await expect(page.locator(".lesson")).toBeVisible();
    expect(await seenKeys()).toEqual([]);

    // Back goes back one stage, and from the home screen nowhere.
    for (let press = 0; press < 4; press += 1) {
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: words.again })).toBeVisible();
    }
    expect(new URL(page.url()).pathname).toBe("/student");

    // A child who comes back is greeted, and the plan is still there.
    await page.goto(`/student?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1, name: words.again })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: words.other }).click();
    await expect(page.locator("#entry-name")).toHaveValue("");
  });
}

for (const [language, width, height] of [
  ["en", 1280, 800],
  ["es", 390, 844],
] as const) {
  test(`two children of one name and age are two, known by their animals (${language}, ${width} px)`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height });
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await sayWho(page, "Sofía", 8, "quick");
    await page.getByRole("button", { name: PORTAL[language].back, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.here })).toBeVisible();
    await page.getByRole("button", { name: words.other }).click();

    await sayWho(page, "sofía", 8, "chat");
    await expect(page.getByRole("heading", { level: 1, name: words.same.replace("S", "s") })).toBeFocused();
    await expect(page.locator(".portal-animal")).toHaveCount(1);
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole("button", { name: words.two.replace("S", "s") }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.animal.replace("S", "s") })).toBeFocused();
    await expect(page.locator(".portal-animal")).toHaveCount(11);
    await expectAccessible(page);
    await expectFits(page);
    const own = page.locator(".portal-animal").last();
    const animal = await own.textContent();
    await own.click();
    // The second is another child: an adult is asked anew.
    await consent(page, [PROFILE], language);
    await page.getByRole("button", { name: PORTAL[language].back, exact: true }).click();
    await expect(page.locator(".portal-mine")).toContainText(animal ?? "");
    const ids = await page.evaluate(() =>
      JSON.parse(localStorage.getItem("ceiba.learners") ?? "{}").learners.map(({ id }: { id: string }) => id),
    );
    expect(new Set(ids).size).toBe(2);

    // Next time a tap is enough.
    await page.getByRole("button", { name: words.other }).click();
    await expect(page.locator(".portal-animal")).toHaveCount(2);
    await expectAccessible(page);
    await expectFits(page);
    await page
      .locator(".portal-animal")
      .filter({ hasText: `, ${animal}` })
      .click();
    await expect(page.locator(".portal-mine")).toContainText(animal ?? "");
  });
}

test("without any consent the child still enters, and the tab alone remembers", async ({ page, context }) => {
  await enterPortal(page);
  await consent(page, []);
  await sayWho(page, "Beto Sin", 9, "quick");
  await page.getByRole("button", { name: "Start My Adventure" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Ceiba, Beto Sin!" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Beto");
  const other = await context.newPage();
  await other.goto("/student?lang=en");
  // An adult was asked once; the child of the other tab is nobody's business here.
  await expect(other.locator("#entry-name")).toHaveValue("");
});

test("the starter pack is the one of the plan, though nothing was stored", async ({ page }) => {
  await enterPortal(page);
  await consent(page, []);
  await sayWho(page, "Dalia", 10, "quick");
  await page.getByRole("button", { name: "Music" }).click();
  await page.getByRole("button", { name: "Start My Adventure" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dalia");
  await page.goto("/student?lang=en");
  await page.getByRole("link", { name: "My starter pack" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Ceiba, Dalia!" })).toBeVisible();
  expect(page.url()).not.toContain("Dalia");
});

test("ages outside the range are told kindly; 3 and 14 may enter", async ({ page }) => {
  await enterPortal(page);
  await consent(page, []);
  await page.locator("#entry-name").fill("Ana");
  for (const [age, may] of [
    ["2", false],
    ["15", false],
    ["99", false],
    ["3", true],
    ["14", true],
  ] as const) {
    await page.locator("#entry-age").fill(age);
    await page.locator("#entry-age").blur();
    await expect(page.locator(".portal-way").first()).toBeEnabled({ enabled: may });
    await expect(page.getByText("Ceiba is for children of 3 to 14.")).toHaveCount(may ? 0 : 1);
  }
  await page.locator("#entry-age").fill("5");
  await expect(page.getByRole("heading", { level: 1, name: "Hello Little Explorer!" })).toBeVisible();
  await expect(page.locator(".portal-way[data-way=voice]")).toContainText("Say Hello to Luna!");
});

test("names with markup, emoji and right-to-left marks are shown as plain text", async ({ page }) => {
  await enterPortal(page);
  await consent(page, []);
  await sayWho(page, "<b>Zoé</b> 🦜\u202E", 9, "quick");
  await page.getByRole("button", { name: "Start My Adventure" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Welcome to Ceiba");
  await expect(title).toContainText("Zoé");
  expect(await page.locator("h1 b").count()).toBe(0);
});

test("the consent can say no to the profile and yes to the chat, and is asked once", async ({ page }) => {
  await enterPortal(page);
  await page.locator(".portal-consent li label").nth(AI_CHAT).click();
  await page.getByRole("button", { name: PORTAL.en.save }).click();
  await expect(page.getByRole("alert").filter({ hasText: "adult in charge" })).toBeVisible();
  await page.locator(".portal-adult").click();
  await page.getByRole("button", { name: PORTAL.en.save }).click();
  await passAdultGate(page);
  await expect(page.locator(".portal-entry")).toBeVisible();
  const held = await page.evaluate(async () => {
    const learner = sessionStorage.getItem("ceiba.learner.next") ?? "";
    return (await fetch("/api/consents", { headers: { "x-learner": learner } })).json();
  });
  expect(held.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["ai_chat"]);
  await page.reload();
  await expect(page.locator(".portal-entry")).toBeVisible();
});

test("a child cannot pass the adult's step, and a way back keeps what was ticked", async ({ page }) => {
  await enterPortal(page);
  await page.locator(".portal-consent li label").nth(AI_CHAT).click();
  await page.locator(".portal-adult").click();
  await page.getByRole("button", { name: PORTAL.en.save }).click();
  const gate = page.locator(".adult-gate");
  await expect(gate.locator("b")).toContainText(" times ");
  await expectAccessible(page);
  // No product of the fence begins with 2 or 3. A digit can be taken back; a whole answer is judged.
  const [two, told] = [gate.getByRole("button", { name: "2", exact: true }), gate.getByRole("status")];
  const erase = gate.getByRole("button", { name: "Delete the last digit" });
  expect((await erase.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  for (const takeBack of [() => erase.click(), () => page.keyboard.press("Backspace")]) {
    await two.click();
    await expect(told).toHaveText("Tapped: 2");
    await takeBack();
    await expect(told).toHaveText("Tapped: …");
  }
  await expect(async () => {
    await two.click();
    await expect(told).toHaveText("Not quite. Here is another one.", { timeout: 500 });
  }).toPass();
  await gate.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.locator(".portal-consent li input").nth(AI_CHAT)).toBeChecked();
  await page.getByRole("button", { name: PORTAL.en.save }).click();
  await passAdultGate(page);
  await expect(page.locator(".portal-entry")).toBeVisible();
});

test("another child on the same device has an adult asked anew, and is in nobody else's place", async ({
  page,
}) => {
  await enterPortal(page);
  await consent(page, [PROFILE, AI_CHAT]);
  await sayWho(page, "Ana", 8, "chat");
  // She is written down once her school is open.
  await expect(page.getByRole("heading", { name: "Jungle School" })).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("ceiba.learners") ?? "{}");
    localStorage.setItem("ceiba.learners", JSON.stringify({ ...kept, current: null }));
  });
  await page.reload();
  await consent(page, []);
  await sayWho(page, "Bruno", 8, "chat");
  await expect(page.locator(".portal-consent-child")).toHaveText("This is about Bruno.");
  await expectAccessible(page);
  await consent(page, []);
  await expect(page.locator(".portal-consent")).toBeHidden();
  const onDevice = () => page.evaluate(() => localStorage.getItem("ceiba.learners"));
  expect(await onDevice()).toContain("Ana");
  expect(await onDevice()).not.toContain("Bruno");
});

const TAKE_BACK = {
  en: {
    profile: "Take back: The learning profile",
    chat: "Take back: The AI tutor",
    yes: "Yes, take it back",
    failed: "The school did not answer",
    gone: "The profile at the school is erased",
    allow: "Allow something",
  },
  es: {
    profile: "Retirar: El perfil de aprendizaje",
    chat: "Retirar: La tutora de IA",
    yes: "Sí, retirarlo",
    failed: "La escuela no respondió",
    gone: "El perfil en la escuela se borró",
    allow: "Permitir algo",
  },
} as const;

for (const [language, width] of [
  ["en", 390],
  ["es", 1280],
] as const) {
  test.describe(`on the grown-ups' page (${language}, ${width})`, () => {
    test.use({ expectedConsole: { patterns: [/503|Failed to load/] } });

    test("each consent is taken back by itself, and the server hears of it", async ({ page }) => {
      const words = TAKE_BACK[language];
      await page.setViewportSize({ width, height: 844 });
      await enterPortal(page, language);
      await consent(page, [PROFILE, AI_CHAT], language);
      await sayWho(page, "Olmo", 9, "chat");
      await page.locator(".tutor").first().waitFor();
      await goBack(page, language);
      await openGrownUps(page, language);
      await expect(page.getByRole("button", { name: words.chat })).toBeVisible();
      await page.getByRole("button", { name: words.profile }).click();
      await page.route("**/api/consents?*", (route) => route.fulfill({ status: 503, body: "" }), {
        times: 1,
      });
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByRole("alert")).toContainText(words.failed);
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByText(words.gone)).toBeFocused();
      await expect(page.getByRole("button", { name: words.profile })).toBeHidden();
      await expectAccessible(page);
      await expectFits(page);
      const held = await page.evaluate(async () => {
        const kept = JSON.parse(sessionStorage.getItem("ceiba.learners") ?? "{}");
        const answer = await fetch("/api/consents", { headers: { "x-learner": kept.current } });
        return (await answer.json()).map(({ purpose }: { purpose: string }) => purpose);
      });
      expect(held).toEqual(["ai_chat"]);
      expect(await page.evaluate(() => localStorage.getItem("ceiba.learners"))).toBeNull();
      await page.getByRole("button", { name: words.allow }).click();
      await expect(page.locator(".portal-consent-child")).toContainText("Olmo");
    });
  });
}

const CLEAR = {
  en: {
    clear: "Clear this device",
    yes: "Yes, clear everything",
    failed: "nothing has been deleted yet",
    cleared: "This device is clear",
    begin: "Begin anew",
  },
  es: {
    clear: "Borrar este dispositivo",
    yes: "Sí, borrar todo",
    failed: "todavía no se ha borrado nada",
    cleared: "Listo. En este navegador",
    begin: "Empezar de nuevo",
  },
} as const;

for (const [language, width] of [
  ["en", 1280],
  ["es", 390],
] as const) {
  test.describe(`a device that is cleared (${language}, ${width})`, () => {
    test.use({ expectedConsole: { patterns: [/503|Failed to load/] } });

    test("tells the school, and an adult is asked for the next child", async ({ page }) => {
      const words = CLEAR[language];
      // From the gate to the page for grown-ups, and from the gate again.
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await enterPortal(page, language);
      await consent(page, [PROFILE, AI_CHAT], language);
      await sayWho(page, "Lila", 9, "chat");
      await page.locator(".tutor").first().waitFor();
      await goBack(page, language);
      await openGrownUps(page, language);
      const id = await page.evaluate(
        () => JSON.parse(localStorage.getItem("ceiba.learners") ?? "{}").current as string,
      );
      await page.getByRole("button", { name: words.clear }).click();
      await page.route("**/api/consents", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByRole("alert")).toContainText(words.failed);
      await expectAccessible(page);
      await expectFits(page);
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByRole("heading", { name: words.cleared })).toBeVisible();
      const held = await page.evaluate(
        async (learner) => (await fetch("/api/consents", { headers: { "x-learner": learner } })).json(),
        id,
      );
      expect(held).toEqual([]);
      await page.getByRole("button", { name: words.begin }).click();
      await expect(page.locator(".portal-consent")).toBeVisible();
      await expect(page.locator(".portal-consent-child")).toHaveCount(0);
    });
  });
}

const VOICES = {
  en: {
    best: "Now: Samantha, from this device.",
    school: "The school’s voice",
    last: "Samantha (Compact)",
  },
  es: { best: "Ahora: Paulina, de este dispositivo.", school: "La voz de la escuela", last: "Mónica" },
} as const;

for (const [language, width] of [
  ["en", 390],
  ["es", 1280],
] as const) {
  test(`grown-ups hear and choose the guides' voice (${language}, ${width})`, async ({ page }) => {
    const words = VOICES[language];
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const voice = (name: string, lang: string, localService = true) => ({
        ...{ name, lang, localService, voiceURI: name, default: false },
      });
      const voices = [voice("Google US English", "en-US", false), voice("Spanish espeak-ng", "es-MX")];
      voices.push(voice("Samantha", "en-US"), voice("Samantha (Compact)", "en-US"));
      voices.push(voice("Paulina", "es-MX"), voice("Mónica", "es-ES"));
      const said: string[] = [];
      Object.assign(globalThis, { said });
      class Utterance {
        voice: { name: string } | null = null;
        onend?: () => void;
      }
      Object.defineProperty(globalThis, "SpeechSynthesisUtterance", { value: Utterance });
      Object.defineProperty(globalThis, "speechSynthesis", {
        value: {
          getVoices: () => voices,
          addEventListener: () => {},
          cancel: () => {},
          speak: (speech: Utterance) => {
            said.push(speech.voice?.name ?? "");
            queueMicrotask(() => speech.onend?.());
          },
        },
      });
    });
    await enterPortal(page, language);
    await consent(page, [PROFILE], language);
    await sayWho(page, "Nube", 9, "quick");
    await page.locator(".child-choice").first().waitFor();
    await goBack(page, language);
    await openGrownUps(page, language);
    const card = page.locator(".grown-voice");
    await expect(card.getByText(words.best)).toBeVisible();
    // What sends its words away and what is made of tones is not among them.
    await expect(card.getByRole("radio")).toHaveCount(4);
    await expect(card.getByRole("radio").first()).toBeChecked();
    await expectAccessible(page);
    await expectFits(page);
    await page.locator(".child-bar [aria-pressed]").first().click();
    await card.getByRole("listitem").last().getByRole("button").click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.at(-1)))
      .toBe(words.last);
    await card.getByRole("radio", { name: words.school }).check();
    await expect(card.getByRole("radio", { name: words.school })).toBeChecked();
    expect(await page.evaluate((at) => localStorage.getItem(`ceiba.voice.${at}`), language)).toBe("school");
  });
}

const OFFLINE = {
  en: {
    adventure: "Jungle Adventure",
    broken: "It could not be loaded",
    still: "There is still no connection",
    again: "Try again",
  },
  es: {
    adventure: "Aventura en la selva",
    broken: "No se pudo cargar",
    still: "Todavía no hay conexión",
    again: "Intentar de nuevo",
  },
} as const;

for (const [language, width] of [
  ["en", 1280],
  ["es", 390],
] as const) {
  test.describe(`a tile without a connection (${language}, ${width})`, () => {
    test.use({ expectedConsole: { patterns: [/ERR_|Failed to|error occurred|Importing/] } });

    test("says so, and opens once the connection is back", async ({ page, context }) => {
      const words = OFFLINE[language];
      await page.setViewportSize({ width, height: 844 });
      await enterPortal(page, language);
      await consent(page, [], language);
      await sayWho(page, "Isla", 9, "chat");
      await page.locator(".tutor-closed").waitFor();
      await goBack(page, language);
      const tile = page.getByRole("button", { name: words.adventure });
      await expect(tile).toBeVisible();
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await tile.click();
      await expect(page.getByRole("alert")).toContainText(words.broken);
      await expectAccessible(page);
      const again = page.getByRole("button", { name: words.again });
      await again.click();
      await expect(page.getByRole("alert")).toContainText(words.still);
      await context.setOffline(false);
      await again.click();
      await tile.click();
      await expect(page.locator(".adventure-head")).toBeVisible();
    });
  });
}

test.describe("when the network is lost half-way", () => {
  test.use({ expectedConsole: { patterns: [/503|Failed to load/] } });

  test("the answers stay, and another try works", async ({ page }) => {
    await enterPortal(page);
    await consent(page, []);
    await sayWho(page, "Nube", 9, "quick");
    await page.route("**/api/assign-curriculum", (route) => route.fulfill({ status: 503, body: "" }), {
      times: 1,
    });
    await page.getByRole("button", { name: "Start My Adventure" }).click();
    await expect(page.getByRole("alert")).toContainText("your answers are still here");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Welcome to Ceiba, Nube!" })).toBeVisible();
  });
});
