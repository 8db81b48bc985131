import { createServer, type Server as HttpServer } from "node:http";
import { chromium } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A page of another school on another origin (localhost is another site than 127.0.0.1), with our script tag. */
async function foreignPage(script: string): Promise<{ url: string; server: HttpServer }> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><html lang="es"><head><title>Otra escuela</title><style>button,iframe{display:none!important}</style></head>` +
        `<body><main><h1>Otra escuela</h1><p>Texto.</p></main><script src="${script}" async></script><script src="${script}" async></script></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  return { url: `http://localhost:${typeof address === "object" ? address?.port : 0}/`, server };
}

test("the widget works on another site with third-party cookies blocked", async ({ server }) => {
  const foreign = await foreignPage(`${server.url}/embed.js`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--test-third-party-cookie-phaseout"],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    const frames: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/embed?")) frames.push(request.url());
    });
    await page.goto(foreign.url);

    // One bubble though the script is there twice, in the page's language, and no frame until it is opened.
    const bubble = page.getByRole("button", { name: "Chatea con la escuela" });
    await expect(bubble).toHaveCount(1);
    expect(frames).toEqual([]);

    await bubble.focus();
    await page.keyboard.press("Enter");
    await expect(bubble).toHaveAttribute("aria-expanded", "true");
    const chat = page.frameLocator("iframe");
    const composer = chat.getByRole("textbox", { name: "Tu mensaje" });
    await expect(composer).toBeVisible();
    await expect(chat.getByText("Hilda es una asistente de IA, no una persona.")).toBeVisible();
    await expect(chat.getByText("La escuela guarda lo que escribes aquí, para responderte.")).toBeVisible();
    await chat.locator("html[data-ready]").waitFor({ state: "attached" });
    await composer.fill("¿Cuánto cuesta Pod School?");
    await composer.press("Enter");
    await expect(chat.getByRole("log")).toContainText("$950");
    await expect(composer).toBeEnabled();
    await composer.fill("y cuántos niños hay?");
    await composer.press("Enter");
    await expect(chat.getByRole("log")).toContainText(/\b6\b|seis/);

    await expectAccessible(page);

    // Other pages of the school refuse to be framed: they open beside the chat, in its language.
    await composer.fill("Quiero apuntarme a la lista de espera");
    await composer.press("Enter");
    const opened = page.context().waitForEvent("page");
    await chat.locator(".waitlist-privacy a").click();
    const privacy = await opened;
    await expect(privacy.locator("html")).toHaveAttribute("lang", "es");
    await privacy.close();

    // Escape inside the frame closes the widget and gives the focus back.
    await composer.press("Escape");
    await expect(bubble).toHaveAttribute("aria-expanded", "false");
    await expect(bubble).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chat.getByRole("log")).toContainText("$950");
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    foreign.server.close();
  }
});

test("/embed shows quick starts only at the start", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 520 });
  await page.goto("/embed?lang=en");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByText("Hilda is an AI assistant, not a person.")).toBeVisible();
  await expect(page.getByText("The school keeps what you write here, to answer you.")).toBeVisible();
  const chips = page.getByRole("button", { name: "How much is tuition?" });
  await expect(chips).toBeVisible();
  const composer = page.getByRole("textbox", { name: "Your message" });
  await composer.fill("How many children are in a group?");
  await composer.press("Enter");
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole("log")).toContainText(/\b6\b|six/i);
  await expect(composer).toBeEnabled();
});
