import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** The watch over every journey (support/calm.ts), watched itself. */
async function show(page: Page, keyframes: string): Promise<void> {
  const body = `<style>@keyframes a { ${keyframes} } i { animation: a 600ms infinite }</style><i>i</i>`;
  await page.route("**/moving", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/moving");
}

test.describe("what flashes", () => {
  test.use({ expectedConsole: { patterns: [/flashes/] } });

  test("is noticed", async ({ page }) => {
    const complaint = page.waitForEvent("console");
    await show(page, "0%, 40% { opacity: 1 } 20%, 60% { opacity: 0 }");
    expect((await complaint).text()).toContain("a flashes 3.3 times a second (opacity)");
  });
});

test("what only moves, or fades slowly, is not", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("animationstart", () =>
      document.documentElement.setAttribute("data-moved", ""),
    ),
  );
  await show(page, "50% { opacity: 0 } to { transform: scale(2) }");
  await page.locator("html[data-moved]").waitFor({ state: "attached" });
});
