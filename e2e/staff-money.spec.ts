import { readFileSync } from "node:fs";
import { CARDS, staffRequests } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

for (const [language, width, words] of [
  [
    "en",
    390,
    {
      submit: "Sign in",
      to: "Money",
      list: "School subscriptions",
      owed: "Payment owed",
      save: "Save as CSV: School subscriptions",
    },
  ],
  [
    "es",
    1280,
    {
      submit: "Entrar",
      to: "Dinero",
      list: "Suscripciones de la escuela",
      owed: "Pago pendiente",
      save: "Guardar como CSV: Suscripciones de la escuela",
    },
  ],
] as const) {
  test(`staff see who subscribes, what was paid and what is owed, and take it along (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    const staff = await staffRequests(browser, server.url);
    const send = async (path: string, data: object) => {
      const answer = await staff.post(server.url + path, { data });
      expect(answer.ok(), path).toBe(true);
      return answer;
    };
    const email = `money-${language}@family.example`;
    const begun = await send("/api/create-subscription", { planType: "premium" });
    const { clientSecret } = await begun.json();
    await send("/api/payments/payer", { clientSecret, name: "=Ana+1", email, language });
    await send("/api/practice/confirm", { clientSecret, number: CARDS.good, expiry: "12/99", cvc: "123" });
    type Row = { id: string; status: string; payer: { email: string } };
    const row = async () => {
      const list = await staff.get(`${server.url}/api/admin/money/subscriptions`);
      return ((await list.json()) as Row[]).find(({ payer }) => payer.email === email);
    };
    await expect.poll(async () => (await row())?.status).toBe("reserved");
    await send(`/api/admin/practice/payments/${(await row())?.id}`, { lever: "charge_declined" });
    await expect.poll(async () => (await row())?.status).toBe("past_due");

    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin?lang=${language}`);
    await alive(page);
    await page.locator("input[type=email]").fill(STAFF.email);
    await page.locator("input[type=password]").fill(STAFF.password);
    await page.getByRole("button", { name: words.submit, exact: true }).click();
    await page.getByRole("link", { name: words.to, exact: true }).click();
    const list = page.getByRole("region", { name: words.list });
    const card = list.getByRole("listitem").filter({ hasText: email });
    await expect(card).toContainText(words.owed);
    await expect(card).toContainText("$1,000");
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: words.save }).click();
    const file = readFileSync(await (await saved).path(), "utf8");
    expect(file).toContain(`,'=Ana+1,${email},${words.owed},1000.00,`);
  });
}
