import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { mailsTo } from "./support/mails.ts";
import { CARDS, fillCard, PAYING } from "./support/paying.ts";
import { type Server, STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, notice, test } from "./support/test.ts";

// Each publication renders a hundred documents, and these journeys publish up to four times.
test.describe.configure({ timeout: 180_000 });

/** What these journeys change is said on every page: no other journey is to read it. */
let dataDir: string;
let school: Server;
const open = () => startServer({ DATA_DIR: dataDir });
test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ceiba-facts-"));
  school = await open();
});
test.afterEach(async ({ context }) => {
  // A page that is still open would ask the server that is gone, which its console tells of.
  for (const page of context.pages()) await page.close();
  await school.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signIn(page: Page, language: string, words: { submit: string; to: string }) {
  await page.goto(`${school.url}/admin?lang=${language}`);
  await alive(page);
  await page.locator("input[type=email]").fill(STAFF.email);
  await page.locator("input[type=password]").fill(STAFF.password);
  await page.getByRole("button", { name: words.submit, exact: true }).click();
  await page.getByRole("link", { name: words.to, exact: true }).click();
}

async function answer(page: Page, message: string, language: string): Promise<string> {
  const sessionId = `chat_${crypto.randomUUID()}`;
  const reply = await page.request.post(`${school.url}/api/chat`, { data: { message, sessionId, language } });
  return ((await reply.json()) as { message: string }).message;
}

/** A hundred documents are rendered before a publication is answered. */
const RENDERED = { timeout: 30_000 };

/** As a family reads the page: as it comes, and once it is alive. */
async function expectOn(page: Page, path: string, text: string) {
  const read = async () => (await page.request.get(`${school.url}${path}`)).text();
  // The list hears of a change before its pages are rendered.
  await expect
    .poll(async () => (await read()).replaceAll(/<[^>]*>/g, ""), { timeout: 20_000 })
    .toContain(text);
  await page.goto(`${school.url}${path}`);
  await alive(page);
  await expect(page.getByText(text).first()).toBeVisible();
}

test("the launch date and the phone are changed on every page, in the chat and in mails, and back", async ({
  page,
}) => {
  const way = { submit: "Sign in", to: "The school" };
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, "en", way);
  const list = page.getByRole("region", { name: "What families read" });
  // The first who asks waits until the assistant of a school that has just begun is read.
  await expect(list).toContainText("September 6, 2027", RENDERED);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Change: Launch date" }).click();
  await page.getByLabel("Launch date", { exact: true }).fill("2027-10-04");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("status").filter({ hasText: "These pages would say something else" });
  await expect(preview.getByRole("link", { name: "/terms" })).toBeVisible({ timeout: 30_000 });
  await expect(preview).toContainText("October 4, 2027");
  await expectAccessible(page);
  expect(await answer(page, "when do you open?", "en")).toContain("September 6, 2027");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Pages, chat and mails say it")).toBeVisible(RENDERED);
  await expect(list).toContainText("October 4, 2027");

  await page.getByRole("button", { name: "Change: Phone" }).click();
  await page.getByLabel("Phone", { exact: true }).fill("+52 322 123 4567");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(list).toContainText("+52 322 123 4567", RENDERED);

  await expectOn(page, "/?lang=es", "4 de octubre de 2027");
  await expectOn(page, "/?lang=es", "Teléfono: +52 322 123 4567");
  await expectOn(page, "/?lang=en", "October 4, 2027");
  await expectOn(page, "/terms", "October 4, 2027");
  await expectOn(page, "/programas", "4 de octubre de 2027");
  expect(await answer(page, "when do you open?", "en")).toContain("October 4, 2027");
  expect(await answer(page, "¿tienen teléfono?", "es")).toContain("+52 322 123 4567");
  const family = { name: "Ana", email: "ana@example.com", numberOfChildren: 1, childrenAges: "7" };
  const form = { ...family, adultConfirmed: true, language: "en" };
  expect((await page.request.post(`${school.url}/api/leads`, { data: form })).ok()).toBe(true);
  await expect.poll(() => mailsTo(dataDir, family.email).join()).toContain("+52 322 123 4567");

  await school.stop();
  school = await open();
  await expectOn(page, "/?lang=en", "October 4, 2027");
  expect(await answer(page, "when do you open?", "en")).toContain("October 4, 2027");

  await page.goto(`${school.url}/admin/facts`);
  if (await page.locator("input[type=email]").isVisible()) await signIn(page, "en", way);
  await page.getByRole("button", { name: "Change: Launch date" }).click();
  await page.getByText("Earlier versions (1)").click();
  await page.getByRole("button", { name: "Go back to this one: September 6, 2027" }).click();
  await expect(list).toContainText("September 6, 2027", RENDERED);
  await expectOn(page, "/?lang=en", "September 6, 2027");
  await expectOn(page, "/?lang=es", "6 de septiembre de 2027");
});

test.describe("a refused price", () => {
  test.use({ expectedConsole: { patterns: [/400 \(Bad Request\)/] } });
  test("lo que no estaba decidido se decide, y la asistente lo contesta", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, "es", { submit: "Entrar", to: "Escuela" });
    const undecided = page.getByRole("region", { name: "Todavía sin decidir" });
    // Found without the accent, and by what is said of it as well as by its name.
    await undecided.getByRole("searchbox", { name: "Buscar en lo que falta decidir" }).fill("alérgia");
    const meals = undecided.getByRole("listitem").filter({ hasText: "Comida y alergias" });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const before = await answer(page, "¿dan de comer?", "es");
    expect(before).toMatch(/todavía no está decidido cómo será la comida/i);

    await meals.getByRole("button").click();
    await page.getByRole("textbox", { name: "En español" }).fill("La comida cuesta $12 al día.");
    await page.getByRole("textbox", { name: "En inglés" }).fill("Every child brings a lunch from home.");
    await page.getByRole("button", { name: "Publicar" }).click();
    await expect(page.getByText("«$12» no es lo que dice el catálogo (un precio).")).toBeVisible();
    await expectAccessible(page);
    expect(await answer(page, "¿dan de comer?", "es")).toBe(before);

    const said = "Cada quien lleva su lonche de casa.";
    await page.getByRole("textbox", { name: "En español" }).fill(said);
    await page.getByRole("button", { name: "Publicar" }).click();
    await expect(page.getByText("Publicado. Desde ahora lo dicen")).toBeVisible(RENDERED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    expect(await answer(page, "¿dan de comer?", "es")).toBe(said);
    expect(await answer(page, "is lunch included", "en")).toBe("Every child brings a lunch from home.");

    await page.getByRole("button", { name: "Mejor dejarlo sin decidir" }).click();
    await expect(page.getByRole("button", { name: "Mejor dejarlo sin decidir" })).toHaveCount(0);
    expect(await answer(page, "¿dan de comer?", "es")).toBe(before);
  });
});

