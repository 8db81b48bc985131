import { join } from "node:path";
import type { Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

async function signIn(page: Page): Promise<void> {
  await page.goto("/admin");
  await alive(page);
  await page.getByLabel("Email").fill(STAFF.email);
  await page.getByLabel("Password", { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Safety" })).toBeVisible();
}

/** Puts an item beside the server, as the tutor's rules would have. */
function seed(dataDir: string): void {
  const database = new Sqlite(join(dataDir, "ceiba.sqlite"));
  database
    .prepare(
      `insert into safety_items (id, kind, severity, excerpt, source, student_name, session_mark, times, state, note,
       version, created_at, updated_at) values ('item-1', 'bullying', 'soon', 'they push me at recess', 'child',
       'Nadir', 'abcdef0123', 2, 'open', '', 0, 1760000000000, 1760000000000)`,
    )
    .run();
  database.close();
}

test("staff see an item, take it, note what was done and close it", async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page);
  await expect(page.getByText("Nothing needs you now.")).toBeVisible();
  await expectAccessible(page);

  seed(server.dataDir);
  await page.reload();
  await expect(page.getByText("they push me at recess")).toBeVisible();
  await expect(page.getByRole("link", { name: /Safety: 1/ })).toBeVisible();
  await expectAccessible(page);
  for (const button of await page.locator(".desk-safety button").all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await page.getByRole("button", { name: "I take care of it" }).click();
  await expect(page.getByText(`Taken by ${STAFF.email}`)).toBeVisible();
  await page.getByLabel("Note").fill("Spoke with the class");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Nothing needs you now.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Safety: 1/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Closed: 1" }).click();
  await expect(page.getByLabel("Note")).toHaveValue("Spoke with the class");
  await context.close();
  await server.stop();
});
