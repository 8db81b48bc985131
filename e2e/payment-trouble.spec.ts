import { payAtProvider, startStripeServer } from "../tests/stripe-server.ts";
import { CARDS, fillCard, openCheckout, PAYING, staffRequests } from "./support/paying.ts";
import { startServer } from "./support/server.ts";
import { imitateStripe } from "./support/stripe-script.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const BROKEN = { expectedConsole: { patterns: [/Failed to load resource/] } };

for (const [language, ended, refundable] of [
  ["en", /refund period .*ended on September 6, 2027/, /refundable/i],
  ["es", /plazo de reembolso .*terminó el 6 de septiembre de 2027/, /reembolsable|se devuelve/i],
] as const) {
  test(`after the launch date no deposit is called refundable (${language})`, async ({ page }) => {
    await page.clock.setFixedTime("2027-09-08T12:00:00Z");
    await page.goto(`/?lang=${language}`);
    await alive(page);
    const panel = page.locator("#reserve");
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.getByText(ended)).toBeVisible();
    await expect(panel).not.toContainText(refundable);
    await page.goto("/checkout?type=founders_circle");
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(refundable);
    await expectAccessible(page);
  });
}

test.describe("with a bad connection", () => {
  test.use(BROKEN);

  test("a card that went through is never asked for again after a reload", async ({ page, server }) => {
    await openCheckout(page, server.url);
    await fillCard(page, CARDS.good, { name: "Bad Line", email: "bad-line@family.example" });
    await page.route("**/api/payments/status", (route) => route.abort());
    await page.getByRole("button", { name: PAYING.en.pay }).click();
    const waiting = page.getByRole("heading", { name: "Waiting for confirmation" });
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/try again|No payment was made/i);
    await expectAccessible(page);
    await page.unroute("**/api/payments/status");
    await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
  });

  test("the card form comes though the first question for it failed", async ({ page }) => {
    await page.route("**/api/payments/config", (route) => route.abort(), { times: 1 });
    await page.goto("/checkout?type=founders_circle&lang=en");
    await expect(page.getByLabel(PAYING.en.number, { exact: true })).toBeVisible();
    await expect(page.getByText(PAYING.en.practice)).toBeVisible();
  });
});

test("a payment that waits for its confirmation is not asked for again by the reservation", async ({
  page,
  browser,
  server,
}) => {
  const staff = await staffRequests(browser, server.url);
  await staff.post(`${server.url}/api/admin/practice/hold`);
  await page.goto("/checkout?type=teacher_sponsor&lang=en");
  await fillCard(page, CARDS.good, { name: "Twice Asked", email: "twice-asked@family.example" });
  await page.getByRole("button", { name: /^Pay \$1,000/ }).click();
  const waiting = page.getByRole("heading", { name: "Waiting for confirmation" });
  await expect(waiting).toBeVisible();
  await page.goto("/checkout?type=teacher_sponsor");
  await expect(waiting).toBeVisible();
  await staff.post(`${server.url}/api/admin/practice/release`, { data: { order: "created" } });
  await expect(page.getByRole("heading", { name: PAYING.en.paid })).toBeVisible();
});

test("a late answer about one plan is not shown for the other", async ({ page }) => {
  let arrived = 0;
  const release = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  await page.route("**/api/payments/status", async (route) => {
    arrived += 1;
    if (arrived > 1) return route.continue();
    const response = await route.fetch();
    await release.promise;
    await route.fulfill({ response });
    told.resolve();
  });
  await page.goto("/subscribe?lang=en");
  await alive(page);
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await expect.poll(() => arrived).toBe(1);
  await page.getByRole("button", { name: "Back to Plans" }).click();
  await page.getByRole("button", { name: "Choose Explorer" }).click();
  const name = page.getByLabel(PAYING.en.name, { exact: true });
  await name.fill("Late Answer");
  release.resolve();
  await told.promise;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  await expect(page.getByRole("heading", { name: "School subscription Explorer" })).toBeVisible();
  await expect(name).toHaveValue("Late Answer");
});

