import type { Locator, Page } from "@playwright/test";
import { dayAt, daysLater } from "../src/domain/enrolment/families/days.ts";
import { testWithOwnServer as test } from "./support/own-server.ts";
import { CARDS, staffRequests } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect } from "./support/test.ts";

/** As many stops as the longest page has. */
const MOST_TABS = 200;

/** What has the focus, if it can be seen that it has: by itself, or by the label or card that it stands in. */
function seenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const marked = (element: Element | null, part?: string) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
    return (
      (outlineStyle !== "none" && outlineWidth !== "0px") || (part === undefined && boxShadow !== "none")
    );
  };
  const label = focused.closest("label");
  const isSeen =
    marked(focused) ||
    ["::before", "::after"].some((part) => marked(focused, part)) ||
    marked(label) ||
    [...(label?.children ?? [])].some((each) => marked(each)) ||
    marked(focused.closest("li"));
  return isSeen ? focused.outerHTML.slice(0, 120) : null;
}

function byKeys(page: Page) {
  const keys = page.keyboard;
  const holds = (wanted: Locator) =>
    wanted.evaluate((element) => element === document.activeElement).catch(() => false);
  /** The focus is on something, and can be seen. */
  const expectSeen = () => expect.poll(() => page.evaluate(seenFocus)).not.toBeNull();
  /** Goes there by Tab, and at each stop looks whether the focus can be seen. */
  async function reach(wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let press = 0; press < MOST_TABS; press += 1) {
      if (await holds(wanted)) return;
      await keys.press(key);
      if (!(await page.evaluate(() => document.activeElement === document.body))) await expectSeen();
    }
    throw new Error(`Never reached ${wanted}`);
  }
  return {
    expectSeen,
    reach,
    async press(wanted: Locator): Promise<void> {
      await reach(wanted);
      await keys.press("Enter");
    },
    async type(wanted: Locator, text: string): Promise<void> {
      await reach(wanted);
      await keys.press("ControlOrMeta+A");
      await keys.type(text);
    },
  };
}

