/**
 * Takes the pictures of the README from the running product: starts the real server on a temporary data folder,
 * plays a short visit, and writes docs/screenshots. Usage: node scripts/screenshots.mjs
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, environment, nodePath, orExplain, root } from "./bootstrap.mjs";
import { ensureChromium } from "./chromium.mjs";

const CLASS_PASSWORD = "mango-sol-7";
const STAFF = { email: "staff@school.example", password: "a-long-screenshot-password" };

orExplain(ensureBuilt);
const { chromium } = await import("@playwright/test");
const out = join(root, "docs", "screenshots");
await mkdir(out, { recursive: true });

const dataDir = mkdtempSync(join(tmpdir(), "ceiba-pictures-"));
const server = spawn(nodePath(), ["dist/server/main.js"], {
  cwd: root,
  env: {
    ...environment,
    PORT: "0",
    DATA_DIR: dataDir,
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    STUDENT_PASSWORD: CLASS_PASSWORD,
    RATE_LIMIT_SCALE: "100",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const url = await new Promise((resolve) => {
  let printed = "";
  server.stdout.on("data", (chunk) => {
    printed += chunk;
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
    if (found) resolve(found[0]);
  });
});

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
try {
  const wide = await tab({ width: 1280, height: 800 });
  await visit(wide, "/");
  await shoot(wide, "landing");
  await visit(wide, "/programas");
  await shoot(wide, "programas");

  const phone = await tab({ width: 390, height: 844 }, "es-MX");
  await visit(phone, "/");
  await shoot(phone, "landing-phone");
  await visit(phone, "/chat");
  await ask(phone, "Tu mensaje", "¿cuántos niños hay por grupo?");
  await ask(phone, "Tu mensaje", "quiero apuntarme a la lista de espera");
  await phone.getByRole("log").locator("form").waitFor();
  await phone.waitForTimeout(600);
  await shoot(phone, "chat-phone");

  // The families on the desk are made up for the picture, and say so by their addresses.
  for (const [name, email, numberOfChildren, childrenAges, language, interest] of [
    ["Ejemplo Uno", "uno@family.example", 2, "6, 9", "es", "founders_circle"],
    ["Sample Two", "two@family.example", 1, "7", "en", "pathfinder"],
    ["Ejemplo Tres", "tres@family.example", 3, "4, 8, 11", "es", undefined],
  ]) {
    await fetch(`${url}/api/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, email, numberOfChildren, childrenAges, language, interest }),
    });
  }
  await visit(wide, "/admin");
  await wide.getByLabel("Email").fill(STAFF.email);
  await wide.getByLabel("Password", { exact: true }).fill(STAFF.password);
  await wide.getByRole("button", { name: "Sign in" }).click();
  await wide.getByText("Ejemplo Uno").waitFor();
  await visit(wide, "/chat");
  await ask(wide, "Your message", "How much is Pod School?");
  await ask(wide, "Your message", "and how many kids are in a group?");
  await shoot(wide, "chat-with-desk");

  const tablet = await tab({ width: 1024, height: 768 });
  await visit(tablet, "/student");
  await shoot(tablet, "portal-gate");
  await enter(tablet, "Sol", 9);
  await tablet.locator(".portal-way[data-way=chat]").click();
  await say(tablet, "why do turtles come back to the beach?");
  await say(tablet, "what is 7 x 8?");
  await shoot(tablet, "jungle-school");
  await visit(tablet, "/student");
  await tablet.locator(".portal-tile").nth(1).click();
  await tablet.locator(".adventure-stones").waitFor();
  await tablet.waitForTimeout(600);
  await shoot(tablet, "jungle-adventure");

  const small = await tab({ width: 390, height: 844 }, "es-MX");
  await visit(small, "/student");
  await enter(small, "Luz", 4);
  await small.locator(".portal-way[data-way=voice]").click();
  await small.waitForTimeout(900);
  await shoot(small, "getting-to-know-you-phone");
  await visit(small, "/little-explorers");
  await shoot(small, "little-explorers-phone");
} finally {
  await browser.close();
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function tab(viewport, locale = "en-US") {
  const context = await browser.newContext({ viewport, locale, deviceScaleFactor: 1, baseURL: url });
  return context.newPage();
}

async function visit(page, path) {
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

async function ask(page, label, question) {
  await page.getByRole("textbox", { name: label }).fill(question);
  await page.keyboard.press("Enter");
  await page.locator("[data-turn].turn-visitor").last().getByText(question).waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
}

/** Through the gate and an adult's consent to everything; then a name and an age. In silence. */
async function enter(page, name, age) {
  await page.evaluate(() => localStorage.setItem("ceiba.muted", "1"));
  await visit(page, "/student");
  await page.locator("input[type=password]").fill(CLASS_PASSWORD);
  await page.keyboard.press("Enter");
  const purposes = page.locator(".portal-consent li label");
  await purposes.first().waitFor();
  for (const purpose of await purposes.all()) await purpose.click();
  await page.locator(".portal-adult").click();
  await page.locator(".portal-consent button[type=submit]").click();
  await passAdultGate(page);
  await page.locator("#entry-name").fill(name);
  await page.locator("#entry-age").fill(String(age));
}

/** An adult's answer to the product that the fence asks for in words. */
async function passAdultGate(page) {
  const words =
    "six=6 seven=7 eight=8 nine=9 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19";
  const values = new Map(words.split(" ").map((pair) => pair.split("=")));
  const asked = page.locator(".adult-gate b").filter({ hasText: " times " });
  const factors = (await asked.textContent()).split(" times ").map((word) => Number(values.get(word)));
  for (const digit of String(factors[0] * factors[1])) {
    await page.locator(".adult-gate").getByRole("button", { name: digit, exact: true }).click();
  }
}

async function say(page, message) {
  await page.locator("textarea").fill(message);
  await page.keyboard.press("Enter");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(900);
}

async function shoot(page, name) {
  await page.screenshot({ path: join(out, `${name}.jpg`), type: "jpeg", quality: 82 });
  console.log(`docs/screenshots/${name}.jpg`);
}
