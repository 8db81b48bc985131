import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const WORDS = {
  en: {
    week: (week: number) => `Week ${week}`,
    titles: ["Sand and Shells", "Wings and Flowers", "Pond and Rain", "The Great Tree"],
    mark: "Mark Week Complete",
    completed: (week: number) => `Week ${week} is complete`,
    next: (week: number) => `Go to week ${week}`,
    asleep: /still asleep/,
    download: "Roads for the crab",
    name: "The explorer’s name",
    certificate: "Download the certificate",
    saved: /in your downloads/,
    question: "Your question",
    ask: "Ask",
    blank: "Write your question first.",
    known: "What if we have no printer?",
    answer: /No printer is needed/,
    person: "Ask a person at the school instead",
    kept: /We have kept your question/,
    email: /Email for the reply/,
    leave: "Leave my email",
    thanks: /The staff can write to/,
  },
  es: {
    week: (week: number) => `Semana ${week}`,
    titles: ["Arena y conchas", "Alas y flores", "Charca y lluvia", "El gran árbol"],
    mark: "Marcar semana como completa",
    completed: (week: number) => `La semana ${week} está completa`,
    next: (week: number) => `Ir a la semana ${week}`,
    asleep: /sigue dormida/,
    download: "Caminos para el cangrejo",
    name: "Nombre de quien exploró",
    certificate: "Descargar el diploma",
    saved: /en tus descargas/,
    question: "Tu pregunta",
    ask: "Preguntar",
    blank: "Primero escribe tu pregunta.",
    known: "¿Y si no tenemos impresora?",
    answer: /No hace falta impresora/,
    person: "Mejor preguntar a una persona de la escuela",
    kept: /Guardamos tu pregunta/,
    email: /Correo para la respuesta/,
    leave: "Dejar mi correo",
    thanks: /El equipo puede escribirte/,
  },
} as const;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const stones = (page: Page, state: string) => page.locator(`.explorers-stones li[data-state=${state}]`);

async function open(page: Page, language: keyof typeof WORDS): Promise<void> {
  await page.goto(`/little-explorers?lang=${language}`);
  await alive(page);
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "no sideways scroll").toBeLessThanOrEqual(0);
}

/** What a child or a hurried thumb taps is 64 px or more; a link inside a sentence is read by grown-ups. */
async function expectBigTargets(page: Page): Promise<void> {
  const small = await page
    .locator(":is(button, a, input, textarea):visible:not(p a)")
    .evaluateAll((targets) =>
      targets
        .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
        .filter(([, box]) => box.width < 63.5 || box.height < 63.5)
        .map(([text, box]) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`),
    );
  expect(small).toEqual([]);
}

for (const [language, width, height] of [
  ["en", 360, 740],
  ["es", 768, 1024],
] as const) {
  test(`four weeks by tap, to the certificate (${language}, ${width} px)`, async ({ page }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, language);
    await expect(stones(page, "open")).toHaveCount(1);
    await expect(stones(page, "locked")).toHaveCount(3);
    await expectAccessible(page);
    await expectFits(page);
    await expectBigTargets(page);

    // A sleeping week says so and opens nothing.
    await stones(page, "locked").first().getByRole("button").click();
    await expect(page.locator(".speech-caption")).toContainText(words.asleep);
    await expect(page.getByRole("heading", { name: words.titles[0], level: 2 })).toBeVisible();
    await expect(page.locator("#certificate")).toHaveCount(0);

    for (const week of [1, 2, 3, 4]) {
      const title = page.getByRole("heading", { level: 2, name: words.titles[week - 1] ?? "", exact: true });
      await expect(title).toBeVisible();
      await expect(page.locator(".explorers-activity")).toHaveCount(6);
      await expect(page.locator(".explorers-downloads li")).toHaveCount(5);
      await button(page, words.mark).click();
      await expect(page.getByRole("heading", { name: words.completed(week) })).toBeFocused();
      await expect(stones(page, "completed")).toHaveCount(week);
      await expect(button(page, words.mark)).toHaveCount(0);
      if (week < 4) {
        await button(page, words.next(week + 1)).click();
        await expect(page.locator("#week-title")).toBeFocused();
      }
    }
    await expectAccessible(page);
    await expectFits(page);
    await expectBigTargets(page);

    await page.getByLabel(words.name).fill("Nayeli Ñandú 🦀");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, words.certificate).click(),
    ]);
    expect(download.suggestedFilename()).toBe("ceiba-little-explorers.pdf");
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString("latin1"),
    ).toBe("%PDF-");
    await expect(page.locator("#certificate")).toContainText(words.saved);
    expect(page.url()).not.toContain("Nayeli");
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain("Nayeli");

    // The weeks are remembered; an earlier one can be opened again.
    await page.reload();
    await alive(page);
    await expect(stones(page, "completed")).toHaveCount(4);
    await stones(page, "completed").first().getByRole("link").click();
    await expect(page.locator("#week-title")).toHaveText(words.titles[0]);
  });

  test(`a sheet to print, and a parent's question (${language})`, async ({ page, server }) => {
    const words = WORDS[language];
    await open(page, language);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: words.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ceiba-.*crab-roads\.pdf$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString("latin1"),
    ).toBe("%PDF-");

    await button(page, words.ask).click();
    await expect(page.getByRole("alert")).toContainText(words.blank);
    await page.getByLabel(words.question).fill("   ");
    await button(page, words.ask).click();
    await expect(page.getByRole("alert")).toContainText(words.blank);
    await page.getByLabel(words.question).fill(words.known);
    await button(page, words.ask).click();
    await expect(page.locator(".explorers-answer")).toContainText(words.answer);
    await expectAccessible(page);

    await button(page, words.person).click();
    await expect(page.locator(".explorers-answer")).toContainText(words.kept);
    await page.getByLabel(words.email).fill("not an address");
    await button(page, words.leave).click();
    await expect(page.locator(".explorers-answer").getByRole("alert")).toBeVisible();
    const email = `explorers-${language}@example.com`;
    await page.getByLabel(words.email).fill(email);
    await button(page, words.leave).click();
    await expect(page.locator(".explorers-answer")).toContainText(words.thanks);

    // Staff find it at the desk.
    await page.request.post(`${server.url}/api/auth/sign-in/email`, { data: STAFF });
    await page.goto("/admin/letters?lang=en");
    const item = page.locator(".letters li").filter({ hasText: email });
    await expect(item).toContainText(words.known);
    await expectAccessible(page);
    await item.getByRole("button", { name: "Mark answered" }).click();
    await expect(item).toContainText("Answered");
    await item.getByRole("button", { name: "Erase" }).click();
    await item.getByRole("button", { name: "Erase for good?" }).click();
    await expect(item).toHaveCount(0);
  });
}

