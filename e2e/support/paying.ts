import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { STAFF } from "./server.ts";
import { alive, expect } from "./test.ts";

/** Documented test cards. */
export const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksBank: "4000 0025 0000 3155",
} as const;

/** What a payer reads at the checkout. */
export const PAYING = {
  en: {
    reserve: "Reserve with $500",
    processing: "Processing...",
    redirecting: "Redirecting...",
    name: "Your name",
    email: "Email",
    child: "First name",
    age: "Age",
    another: "Add another child",
    ages: /^From 3 to 14$/,
    receiptTo: "It is also on its way to",
    save: "Save as PDF",
    next: "What happens next",
    answers: "A person from Ceiba writes to you",
    number: "Card number",
    expiry: "Expiry",
    code: "Security code",
    adult: /I am 18 or older/,
    pay: "Pay $500 in practice",
    paid: "Thank you. It is paid.",
    practice: "Practice mode: no money moves.",
    failed: "Payment Failed",
    declined: "Your card was declined.",
  },
  es: {
    reserve: "Aparta con $500",
    processing: "Procesando...",
    redirecting: "Redirigiendo...",
    name: "Tu nombre",
    email: "Correo",
    child: "Nombre de pila",
    age: "Edad",
    another: "Agregar otra niña u otro niño",
    ages: /^De 3 a 14$/,
    receiptTo: "También va en camino a",
    save: "Guardar en PDF",
    next: "Qué sigue",
    answers: "Una persona de Ceiba te escribe",
    number: "Número de tarjeta",
    expiry: "Vencimiento",
    code: "Código de seguridad",
    adult: /Tengo 18 años o más/,
    pay: /^Pagar \$500/,
    paid: "Gracias. Ya está pagado.",
    practice: "Modo de práctica: no se mueve dinero.",
    failed: "El pago falló",
    declined: "Tu tarjeta fue rechazada.",
  },
} as const;

type Words = (typeof PAYING)[keyof typeof PAYING];

/** Fills in the form as a payer does; who pays only when it is asked. */
export async function fillCard(
  page: Page,
  card: string,
  payer: { name: string; email: string },
  words: Words = PAYING.en,
): Promise<void> {
  await expect(page.getByLabel(words.number, { exact: true })).toBeVisible();
  if ((await page.getByLabel(words.name, { exact: true }).count()) > 0) {
    await page.getByLabel(words.name, { exact: true }).fill(payer.name);
    await page.getByLabel(words.email, { exact: true }).fill(payer.email);
  }
  if ((await page.getByLabel(words.child, { exact: true }).count()) > 0) {
    await page.getByLabel(words.child, { exact: true }).first().fill("Luz");
    await page.getByLabel(words.age, { exact: true }).first().fill("7");
  }
  await page.getByLabel(words.number, { exact: true }).fill(card);
  await page.getByLabel(words.expiry, { exact: true }).fill("1234");
  await page.getByLabel(words.code, { exact: true }).fill("123");
  await page.getByLabel(words.adult).check();
}

/** Starts a deposit as the page does, and opens its checkout. */
export async function openCheckout(page: Page, url: string, type = "founders_circle"): Promise<void> {
  const answer = await page.request.post(`${url}/api/create-payment-intent`, { data: { type } });
  const { clientSecret } = await answer.json();
  await page.goto(`/checkout?lang=en#cs=${clientSecret}`);
  // Once it is out of the address the tab has it: whoever leaves before has not opened it.
  await page.waitForURL(({ hash }) => hash === "");
  await alive(page);
}

/** A member of staff without a page: for what happens behind the scenes. */
export async function staffRequests(browser: Browser, url: string): Promise<APIRequestContext> {
  const { request } = await browser.newContext();
  const answer = await request.post(`${url}/api/auth/sign-in/email`, { data: STAFF });
  expect(answer.ok()).toBe(true);
  return request;
}

/** Collects every address asked for and every Referer sent, without the fragment, which is never sent. */
export function watchRequests(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("request", async (request) => {
    seen.push(request.url().split("#")[0] ?? "");
    const headers = await request.allHeaders().catch(() => ({}) as Record<string, string>);
    if (headers.referer) seen.push(headers.referer);
  });
  return seen;
}
