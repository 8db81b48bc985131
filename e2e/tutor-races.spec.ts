import type { Page, Route } from "@playwright/test";
import { AI_CHAT, consent, enterPortal, goBack, sayWho } from "./support/portal.ts";
import { expect, test } from "./support/test.ts";

/** What may happen while an answer is on its way: answers are held here until the child has done something else. */
const GRAVE = "my uncle hits me every day";
const CARE = /It is not your fault/;
const LATE = "This answer came late.";

async function openSchool(page: Page, age = 9): Promise<void> {
  await enterPortal(page);
  await consent(page, [AI_CHAT]);
  await sayWho(page, "Nico", age, "chat");
  await expect(page.getByRole("textbox", { name: /^Write to/ })).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name: /^Write to/ });
  await field.fill(text);
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
  await field.press("Enter");
}

const log = (page: Page) => page.getByRole("log");
const bubble = (page: Page, text: string | RegExp) => log(page).locator(".tutor-bubble", { hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Something grave was told and answered, so that the conversation can be hidden and left. */
async function tellSomethingGrave(page: Page): Promise<void> {
  await write(page, GRAVE);
  await expect(bubble(page, CARE)).toBeVisible();
}

/** Holds every call from now on, until each is let go; `next` waits for one, in the order in which they came. */
async function hold(page: Page, address: string) {
  const waiting: PromiseWithResolvers<Route>[] = [];
  let arrived = 0;
  const nth = (at: number) => {
    waiting[at] ??= Promise.withResolvers<Route>();
    return waiting[at];
  };
  await page.route(address, (route) => nth(arrived++).resolve(route));
  return async (at: number) => {
    const route = await nth(at).promise;
    return {
      sessionId: () => route.request().postDataJSON().sessionId as string,
      async release(answer: unknown): Promise<void> {
        // A page that gave the call up takes no answer any more.
        await route.fulfill({ json: answer }).catch(() => {});
        // Whatever the page does with it is done after a few turns.
        await page.evaluate(async () => {
          for (let turn = 0; turn < 5; turn += 1) {
            await new Promise<void>((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve();
              port2.postMessage(null);
            });
          }
        });
      },
    };
  };
}

const reply = { response: LATE };
const leftOf = (page: Page) => page.evaluate(() => document.body.textContent ?? "");

test.describe("an answer on its way", () => {
  // What the page gives up counts as a failed load in the browser's console.
  test.use({ expectedConsole: { patterns: [/Failed to load resource|ERR_/] } });

  test("to a hidden conversation is neither shown nor said, and stands there when it is shown again", async ({
    page,
  }) => {
    await openSchool(page, 5);
    await page.locator(".child-bar > button[aria-pressed]").click();
    await tellSomethingGrave(page);
    const spoken: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/text-to-speech")) spoken.push(request.postDataJSON().text);
    });
    const calls = await hold(page, "**/api/wildlight-chat");
    await write(page, "and what now?");
    const held = await calls(0);
    await button(page, "Hide this conversation").click();
    await expect(log(page)).toHaveCount(0);
    await held.release(reply);
    expect(await leftOf(page)).not.toContain(LATE);
    expect(spoken).toEqual([]);
    await button(page, "Show it again").click();
    await expect(bubble(page, LATE)).toHaveCount(1);
    await expect(bubble(page, CARE)).toBeVisible();
  });

  test("does not come into a conversation that was begun meanwhile, whose first message is answered", async ({
    page,
  }) => {
    await openSchool(page);
    await tellSomethingGrave(page);
    const calls = await hold(page, "**/api/wildlight-chat");
    await write(page, "and what now?");
    const first = await calls(0);
    await button(page, "Start a new conversation").click();
    await expect(log(page).locator("[data-from=child]")).toHaveCount(0);
    // The new one does not wait for the old one's answer, and nothing of the old one ends it.
    await write(page, "tell me a joke");
    const second = await calls(1);
    expect(second.sessionId()).not.toBe(first.sessionId());
    await first.release(reply);
    await expect(log(page)).toHaveAttribute("aria-busy", "true");
    expect(await leftOf(page)).not.toContain(LATE);
    await second.release({ response: "A joke." });
    await expect(bubble(page, "A joke.")).toHaveCount(1);
    await expect(log(page).locator("[data-from=child]")).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("another try does not bring two answers, when the first comes after all", async ({ page }) => {
    await openSchool(page);
    await page.clock.install();
    const calls = await hold(page, "**/api/wildlight-chat");
    await write(page, "tell me a joke");
    const first = await calls(0);
    await page.clock.fastForward(15_100);
    await log(page).getByRole("button", { name: "Try again" }).click();
    const second = await calls(1);
    await first.release(reply);
    await second.release({ response: "A joke." });
    await expect(bubble(page, "A joke.")).toHaveCount(1);
    expect(await leftOf(page)).not.toContain(LATE);
    await expect(log(page).locator("[data-from=child]")).toHaveCount(1);
  });

  test("is given up when the child leaves, says nothing elsewhere, and the message can be sent again", async ({
    page,
  }) => {
    await openSchool(page, 5);
    await page.locator(".child-bar > button[aria-pressed]").click();
    const calls = await hold(page, "**/api/wildlight-chat");
    await write(page, "tell me a joke");
    const held = await calls(0);
    const spoken: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/text-to-speech")) spoken.push(request.postDataJSON().text);
    });
    await goBack(page);
    await page.locator(".portal-tile").first().waitFor();
    await held.release(reply);
    expect(spoken.filter((text) => text.includes(LATE))).toEqual([]);
    expect(await leftOf(page)).not.toContain(LATE);
    await button(page, "Jungle School").click();
    await expect(bubble(page, "tell me a joke")).toHaveCount(1);
    await expect(page.getByRole("alert")).toContainText("Not sent.");
    expect(await leftOf(page)).not.toContain(LATE);
    await page.unroute("**/api/wildlight-chat");
    await log(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(log(page).locator("[data-from=child]")).toHaveCount(1);
  });

  test("an earlier conversation that is still being fetched does not come into a new one", async ({
    page,
  }) => {
    await openSchool(page);
    await tellSomethingGrave(page);
    await button(page, "Hide this conversation").click();
    const calls = await hold(page, "**/api/wildlight-chat/*");
    await page.reload();
    await button(page, "Jungle School").click();
    const held = await calls(0);
    await button(page, "Start a new conversation").click();
    const message = { id: "m1", content: LATE, isWildlight: true, timestamp: "2026-01-02T03:04:05.000Z" };
    await held.release([message]);
    await expect(page.getByRole("textbox", { name: /^Write to/ })).toBeVisible();
    expect(await leftOf(page)).not.toContain(LATE);
    expect(await leftOf(page)).not.toContain(GRAVE);
  });

  test("a school that closes meanwhile stays closed, whatever was asked before", async ({ page }) => {
    await openSchool(page);
    const calls = await hold(page, "**/api/safety/reach");
    await page.reload();
    await button(page, "Jungle School").click();
    const asked = await calls(0);
    await page.route("**/api/wildlight-chat", (route) =>
      route.fulfill({ status: 503, json: { code: "chat_closed", message: "Nobody is there." } }),
    );
    await write(page, "tell me a joke");
    const closed = page.getByRole("heading", { name: "The Jungle School is closed" });
    await expect(closed).toBeVisible();
    await asked.release({ chat: "open", reach: "folder" });
    await expect(closed).toBeVisible();
  });

  test("what was merely rude cannot be hidden after a reload, what was grave can", async ({ page }) => {
    await openSchool(page);
    await write(page, "you are a stupid bitch");
    await expect(log(page).locator("[data-from=tutor]:not(.tutor-waiting)")).toHaveCount(2);
    await expect(button(page, "Hide this conversation")).toHaveCount(0);
    await page.reload();
    await button(page, "Jungle School").click();
    await expect(log(page).locator("[data-from=tutor]:not(.tutor-waiting)")).toHaveCount(2);
    await expect(button(page, "Hide this conversation")).toHaveCount(0);
    await tellSomethingGrave(page);
    await page.reload();
    await button(page, "Jungle School").click();
    await expect(button(page, "Hide this conversation")).toBeVisible();
  });
});
