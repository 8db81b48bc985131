import { join } from "node:path";
import type { Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { type Server, STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

let server: Server;
test.beforeEach(async () => {
  server = await startServer();
});
test.afterEach(() => server.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin`);
  await alive(page);
  await page.getByLabel("Email").fill(STAFF.email);
  await page.getByLabel("Password", { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Safety" })).toBeVisible();
}

/** Works on the server's database beside it, as another server or member of staff would. */
function beside(work: (database: Sqlite.Database) => void): void {
  const database = new Sqlite(join(server.dataDir, "ceiba.sqlite"));
  try {
    work(database);
  } finally {
    database.close();
  }
}

/** Puts an item on the desk, as the tutor's rules would have. */
function seed(id: string, kind: string, severity: string, excerpt: string, at = 1_760_000_000_000): void {
  beside((database) =>
    database
      .prepare(
        `insert into safety_items (id, kind, severity, excerpt, source, student_name, session_mark, times, state, note,
         version, created_at, updated_at) values (?, ?, ?, ?, 'child', 'Nadir', 'abcdef0123', 2, 'open', '', 0, ?, ?)`,
      )
      .run(id, kind, severity, excerpt, at, at),
  );
}

test("staff see an item, take it, note what was done and close it", async ({ page }) => {
  await signIn(page);
  await expect(page.getByText("Nothing needs you now.")).toBeVisible();
  await expectAccessible(page);

  seed("item-1", "bullying", "soon", "they push me at recess");
  await page.reload();
  await expect(page.getByText("they push me at recess")).toBeVisible();
  await expect(page.getByRole("link", { name: /Safety: 1/ })).toBeVisible();
  await expectAccessible(page);
  for (const button of await page.locator(".desk-safety button").all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await expect(page.getByText("Only suspected")).toHaveCount(0);

  await page.getByRole("button", { name: "I take care of it" }).press("Enter");
  await expect(page.getByText(`Looked after by ${STAFF.email}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bullying" })).toBeFocused();
  await page.getByLabel("Note").fill("Spoke with the class");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("button", { name: "Save the note" })).toHaveCount(0);
  await expect(page.getByLabel("Note")).toHaveValue("Spoke with the class");
  await page.locator(".desk-safety").getByRole("button", { name: "Close", exact: true }).press("Enter");
  await expect(page.getByText("Nothing needs you now.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Safety" })).toBeFocused();
  await expect(page.getByRole("link", { name: /Safety: 1/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Closed: 1" }).click();
  await expect(page.getByLabel("Note")).toHaveValue("Spoke with the class");
  await expectAccessible(page);
});

test.describe("a colleague was faster", () => {
  test.use({ expectedConsole: { patterns: [/409/] } });

  test("nothing is overwritten unseen, and the note being written is kept", async ({ page }) => {
    seed("item-1", "danger", "urgent", "I am alone on the street");
    await signIn(page);
    await page.getByLabel("Note").fill("Calling the family");
    beside((database) =>
      database.exec(
        "update safety_items set version = 1, state = 'in_progress', note = 'I have the child with me'",
      ),
    );
    await page.locator(".desk-safety").getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByText("This changed in the meantime.").first()).toBeVisible();
    await expect(page.getByText("I have the child with me")).toBeVisible();
    await expect(page.getByLabel("Note")).toHaveValue("Calling the family");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save the note" }).click();
    await expect(page.getByText("I have the child with me")).toHaveCount(0);
    await expect(page.getByLabel("Note")).toHaveValue("Calling the family");
    await expect(page.getByText("Being looked at")).toBeVisible();
  });
});

test.describe("the server is away", () => {
  test.use({ expectedConsole: { patterns: [/503/] } });

  test("the desk says so, and tries again when asked to, also while the families' list is away", async ({
    page,
  }) => {
    seed("item-1", "danger", "urgent", "I am alone on the street");
    await page.route("**/api/admin/leads", (route) => route.fulfill({ status: 503 }));
    await page.route("**/api/admin/safety?*", (route) => route.fulfill({ status: 503 }));
    await signIn(page);
    await expect(page.getByText("This list could not be loaded.")).toBeVisible();
    await page.unroute("**/api/admin/safety?*");
    await page.locator(".desk-safety").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("I am alone on the street")).toBeVisible();
    await page.route("**/api/admin/safety/*", (route) => route.fulfill({ status: 503 }));
    await page.getByLabel("Note").fill("On my way");
    await page.getByRole("button", { name: "Save the note" }).click();
    await expect(page.getByText("That was not saved. Please try again.").first()).toBeVisible();
    await expect(page.getByLabel("Note")).toHaveValue("On my way");
  });
});

test("urgent ones come first, fifty at a time, in Spanish too, on a phone", async ({ page }) => {
  seed("item-first", "self_harm", "urgent", "nobody would miss me", 1_750_000_000_000);
  for (let index = 0; index < 55; index += 1) seed(`item-${index}`, "profanity", "note", `[${index}]`);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const items = page.locator(".desk-safety li");
  await expect(items).toHaveCount(50);
  await expect(items.first()).toContainText("nobody would miss me");
  await expect(page.getByRole("link", { name: /Safety: 56/ })).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(items).toHaveCount(56);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "Hacerse daño o no querer vivir" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Yo lo atiendo" }).first()).toBeVisible();
  await expectAccessible(page);
});

test("what is only suspected says so, in both languages", async ({ page }) => {
  await signIn(page);
  seed("item-1", "abuse", "soon", "my sister hides her plate");
  await page.reload();
  await expect(page.getByText(/Only suspected/)).toBeVisible();
  await page.goto(`${server.url}/admin?lang=es`);
  await expect(page.getByText(/Solo es una sospecha/)).toBeVisible();
  await expectAccessible(page);
});