for (const [language, words] of [
  [
    "en",
    {
      asks: "Can I talk to a person?",
      unknown: "Do the kayaks have helmets?",
      publish: "Publish",
      teach: /^Teach an answer/,
      phone: "Change: Phone",
      back: "Hand back to Hilda",
      moved: "is now Contacted",
      to: "To Contacted",
    },
  ],
  [
    "es",
    {
      asks: "¿Puedo hablar con una persona?",
      unknown: "¿Hay telescopio en la escuela?",
      publish: "Publicar",
      teach: /^Enseñar una respuesta/,
      phone: "Cambiar: Teléfono",
      back: "Devolver a Hilda",
      moved: "ahora está en Contactada",
      to: "A Contactada",
    },
  ],
] as const) {
  test(`a day at the desk by keyboard alone (${language})`, async ({ page, browser, own }) => {
    test.setTimeout(180_000);
    const staff = await staffRequests(browser, own.url);
    const send = async (path: string, data: object) => {
      const answer = await staff.post(own.url + path, { data });
      expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
      return JSON.parse((await answer.text()) || "null");
    };
    for (const message of [words.asks, words.unknown])
      await send("/api/chat", { message, language, sessionId: `chat_${crypto.randomUUID()}` });
    await send("/api/leads", {
      name: "Berta Keys",
      email: "berta.keys@family.example",
      numberOfChildren: 1,
      childrenAges: "6",
      language,
    });

    await page.goto(`/admin/inbox?lang=${language}`);
    await alive(page);
    const { reach, press, type, expectSeen } = byKeys(page);
    const keys = page.keyboard;
    const go = async (path: string) => {
      await press(page.locator(`.staff-ways a[href="${path}"]`));
      await page.waitForURL(`**${path}`);
      await alive(page);
    };

    await test.step("sign in", async () => {
      await type(page.locator("input[type=email]"), STAFF.email);
      await type(page.locator("input[type=password]"), STAFF.password);
      await keys.press("Enter");
      await expect(page.locator(".inbox-rows")).toBeVisible();
      await expectSeen();
    });

    await test.step("take over, answer, hand back, note, assign, done", async () => {
      await press(page.locator(".inbox-row").filter({ hasText: words.asks }).getByRole("button"));
      await expect(page.locator(".thread-title h2")).toBeFocused();
      await expectSeen();
      await type(page.locator("#hold-name"), "Marta");
      await keys.press("Enter");
      const answer = page.locator(".answer-words");
      await expect(answer).toBeFocused();
      await keys.type("Hello, I am here.");
      await keys.press("Enter");
      await expect(page.locator(".said[data-side=staff]")).toContainText("Hello, I am here.");
      await expect(answer).toBeFocused();
      await reach(page.getByRole("button", { name: words.back }), "Shift+Tab");
      await keys.press("Enter");
      await expect(page.locator("#hold-name")).toBeVisible();
      await expectSeen();
      await type(page.locator("#side-note"), "Loves kayaks");
      await keys.press("Tab");
      await keys.press("Enter");
      await expect(page.locator(".side-notes")).toContainText("Loves kayaks");
      await expectSeen();
      // Whoever takes over has it; now nobody has.
      const assigned = page.locator("#inbox-assigned");
      await expect(assigned).toContainText("Marta");
      await reach(assigned, "Shift+Tab");
      await keys.press("Enter");
      const nobody = page.getByRole("option").first();
      await expect(nobody).toBeVisible();
      await keys.press("Home");
      await expect(nobody).toBeFocused();
      await keys.press("Enter");
      await expect(assigned).not.toContainText("Marta");
      await expect(assigned).toBeFocused();
      const done = page.locator(".thread-acts button").last();
      await reach(done, "Shift+Tab");
      await keys.press("Enter");
      await expect(page.locator(".inbox-row").filter({ hasText: words.asks })).toHaveCount(0);
      await expect(done).toBeFocused();
    });

    await test.step("move a family on the board", async () => {
      await page.goto("/admin/families?view=board");
      await alive(page);
      const card = page.locator(".board-card").filter({ hasText: "Berta Keys" });
      await press(card.locator(".board-move"));
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      // The menu moves its focus a task after the key: the next key waits for it.
      const items = page.getByRole("menuitem");
      const wanted = (await items.allTextContents()).indexOf(words.to);
      for (let step = 1; step <= wanted; step += 1) {
        await keys.press("ArrowDown");
        await expect(items.nth(step)).toBeFocused();
      }
      await expect(items.nth(wanted)).toHaveText(words.to);
      await keys.press("Enter");
      await expect(page.locator(".board-said")).toContainText(words.moved);
      await expect(page.locator("[data-status=contacted]").locator(card)).toBeVisible();
      await expectSeen();
    });

    await test.step("publish an answer", async () => {
      await go("/admin/answers");
      await press(page.getByRole("button", { name: words.teach }).last());
      await expect(page.locator(".answers-form h2")).toBeFocused();
      await type(
        page.locator(`#answers-answer-${language}`),
        language === "es" ? "Sí, hay." : "Yes, there are.",
      );
      await reach(page.getByRole("button", { name: words.publish, exact: true }));
      await keys.press("Enter");
      await expect(page.locator(".answers-taught .answers-card")).toHaveCount(1);
      await expectSeen();
    });

    await test.step("edit a fact", async () => {
      await go("/admin/facts");
      await press(page.getByRole("button", { name: words.phone }));
      await expect(page.locator("#fact-text")).toBeFocused();
      await keys.type("+52 322 123 4567");
      await keys.press("Enter");
      await expect(page.locator(".facts-line").filter({ hasText: "+52 322 123 4567" })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.locator("#fact-text")).toBeFocused();
    });
  });
}

