import type { Page } from "@playwright/test";
import {
  AI_CHAT,
  CLASS_PASSWORD,
  consent,
  enterPortal,
  goBack,
  type Language,
  openGrownUps,
  PROFILE,
  sayWho,
} from "./support/portal.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    title: "Jungle School",
    input: /^Write to/,
    send: "Send",
    welcome: /Welcome to Jungle School, Nico! Ask me/,
    story: "Story",
    question: "why do the turtles come to our beach?",
    answer: /come back, often after many years/,
    follow: "how do they remember??",
    more: /magnetic field/,
    sum: "7+5",
    hint: /beginning with 8/,
    wrong: "13",
    close: /Very close/,
    right: /Yes! 7 \+ 5 = 12|That's it: 7 \+ 5 = 12/,
  },
  es: {
    title: "Escuela de la Selva",
    input: /^Escríbele a/,
    send: "Enviar",
    welcome: /bienvenida a la Escuela de la Selva, Nico! Pregúntame/,
    story: "Cuento",
    question: "¿por qué las tortugas vuelven a la playa?",
    answer: /vuelven, muchas veces después de años/,
    follow: "¿cómo recuerdan el camino?",
    more: /campo magnético/,
    sum: "cuánto es 7 más 5",
    hint: /empezando en 8/,
    wrong: "trece",
    close: /Muy cerca/,
    right: /7 \+ 5 = 12/,
  },
} as const;

async function openSchool(page: Page, language: Language, age = 9): Promise<void> {
  await enterPortal(page, language);
  await consent(page, [AI_CHAT], language);
  await sayWho(page, "Nico", age, "chat");
  await expect(page.getByRole("heading", { level: 1, name: WORDS[language].title })).toBeVisible();
}

async function write(page: Page, language: Language, text: string): Promise<void> {
  const { input, send } = WORDS[language];
  const field = page.getByRole("textbox", { name: input });
  await field.fill(text);
  await expect(page.getByRole("button", { name: send, exact: true })).toBeEnabled();
  await field.press("Enter");
}

const log = (page: Page) => page.getByRole("log");
const bubble = (page: Page, text: string | RegExp) => log(page).locator(".tutor-bubble", { hasText: text });

for (const [language, width, height] of [
  ["en", 360, 740],
  ["es", 1024, 768],
  ["es", 360, 740],
  ["en", 768, 1024],
] as const) {
  test(`a child asks, wonders, counts and hears a story (${language}, ${width}×${height})`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height });
    await openSchool(page, language);
    await expect(bubble(page, words.welcome)).toBeVisible();
    await expectAccessible(page);

    await write(page, language, words.question);
    await expect(bubble(page, words.answer)).toBeVisible();
    await write(page, language, words.follow);
    await expect(bubble(page, words.more)).toBeVisible();
    await write(page, language, words.sum);
    await expect(bubble(page, words.hint)).toBeVisible();
    await write(page, language, words.wrong);
    await expect(bubble(page, words.close)).toBeVisible();
    await write(page, language, "12");
    await expect(bubble(page, words.right)).toBeVisible();

    await page.getByRole("button", { name: words.story, exact: true }).click();
    await expect(bubble(page, /^(?:.*\n)*1\. /).last()).toBeVisible();
    await write(page, language, "1");
    await expect(bubble(page, /Coral/)).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, "no sideways scroll").toBeLessThanOrEqual(0);

    // The conversation survives a reload.
    await page.reload();
    await page.locator(".portal-tile").nth(3).or(page.locator("#entry-name")).first().waitFor();
    if (await page.locator("#entry-name").isVisible()) await sayWho(page, "Nico", 9, "chat");
    else await page.getByRole("button", { name: words.title }).click();
    await expect(bubble(page, words.more)).toBeVisible();
    await expect(bubble(page, /Coral/)).toBeVisible();
  });
}

