import { alive, expect, expectAccessible, test } from "./support/test.ts";

const PAGES = [
  "/",
  "/programs",
  "/programas",
  "/terms",
  "/privacy",
  "/help",
  "/help/holding-a-place",
  "/newsletter",
  "/careers",
  "/visit",
  "/place",
  "/chat",
  "/embed",
  "/admin",
  "/admin/safety",
  "/admin/class",
  "/admin/letters",
  "/admin/mails",
  "/admin/data",
  "/admin/families",
  "/admin/today",
  "/admin/account",
  "/admin/money",
  "/admin/answers",
  "/admin/facts",
  "/admin/insight",
  "/admin/practice",
  "/admin/inbox",
  "/admin/visits",
  "/admin/places",
  "/admin/password",
  "/checkout",
  "/subscribe",
  "/subscription-success?plan=explorer",
  "/student",
  "/luma",
  "/luma-demo",
  "/little-explorers",
];

test.describe("every page", () => {
  for (const path of PAGES) {
    for (const language of ["en", "es"] as const) {
      test(`${path} in ${language}: accessible, fits a phone, says its language`, async ({ page }) => {
        const fixed = { "/programs": "en", "/programas": "es" }[path];
        await page.setViewportSize({ width: 360, height: 740 });
        const response = await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
        expect(response?.status()).toBe(200);
        await alive(page);
        await expect(page.locator("html")).toHaveAttribute("lang", fixed ?? language);
        expect(await page.title()).not.toBe("");
        await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{20,}/);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "no sideways scroll at 360 px").toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectAccessible(page);
      });
    }
  }
});

test.describe("an unknown address", () => {
  test.use({ expectedConsole: { patterns: [/404 \(Not Found\)/] } });

  test("answers 404 with the specified words and a way home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("404 Page Not Found");
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/(chat)?$/);
  });
});

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page can be read, chosen from, and switched", async ({ page }) => {
    await page.goto("/?lang=en");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("input[type=radio][value=water-cycle]").check({ force: true });
    await page.getByRole("link", { name: "Español" }).filter({ visible: true }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.goto("/terms");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("the demo picker carries its choice", async ({ page }) => {
    await page.goto("/");
    await page.locator("input[type=radio][value=water-cycle]").check({ force: true });
    await page.getByRole("button", { name: "Start interactive demo" }).click();
    await expect(page).toHaveURL(/\/luma-demo\?.*water-cycle/);
  });

  test("the fit checklist can be ticked", async ({ page }) => {
    await page.goto("/programs");
    await page.getByRole("checkbox").first().check();
    await expect(page.getByRole("checkbox").first()).toBeChecked();
  });
});

test.describe("language", () => {
  test.use({ locale: "es-MX" });

  test("follows the browser, then the saved preference, with no flash of the other language", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await alive(page);
    await page.getByRole("link", { name: "English" }).filter({ visible: true }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(/learning/i);

    // The cookie is lost but local storage remembers: the Spanish document is never painted.
    await page.context().clearCookies();
    await page.addInitScript(() => {
      Object.assign(globalThis, { painted: [] });
      document.addEventListener("DOMContentLoaded", () => {
        sessionStorage.setItem(
          "painted",
          `${sessionStorage.getItem("painted") ?? ""} ${document.querySelector("h1")?.textContent}`,
        );
      });
    });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await alive(page);
    const painted = await page.evaluate(() => sessionStorage.getItem("painted"));
    expect(painted).not.toMatch(/escuela/);
  });

  test("/programs stays English and does not change the preference", async ({ page }) => {
    await page.goto("/programs");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/terms");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

test("an early click is not lost while the page comes alive", async ({ page }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const card = page.locator("input[type=radio][value=story-time]");
  await card.check({ force: true });
  await alive(page);
  await expect(card).toBeChecked();
});

test("five ticks on the fit checklist invite the family to the chat", async ({ page }) => {
  await page.goto("/programs");
  await alive(page);
  const boxes = page.getByRole("checkbox");
  expect(await boxes.count()).toBe(8);
  for (let index = 0; index < 5; index += 1) await boxes.nth(index).check();
  await page
    .getByRole("main")
    .getByRole("link", { name: /get in touch/i })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/chat/);
});

const PUBLIC = {
  en: {
    programs: "/programs",
    menu: "Menu",
    names: ["Programs", "Chat"],
    lead: /A small pilot school in a beach town in Mexico, opening on September 6, 2027\./,
    school: /Pod School/,
    asks: [
      ["Ask about a place", /place in Pod School/],
      ["Ask about a pass", /Worldschooler Pass/],
      ["Ask about the residency", /I am a teacher/],
    ],
    message: "Your message",
  },
  es: {
    programs: "/programas",
    menu: "Menú",
    names: ["Programas", "Chat"],
    lead: /Una pequeña escuela piloto en un pueblo de playa en México, que abre el 6 de septiembre de 2027\./,
    school: /Pod School/,
    asks: [
      ["Preguntar por un lugar", /lugar en Pod School/],
      ["Preguntar por un pase", /Worldschooler Pass/],
      ["Preguntar por la residencia", /Soy docente/],
    ],
    message: "Tu mensaje",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const words = PUBLIC[language];

  test(`the landing page says what this is, and leads to the programs and the chat (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/?lang=${language}`);
    await alive(page);
    await expect(page.locator(".hero .lead")).toContainText(words.lead);
    await expect(page.locator("#pricing .plan-school")).toContainText(words.school);
    await expect(page.locator("#pricing .plan-school")).toContainText("$950");
    const menu = page.locator("details.site-menu");
    await menu.locator("summary").click();
    for (const name of words.names) await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    await page.mouse.click(60, 600);
    await expect(menu).not.toHaveAttribute("open");
    await page.setViewportSize({ width: 1280, height: 800 });
    const head = page.getByRole("banner").getByRole("navigation").first();
    for (const name of words.names) {
      await expect(head.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name, exact: true })).toHaveCount(1);
    }
  });

  test(`who asks about something finds the question begun (${language})`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "ceiba_language", value: language, url: baseURL ?? "" }]);
    for (const [name, begun] of words.asks) {
      await page.goto(words.programs);
      await page.getByRole("link", { name, exact: true }).click();
      await alive(page);
      await expect(page.getByRole("textbox", { name: words.message })).toHaveValue(begun);
    }
  });
}