for (const language of ["en", "es"] as const) {
  test(`visits are opened, booked, moved and cancelled by keyboard alone (${language})`, async ({
    page,
    browser,
    own,
  }) => {
    test.setTimeout(180_000);
    const staff = await staffRequests(browser, own.url);
    const send = async (path: string, data: object) => {
      const answer = await staff.post(own.url + path, { data });
      expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    };
    await send("/api/leads", {
      ...{ name: "Berta Núñez", email: "berta@family.example", numberOfChildren: 1 },
      ...{ childrenAges: "6", language },
    });
    const { reach, press, type, expectSeen } = byKeys(page);
    const keys = page.keyboard;
    const sheet = page.getByRole("dialog");
    const visits = sheet.getByRole("region", { name: /^(Visits and calls|Visitas y llamadas)$/ });
    await page.goto(`/admin/visits?lang=${language}`);
    await alive(page);
    await type(page.locator("input[type=email]"), STAFF.email);
    await type(page.locator("input[type=password]"), STAFF.password);
    await keys.press("Enter");

    await test.step("open a row of times", async () => {
      const day = daysLater(dayAt("America/Mexico_City", Date.now()), 14);
      const [year, month, date] = day.split("-");
      await press(page.locator(".visits-top button"));
      await expect(sheet).toBeVisible();
      await expectSeen();
      await type(page.locator("#visits-from"), `${month}${date}${year}`);
      await expect(page.locator("#visits-until")).toHaveValue(day);
      await reach(sheet.getByRole("radio").first(), "Shift+Tab");
      await type(page.locator("#visits-place"), "The gate");
      await keys.press("Enter");
      await expect(page.locator(".visits-slot")).toHaveCount(4);
      await expectSeen();
    });

    await test.step("find the family from there, and book", async () => {
      await keys.press("/");
      await expect(page.locator("#quick-search")).toBeFocused();
      await keys.type("nunez 6");
      await keys.press("Enter");
      await page.waitForURL("**/admin/families?id=*");
      await alive(page);
      await press(visits.locator(".visits-acts button").first());
      await expect(page.locator("#lead-visit")).toBeFocused();
      await expectSeen();
      await press(sheet.locator(".visits-move button"));
      await expect(visits.locator("li")).toHaveCount(1);
      await expectSeen();
      await press(visits.locator("li a"));
      await page.waitForURL("**/admin/visits?day=*");
      await alive(page);
    });

    const booked = page.locator(".visits-slot").filter({ hasText: "Berta Núñez" });
    await test.step("move it", async () => {
      await press(booked);
      await press(sheet.locator(".visits-bookings [aria-expanded]"));
      await reach(sheet.locator(".visits-move select"));
      await keys.press("ArrowDown");
      await press(sheet.locator(".visits-move button"));
      await expect(sheet.locator(".visits-bookings")).toHaveCount(0);
      await expectSeen();
      await keys.press("Escape");
      await expect(sheet).toHaveCount(0);
      await expectSeen();
    });

    await test.step("cancel it", async () => {
      await press(booked);
      await press(sheet.locator(".visits-bookings .visits-acts button").last());
      await expect(sheet.locator(".visits-bookings .visits-acts")).toHaveCount(0);
      await expectSeen();
      await keys.press("Escape");
      await expect(booked).toHaveCount(0);
      await expectSeen();
    });
  });
}

for (const language of ["en", "es"] as const) {
  test(`a part of a deposit is given back by keyboard alone (${language})`, async ({
    page,
    browser,
    own,
  }) => {
    test.setTimeout(120_000);
    const staff = await staffRequests(browser, own.url);
    const send = async (path: string, data: object) => {
      const answer = await staff.post(own.url + path, { data });
      expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
      return JSON.parse((await answer.text()) || "null");
    };
    const { clientSecret } = await send("/api/create-payment-intent", { type: "founders_circle" });
    const payer = { name: "Tom Payer", email: "tom@family.example", language };
    await send("/api/payments/payer", { clientSecret, ...payer, children: [{ name: "Luz", age: 7 }] });
    await send("/api/practice/confirm", { clientSecret, number: CARDS.good, expiry: "12/34", cvc: "123" });

    const { press, reach, type, expectSeen } = byKeys(page);
    const keys = page.keyboard;
    const sheet = page.getByRole("dialog");
    await page.goto(`/admin?lang=${language}`);
    await alive(page);
    await type(page.locator("input[type=email]"), STAFF.email);
    await type(page.locator("input[type=password]"), STAFF.password);
    await keys.press("Enter");

    await test.step("give it back", async () => {
      await press(page.locator(".lead-row").filter({ hasText: payer.email }).getByRole("button"));
      await press(sheet.locator(".refund-open"));
      await expect(sheet.getByRole("radio").first()).toBeFocused();
      await expectSeen();
      await keys.press("ArrowDown");
      await type(sheet.locator(".refund input[inputmode=decimal]"), "200");
      await keys.press("Enter");
      await expect(sheet.locator(".refund-yes")).toBeFocused();
      await expectSeen();
      await keys.press("Enter");
      await expect(sheet.locator(".lead-deposits")).toContainText("$300");
      await expect(sheet.locator(".refund-open")).toBeFocused();
      await expectSeen();
    });

    await test.step("sign out", async () => {
      await keys.press("Escape");
      await expect(sheet).toHaveCount(0);
      await reach(page.locator(".desk-bar .desk-icon").last(), "Shift+Tab");
      await keys.press("Enter");
      await expect(page.locator("input[type=email]")).toBeVisible();
    });
  });
}
