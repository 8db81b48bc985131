import type { Page } from "@playwright/test";
import { startSmtpServer } from "../tests/smtp-server.ts";
import { STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const PAGES = [
  ...["", "/today", "/inbox", "/families", "/visits", "/places", "/safety", "/class", "/money", "/letters"],
  ...["/mails", "/answers", "/facts", "/insight", "/data", "/account"],
];
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [language, width, words] of [
  [
    "en",
    390,
    {
      ...{ find: "Find a family", out: "Sign out", none: "No family matches this." },
      ...{
        all: "See all that match",
        door: "Staff sign-in",
        field: "Name, child’s name or age, email, phone",
      },
    },
  ],
  [
    "es",
    1280,
    {
      ...{ find: "Buscar una familia", out: "Cerrar sesión", none: "Ninguna familia coincide." },
      ...{ all: "Ver todas las que coinciden", door: "Acceso del equipo" },
      ...{ field: "Nombre de la familia, nombre o edad de una niña o un niño, correo, teléfono" },
    },
  ],
] as const) {
  test(`every page of the desk finds a family and has the way out (${language}, ${width})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await page.request.post("/api/auth/sign-in/email", { data: STAFF });
    for (const [at, name] of ["Íñigo Núñez", ...Array.from({ length: 9 }, (_, n) => `Ola ${n}`)].entries()) {
      const lead = { name: `${name} ${language}`, email: `find${at}.${language}@tools.example`, language };
      const data = { ...lead, phone: at === 0 ? "+52 322 145 6677" : "", numberOfChildren: 1 };
      const made = await page.request.post("/api/leads", {
        data: { ...data, childrenAges: at === 0 ? "11" : "5" },
      });
      expect(made.ok()).toBe(true);
    }
    for (const path of PAGES) {
      await page.goto(`/admin${path}?lang=${language}`);
      await alive(page);
      await expect(page.getByRole("button", { name: words.out, exact: true }), path).toBeInViewport();
      await expect(page.getByRole("button", { name: words.find }), path).toBeInViewport();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }

    await page.keyboard.press("/");
    const field = page.getByLabel(words.field);
    await expect(field).toBeFocused();
    const found = page.locator(".quick-search li");
    for (const search of [
      `nunez ${language}`,
      `find0.${language}@tools`,
      "3221456677",
      `inigo 11 ${language}`,
    ]) {
      await field.fill(search);
      await expect(found.filter({ hasText: `Íñigo Núñez ${language}` }), search).toHaveCount(1);
    }
    await field.fill("nunez 12");
    await expect(page.getByText(words.none)).toBeVisible();
    await field.fill(`ola ${language}`);
    await expect(found).toHaveCount(8);
    await expect(page.getByRole("link", { name: words.all })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(found.nth(1).getByRole("link")).toBeFocused();
    const name = (await found.nth(1).locator("b").textContent()) ?? "";
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/families?id=*");
    await expect(page.getByRole("dialog")).toContainText(name);
    await page.keyboard.press("Escape");

    await page.goto("/admin/practice");
    await alive(page);
    await page.getByRole("button", { name: words.out }).click();
    await expect(page.getByRole("heading", { name: words.door })).toBeVisible();
  });
}

for (const [language, width, words] of [
  [
    "en",
    390,
    {
      ...{
        file: /Nobody receives these mails/,
        filed: "Only a file",
        retrying: "Trying again",
        sent: "Sent",
      },
      ...{ away: "The mail server could not be reached.", again: /^Send again:/, nobody: /no such address/ },
      ...{ notSent: "Not sent", empty: "No mail was given up." },
    },
  ],
  [
    "es",
    1280,
    {
      ...{ file: /Nadie recibe estos correos/, filed: "Solo en archivo", retrying: "Se intenta otra vez" },
      ...{ sent: "Enviado", away: "No hubo conexión con el servidor de correo.", again: /^Enviar otra vez:/ },
      ...{ nobody: /esa dirección no existe/, notSent: "Sin enviar" },
      ...{ empty: "Ningún correo se quedó sin enviar." },
    },
  ],
] as const) {
  test(`staff see which mails went out, and send one again (${language}, ${width})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const ask = async (url: string, email: string) =>
      expect((await page.request.post(`${url}/api/newsletter`, { data: { email, language } })).ok()).toBe(
        true,
      );
    const row = (email: string) => page.locator(".money-rows > li").filter({ hasText: email });

    // Without a mail server.
    await page.request.post("/api/auth/sign-in/email", { data: STAFF });
    await ask(server.url, `filed.${language}@mails.example`);
    await page.goto(`/admin/mails?lang=${language}`);
    await alive(page);
    await expect(page.getByText(words.file)).toBeVisible();
    await expect(row(`filed.${language}@mails.example`)).toContainText(words.filed);
    await expect(page.getByRole("button", { name: words.again })).toHaveCount(0);
    await expectAccessible(page);

    // With one that is away for a while, and knows not everybody.
    const smtp = await startSmtpServer();
    smtp.setDown(true);
    const school = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: "hello@ceiba.example" });
    await page.request.post(`${school.url}/api/auth/sign-in/email`, { data: STAFF });
    await page.goto(`${school.url}/admin/mails?lang=${language}`);
    await alive(page);
    await ask(school.url, "ana@mails.example");
    const ana = row("ana@mails.example");
    await expect(ana).toContainText(words.retrying);
    await expect(ana).toContainText(words.away);
    await expect(page.getByText(words.file)).toHaveCount(0);
    await expectAccessible(page);
    smtp.setDown(false);
    await ana.getByRole("button", { name: words.again }).click();
    await expect(ana.locator(".badge")).toHaveText(words.sent);
    await expect(ana.getByRole("button")).toHaveCount(0);
    expect(smtp.delivered.map(({ recipients }) => recipients)).toEqual([["ana@mails.example"]]);
    await ask(school.url, "beth@refused.example");
    await expect(row("beth@refused.example")).toContainText(words.nobody);
    await page.getByLabel(words.notSent, { exact: true }).check();
    await expect(page.getByText(words.empty)).toBeVisible();
    // What still follows the server would miss it.
    await page.goto("about:blank");
    await school.stop();
    await smtp.close();
  });
}
