import type { Page } from "@playwright/test";
import { STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

async function signIn(page: Page): Promise<void> {
  await page.goto("/admin");
  await alive(page);
  await page.getByLabel("Email").fill(STAFF.email);
  await page.getByLabel("Password", { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Recent Leads" })).toBeVisible();
}

test("an empty desk says so; a visitor's page makes no staff call", async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(admin|stats|leads)/.test(request.url())) calls.push(request.url());
  });
  await page.goto("/chat");
  await alive(page);
  await expect(page.getByRole("link", { name: "Staff sign-in" })).toBeVisible();
  expect(calls).toEqual([]);

  await signIn(page);
  await expect(page.getByText("AI Assistant Dashboard")).toBeVisible();
  await expect(page.getByText("No leads yet")).toBeVisible();
  await expect(page.getByText("Leads will appear here as families show interest")).toBeVisible();
  for (const card of ["Total Conversations", "Deposits Collected", "Families Interested"]) {
    await expect(page.getByText(card)).toBeVisible();
  }
  await expect(page.getByText("$0", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.close();
  await server.stop();
});

test.describe("a wrong password", () => {
  test.use({ expectedConsole: { patterns: [/401 \(Unauthorized\)/] } });

  test("is refused in place, and nothing of the desk is shown", async ({ page }) => {
    await page.goto("/admin");
    await alive(page);
    await page.getByLabel("Email").fill(STAFF.email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("That email and password do not match.")).toBeVisible();
    await expect(page.getByText("Total Conversations")).toHaveCount(0);
    await expectAccessible(page);
  });
});

test("beside the chat: a fixed bar from 1024 px, a slide-in overlay below, refreshed by a new lead", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await page.goto("/chat?waitlist=1");
  await alive(page);
  const bar = page.getByRole("complementary").filter({ visible: true });
  await expect(bar).toContainText("Total Conversations");
  expect((await bar.boundingBox())?.width).toBe(320);

  const form = page.getByRole("log").locator("form");
  await form.getByLabel("Your name").fill("Nadia Beside");
  await form.getByLabel("Email").fill("nadia-beside@family.example");
  await form.getByLabel("Their ages").fill("7");
  await form.getByLabel("I am 18 or older.").check();
  await form.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(bar.getByRole("button", { name: /Nadia Beside/ })).toBeVisible();

  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(page.getByText("Total Conversations").filter({ visible: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Open the dashboard" }).click();
  const overlay = page.getByRole("dialog").filter({ visible: true });
  await expect(overlay).toContainText("Total Conversations");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
  await page.getByRole("button", { name: "Open the dashboard" }).click();
  // It listens for clicks beside it once it has the focus.
  await expect(overlay.locator(":focus")).toHaveCount(1);
  await page.mouse.click(1000, 400);
  await expect(overlay).toHaveCount(0);
});

test("staff move a lead on; the move is in its history", async ({ page, server }) => {
  await fetch(`${server.url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ana Lucía Ferrer",
      email: "ana.lucia@family.example",
      phone: "+52 322 000 0000",
      numberOfChildren: 4,
      childrenAges: "6 and 9",
      language: "es",
      status: "enrolled",
    }),
  });
  await signIn(page);
  const row = page.locator(".lead-row").filter({ hasText: "Ana Lucía Ferrer" });
  await expect(row).toContainText("New");
  await expect(row).toContainText("Children: 4 (6 and 9)");
  await expect(row).toContainText("Spanish");
  await row.getByRole("button").click();
  const details = page.getByRole("dialog", { name: "Lead Details" });
  await details.getByRole("combobox", { name: "Change status" }).click();
  await page.getByRole("option", { name: "Contacted" }).click();
  await details.getByRole("button", { name: "Save changes" }).click();
  await expect(details).toContainText("New to Contacted");
  await expect(details.getByText("Deposits")).toHaveCount(0);
  // The notice on top takes the first Escape; the cross closes the sheet at once.
  await details.getByRole("button", { name: "Close" }).click();
  await expect(details).toHaveCount(0);
  await expect(row).toContainText("Contacted");
});
