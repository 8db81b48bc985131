import type { Page } from "@playwright/test";
import { testWithOwnServer as test } from "./support/own-server.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible } from "./support/test.ts";

async function signIn(
  page: Page,
  names = { password: "Password", submit: "Sign in" },
  path = "/admin/class",
): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.locator("#sign-in-email").fill(STAFF.email);
  await page.getByLabel(names.password, { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: names.submit }).click();
}

const enters = async (page: Page, password: string) =>
  (await page.request.post("/api/student/session", { data: { password } })).status();
const isIn = async (page: Page) =>
  ((await (await page.request.get("/api/student/session")).json()) as { authenticated: boolean })
    .authenticated;

test("the class password is changed, by keyboard, and everyone must enter again", async ({
  page,
  browser,
  own,
}) => {
  const child = await (await browser.newContext({ baseURL: own.url })).newPage();
  expect(await enters(child, "mango-sol-7")).toBe(204);
  await signIn(page);
  const card = page.getByRole("form", { name: "Class password" });
  const field = card.getByLabel("New class password");
  await expect(field).toHaveValue("");
  await field.fill("  sun  ");
  await field.press("Enter");
  await expect(card.getByText("Please choose a password of 6 to 128 characters.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("papaya lago 8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  const confirm = card.getByRole("group", { name: "Please confirm" });
  await expect(confirm).toBeFocused();
  await expect(confirm).toContainText("Every child who is in now will be asked for it");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(card.getByRole("button", { name: "Yes, change it" })).toBeFocused();
  expect(await isIn(child)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(card.getByRole("status")).toHaveText(
    "The class password was changed, and everyone must enter again.",
  );
  await expect(field).toHaveValue("");
  expect(await isIn(child)).toBe(false);
  expect(await enters(child, "mango-sol-7")).toBe(401);
  expect(await enters(child, "papaya lago 8")).toBe(204);
  await child.context().close();
});

test("a class's papers are recorded per purpose, and taking back says what is erased", async ({ page }) => {
  await signIn(page);
  const card = page.getByRole("form", { name: "Signed consent of the whole class" });
  await expect(card.getByText("Nothing has been recorded for the class yet.")).toBeVisible();
  const save = card.getByRole("button", { name: "Record the consent" });
  await card.getByLabel("Learning profile").check();
  await card.getByLabel("AI chat").check();
  await save.click();
  await expect(card.getByText("Please confirm that you hold the signed papers.")).toBeVisible();
  await card.getByLabel("I hold the signed papers").check();
  await save.click();
  await expect(card.getByRole("status")).toContainText(`Recorded by ${STAFF.email}`);
  await expectAccessible(page);

  await page.reload();
  await alive(page);
  await expect(card.getByLabel("Learning profile")).toBeChecked();
  await expect(card.getByLabel("Microphone")).not.toBeChecked();
  await card.getByLabel("Learning profile").uncheck();
  await save.click();
  const confirm = card.getByRole("group", { name: "Please confirm" });
  await expect(confirm).toContainText(
    "all that were stored because of the class’s papers are erased at once",
  );
  await expect(confirm).not.toContainText("the chat closes");
  await card.getByRole("button", { name: "Back", exact: true }).click();
  await expect(card.getByLabel("Learning profile")).not.toBeChecked();
  await save.click();
  await card.getByRole("button", { name: "Take back and erase" }).click();
  await expect(card.getByLabel("Learning profile")).not.toBeChecked();
  await expect(card.getByLabel("AI chat")).toBeChecked();
  // The marks stood so before; the server knows it a moment later.
  const recorded = async () => {
    const { classConsent } = await (await page.request.get("/api/admin/learner-settings")).json();
    return classConsent.purposes;
  };
  await expect.poll(recorded).toEqual(["ai_chat"]);
});

test("the days that children's data is kept: checked, asked when fewer, kept when not saved", async ({
  page,
}) => {
  await signIn(page, undefined, "/admin/data");
  const card = page.getByRole("form", { name: "How long children’s data is kept" });
  const field = card.getByLabel("Days");
  await expect(field).toHaveValue("90");
  for (const wrong of ["0", "366", "7.5", "", "many"]) {
    await field.fill(wrong);
    await field.press("Enter");
    await expect(card.getByText("Please enter a whole number from 1 to 365.")).toBeVisible();
  }
  await field.fill("120");
  await field.press("Enter");
  await expect(card.getByRole("status")).toHaveText("Saved. Children’s data is kept for 120 days.");
  await field.fill("30");
  await field.press("Enter");
  await expect(card.getByRole("group")).toContainText("has not changed for 30 days will be deleted");
  await card.getByRole("button", { name: "Yes, keep only 30 days" }).click();
  await expect(card.getByRole("status")).toHaveText("Saved. Children’s data is kept for 30 days.");
  await page.reload();
  await expect(field).toHaveValue("30");
});

test.describe("when the server does not answer", () => {
  test.use({ expectedConsole: { patterns: [/500 \(Internal Server Error\)/] } });

  test("the page says so and tries again; what was typed stays", async ({ page }) => {
    const answer = { status: 500, json: { code: "internal", message: "Broken" } };
    await page.route("**/api/admin/learner-settings", (route) => route.fulfill(answer));
    await signIn(page, undefined, "/admin/data");
    const section = page.locator(".staff-body");
    await expect(section.getByRole("alert")).toContainText("The days could not be loaded");
    await expectAccessible(page);
    await page.unroute("**/api/admin/learner-settings");
    await section.getByRole("button", { name: "Try again" }).click();
    const field = section.getByLabel("Days");
    await page.route("**/api/admin/retention", (route) => route.fulfill(answer));
    await field.fill("200");
    await field.press("Enter");
    await expect(section.getByText("That was not saved, and nothing has changed.")).toBeVisible();
    await expect(field).toHaveValue("200");
  });
});

test("in Spanish, on a phone, with targets of 44 px", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "ceiba_language", value: "es", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, { password: "Contraseña", submit: "Entrar" });
  const section = page.locator(".staff-body");
  await section.getByLabel("Perfil de aprendizaje").check();
  await expect(section.getByLabel("Tengo los papeles firmados")).toBeVisible();
  for (const target of await section.locator("button, label:has(input), input.field").all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
