import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

async function signIn(page: Page, names: { password: string; submit: string }): Promise<void> {
  await page.goto("/admin/data");
  await alive(page);
  await page.locator("#sign-in-email").fill(STAFF.email);
  await page.getByLabel(names.password, { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: names.submit }).click();
}

const family = (email: string, name: string, language: "en" | "es") => ({
  ...{ name, email, phone: "", numberOfChildren: 2, childrenAges: "6, 9", language, status: "enrolled" },
});

test("staff find a family's data by its e-mail, hand out the file, and erase it by keyboard", async ({
  page,
}) => {
  const email = "erase.me@example.com";
  await page.request.post("/api/leads", { data: family(email, "Nayeli Tuz", "en") });
  await signIn(page, { password: "Password", submit: "Sign in" });
  const section = page.getByRole("region", { name: "A family’s data" });
  const field = section.getByLabel("The family’s email");
  await field.fill("erase.me");
  await field.press("Enter");
  await expect(section.getByText("Please enter a whole email address.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("nobody.here@example.com");
  await field.press("Enter");
  await expect(section.getByRole("status")).toHaveText("Nothing is kept under nobody.here@example.com.");
  await expect(section.getByRole("button", { name: "Erase all of it" })).toHaveCount(0);

  await field.fill(email);
  await field.press("Enter");
  await expect(section.getByRole("heading", { name: `Kept under ${email}` })).toBeVisible();
  await expect(section.getByText("Waitlist entries, with their history: 1")).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("button", { name: "Download the file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^family-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), "utf8")) as { kept: { waitlist: object[] } };
  expect(file.kept.waitlist).toMatchObject([{ name: "Nayeli Tuz", email }]);

  await page.keyboard.press("Tab");
  await expect(section.getByRole("button", { name: "Erase all of it" })).toBeFocused();
  await page.keyboard.press("Enter");
  const confirm = section.getByRole("group", { name: "Please confirm" });
  await expect(confirm).toBeFocused();
  await expect(confirm).toContainText("Amounts of payments stay for the books");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(section.getByRole("status")).toHaveText(
    "Erased. A new look found nothing under this address.",
  );
  await expect(page.getByText("Nayeli Tuz")).toHaveCount(0);
});

test("en español, en un teléfono, y con una suscripción activa no se borra nada", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: "es-MX", viewport: { width: 360, height: 740 } },
  });
  const page = await context.newPage();
  const email = "una.direccion.bastante.larga.para.un.telefono@example.com";
  await page.request.post("/api/leads", { data: family(email, "Xareni Pech", "es") });
  await page.route("**/api/admin/family?**", (route) =>
    route.fulfill({ status: 409, json: { code: "conflict", message: "A subscription runs." } }),
  );
  await signIn(page, { password: "Contraseña", submit: "Entrar" });
  const section = page.getByRole("region", { name: "Los datos de una familia" });
  await section.getByLabel("El correo de la familia").fill(email);
  await section.getByRole("button", { name: "Ver qué se guarda" }).click();
  await section.getByRole("button", { name: "Borrar todo" }).click();
  await expectAccessible(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await section.getByRole("button", { name: "Sí, borrar para siempre" }).click();
  await expect(section.getByText("No se borró nada: hay un pago en camino")).toBeVisible();
  await expect(section.getByText("Registros en la lista de espera, con su historia: 1")).toBeVisible();
  await context.close();
});
