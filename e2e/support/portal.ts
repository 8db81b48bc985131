import type { Page } from "@playwright/test";
import { alive, expect } from "./test.ts";

export const CLASS_PASSWORD = "mango-sol-7";

export const PORTAL = {
  en: {
    wrong: "Incorrect password. Please try again.",
    none: "Go on without",
    save: "Allow what is ticked",
    back: "Back",
  },
  es: {
    wrong: "Contraseña incorrecta. Inténtalo otra vez.",
    none: "Seguir sin permisos",
    save: "Permitir lo marcado",
    back: "Atrás",
  },
} as const;
export type Language = keyof typeof PORTAL;

/** Opens the portal in silence (captions stay) and passes the gate. */
export async function enterPortal(page: Page, language: Language = "en"): Promise<void> {
  // A sheet that is still sliding in has no contrast to measure.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("ceiba.muted", "1"));
  await page.goto(`/student?lang=${language}`);
  await alive(page);
  await page.locator("input[type=password]").fill(CLASS_PASSWORD);
  await page.keyboard.press("Enter");
}

/** An adult answers: these purposes, or none. */
export async function consent(
  page: Page,
  purposes: readonly number[],
  language: Language = "en",
): Promise<void> {
  await expect(page.locator(".portal-consent")).toBeVisible();
  if (purposes.length === 0) {
    await page.getByRole("button", { name: PORTAL[language].none }).click();
    return;
  }
  for (const at of purposes) await page.locator(".portal-consent li label").nth(at).click();
  await page.locator(".portal-adult").click();
  await page.getByRole("button", { name: PORTAL[language].save }).click();
  await passAdultGate(page, language);
}

/** Name and age, and one of the ways in. */
export async function sayWho(
  page: Page,
  name: string,
  age: number,
  way: "voice" | "quick" | "chat",
): Promise<void> {
  await page.locator("#entry-name").fill(name);
  await page.locator("#entry-age").fill(String(age));
  await page.locator(`.portal-way[data-way=${way}]`).click();
}

const GROWN_UPS = { en: "For grown-ups", es: "Para personas adultas" } as const;

/** From the welcome page to the page for grown-ups, past its fence. */
export async function openGrownUps(page: Page, language: Language = "en"): Promise<void> {
  await page.getByRole("button", { name: GROWN_UPS[language] }).click();
  await passAdultGate(page, language);
}

const PRODUCT = {
  en: {
    times: " times ",
    numbers:
      "six=6 seven=7 eight=8 nine=9 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19",
  },
  es: {
    times: " por ",
    numbers:
      "seis=6 siete=7 ocho=8 nueve=9 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19",
  },
} as const;

/** An adult taps the product that the fence asks for in words. */
export async function passAdultGate(page: Page, language: Language = "en"): Promise<void> {
  const { times, numbers } = PRODUCT[language];
  const asked = page.locator(".adult-gate b");
  await expect(asked).toContainText(times);
  const values = new Map(numbers.split(" ").map((pair) => pair.split("=") as [string, string]));
  const factors = ((await asked.textContent()) ?? "").split(times).map((word) => Number(values.get(word)));
  for (const digit of String((factors[0] ?? 0) * (factors[1] ?? 0))) {
    await page.locator(".adult-gate").getByRole("button", { name: digit, exact: true }).click();
  }
  await expect(asked).toBeHidden();
}

/**
 * Back from a child's stage. Known by its name: until the stage has come, a link out of the portal and the sound's
 * button stand first in the bar.
 */
export async function goBack(page: Page, language: Language = "en"): Promise<void> {
  await page.getByRole("button", { name: PORTAL[language].back, exact: true }).click();
}

/** Profile, microphone and AI chat, as the consent lists them. */
export const PROFILE = 0;
export const MICROPHONE = 1;
export const AI_CHAT = 2;
