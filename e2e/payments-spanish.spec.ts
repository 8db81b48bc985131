import { CARDS, fillCard, openCheckout, PAYING } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

const words = PAYING.es;

test.describe("with a bank that asks", () => {
  test.use({ expectedConsole: { patterns: [/402 \(Payment Required\)/] } });

  test("its no and its yes are told in Spanish", async ({ page, server }) => {
    await openCheckout(page, server.url);
    await page.goto("/checkout?lang=es");
    const payer = { name: "Noemí Banco", email: "noemi-banco@familia.example" };
    await fillCard(page, CARDS.asksBank, payer, words);
    await page.getByRole("button", { name: words.pay }).click();
    await expect(page.getByRole("heading", { name: "Tu banco pregunta si eres tú" })).toBeFocused();
    await page.getByRole("button", { name: "No, detener el pago" }).click();
    await expect(page.locator(".pay-refusal")).toContainText("Tu banco no pudo confirmar que eres tú.");
    await page.getByRole("button", { name: words.pay }).click();
    await page.getByRole("button", { name: "Sí, soy yo" }).click();
    await expect(page.getByRole("heading", { name: words.paid })).toBeVisible();
  });
});

test("a subscription is reserved and canceled in Spanish", async ({ page }) => {
  await page.goto("/subscribe?lang=es");
  await alive(page);
  await page.getByRole("button", { name: "Elegir Premium" }).click();
  await page.getByRole("button", { name: "Volver a los planes" }).click();
  await page.getByRole("button", { name: "Elegir Premium" }).click();
  const payer = { name: "Noemí Paga", email: "noemi-paga@familia.example" };
  await fillCard(page, CARDS.good, payer, words);
  await page.getByRole("button", { name: "Apartar, de práctica" }).click();
  await page.waitForURL(/\/subscription-success\?plan=premium$/);
  await expect(page.getByRole("heading", { name: "Tu suscripción está apartada" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar la suscripción" }).click();
  await page.getByRole("button", { name: "Sí, cancelarla" }).click();
  await expect(page.locator(".pay-facts")).toContainText("Terminada");
});

test("staff give a deposit back in Spanish, and the payer reads it", async ({ page, server }) => {
  const email = "devuelto@familia.example";
  await openCheckout(page, server.url);
  await page.goto("/checkout?lang=es");
  await fillCard(page, CARDS.good, { name: "Tomás Devuelto", email }, words);
  await page.getByRole("button", { name: words.pay }).click();
  await expect(page.getByRole("heading", { name: words.paid })).toBeVisible();

  await page.goto("/admin?lang=es");
  await alive(page);
  await page.getByLabel("Correo electrónico").fill(STAFF.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.locator(".lead-row").filter({ hasText: email }).getByRole("button").click();
  const details = page.getByRole("dialog");
  // Sums of practice are never to be taken for money, neither in the totals nor beside a deposit.
  const practice = "Modo de práctica: no se movió dinero.";
  await expect(page.locator(".desk-head").getByText(practice)).toBeVisible();
  await expect(details.getByText(practice)).toBeVisible();
  await details.getByRole("button", { name: "Reembolsar", exact: true }).click();
  await details.getByRole("button", { name: "Continuar" }).click();
  await expect(details).toContainText("Se devuelve $500 a la tarjeta de la que vino.");
  await details.getByRole("button", { name: "Reembolsar $500" }).click();
  await expect(details.locator(".lead-deposits .badge")).toHaveText("Reembolsado");
  await expectAccessible(page);

  await page.goto("/checkout");
  await expect(page.getByText("Este depósito se reembolsó.")).toBeVisible();
});
