import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

for (const [language, width, words] of [
  [
    "en",
    390,
    {
      ...{
        submit: "Sign in",
        to: "Answers",
        open: "Not known yet",
        taught: "What you taught",
      },
      ...{
        first: "Do the kayaks have helmets?",
        second: "are there helmets for the kayaks",
        later: "kayak helmets?",
      },
      ...{ says: "What Hilda says", publish: "Publish", retire: "Retire", close: "All questions" },
      ...{
        wrong: "A helmet costs $35.",
        fault: "“$35” is not what the catalog says (a price).",
        other: "es",
      },
      ...{
        right: "Yes, everybody in a kayak wears a helmet.",
        live: "Published. Hilda says it from now on.",
      },
      ...{
        gone: "Retired. Hilda no longer says it.",
        back: "Go back to version 1",
        missing: "Spanish is missing",
      },
      legend: "English",
    },
  ],
  [
    "es",
    1280,
    {
      ...{ submit: "Entrar", to: "Respuestas", open: "Todavía sin respuesta" },
      ...{ taught: "Lo que ya enseñaste", later: "¿la escuela tiene telescopio?" },
      ...{ first: "¿Hay telescopio en la escuela?", second: "¿tienen un telescopio?", legend: "Español" },
      ...{ says: "Lo que dice Hilda", publish: "Publicar", retire: "Retirar", close: "Todas las preguntas" },
      ...{
        wrong: "El telescopio cuesta $35 dólares.",
        fault: "no es lo que dice el catálogo (un precio).",
        other: "en",
      },
      ...{
        right: "Sí, hay un telescopio y lo usamos de noche.",
        live: "Publicada. Hilda la dice desde ahora.",
      },
      ...{
        gone: "Retirada. Hilda ya no la dice.",
        back: "Volver a la versión 1",
        missing: "Falta en inglés",
      },
    },
  ],
] as const) {
  test(`staff teach an answer to what was not known, and families hear it at once (${language})`, async ({
    page,
    server,
  }) => {
    const said = async (message: string) => {
      const sessionId = `chat_${crypto.randomUUID()}`;
      const answer = await page.request.post(`${server.url}/api/chat`, {
        data: { message, sessionId, language },
      });
      expect(answer.ok()).toBe(true);
      return ((await answer.json()) as { message: string }).message;
    };
    const { first, second } = words;
    const unknown = await said(first);
    await said(second);

    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin?lang=${language}`);
    await alive(page);
    await page.locator("input[type=email]").fill(STAFF.email);
    await page.locator("input[type=password]").fill(STAFF.password);
    await page.getByRole("button", { name: words.submit, exact: true }).click();
    await page.getByRole("link", { name: words.to, exact: true }).click();
    const open = page.getByRole("region", { name: words.open });
    const group = open.getByRole("listitem").filter({ hasText: first }).first();
    await expect(group).toContainText("2");
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await group.getByRole("button").first().click();
    const fields = page.getByRole("group", { name: words.legend });
    await fields.getByLabel(words.says).fill(words.wrong);
    await page.getByRole("button", { name: words.publish }).click();
    await expect(page.getByText(words.fault)).toBeVisible();
    await expectAccessible(page);
    expect(await said(first)).toBe(unknown);

    await fields.getByLabel(words.says).fill(words.right);
    await page.getByRole("button", { name: words.publish }).click();
    await expect(page.getByText(words.live)).toBeVisible();
    expect(await said(words.later)).toBe(words.right);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole("button", { name: words.retire, exact: true }).click();
    await expect(page.getByText(words.gone)).toBeVisible();
    expect(await said(first)).toBe(unknown);
    await page.getByRole("button", { name: words.back }).click();
    await expect(page.getByText(words.live)).toBeVisible();
    expect(await said(words.later)).toBe(words.right);

    if (width < 1000) await page.getByRole("button", { name: words.close }).click();
    await expect(page.getByRole("region", { name: words.taught })).toContainText(words.missing);
    await expect(open.getByText(first)).toHaveCount(0);
  });
}
