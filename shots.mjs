import { chromium } from "@playwright/test";
import { startServer } from "./e2e/support/server.ts";
const server = await startServer();
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const sizes = { 390: [390, 844], 820: [820, 1180], 1280: [1280, 800], lying: [640, 360] };
const want = process.argv[2]?.split(",") ?? Object.keys(sizes);
const places = process.argv[3]?.split(",") ?? ["river"];
const age = Number(process.argv[4] ?? 5);
const language = process.argv[5] ?? "en";
try {
  const context = await b.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("ceiba.muted", "1"));
  await page.goto(`${server.url}/student?lang=${language}`);
  await page.locator("input[type=password]").fill("mango-sol-7");
  await page.waitForTimeout(800);
  await page.keyboard.press("Enter");
  await page.locator(".portal-consent").waitFor();
  await page.getByRole("button", { name: language === "en" ? "Go on without" : "Seguir sin permisos" }).click();
  await page.locator("#entry-name").fill("Lia");
  await page.locator("#entry-age").fill(String(age));
  await page.locator(".portal-way[data-way=chat]").click();
  await page.waitForTimeout(800);
  await page.getByRole("button", { name: language === "en" ? "Back" : "Atrás", exact: true }).click();
  await page.getByRole("button", { name: language === "en" ? "The coast" : "La costa" }).click();
  await page.locator(".coast-map li").first().waitFor();
  const shot = async (name, full = false) => {
    for (const s of want) {
      await page.setViewportSize({ width: sizes[s][0], height: sizes[s][1] });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `/tmp/cs-${name}-${s}.png`, fullPage: full });
    }
  };
  await shot("map", true);
  for (const place of places) {
    await page.locator(`[data-place="${place}"]`).click();
    await page.locator(".lesson-answer .child-go").click();
    await page.waitForTimeout(500);
    const thing = page.locator(".lesson-middle button.material-piece");
    if (await thing.count()) for (const at of [0, 1]) { await thing.nth(at).click({ timeout: 3000 }).catch(() => {}); }
    await page.waitForTimeout(600);
    await shot(`${place}-${age}`);
    for (let i = 0; i < 60 && !(await page.locator(".coast-found").count()); i++) {
      const go = page.locator(".lesson-answer .child-go");
      const hint = page.locator(".lesson-answer .child-plain").first();
      const ask = await page.locator(".lesson").getAttribute("data-stage").catch(() => null);
      if (ask === "asking") await hint.click({ timeout: 2000 }).catch(() => {});
      else await go.click({ timeout: 2000 }).catch(() => {});
      await page.waitForTimeout(60);
    }
    if (place === places[0]) await shot("found");
    await page.locator(".coast-found .child-go").click();
    await page.waitForTimeout(300);
    if (await page.locator(".reward button").count()) await page.locator(".reward button").first().click();
    await page.locator(".coast-map li").first().waitFor();
  }
} finally { await b.close(); await server.stop(); }
