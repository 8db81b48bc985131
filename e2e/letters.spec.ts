import { mailTo } from "./support/outbox.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

/** The page that a mail's link opens, on the server of this journey. */
const linkIn = (mail: string, what: "confirm" | "end") =>
  new RegExp(`/newsletter\\?lang=\\w+#${what}=\\S+`).exec(mail)?.[0] ?? "";

for (const words of [
  {
    language: "en",
    email: "Your email",
    ask: "Send me the newsletter",
    asked: "Look into your mail",
    yes: "Yes, send it to me",
    confirmed: "It is confirmed",
    end: "End it",
    ended: "It has ended",
    wrong: "Please write an email address",
  },
  {
    language: "es",
    email: "Tu correo",
    ask: "Quiero el boletín",
    asked: "Revisa tu correo",
    yes: "Sí, mándenmelo",
    confirmed: "Quedó confirmado",
    end: "Terminarlo",
    ended: "Se terminó",
    wrong: "Escribe un correo",
  },
] as const) {
  test(`the newsletter is asked for, confirmed by mail and ended by its link (${words.language}, 390 px)`, async ({
    page,
    server,
  }) => {
    const address = `reader.${words.language}.${test.info().repeatEachIndex}@example.com`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/newsletter?lang=${words.language}`);
    await alive(page);
    const field = page.getByLabel(words.email);
    await field.fill("reader");
    await page.getByRole("button", { name: words.ask }).click();
    await expect(page.getByText(words.wrong)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(address);
    await expect(page.getByText(words.wrong)).toHaveCount(0);
    await page.getByRole("button", { name: words.ask }).click();
    await expect(page.getByRole("heading", { name: words.asked })).toBeFocused();
    await expectAccessible(page);

    await page.goto(linkIn(await mailTo(server, address), "confirm"));
    await page.getByRole("button", { name: words.yes }).click();
    await expect(page.getByRole("heading", { name: words.confirmed })).toBeFocused();

    const welcome = await mailTo(server, address, 2);
    expect(welcome).toMatch(/^List-Unsubscribe: <http\S+\/api\/newsletter\/unsubscribe\?token=\S+>$/m);
    expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    await page.goto(linkIn(welcome, "end"));
    await page.getByRole("button", { name: words.end }).click();
    await expect(page.getByRole("heading", { name: words.ended })).toBeFocused();
    await expectAccessible(page);
  });
}

test("a teacher applies, and staff follow it up on the desk", async ({ page }) => {
  const name = "Rosa Medina Luna";
  await page.goto("/careers?lang=es");
  await alive(page);
  await page.getByLabel("Tu nombre").fill(name);
  await page.getByRole("button", { name: "Enviar la solicitud" }).click();
  await expect(page.getByLabel("Correo")).toBeFocused();
  await expect(page.getByText("Escribe al menos 20 caracteres.")).toBeVisible();
  await expectAccessible(page);
  // A reload loses nothing.
  await page.reload();
  await alive(page);
  await expect(page.getByLabel("Tu nombre")).toHaveValue(name);
  await page.getByLabel("Correo").fill("rosa.medina@example.com");
  await page.getByLabel("¿Qué es lo que más te gustaría enseñar?").selectOption({ label: "Otra cosa" });
  await page
    .getByLabel("Cuéntanos quién eres y cómo enseñas.")
    .fill("Doy clases de música desde hace seis años.");
  await page.getByLabel("Tengo 18 años o más.").check();
  await page.getByRole("button", { name: "Enviar la solicitud" }).click();
  await expect(page.getByRole("heading", { name: "Gracias. Ya nos llegó." })).toBeFocused();

  await page.goto("/admin/letters?lang=en");
  await alive(page);
  await page.locator("#sign-in-email").fill(STAFF.email);
  await page.getByLabel("Password", { exact: true }).fill(STAFF.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const section = page.getByRole("region", { name: "Teachers who applied" });
  const row = section.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Doy clases de música");
  await row.getByRole("button", { name: "We are in touch" }).click();
  await expect(row.getByText("In touch", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: "Erase" }).click();
  await row.getByRole("button", { name: "Erase for good?" }).click();
  await expect(row).toHaveCount(0);
});
