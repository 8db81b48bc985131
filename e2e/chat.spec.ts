import { alive, expect, expectAccessible, notice, test } from "./support/test.ts";

const CHIPS = [
  "How much is tuition?",
  "Is the deposit refundable?",
  "Tell me about the pilot",
  "How do you use AI?",
];

test.describe("the enrolment chat", () => {
  test("welcomes, fills from chips, sends with Enter, breaks lines with Shift+Enter", async ({ page }) => {
    await page.goto("/chat");
    await alive(page);
    const composer = page.getByRole("textbox", { name: "Your message" });
    const send = page.getByRole("button", { name: "Send" });
    await expect(page.getByRole("log")).toContainText("Hilda");
    await expect(send).toBeDisabled();
    for (const chip of CHIPS) {
      await page.getByRole("button", { name: chip }).click();
      await expect(composer).toHaveValue(chip);
    }
    await composer.fill("   ");
    await expect(send).toBeDisabled();
    await composer.press("Enter");
    await composer.fill("one");
    await composer.press("Shift+Enter");
    await composer.pressSequentially("two");
    await expect(composer).toHaveValue("one\ntwo");
    await composer.fill(Array.from({ length: 30 }, (_, index) => `line ${index}`).join("\n"));
    const box = await composer.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(120);
    await composer.fill("How many children are in a group?");
    await composer.press("Enter");
    await expect(composer).toHaveValue("");
    await expect(page.getByRole("log")).toContainText("How many children are in a group?");
    await expect(page.getByRole("log")).toHaveAttribute("aria-live", "polite");
  });

  test("shows that Hilda is thinking, and blocks a second message meanwhile", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/chat", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/chat");
    await alive(page);
    const composer = page.getByRole("textbox", { name: "Your message" });
    await composer.fill("How much is Pod School?");
    await composer.press("Enter");
    await expect(page.getByText("Hilda is thinking").first()).toBeAttached();
    await composer.fill("And for two children?");
    await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
    await composer.press("Enter");
    await expect(composer).toHaveValue("And for two children?");
    release();
    await expect(page.getByRole("log")).toContainText("$950");
    await expect(page.getByText("Hilda is thinking")).toHaveCount(0);
  });

  test("a conversation survives a reload of the same tab, and a switch of language", async ({ page }) => {
    await page.goto("/chat");
    await alive(page);
    const composer = page.getByRole("textbox", { name: "Your message" });
    await composer.fill("How much is Pod School?");
    await composer.press("Enter");
    await expect(page.getByRole("log")).toContainText("$950");
    await page.reload();
    await expect(page.getByRole("log")).toContainText("How much is Pod School?");
    await expect(page.getByRole("log")).toContainText("$950");
    await alive(page);
    await page.getByRole("link", { name: "Español" }).filter({ visible: true }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("log")).toContainText("How much is Pod School?");
    const spanish = page.getByRole("textbox", { name: "Tu mensaje" });
    await spanish.fill("cuantos alumnos por grupo?");
    await spanish.press("Enter");
    await expect(page.getByRole("log")).toContainText(/niñ/);
  });

  test("an explicit wish to pay shows the deposit, its price and that this is practice", async ({ page }) => {
    await page.goto("/chat");
    await alive(page);
    const composer = page.getByRole("textbox", { name: "Your message" });
    await composer.fill("I want to pay the Founders' Circle deposit now");
    await composer.press("Enter");
    const log = page.getByRole("log");
    await expect(log).toContainText("Practice mode: no money moves.");
    await expect(log.getByRole("button", { name: "Reserve with $500" })).toBeEnabled();
    await expectAccessible(page);
  });

  test("an unclear question offers topics as chips, and a chip is answered", async ({ page }) => {
    await page.goto("/chat");
    await alive(page);
    const composer = page.getByRole("textbox", { name: "Your message" });
    await composer.fill("do you have a swimming pool?");
    await composer.press("Enter");
    await expect(page.getByRole("log").locator("form, button").first()).toBeVisible();
  });
});

test("a family that comes back goes on with its conversation, and who comes after it can begin anew", async ({
  page,
  context,
}) => {
  const ask = async (tab: typeof page, message: string) => {
    await tab.getByRole("textbox", { name: "Your message" }).fill(message);
    await tab.getByRole("textbox", { name: "Your message" }).press("Enter");
  };
  await page.goto("/chat");
  await alive(page);
  await expect(page.getByRole("button", { name: "Start a new conversation" })).toHaveCount(0);
  await ask(page, "What does Pod School cost?");
  await expect(page.getByRole("log")).toContainText("$950");
  await page.close();

  const later = await context.newPage();
  await later.goto("/chat");
  await alive(later);
  await expect(later.getByRole("log")).toContainText("What does Pod School cost?");
  await expect(later.getByText("You go on with the conversation")).toBeVisible();
  await ask(later, "and for two?");
  await expect(later.getByRole("log")).toContainText("$1,900");
  await expectAccessible(later);

  await later.getByRole("button", { name: "Start a new conversation" }).click();
  await expect(later.getByRole("log")).not.toContainText("Pod School cost");
  await later.reload();
  await alive(later);
  await expect(later.getByRole("log")).toContainText("I am Hilda");
  await expect(later.getByRole("log")).not.toContainText("Pod School cost");
  await ask(later, "When do you open?");
  await expect(later.getByRole("log")).toContainText("2027");
});

