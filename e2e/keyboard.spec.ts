import type { Page } from "@playwright/test";
import { STAFF } from "./support/server.ts";
import { alive, expect, test } from "./support/test.ts";

/** Presses Tab until the focused element matches, as a person without a mouse would; fails after `most` presses. */
async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

test("a family gets from the landing page to the waitlist with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Skip to content");
  await tabTo(page, "main a[href^='/chat']");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat/);
  await alive(page);

  await tabTo(page, "textarea");
  await page.keyboard.type("I want to join the waitlist");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").locator("form")).toBeVisible();

  await page.locator("textarea").focus();
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("log").locator("form input[name=name]").focus();
  await page.keyboard.type("Ana Ferrer");
  await tabTo(page, "input[name=email]");
  await page.keyboard.type("ana.keyboard@family.example");
  await tabTo(page, "[role=combobox]");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "1", exact: true })).toBeFocused();
  // Type-ahead: a letter or digit moves to the option that begins with it.
  await page.keyboard.press("3");
  await expect(page.getByRole("option", { name: "3", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox")).toHaveText("3");
  await tabTo(page, "input[name=childrenAges]");
  await page.keyboard.type("4, 7, 10");
  await tabTo(page, "input[type=checkbox], [role=checkbox]");
  await page.keyboard.press("Space");
  await tabTo(page, "button[type=submit]");
  await page.keyboard.press("Enter");
  const notice = page
    .getByText("Thank you! Your information has been added to our waitlist.")
    .filter({ visible: true });
  await expect(notice.first()).toBeVisible();

  // F8 moves to the notices, Escape closes the notice.
  const notices = page.getByRole("region", { name: /Notices/ });
  await expect(notices.getByText("Success!")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(notices.getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(notices.getByText("Success!")).toHaveCount(0);
});

test("staff sign in, open a lead and close it with the keyboard alone", async ({ page, server }) => {
  await fetch(`${server.url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Noor Haddad",
      email: "noor@family.example",
      numberOfChildren: 3,
      childrenAges: "4, 8, 11",
      language: "en",
    }),
  });
  await page.goto("/admin");
  await alive(page);
  await tabTo(page, "input[type=email], input[autocomplete=username]");
  await page.keyboard.type(STAFF.email);
  await tabTo(page, "input[type=password]");
  await page.keyboard.type(STAFF.password);
  await page.keyboard.press("Enter");
  const row = page.getByRole("button", { name: /Noor Haddad/ });
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Lead Details" });
  await expect(details).toBeVisible();
  await expect(details).toContainText("Not provided");
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await expect(row).toBeFocused();
});