for (const language of ["en", "es"] as const) {
  test(`who does not write yet plays a whole story and begins to make something by taps (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSchool(page, language, 5);
    const replies = page.locator(".tutor-reply");
    await page.getByRole("button", { name: WORDS[language].story, exact: true }).click();
    await expect(replies).toHaveCount(4);
    await expectAccessible(page);
    await replies.first().click();
    for (let scene = 1; ; scene += 1) {
      await expect(log(page).locator("[data-from=child]")).toHaveCount(scene + 1);
      await expect(page.locator(".tutor-seeds")).toHaveCount(0);
      await expect(log(page)).toHaveAttribute("aria-busy", "false");
      if ((await replies.count()) === 0) break;
      await expect(replies).toHaveCount(2);
      for (const reply of await replies.all()) {
        expect((await reply.boundingBox())?.height).toBeGreaterThanOrEqual(64);
      }
      await replies.last().click();
    }
    await page.locator(".tutor-prompt").first().click();
    await expect(replies).toHaveText(language === "en" ? ["Done"] : ["Listo"]);
    await replies.click();
    await expect(bubble(page, language === "en" ? /Step 2 of/ : /Paso 2 de/)).toBeVisible();
  });
}

test("the keys: Enter sends, Shift+Enter makes a line, nothing is not sent, and 120 px are the most", async ({
  page,
}) => {
  await openSchool(page, "en");
  const field = page.getByRole("textbox", { name: "Write to Hilda" });
  const send = page.getByRole("button", { name: "Send", exact: true });
  await expect(send).toBeDisabled();
  await field.fill("   ");
  await field.press("Enter");
  await expect(log(page).locator("[data-from=child]")).toHaveCount(0);
  await field.fill("");
  for (let line = 0; line < 8; line += 1) {
    await page.keyboard.type("story");
    await page.keyboard.press("Shift+Enter");
  }
  await expect(log(page).locator("[data-from=child]")).toHaveCount(0);
  expect((await field.boundingBox())?.height).toBeLessThanOrEqual(120);
  await page.keyboard.press("Enter");
  await expect(log(page).locator("[data-from=child]")).toHaveCount(1);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  for (const button of await page.locator(".tutor button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), "as large as a child needs").toBeGreaterThanOrEqual(
      64,
    );
  }
});

test.describe("a line that breaks", () => {
  test.use({ expectedConsole: { patterns: [/Failed to load resource|ERR_/] } });

  test("a message that could not be sent stays, and another try sends it", async ({ page, context }) => {
    await openSchool(page, "en");
    await context.setOffline(true);
    await write(page, "en", "tell me a joke");
    await expect(page.getByRole("alert")).toContainText("Not sent.");
    await expect(bubble(page, "tell me a joke")).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await log(page).getByRole("button", { name: "Try again" }).click();
    await expect(bubble(page, /crab never share/)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(log(page).locator("[data-from=child]")).toHaveCount(1);
  });

  test("a message that could not be sent is there after a reload", async ({ page, context }) => {
    await openSchool(page, "en");
    await context.setOffline(true);
    await write(page, "en", "why is the sea salty?");
    await expect(page.getByRole("alert")).toContainText("Not sent.");
    await context.setOffline(false);
    await page.reload();
    await page.getByRole("button", { name: WORDS.en.title }).click();
    await expect(bubble(page, "why is the sea salty?")).toBeVisible();
    await log(page).getByRole("button", { name: "Try again" }).click();
    await expect(log(page).locator("[data-from=tutor]")).toHaveCount(2);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("nothing is sent while an answer is awaited, and a long wait offers another try", async ({ page }) => {
    await openSchool(page, "en");
    await page.clock.install();
    let isHeld = true;
    await page.route("**/api/wildlight-chat", (route) => (isHeld ? undefined : route.continue()));
    await write(page, "en", "hello");
    await expect(page.locator(".tutor-seeds")).toBeVisible();
    const field = page.getByRole("textbox", { name: "Write to Hilda" });
    await field.fill("and this");
    await field.press("Enter");
    await expect(field).toHaveValue("and this");
    await expect(log(page).locator("[data-from=child]")).toHaveCount(1);
    await page.clock.fastForward(6_100);
    await expect(log(page).getByText("I am still thinking")).toBeVisible();
    await page.clock.fastForward(9_000);
    isHeld = false;
    await log(page).getByRole("button", { name: "Try again" }).click();
    await expect(bubble(page, /I am glad that you are here/)).toBeVisible();
  });
});

for (const [language, age, name] of [
  ["en", 9, "Maya"],
  ["es", 9, "Maya"],
  ["en", 6, "Luna"],
] as const) {
  test(`the tutor is the guide of the child: ${name} at ${age} (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterPortal(page, language);
    await consent(page, [PROFILE, AI_CHAT], language);
    await sayWho(page, "Nico", age, "quick");
    await page.locator(".child-choice").filter({ hasText: name }).click();
    await page.locator("button[type=submit]").click();
    await goBack(page, language);
    await page.getByRole("button", { name: WORDS[language].title }).click();
    await expect(page.getByRole("textbox", { name: WORDS[language].input })).toHaveAccessibleName(
      new RegExp(`${name}$`),
    );
    await expect(page.locator(".tutor-head img")).toHaveAttribute("src", new RegExp(name.toLowerCase()));
    await write(page, language, language === "en" ? "who are you?" : "¿quién eres?");
    const who = language === "en" ? `I am ${name}, a computer helper` : `Soy ${name}, ayudante de`;
    await expect(bubble(page, who)).toBeVisible();
    // In the starter pack too.
    await goBack(page, language);
    await page.locator("a.portal-tile").click();
    await expect(page.locator(".luma-meet h2")).toHaveText(name);
  });
}