test.describe("when the server cannot be reached", () => {
  test.use({ expectedConsole: { patterns: [/Failed to load resource/, /Failed to load conversations/] } });

  test("the notice is the specified one, the message stays, and trying again sends it", async ({ page }) => {
    await page.route("**/api/chat", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/chat");
    await alive(page);
    const composer = page.getByRole("textbox", { name: "Your message" });
    await composer.fill("How much is Pod School?");
    await composer.press("Enter");
    await expect(notice(page, "Failed to send message. Please try again.")).toBeVisible();
    await expect(page.getByText("Not sent.")).toBeVisible();
    await expect(page.getByRole("log")).not.toContainText("$950");
    await expectAccessible(page);
    await page.unroute("**/api/chat");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("log")).toContainText("$950");
    await expect(page.getByText("Not sent.")).toHaveCount(0);
  });

  test("a message not sent and a half-written one are still there after a reload", async ({ page }) => {
    await page.route("**/api/chat", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/chat");
    await alive(page);
    const composer = page.getByRole("textbox", { name: "Your message" });
    await composer.fill("How much is Pod School?");
    await composer.press("Enter");
    await expect(page.getByText("Not sent.")).toBeVisible();
    await composer.fill("And one more thing");
    await page.unroute("**/api/chat");
    await page.reload();
    await alive(page);
    await expect(composer).toHaveValue("And one more thing");
    await expect(page.getByText("Not sent.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("log")).toContainText("$950");
    await page.reload();
    await alive(page);
    await expect(page.getByRole("log")).toContainText("$950");
    await expect(page.getByText("Not sent.")).toHaveCount(0);
  });

  test("a conversation that cannot be loaded is logged and shown to nobody", async ({ page }) => {
    await page.goto("/chat");
    await alive(page);
    await page.getByRole("textbox", { name: "Your message" }).fill("How much is Pod School?");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("log")).toContainText("$950");
    await page.route("**/api/conversations/**", (route) => route.fulfill({ status: 500, body: "" }));
    const logged = page.waitForEvent("console", (message) =>
      /Failed to load conversations/.test(message.text()),
    );
    await page.reload();
    await logged;
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Your message" })).toBeEnabled();
  });

  test("a waitlist form that cannot be sent says so and keeps what was typed", async ({ page }) => {
    await page.route("**/api/leads", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/chat?waitlist=pathfinder");
    await alive(page);
    const form = page.getByRole("log").locator("form");
    await expect(page.getByRole("log")).toContainText("Pathfinder");
    await form.getByLabel("Your name").fill("Ana Ferrer");
    await form.getByLabel("Email").fill("ana@family.example");
    await form.getByLabel("Their ages").fill("7");
    await form.getByLabel("I am 18 or older.").check();
    await form.getByRole("button", { name: "Join the waitlist" }).click();
    await expect(form.getByText("Failed to submit. Please try again.")).toBeVisible();
    await expect(notice(page, "Failed to submit. Please try again.")).toBeVisible();
    await expect(form.getByLabel("Your name")).toHaveValue("Ana Ferrer");
  });
});

test("the waitlist form says what is wrong, in the specified words", async ({ page }) => {
  await page.goto("/chat?waitlist=1");
  await alive(page);
  const form = page.getByRole("log").locator("form");
  await form.getByLabel("Email").fill("ana@");
  await form.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(form).toContainText("Name must be at least 2 characters");
  await expect(form).toContainText("Please enter a valid email address");
  await expect(form).toContainText("Please enter children's ages");
  await expect(form.getByLabel("Your name")).toBeFocused();
  await expectAccessible(page);
});

for (const [language, words] of [
  [
    "en",
    {
      name: "Your name",
      ages: "Their ages",
      adult: "I am 18 or older.",
      outside: /The school is for ages 3 to 14/,
    },
  ],
  [
    "es",
    {
      name: "Tu nombre",
      ages: "Sus edades",
      adult: "Tengo 18 años o más.",
      outside: /La escuela es para edades de 3 a 14/,
    },
  ],
] as const) {
  test(`the waitlist sheet keeps what was typed, its button in sight (${language})`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await alive(page);
    const sheet = page.getByRole("dialog");
    const name = sheet.getByLabel(words.name);
    const join = sheet.locator("button[type=submit]");
    const open = () => page.locator(".closing .button-primary").click();
    await open();
    await expect(name).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 664],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(join).toBeInViewport({ ratio: 1 });
      // Every field can be brought into sight whole: the button lies over none.
      for (const field of await sheet.locator(".waitlist-fields :is(input, button, a)").all()) {
        await field.scrollIntoViewIfNeeded();
        const [at, foot] = [await field.boundingBox(), await sheet.locator(".waitlist-foot").boundingBox()];
        expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
      }
    }
    await name.fill("Alba Ferrer");
    await page.mouse.click(10, 400);
    await expect(sheet).toHaveCount(0);
    await open();
    await expect(name).toHaveValue("Alba Ferrer");
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/\\?lang=${language}$`));
    await open();
    await expect(name).toHaveValue("Alba Ferrer");
    await page.reload();
    await expect(name).toHaveValue("Alba Ferrer");

    await sheet.getByLabel(/Email|Correo/).fill(`alba-sheet-${language}@family.example`);
    await sheet.getByLabel(words.ages).fill("7, 2");
    await expect(sheet.getByText(words.outside)).toBeVisible();
    await sheet.getByLabel(words.ages).fill("7");
    await expect(sheet.getByText(words.outside)).toBeHidden();
    await sheet.getByLabel(words.adult).check();
    await join.click();
    await expect(sheet).toHaveCount(0);
    await open();
    await expect(sheet.locator(".waitlist-joined")).toBeVisible();
    await expect(name).toHaveCount(0);
    await sheet.getByRole("button").last().click();
    await expect(name).toHaveValue("");
  });
}
