import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { appCode } from "../tests/app-code.ts";
import { STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

// Each sign-in derives a key on purpose slowly, and these journeys sign in often.
test.describe.configure({ timeout: 120_000 });
test.use({ expectedConsole: { patterns: [/40[13] \((Unauthorized|Forbidden)\)/] } });

async function signIn(page: Page, { email, password }: typeof STAFF, path = "/admin/account"): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("an owner invites, the newcomer chooses a password, turns a second factor on and comes back with it", async ({
  browser,
}) => {
  const server = await startServer();
  const owner = await (await browser.newContext({ baseURL: server.url, locale: "en-US" })).newPage();
  await signIn(owner, STAFF);
  await expect(owner.getByRole("heading", { name: "Where you are signed in" })).toBeVisible();
  await expect(owner.getByText("This browser", { exact: true })).toBeVisible();
  await expectAccessible(owner);
  for (const width of [390, 820, 1280]) {
    await owner.setViewportSize({ width, height: 900 });
    expect(await noOverflow(owner), `at ${width}`).toBe(true);
  }

  await owner.getByLabel("Email of whom you invite").fill("luz@school.example");
  await owner.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await owner.getByText("/admin/password#").textContent();
  await expect(owner.getByText("invited, no password yet")).toBeVisible();

  const newcomer = await browser.newContext({ baseURL: server.url, locale: "en-US" });
  const page = await newcomer.newPage();
  await page.goto(link ?? "");
  await alive(page);
  await expect(page).toHaveURL(`${server.url}/admin/password`);
  await page.getByLabel("New password").fill("password1234567");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("That would be guessed soon.")).toBeVisible();
  await expectAccessible(page);
  const luz = { email: "luz@school.example", password: "eleven herons at the lagoon" };
  await page.getByLabel("New password").fill(luz.password);
  await page.getByRole("button", { name: "Save the password" }).click();
  // The same link stands under the form too: who follows it too soon takes the page from under the request.
  await expect(page.getByText("The password is set.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the sign-in" }).click();
  await expect(page).toHaveURL(`${server.url}/admin`);

  await signIn(page, luz);
  // A member sees their own account only.
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who did what" })).toHaveCount(0);
  await page.getByRole("button", { name: "Set it up" }).click();
  await page.getByLabel("Your password").fill(luz.password);
  await page.keyboard.press("Enter");
  const key = (await page.locator(".account-key code").textContent())?.replaceAll(" ", "") ?? "";
  await expectAccessible(page);
  await page.getByLabel("Code of the app").fill(appCode(key));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("On: signing in asks for a code of your app.")).toBeVisible();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await signIn(page, luz);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That code is wrong or too late.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(appCode(key));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Signed in as luz@school.example")).toBeVisible();

  await owner.reload();
  await alive(owner);
  await expect(owner.getByText("Turned the second factor on")).toBeVisible();
  await owner.getByRole("button", { name: "Remove luz@school.example" }).click();
  await owner.getByRole("button", { name: "Yes, remove" }).click();
  await expect(owner.getByRole("button", { name: "Remove luz@school.example" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Your session ended. Please sign in again.")).toBeVisible();
  await owner.context().close();
  await newcomer.close();
  await server.stop();
});

test("a forgotten password is set by the link of a mail, and can be changed, in Spanish", async ({
  browser,
}) => {
  const server = await startServer();
  const page = await (await browser.newContext({ baseURL: server.url, locale: "es-MX" })).newPage();
  await page.goto("/admin");
  await alive(page);
  await page.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  await alive(page);
  await page.getByLabel("Correo electrónico").fill(STAFF.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Si existe una cuenta con este correo")).toBeVisible();
  await expectAccessible(page);

  const mail = () =>
    readdirSync(join(server.dataDir, "outbox"), { withFileTypes: true })
      .map(({ name }) => readFileSync(join(server.dataDir, "outbox", name), "utf8").replaceAll("=\r\n", ""))
      .find((text) => text.includes("/admin/password#"));
  await expect.poll(() => mail() ?? "").toContain("/admin/password#");
  const token = /password#([\w-]+)/.exec(mail() ?? "")?.[1];
  // The page of the same address is open: only what stands behind the # would change.
  await page.goto("about:blank");
  await page.goto(`/admin/password#${token}`);
  await alive(page);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByLabel("New password")).toBeVisible();
  // The address says nothing of the link any more; the tab has it.
  await page.reload();
  await alive(page);
  await page.getByRole("link", { name: "Español" }).click();
  await page.getByLabel("Contraseña nueva").fill("once garzas en la laguna");
  await page.getByRole("button", { name: "Guardar la contraseña" }).click();
  // The same link stands under the form too: who follows it too soon takes the page from under the request.
  await expect(page.getByText("La contraseña quedó lista. Ya puedes entrar con ella.")).toBeVisible();
  await page.getByRole("link", { name: "Ir a la entrada" }).click();
  await expect(page).toHaveURL(`${server.url}/admin`);

  await page.goto("/admin/account");
  await alive(page);
  await page.getByLabel("Correo electrónico").fill(STAFF.email);
  await page.getByLabel("Contraseña", { exact: true }).fill("once garzas en la laguna");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByLabel("Contraseña actual").fill("no es esta");
  await page.getByLabel("Contraseña nueva").fill("doce pelícanos sobre el mar");
  await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
  await expect(page.getByText("Esa no es la contraseña actual.")).toBeVisible();
  await page.getByLabel("Contraseña actual").fill("once garzas en la laguna");
  await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
  await expect(page.getByText("La contraseña cambió.")).toBeVisible();
  await expect(page.getByText("Cambió la contraseña")).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
  await server.stop();
});

test("the password is asked for again, and the call is repeated by itself", async ({ page }) => {
  await signIn(page, STAFF, "/admin/data");
  // What the server answers a quarter of an hour after the last proof.
  let asked = 0;
  await page.route(/\/api\/admin\/family\/export/, (route) =>
    ++asked === 1 || asked === 2
      ? route.fulfill({ status: 403, json: { code: "reauthentication_required", message: "Again." } })
      : route.continue(),
  );
  await page.getByLabel("The family’s email").fill("ana@family.example");
  await page.getByRole("button", { name: "Look what is kept" }).click();
  const dialog = page.getByRole("dialog", { name: "Your password, please" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("The list did not load.")).toBeVisible();

  await page.getByRole("button", { name: "Look what is kept" }).click();
  await dialog.getByLabel("Password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That is not your password.")).toBeVisible();
  await dialog.getByLabel("Password").fill(STAFF.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing is kept under ana@family.example.")).toBeVisible();
  expect(asked).toBe(3);
});