test("by keyboard alone: the first week, its end, and the second", async ({ page }) => {
  await open(page, "en");
  const go = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
      );
      if (name.test(at)) return;
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await go(/^Week 1: Sand and Shells\. Open/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#week-title")).toBeFocused();
  await go(/^Mark Week Complete/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Week 1 is complete" })).toBeFocused();
  await go(/^Go to week 2/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#week-title")).toHaveText("Wings and Flowers");
  await expect(page.locator("#week-title")).toBeFocused();
});

test("what the device kept is broken, too old or too much: the weeks begin or end quietly", async ({
  page,
}) => {
  await open(page, "en");
  for (const [kept, completed] of [
    ["{broken", 0],
    ["[]", 0],
    ['{"version":0,"completed":3}', 0],
    ['{"version":1,"completed":"3"}', 0],
    ['{"version":1,"completed":2}', 2],
    ['{"version":1,"completed":99}', 4],
  ] as const) {
    await page.evaluate((text) => localStorage.setItem("ceiba.explorers", text), kept);
    await page.reload();
    await alive(page);
    await expect(stones(page, "completed")).toHaveCount(completed);
  }
});

test("the other language is a tap away, and the weeks stay", async ({ page }) => {
  await open(page, "en");
  await button(page, WORDS.en.mark).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: WORDS.es.completed(1) })).toBeVisible();
  await expect(stones(page, "completed")).toHaveCount(1);
  await expect(page.getByRole("link", { name: WORDS.es.download })).toHaveAttribute("href", /language=es/);
});

test("Luna is heard in the server's voice, and a second tap stops her", async ({ page }) => {
  await open(page, "es");
  const answered = page.waitForResponse("**/api/text-to-speech");
  const listen = page.locator(".explorers-intro").getByRole("button");
  await listen.click();
  expect((await answered).status()).toBe(200);
  expect((await answered).request().postDataJSON()).toMatchObject({
    voice: "fable",
    speed: 0.6,
    language: "es-MX",
  });
  await expect(listen).toContainText("Parar");
  await listen.click();
  await expect(listen).toContainText("Escuchar");
});

test.describe("when the server fails", () => {
  test.use({ expectedConsole: { patterns: [/503|Failed to load/] } });

  test("question and name stay where they were written", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("ceiba.explorers", JSON.stringify({ version: 1, completed: 4 })),
    );
    await open(page, "en");
    await page.route("**/api/{parent-support,packs/certificate}", (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await page.getByLabel(WORDS.en.name).fill("Beto");
    await button(page, WORDS.en.certificate).click();
    await expect(page.locator("#certificate")).toContainText("did not arrive");
    await expect(page.getByLabel(WORDS.en.name)).toHaveValue("Beto");
    await page.getByLabel(WORDS.en.question).fill("How long per day?");
    await button(page, WORDS.en.ask).click();
    await expect(page.getByRole("alert")).toContainText("still here");
    await expect(page.getByLabel(WORDS.en.question)).toHaveValue("How long per day?");
  });
});

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("week 1 can be read, and its sheets downloaded", async ({ page }) => {
    await page.goto("/little-explorers?lang=es");
    await expect(page.getByRole("heading", { level: 2, name: "Arena y conchas" })).toBeVisible();
    await expect(page.locator(".explorers-activity")).toHaveCount(6);
    await expect(page.getByRole("link", { name: /^Semana 1/ })).toHaveAttribute("href", "#week");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: WORDS.es.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("ceiba-semana-1-crab-roads.pdf");
  });
});
