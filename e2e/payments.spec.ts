import type { Page } from "@playwright/test";
import { mailsTo } from "./support/mails.ts";
import { CARDS, fillCard, openCheckout, PAYING, staffRequests, watchRequests } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, notice, test } from "./support/test.ts";

/** A refusal of a card is a 402, which the browser writes into its console. */
const REFUSALS = { expectedConsole: { patterns: [/402 \(Payment Required\)/] } };

async function signIn(page: Page): Promise<void> {
  await page.goto("/admin?lang=en");
  await alive(page);
  await page.getByLabel("Email").fill(STAFF.email);
  await page.getByLabel("Password", { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Recent Leads" })).toBeVisible();
}

for (const language of ["en", "es"] as const) {
  test(`a deposit from the landing page to the receipt and the desk (${language})`, async ({
    page,
    context,
    browser,
    server,
  }) => {
    const words = PAYING[language];
    const payer = { name: `Rebeca ${language}`, email: `rebeca-pays-${language}@family.example` };
    const seen = watchRequests(context);
    await page.goto(`/?lang=${language}`);
    await alive(page);
    const panel = page.locator("#reserve");
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByText(words.practice)).toBeVisible();

    const opened = context.waitForEvent("page");
    const started = Date.now();
    await panel.getByRole("button", { name: words.reserve }).click();
    await expect(panel.getByRole("button", { name: words.processing })).toBeVisible();
    for (const button of await panel.getByRole("button").all()) await expect(button).toBeDisabled();
    await expect(notice(page, words.redirecting)).toBeVisible();
    const checkout = await opened;
    expect(Date.now() - started).toBeGreaterThanOrEqual(2000);
    await expect(panel.getByRole("button", { name: words.reserve })).toBeEnabled();
    await expectAccessible(page);

    await alive(checkout);
    await expect(checkout).toHaveURL(/\/checkout$/);
    await expect(checkout.getByText(words.practice)).toBeVisible();
    await fillCard(checkout, CARDS.good, payer, words);
    await expectAccessible(checkout);
    await checkout.reload();
    await fillCard(checkout, CARDS.good, payer, words);
    await checkout.getByRole("button", { name: words.another }).click();
    await checkout.getByLabel(words.child, { exact: true }).last().fill("Leo");
    // Every child has its age, said in its row.
    await checkout.getByRole("button", { name: words.pay }).click();
    await expect(checkout.getByText(words.ages)).toBeVisible();
    // One who is too young for the school has no place to be paid for.
    await checkout.getByLabel(words.age, { exact: true }).last().fill("2");
    await checkout.getByRole("button", { name: words.pay }).click();
    await expect(checkout.getByText(words.ages)).toBeVisible();
    await checkout.getByLabel(words.age, { exact: true }).last().fill("9");
    await expect(checkout.getByText(words.ages)).toBeHidden();
    await expectAccessible(checkout);
    // A double click pays once.
    await checkout.getByRole("button", { name: words.pay }).dblclick();
    await expect(checkout.getByRole("heading", { name: words.paid })).toBeVisible();
    await expect(checkout.getByText(`${words.receiptTo} ${payer.email}`)).toBeVisible();
    const receipt = await checkout.locator(".pay-slip code").textContent();
    expect(receipt).toMatch(/\w{4,}/);
    await expect(checkout.getByRole("list", { name: words.next })).toContainText(words.answers);
    await expectAccessible(checkout);
    await checkout.reload();
    await expect(checkout.locator(".pay-slip code")).toHaveText(receipt ?? "");
    const saved = checkout.waitForEvent("download");
    await checkout.getByRole("button", { name: words.save }).click();
    expect((await saved).suggestedFilename()).toBe(`${receipt}.pdf`);

    expect(seen.filter((address) => address.includes("_secret_"))).toEqual([]);
    expect(seen.length).toBeGreaterThan(10);

    const desk = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(desk);
    const row = desk.locator(".lead-row").filter({ hasText: payer.email });
    await expect(row).toContainText("Deposit Paid");
    await row.getByRole("button").click();
    const details = desk.getByRole("dialog", { name: "Lead Details" });
    await expect(details.locator(".lead-deposits > li")).toHaveCount(1);
    await expect(details.locator(".lead-deposits")).toContainText("$500");
    await expect(details.locator(".lead-deposits")).toContainText("Paid");
    await expect(details.locator(".lead-deposits")).toContainText("Luz (7), Leo (9)");
    // A typing error in the address is put right, and the receipt goes there.
    const right = `right-${payer.email}`;
    await details.getByRole("button", { name: "Correct payer and children" }).click();
    await details.getByLabel("Payer’s email").fill("nowhere");
    await details.getByRole("button", { name: "Save the details" }).click();
    await expect(details.getByText("Please enter a valid email address.")).toBeVisible();
    await details.getByLabel("Payer’s email").fill(right);
    await expectAccessible(desk);
    await details.getByRole("button", { name: "Save the details" }).click();
    await expect(details.locator(".lead-deposits")).toContainText(right);
    await details.getByRole("button", { name: "Send it again" }).click();
    await expect(notice(desk, `The receipt is on its way to ${right}.`)).toBeVisible();
    await expect.poll(() => mailsTo(server.dataDir, right).length).toBe(1);
    const printed = desk.waitForEvent("download");
    await details.getByRole("button", { name: "Receipt as PDF" }).click();
    expect((await printed).suggestedFilename()).toBe(`${receipt}.pdf`);
    await desk.context().close();
  });
}

test.describe("cards that are refused", () => {
  test.use(REFUSALS);

  test("a decline is told in the provider's words, and another card goes through", async ({
    page,
    server,
  }) => {
    const payer = { name: "Tobias Decline", email: "tom-declined@family.example" };
    await openCheckout(page, server.url);
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Please enter the whole card number")).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    const refusal = page.locator(".pay-refusal");
    await expect(refusal).toContainText(
      "Please check: name, email, the children, card number, expiry, security code, and your confirmation.",
    );
    await expectAccessible(page);

    // A mark goes as soon as its field is right, and no new one comes while typing.
    await page.getByLabel("Your name").fill(payer.name);
    await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
    await page.getByLabel("Email").fill("tom@");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await fillCard(page, CARDS.declined, payer);
    await expect(page.locator(".pay-form [role=alert]")).toHaveCount(0);
    await expect(page.locator(".pay-form [aria-invalid]")).toHaveCount(0);
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    await expect(notice(page, "Payment Failed")).toBeVisible();
    await expect(page.locator(".pay-refusal")).toContainText("Your card was declined.");
    await expectAccessible(page);
    // It was about the card as it was: with the first change it goes.
    await page.getByLabel(PAYING.en.number, { exact: true }).fill("5555");
    await expect(page.locator(".pay-refusal")).toHaveCount(0);
    await expect(notice(page, "Payment Failed")).toHaveCount(0);

    await fillCard(page, "5555 5555 5555 4444", payer);
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    await expect(page.locator(".pay-refusal")).toContainText("Practice mode accepts only test cards.");

    await fillCard(page, CARDS.good, payer);
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
    await expect(page.locator(".toast[data-state=open]")).toHaveCount(0);
  });

  test("known declines are told in Spanish", async ({ page, server }) => {
    await openCheckout(page, server.url);
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await fillCard(page, "4000000000009995", { name: "Ana", email: "ana-es@family.example" }, PAYING.es);
    await page.getByRole("button", { name: PAYING.es.pay }).click();
    await expect(notice(page, PAYING.es.failed)).toBeVisible();
    await expect(page.locator(".pay-refusal")).toContainText("Tu tarjeta no tiene fondos suficientes.");
    await fillCard(page, "123", { name: "Ana", email: "ana-es@family.example" }, PAYING.es);
    await page.getByRole("button", { name: PAYING.es.pay }).click();
    await expect(page.locator(".pay-refusal")).toContainText("Revisa esto: número de tarjeta.");
    await fillCard(page, CARDS.good, { name: "Ana", email: "ana-es@family.example" }, PAYING.es);
    await page.getByRole("button", { name: PAYING.es.pay }).click();
    await expect(page.getByRole("heading", { name: PAYING.es.paid })).toBeVisible();
    await expect(page.locator(".toast[data-state=open]")).toHaveCount(0);
  });

  test("the bank's step can fail and can pass", async ({ page, server }) => {
    await openCheckout(page, server.url);
    await fillCard(page, CARDS.asksBank, { name: "Nora Quintana", email: "noor-bank@family.example" });
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    await expect(page.getByRole("heading", { name: "Your bank asks if it is you" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "No, stop the payment" }).click();
    await expect(notice(page, "Payment Failed")).toBeVisible();
    await expect(page.locator(".pay-refusal")).toContainText(/authenticate/);
    // Nothing has to be typed again.
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    await page.getByRole("button", { name: "Yes, it is me" }).click();
    await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
  });
});

test("a deposit in the chat is reserved when the webhook says so, and not before", async ({
  page,
  context,
  browser,
  server,
}) => {
  const staff = await staffRequests(browser, server.url);
  await page.goto("/chat?lang=en");
  await alive(page);
  const composer = page.getByRole("textbox", { name: "Your message" });
  await composer.fill("I want to pay the Founders' Circle deposit now");
  await composer.press("Enter");
  const log = page.getByRole("log");
  await expect(log).toContainText("Practice mode: no money moves.");
  await expectAccessible(page);

  const opened = context.waitForEvent("page");
  await log.getByRole("button", { name: "Reserve with $500" }).click();
  await expect(log.getByRole("button", { name: "Processing..." })).toBeDisabled();
  const checkout = await opened;
  await alive(checkout);
  await expect(log).toContainText("Waiting for the payment");
  await expectAccessible(page);

  await staff.post(`${server.url}/api/admin/practice/hold`);
  await fillCard(checkout, CARDS.good, { name: "Rebeca Solís", email: "rebeca-chat@family.example" });
  await checkout.getByRole("button", { name: PAYING.en.pay }).click();
  await expect(checkout.getByRole("heading", { name: "Waiting for confirmation" })).toBeVisible();
  await expectAccessible(checkout);
  await checkout.reload();
  await expect(checkout.getByRole("heading", { name: "Waiting for confirmation" })).toBeVisible();
  await page.bringToFront();
  await page.reload();
  await expect(log).toContainText("Waiting for the payment");
  await expect(log).not.toContainText("Reserved");

  await staff.post(`${server.url}/api/admin/practice/release`, { data: { order: "reversed" } });
  await expect(log).toContainText("Reserved in practice");
  await expect(log).toContainText(/Receipt number \S+/);
  await expectAccessible(page);
  await page.reload();
  await expect(log).toContainText("Reserved in practice");
  await checkout.bringToFront();
  await expect(checkout.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
});

test("a family of the waitlist that pays in the chat is one lead", async ({
  page,
  context,
  browser,
  server,
}) => {
  const email = "one-lead@family.example";
  await page.goto("/chat?waitlist=founders_circle&lang=en");
  await alive(page);
  const form = page.getByRole("log").locator("form");
  await form.getByLabel("Your name").fill("Alba Ferrer");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Their ages").fill("7");
  await form.getByLabel("I am 18 or older.").check();
  await form.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByText("Thank you!").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("I want to pay the deposit now");
  await page.keyboard.press("Enter");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Reserve with $500" }).click();
  const checkout = await opened;
  await fillCard(checkout, CARDS.good, { name: "Alba Ferrer", email });
  await checkout.getByRole("button", { name: PAYING.en.pay }).click();
  await expect(checkout.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
  const staff = await staffRequests(browser, server.url);
  const leads: { email: string; status: string }[] = await (
    await staff.get(`${server.url}/api/admin/leads`)
  ).json();
  expect(leads.filter((lead) => lead.email === email)).toMatchObject([{ status: "deposit_paid" }]);
});

test("where the browser blocks the new tab, a link stands in", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/?lang=en");
  await alive(page);
  const panel = page.locator("#reserve");
  await panel.getByRole("button", { name: "Sponsor with $1,000" }).click();
  const link = panel.getByRole("link", { name: "Open the checkout" });
  await expect(link).toBeVisible();
  await expect(panel.getByRole("button", { name: "Reserve with $500" })).toBeEnabled();
  await expectAccessible(page);
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { name: "Teacher Sponsor" })).toBeVisible();
});

test.describe("when a payment cannot be started", () => {
  test.use({
    expectedConsole: {
      patterns: [/Failed to load resource/, /could not be started/, /not created/, /Unable to preload CSS/],
    },
  });

  test("the landing panel says so in the specified words and is idle at once", async ({ page }) => {
    await page.route("**/api/create-payment-intent", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/?lang=es");
    await alive(page);
    const panel = page.locator("#reserve");
    await panel.getByRole("button", { name: "Aparta con $500" }).click();
    await expect(notice(page, "No se pudo procesar el pago. Por favor intenta de nuevo.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Aparta con $500" })).toBeEnabled();
  });

  for (const [language, words] of [
    ["en", { reserve: "Reserve with $500", offline: /You seem to be offline/ }],
    ["es", { reserve: "Aparta con $500", offline: /Parece que no tienes conexión/ }],
  ] as const) {
    test(`offline, the landing page stays and says so (${language})`, async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/?lang=${language}`);
      await alive(page);
      await context.setOffline(true);
      const panel = page.locator("#reserve");
      // Pressed before the panel was near: nothing of what paying needs has been fetched.
      await panel.getByRole("button", { name: words.reserve }).dispatchEvent("click");
      await expect(page.getByText(words.offline).first()).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`/\\?lang=${language}$`));
      await expect(panel.getByRole("button", { name: words.reserve })).toBeEnabled();
    });
  }

  test("a secret that nobody knows is a setup error", async ({ page }) => {
    for (const address of ["/checkout?lang=en", "/checkout?lang=en#cs=pi_unknown_secret_unknown"]) {
      await page.goto("/?lang=en");
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "Setup Error" })).toBeVisible();
      await expect(page.getByText("Failed to initialize payment. Please try again.")).toBeVisible();
      await expectAccessible(page);
    }
  });

  for (const [language, title, choose] of [
    ["en", "Nothing has been chosen to pay yet", "Choose a deposit"],
    ["es", "Todavía no se ha elegido qué pagar", "Elegir un depósito"],
  ] as const) {
    test(`the checkout that is opened without a payment says what to do (${language})`, async ({ page }) => {
      await page.goto(`/checkout?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.getByRole("link", { name: choose }).click();
      await expect(page).toHaveURL(/#reserve$/);
    });
  }

  test("a subscription that is not created says so in the specified words", async ({ page }) => {
    await page.route("**/api/create-subscription", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/subscribe?lang=en");
    await alive(page);
    await page.getByRole("button", { name: "Choose Premium" }).click();
    await expect(notice(page, "Subscription Error")).toBeVisible();
    await expect(
      notice(page, "Failed to create subscription. Please check your payment details and try again."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose Premium" })).toBeEnabled();
  });
});

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the reservation buttons lead to the checkout", async ({ page }) => {
    await page.goto("/?lang=en");
    await page.getByRole("button", { name: "Reserve with $500" }).click();
    await expect(page).toHaveURL(/\/checkout\?type=founders_circle$/);
  });
});