test.describe("a price that the page no longer shows", () => {
  test.use({ expectedConsole: { patterns: [/400 \(Bad Request\)/] } });
  test("a price is changed, an open page asks again, and checkouts charge what they show", async ({
    page,
    context,
  }) => {
    // A hundred documents are rendered twice: for the preview and for the publication.
    const family = await context.newPage();
    await family.goto(`${school.url}/?lang=en`);
    await alive(family);
    const panel = family.locator("#reserve");
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByRole("button", { name: "Reserve with $500" })).toBeVisible();
    const begun = await context.newPage();
    const started = await page.request.post(`${school.url}/api/create-payment-intent`, {
      data: { type: "founders_circle" },
    });
    const { clientSecret } = (await started.json()) as { clientSecret: string };
    await begun.goto(`${school.url}/checkout?lang=en#cs=${clientSecret}`);
    await alive(begun);
    await expect(begun.getByRole("button", { name: "Pay $500 in practice" })).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, "en", { submit: "Sign in", to: "The school" });
    await page.getByRole("button", { name: "Change: Founders’ Circle deposit" }).click();
    await page.getByLabel("Price in US dollars").fill("610");
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("status").filter({ hasText: "These pages would say something else" });
    await expect(preview.getByRole("link", { name: "/terms" })).toBeVisible({ timeout: 30_000 });
    await expect(preview).toContainText("$610");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Published. Pages, chat and mails say it")).toBeVisible(RENDERED);

    await panel.getByRole("button", { name: "Reserve with $500" }).click();
    await expect(notice(family, "The price has changed")).toBeVisible();
    const opened = context.waitForEvent("page");
    await panel.getByRole("button", { name: "Reserve with $610" }).click();
    const checkout = await opened;
    await alive(checkout);
    const words = { ...PAYING.en, pay: "Pay $610 in practice" };
    await fillCard(checkout, CARDS.good, { name: "Rebeca", email: "dearer@family.example" });
    await checkout.getByRole("button", { name: words.pay }).click();
    await expect(checkout.getByRole("heading", { name: words.paid })).toBeVisible();
    await fillCard(begun, CARDS.good, { name: "Luis", email: "before@family.example" });
    await begun.getByRole("button", { name: "Pay $500 in practice" }).click();
    await expect(begun.getByRole("heading", { name: words.paid })).toBeVisible();
    await expect.poll(() => mailsTo(dataDir, "dearer@family.example").join()).toContain("$610.00 USD");
    await expect.poll(() => mailsTo(dataDir, "before@family.example").join()).toContain("$500.00 USD");
    expect(await answer(page, "how much is the founders circle deposit?", "en")).toContain("$610");
    await expectOn(page, "/terms", "$610");
  });
});

test("un precio se planea para un día, y se vuelve al de hoy", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "es", { submit: "Entrar", to: "Escuela" });
  const prices = page.getByRole("region", { name: "Precios" });
  const pod = prices.getByRole("listitem").filter({ hasText: "Pod School, al mes" });
  await expect(pod).toContainText("$950");
  await pod.getByRole("button").click();
  await page.getByLabel("Precio en dólares estadounidenses").fill("990");
  const year = new Date().getFullYear() + 1;
  await page.getByLabel("Vale desde").fill(`${year}-03-01`);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Hasta ese día todo sigue como está.")).toBeVisible(RENDERED);
  await expect(page.getByText(`Planeado: $990 desde el 1 de marzo de ${year}.`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  expect(await answer(page, "¿cuánto cuesta Pod School?", "es")).toContain("$950");
  await page.getByText("Versiones anteriores (1)").click();
  await page.getByRole("button", { name: "Volver a esta: $950" }).click();
  await expect(page.getByText("Planeado: $990")).toHaveCount(0, RENDERED);
  await page.getByRole("button", { name: "Cerrar: Pod School, al mes" }).click();
  await expect(pod).not.toContainText("$990 desde");
});