test("the help centre finds what families ask: without accents, and without a connection", async ({
  page,
  context,
}) => {
  await page.goto("/help?lang=es");
  await alive(page);
  const search = page.getByRole("searchbox", { name: "Busca en todos los artículos" });
  const main = page.getByRole("main");
  const count = main.getByRole("status");
  await search.fill("microfono");
  await expect(count).toHaveText(/^\d+ artículos?$/);
  await expect(main.getByRole("link").filter({ hasText: "La guía no se oye" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await search.fill("¿Cómo recupero mi dinero?");
  await expect(main.getByRole("listitem").first()).toContainText("Apartar un lugar y recuperar el depósito");
  await search.fill("xilófono");
  await expect(count).toHaveText("Ningún artículo habla de eso.");
  await expect(main.getByRole("link", { name: "Llevar la pregunta al chat" })).toHaveAttribute(
    "href",
    /^\/chat\?ask=xil/,
  );
  await expectAccessible(page);
  await search.fill("");
  await expect(main.getByRole("heading", { name: "Para las familias" })).toBeVisible();
  await context.setOffline(false);
});

test("an article keeps its place when the language changes, and its facts are filled in", async ({
  page,
}) => {
  await page.goto("/help/holding-a-place?lang=en");
  await alive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Holding a place, and getting the deposit back",
  );
  await expect(page.getByRole("article")).toContainText("September 6, 2027");
  await page.getByRole("link", { name: "Español" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Apartar un lugar y recuperar el depósito",
  );
  await expect(page).toHaveTitle(/^Apartar un lugar/);
  await expect(page.getByRole("article")).toContainText("6 de septiembre de 2027");
  expect(await page.getByRole("article").textContent()).not.toMatch(/[{*]/);
});

for (const { language, watch, hello, question, pause, play, next, again, tried } of [
  {
    language: "en",
    watch: "Watch Demo",
    hello: /I am Luma/,
    question: /Where did the water go/,
    pause: "Pause",
    play: "Play",
    next: "Next",
    again: "Watch again",
    tried: "Now you: start the interactive demo",
  },
  {
    language: "es",
    watch: "Ver la demo",
    hello: /Soy Luma/,
    question: /A dónde se fue el agua/,
    pause: "Pausa",
    play: "Reproducir",
    next: "Siguiente",
    again: "Verlo otra vez",
    tried: "Ahora tú: empieza la demo interactiva",
  },
]) {
  test(`${watch} plays a lesson, by itself and to its end`, async ({ page }) => {
    // Without sound each picture stays as long as its words take to read.
    await page.addInitScript(() => localStorage.setItem("ceiba.muted", "1"));
    await page.goto(`/?lang=${language}`);
    await alive(page);
    await page.getByRole("link", { name: watch }).click();
    const film = page.getByRole("dialog");
    await expect(film).toContainText(hello);
    await expectAccessible(page);
    await expect(film).toContainText(question, { timeout: 15_000 });
    // Paused, it goes on only by the button: each press is one picture.
    await film.getByRole("button", { name: pause }).click();
    await expect(film.getByRole("button", { name: play })).toBeVisible();
    const shown = film.getByRole("progressbar");
    for (let at = Number(await shown.getAttribute("value")); at < 6; at += 1) {
      await film.getByRole("button", { name: next }).click();
      await expect(shown).toHaveAttribute("value", String(at + 1));
    }
    await expect(film.getByRole("button", { name: again })).toBeVisible();
    await expect(film.getByRole("link", { name: tried })).toHaveAttribute(
      "href",
      "/luma-demo?activity=water-cycle",
    );
    await page.keyboard.press("Escape");
    await expect(film).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe("");
  });
}