test("the checkout starts the deposit that the address names, once", async ({ page }) => {
  await page.goto("/checkout?type=teacher_sponsor&lang=en");
  await expect(page.getByRole("heading", { name: "Teacher Sponsor" })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout(\?lang=en)?$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Teacher Sponsor" })).toBeVisible();
});

test("a subscription: choose, go back, reserve, cancel it from another device by its link", async ({
  page,
  context,
  browser,
  server,
}) => {
  const email = "rebeca-subscribes@family.example";
  const seen = watchRequests(context);
  await page.goto("/subscribe?lang=en");
  await alive(page);
  await expect(page.getByText("Practice mode: no money moves.")).toBeVisible();
  await expect(page.getByText("all seven AI companions")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await expect(page.locator(".pay-total")).toHaveText("Due today, practice$0");
  await page.getByRole("button", { name: "Back to Plans" }).click();
  await page.getByRole("button", { name: "Choose Explorer" }).click();
  await fillCard(page, CARDS.good, { name: "Rita Solís", email });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reserve, in practice" }).click();
  await page.waitForURL(/\/subscription-success\?plan=explorer$/);
  await expect(page.getByRole("heading", { name: "Your subscription is reserved" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("nothing was charged");
  await expectAccessible(page);
  expect(seen.filter((address) => address.includes("_secret_"))).toEqual([]);

  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await other.goto("/subscription-success?lang=en");
  await alive(other);
  await expect(other.getByRole("heading", { name: "We cannot see a subscription from here" })).toBeVisible();
  const address = other.getByLabel("Email you subscribed with");
  await address.fill("rebeca");
  await other.getByRole("button", { name: "Send me the link" }).click();
  await expect(other.getByText("Please enter a valid email address")).toBeVisible();
  await address.fill(email.toUpperCase());
  await other.getByRole("button", { name: "Send me the link" }).click();
  await expect(other.getByText(/its link is on its way/)).toBeVisible();
  await expectAccessible(other);
  const mail = () => mailsTo(server.dataDir, email).find((text) => text.includes("the way to your")) ?? "";
  await expect.poll(mail).toContain("#manage=");
  // The page of the same address is open: only what stands behind the # would change.
  await other.goto("about:blank");
  await other.goto(`/subscription-success?lang=en#manage=${/#manage=(\w+)/.exec(mail())?.[1]}`);
  await other.waitForURL(({ hash }) => hash === "");
  await expect(other.getByRole("heading", { name: "Your school subscription" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Cancel the subscription" })).toBeVisible();
  await other.reload();
  await other.getByRole("button", { name: "Cancel the subscription" }).click();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(other.locator(".pay-facts")).toContainText("Ended");
  await other.context().close();
  await page.goto("/subscribe");
  await expect(page.locator(".pay-facts")).toContainText("Ended");
  await expectAccessible(page);
});

test("the address of the subscriptions names the plan, until one goes back", async ({ page }) => {
  await page.goto("/subscribe?plan=premium&lang=en");
  await expect(page.getByRole("heading", { name: "School subscription Premium" })).toBeVisible();
  await page.getByRole("button", { name: "Back to Plans" }).click();
  await expect(page.getByRole("button", { name: "Choose Premium" })).toBeEnabled();
  await page.reload();
  await alive(page);
  await expect(page.getByRole("button", { name: "Choose Premium" })).toBeEnabled();
});

test.describe("the same payment in two tabs", () => {
  test.use({ expectedConsole: { patterns: [/Failed to load resource/] } });

  test("is paid once, and the second tab comes to the same receipt", async ({ page, context, server }) => {
    await openCheckout(page, server.url);
    const payer = { name: "Two Tabs", email: "two-tabs@family.example" };
    await fillCard(page, CARDS.good, payer);
    const kept = await page.evaluate(() => sessionStorage.getItem("ceiba.checkout"));
    const second = await context.newPage();
    await second.goto(`/checkout#cs=${kept}`);
    await fillCard(second, CARDS.good, payer);
    await second.getByRole("button", { name: PAYING.en.pay }).click();
    await expect(second.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
    const receipt = await second.locator(".pay-slip code").textContent();
    await page.bringToFront();
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
    await expect(page.locator(".pay-slip code")).toHaveText(receipt ?? "");
  });
});

test("the success page claims nothing that it does not know", async ({ page }) => {
  await page.goto("/subscription-success?plan=premium&lang=es");
  await expect(page.getByRole("heading", { name: "Desde aquí no vemos ninguna suscripción" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("está activa");
});

test("staff give back a part, then the rest, and see it in the history", async ({ page, server }) => {
  const email = "refunded@family.example";
  await openCheckout(page, server.url);
  await fillCard(page, CARDS.good, { name: "Tom Refunded", email });
  await page.getByRole("button", { name: PAYING.en.pay }).click();
  await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();

  await signIn(page);
  await page.locator(".lead-row").filter({ hasText: email }).getByRole("button").click();
  const details = page.getByRole("dialog", { name: "Lead Details" });
  await details.getByRole("button", { name: "Refund", exact: true }).click();
  await details.getByLabel("A part of it").check();
  await details.getByRole("button", { name: "Continue" }).click();
  await expect(details).toContainText("Please enter an amount up to $500");
  await details.getByLabel("Amount in US dollars").fill("200");
  await details.getByRole("button", { name: "Continue" }).click();
  await expect(details).toContainText("This gives back $200 to the card it came from.");
  await expectAccessible(page);
  await details.getByRole("button", { name: "Refund $200" }).click();
  await expect(notice(page, "Refund started")).toBeVisible();
  await expect(details).toContainText("Partly refunded");
  await expect(details).toContainText("Refund of $200 started");

  await details.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(details.getByLabel("Everything that is left, $300")).toBeChecked();
  await details.getByRole("button", { name: "Continue" }).click();
  await details.getByRole("button", { name: "Refund $300" }).click();
  await expect(details.locator(".lead-deposits .badge")).toHaveText("Refunded");
  await expect(details.getByRole("button", { name: "Refund", exact: true })).toHaveCount(0);

  await page.goto("/checkout");
  await expect(page.getByText("This deposit was refunded.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/Due today|You pay by card|Fully refundable/);
});

test("practice tools: a message sent three times changes nothing", async ({ page, server }) => {
  await openCheckout(page, server.url);
  await fillCard(page, CARDS.good, { name: "Thrice Told", email: "thrice@family.example" });
  await page.getByRole("button", { name: PAYING.en.pay }).click();
  await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
  await signIn(page);
  await page.getByRole("link", { name: "Practice tools" }).click();
  const tools = page.getByRole("region", { name: "Practice tools" });
  const row = tools.getByRole("listitem").filter({ hasText: "payment_intent.succeeded" }).first();
  await row.getByRole("button", { name: /^Send 3 times/ }).click();
  await expect(row.getByRole("button", { name: /^Send 3 times/ })).toHaveAttribute("aria-disabled", "false");
  await expect(page.locator(".toast")).toHaveCount(0);
  await expectAccessible(page);
  await tools.getByRole("button", { name: "Hold messages back" }).click();
  await expect(tools).toContainText("Messages are being held back.");
  await tools.getByRole("button", { name: "Deliver in reverse" }).click();
  await expect(tools.getByRole("button", { name: "Hold messages back" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the desk" }).click();
  await page.locator(".lead-row").filter({ hasText: "thrice@family.example" }).getByRole("button").click();
  await expect(page.getByRole("dialog").locator(".lead-deposits > li")).toHaveCount(1);
});

test("practice tools: a refund that comes back shows on the desk", async ({ page, server, browser }) => {
  const email = "comes-back@family.example";
  await openCheckout(page, server.url);
  await fillCard(page, CARDS.good, { name: "Bea Back", email });
  await page.getByRole("button", { name: PAYING.en.pay }).click();
  await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
  const staff = await staffRequests(browser, server.url);
  const leads = await (await staff.get(`/api/admin/leads?search=${email}`)).json();
  const deposits = await (await staff.get(`/api/admin/deposits?leadId=${leads[0].id}`)).json();
  expect((await staff.post(`/api/admin/deposits/${deposits[0].id}/refund`, { data: {} })).ok()).toBe(true);

  await signIn(page);
  await page.getByRole("link", { name: "Practice tools" }).click();
  const tools = page.getByRole("region", { name: "Practice tools" });
  const payment = tools.getByRole("listitem").filter({ hasText: email });
  await expect(payment).toContainText("Refunded");
  await payment.getByRole("button", { name: /^The refund comes back/ }).click();
  await expect(payment).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the desk" }).click();
  await page.locator(".lead-row").filter({ hasText: email }).getByRole("button").click();
  const details = page.getByRole("dialog", { name: "Lead Details" });
  await expect(details).toContainText("A refund did not reach the payer");
  await expect(details.locator(".lead-deposits .badge")).toHaveText("Paid");
  await expect(details.getByText("Remaining", { exact: true }).locator("..")).toContainText("$500");
  await expectAccessible(page);
});