test("without an adult's consent the school is closed, and says who opens it", async ({ page }) => {
  await enterPortal(page);
  await consent(page, []);
  await sayWho(page, "Nico", 9, "chat");
  await expect(page.getByRole("heading", { name: "The Jungle School is closed here" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ask a grown-up" }).click();
  await expect(page.locator(".portal-consent")).toBeVisible();
});

const TAKEN = {
  en: {
    title: "A grown-up has to allow this again",
    ask: "Ask a grown-up",
    tile: "Jungle School",
    again: "Try again",
    closed: "The Jungle School is closed here",
    waited: "It waited until a grown-up allowed it. You can send it now.",
    take: "Take back: The AI tutor",
    yes: "Yes, take it back",
    ended: "The door has closed again.",
  },
  es: {
    title: "Una persona adulta tiene que permitirlo otra vez",
    ask: "Pedirle a una persona adulta",
    tile: "Escuela de la Selva",
    again: "Intentar otra vez",
    closed: "La Escuela de la Selva está cerrada aquí",
    waited: "Esperó a que una persona adulta diera permiso. Ya lo puedes enviar.",
    take: "Retirar: La tutora de IA",
    yes: "Sí, retirarlo",
    ended: "La puerta se cerró otra vez.",
  },
} as const;

for (const [language, width] of [
  ["en", 390],
  ["es", 1280],
] as const) {
  const words = TAKEN[language];
  const tile = (page: Page) => page.locator(".portal-tile").filter({ hasText: words.tile });

  test.describe(`what happened is said (${language}, ${width})`, () => {
    test.use({
      viewport: { width, height: 844 },
      expectedConsole: { patterns: [/Failed to load resource/] },
    });

    test("a consent that was taken back closes the chat and keeps the message", async ({ page }) => {
      await openSchool(page, language);
      await page.evaluate(async () => {
        const kept = localStorage.getItem("ceiba.learners") ?? sessionStorage.getItem("ceiba.learners");
        const headers = { "x-learner": JSON.parse(kept ?? "{}").current };
        await fetch("/api/consents?purpose=ai_chat", { method: "DELETE", headers });
      });
      await write(page, language, "hola hello");
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      await expect(bubble(page, "hola hello")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.ask }).click();
      await consent(page, [AI_CHAT], language);
      await tile(page).click();
      await expect(bubble(page, "hola hello")).toBeVisible();
      await expect(log(page).getByRole("alert")).toContainText(words.waited);
      await expectAccessible(page);
      await log(page).getByRole("button", { name: words.again }).click();
      await expect(log(page).locator("[data-from=tutor]")).toHaveCount(2);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("a consent that was taken back closes the conversation in every tab", async ({ page, context }) => {
      await enterPortal(page, language);
      await consent(page, [PROFILE, AI_CHAT], language);
      await sayWho(page, "Nico", 9, "chat");
      await expect(page.getByRole("heading", { level: 1, name: WORDS[language].title })).toBeVisible();
      const other = await context.newPage();
      await other.goto(`/student?lang=${language}`);
      await tile(other).click();
      await write(other, language, "hola hello");
      await expect(log(other).locator("[data-from=tutor]")).toHaveCount(2);

      await goBack(page, language);
      await openGrownUps(page, language);
      await page.getByRole("button", { name: words.take }).click();
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByRole("button", { name: words.take })).toBeHidden();
      await expect(other.getByRole("heading", { name: words.closed })).toBeVisible();
      await expect(other.getByText("hola hello")).toHaveCount(0);
      await expectAccessible(other);
    });

    test("a session that ended says so at the door and keeps the message", async ({ page }) => {
      await openSchool(page, language);
      await page.evaluate(() => fetch("/api/student/session", { method: "DELETE" }));
      await write(page, language, "hola hello");
      await expect(page.getByRole("status").filter({ hasText: words.ended })).toBeVisible();
      await expectAccessible(page);
      await page.locator("input[type=password]").fill(CLASS_PASSWORD);
      await page.keyboard.press("Enter");
      await tile(page).click();
      await expect(bubble(page, "hola hello")).toBeVisible();
    });
  });
}

test("a disclosure gets the reviewed words", async ({ page }) => {
  await openSchool(page, "en");
  await write(page, "en", "my uncle hits me every day");
  await expect(bubble(page, /It is not your fault/)).toBeVisible();
});

const CARE = {
  en: {
    grave: "my uncle hits me every day",
    words: /It is not your fault/,
    hide: "Hide this conversation",
    quiet: "It is quiet here now.",
    show: "Show it again",
    begin: "Start a new conversation",
    shut: "The Jungle School is closed",
    stays: /Nobody has read your message/,
    look: "Look again",
    plain: "tell me a joke",
  },
  es: {
    grave: "mi tío me pega todos los días",
    words: /No es tu culpa/,
    hide: "Esconder esta conversación",
    quiet: "Aquí ya está todo tranquilo.",
    show: "Mostrarla otra vez",
    begin: "Empezar otra conversación",
    shut: "La Escuela de la Selva está cerrada",
    stays: /Nadie ha leído tu mensaje/,
    look: "Ver si ya abrió",
    plain: "cuéntame un chiste",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const words = CARE[language];

  test(`what is grave is not read aloud, and one tap hides it (${language})`, async ({ page }) => {
    await page.setViewportSize(
      language === "en" ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    );
    await openSchool(page, language, 5);
    await page.locator(".child-bar > button[aria-pressed]").click();
    const spoken: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/text-to-speech")) spoken.push(request.postDataJSON().text);
    });
    // Who does not read yet hears an ordinary answer by itself.
    const heard = page.waitForRequest("**/api/text-to-speech");
    await write(page, language, words.plain);
    await heard;
    await write(page, language, words.grave);
    await expect(bubble(page, words.words)).toBeVisible();
    await expect(page.getByRole("button", { name: words.hide })).toBeVisible();
    await expectAccessible(page);
    expect(spoken.filter((text) => words.words.test(text))).toEqual([]);

    await page.getByRole("button", { name: words.hide }).click();
    await expect(page.getByText(words.quiet)).toBeVisible();
    await expect(page.getByRole("button", { name: words.begin })).toBeFocused();
    const isGone = async () => {
      await expect(log(page)).toHaveCount(0);
      const left = await page.evaluate(() => `${document.title} ${document.body.textContent}`);
      expect(left).not.toMatch(words.words);
      expect(left).not.toContain(words.grave);
    };
    await isGone();
    await expectAccessible(page);

    // It stays hidden after a reload, and comes back when the child wants it.
    await page.reload();
    await page.getByRole("button", { name: WORDS[language].title }).click();
    await expect(page.getByText(words.quiet)).toBeVisible();
    await isGone();
    await page.getByRole("button", { name: words.show }).click();
    await expect(bubble(page, words.words)).toBeVisible();

    // Another conversation, and the old one is shown no more.
    await page.getByRole("button", { name: words.begin }).click();
    await expect(page.getByRole("heading", { name: WORDS[language].title })).toBeFocused();
    await expect(log(page).locator("[data-from=child]")).toHaveCount(0);
    await page.reload();
    await page.getByRole("button", { name: WORDS[language].title }).click();
    await expect(page.getByRole("textbox", { name: WORDS[language].input })).toBeVisible();
    await isNot(page, words.grave);
  });

  test.describe("a closed school", () => {
    test.use({ expectedConsole: { patterns: [/Failed to load resource/] } });

    test(`says why, keeps the message, and opens again (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openSchool(page, language);
      await page.route("**/api/wildlight-chat", (route) =>
        route.fulfill({ status: 503, json: { code: "chat_closed", message: "Nobody is there." } }),
      );
      await write(page, language, words.plain);
      await expect(page.getByRole("heading", { name: words.shut })).toBeVisible();
      await expect(page.getByText(words.stays)).toBeVisible();
      await expect(bubble(page, words.plain)).toBeVisible();
      await expectAccessible(page);
      await page.unroute("**/api/wildlight-chat");
      await page.getByRole("button", { name: words.look }).click();
      await expect(page.getByRole("textbox", { name: WORDS[language].input })).toBeVisible();
      await expect(bubble(page, words.plain)).toBeVisible();
    });
  });
}

async function isNot(page: Page, words: string): Promise<void> {
  expect(await page.evaluate(() => document.body.textContent)).not.toContain(words);
}
