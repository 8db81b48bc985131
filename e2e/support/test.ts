import { test as base, expect, type Page } from "@playwright/test";
import { watchFlashes } from "./calm.ts";
import { type Server, startServer } from "./server.ts";
import { findViolations } from "./violations.ts";

type Fixtures = {
  /** Messages of the browser's console that a journey expects, as patterns; any other error or warning fails it. */
  expectedConsole: { readonly patterns: readonly RegExp[] };
  quietConsole: undefined;
};

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedConsole: [{ patterns: [] }, { option: true }],
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole.patterns.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      await context.addInitScript(watchFlashes);
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") note(message.text());
      });
      context.on("weberror", (error) => note(String(error.error())));
      await use(undefined);
      expect(unexpected, "unexpected messages in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the prerendered page is alive and its letters have come: before, boxes may still move. */
export async function alive(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * A notice in its corner. Its words may stand elsewhere too: in the form it speaks of, and for a moment where Radix
 * writes them for screen readers.
 */
export const notice = (page: Page, text: string) => page.locator(".toast").getByText(text, { exact: true });

/**
 * No accessibility violation that axe can find. What is still fading or sliding in has no contrast to measure: it is
 * brought to its end.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const violations = await findViolations(page);
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(" ")) }))).toEqual(
    [],
  );
}

/** Asks in the chat as soon as it takes a message: not while an answer is on its way. */
export async function ask(
  page: Page,
  question: string,
  label = "Your message",
  send = "Send",
): Promise<void> {
  const composer = page.getByRole("textbox", { name: label });
  await composer.fill(question);
  await expect(page.getByRole("button", { name: send, exact: true })).toBeEnabled();
  await composer.press("Enter");
}