test("the bank that sends a subscriber back unpaid is not taken for a payment", async ({ page, server }) => {
  const answer = await page.request.post(`${server.url}/api/create-subscription`, {
    data: { planType: "premium" },
  });
  const { clientSecret } = await answer.json();
  const appended = `setup_intent_client_secret=${clientSecret}&redirect_status=failed`;
  await page.goto(`/subscription-success?plan=premium&lang=en&${appended}`);
  await expect(page.getByRole("heading", { name: "This subscription is not active" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/went through|do not pay again/);
  expect(page.url()).not.toContain("secret");
  await expectAccessible(page);
});

for (const [language, refused] of [
  ["en", "The payment did not go through, and nothing was charged."],
  ["es", "El pago no se completó y no se cobró nada."],
] as const) {
  test(`the bank that sends a payer back unpaid leads to the form, with a word (${language})`, async ({
    page,
    server,
  }) => {
    const answer = await page.request.post(`${server.url}/api/create-payment-intent`, {
      data: { type: "founders_circle" },
    });
    const { clientSecret } = await answer.json();
    const back = `payment_intent_client_secret=${clientSecret}&redirect_status`;
    await page.goto(`/checkout?lang=${language}&${back}=failed`);
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page.getByLabel(PAYING[language].number, { exact: true })).toBeVisible();
    await expectAccessible(page);
    // An address that claims a payment is believed until the provider itself is asked.
    await page.goto(`/checkout?lang=${language}&${back}=succeeded`);
    await expect(page.getByText(refused)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel(PAYING[language].number, { exact: true })).toBeVisible();
  });
}

test.describe("with the provider's own form", () => {
  test.use({ expectedConsole: { patterns: [/Failed to load resource|ERR_FAILED|stripe/i] } });

  for (const [language, away, again, closed] of [
    ["en", "Stripe’s form did not load", "Try again", "Stripe’s form did not open."],
    ["es", "El formulario de Stripe no cargó", "Intentar de nuevo", "El formulario de Stripe no se abrió."],
  ] as const) {
    test(`a script that stays away, a form that does not open and a lost answer have their true word (${language})`, async ({
      page,
    }) => {
      const words = PAYING[language];
      const stripe = await startStripeServer({ passesTime: false });
      const server = await startServer(stripe.environment);
      const answer = await page.request.post(`${server.url}/api/create-payment-intent`, {
        data: { type: "founders_circle" },
      });
      const { clientSecret } = await answer.json();

      await imitateStripe(page, null);
      await page.goto(`${server.url}/checkout?lang=${language}#cs=${clientSecret}`);
      await expect(page.getByRole("alert")).toContainText(away);
      await expectAccessible(page);

      await imitateStripe(page, { loads: false });
      await page.getByRole("button", { name: again }).click();
      await expect(page.getByText(closed)).toBeVisible();
      await expectAccessible(page);

      await imitateStripe(page, { loads: true });
      await page.getByRole("button", { name: again }).click();
      await page.getByLabel(words.name, { exact: true }).fill("Lost Answer");
      await page.getByLabel(words.email, { exact: true }).fill(`lost-answer-${language}@family.example`);
      await page.getByLabel(words.child, { exact: true }).fill("Luz");
      await page.getByLabel(words.age, { exact: true }).fill("7");
      await page.getByLabel(words.adult).check();
      // The card goes through at the provider, and then the line breaks: no answer, no webhook.
      await payAtProvider(stripe, clientSecret);
      await page.evaluate(() => {
        Object.assign(window, { answer: { error: { type: "api_connection_error", message: "" } } });
      });
      await page.getByRole("button", { name: language === "en" ? "Pay $500" : /^Pagar \$500/ }).click();
      await expect(page.getByRole("heading", { name: words.paid })).toBeVisible();
      await server.stop();
      await stripe.close();
    });
  }
});
