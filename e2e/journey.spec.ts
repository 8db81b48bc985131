import { mailsTo } from "./support/mails.ts";
import { STAFF } from "./support/server.ts";
import { alive, ask, expect, expectAccessible, test } from "./support/test.ts";
import { WORDS } from "./support/words.ts";

/** The main job: a family arrives, switches language, asks, joins the waitlist; staff sign in and see the lead. */
for (const language of ["en", "es"] as const) {
  for (const width of [360, 768, 1280]) {
    test(`a family joins and staff see it (${language}, ${width} px)`, async ({ page, server, browser }) => {
      const words = WORDS[language];
      const family = `Rebeca ${language} ${width}`;
      const email = `rebeca-${language}-${width}@family.example`;
      await page.setViewportSize({ width, height: 800 });

      // Land, and switch language there and back to the wanted one.
      await page.goto(language === "en" ? "/?lang=es" : "/");
      await alive(page);
      await page.getByRole("link", { name: words.switchTo }).filter({ visible: true }).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.getByRole("link", { name: words.heroAction }).click();
      await page.waitForURL(/\/chat/);
      await alive(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);

      // Ask three questions.
      const log = page.getByRole("log");
      for (const [index, question] of words.questions.entries()) {
        await ask(page, question, words.composer, words.send);
        await expect(log.getByText(question)).toBeVisible();
        await expect(log.locator(".turn-assistant").last()).toContainText(words.facts[index] ?? "");
      }

      // Join the waitlist from inside the conversation.
      await ask(page, words.wantsIn, words.composer, words.send);
      const form = log.locator("form");
      await form.getByLabel(words.name).fill(family);
      await form.getByLabel(words.email).fill(email);
      await form.getByRole("combobox", { name: words.children }).click();
      await page.getByRole("option", { name: "2", exact: true }).click();
      await form.getByLabel(words.ages).fill("6, 9");
      await form.getByLabel(words.adult).check();
      await expectAccessible(page);
      await form.getByRole("button", { name: words.join }).click();
      await expect(page.getByText(words.joined).filter({ visible: true }).first()).toBeVisible();

      // The family and the school are written to.
      await expect
        .poll(() => mailsTo(server.dataDir, email))
        .toContainEqual(expect.stringMatching(language === "en" ? /waitlist/i : /lista de espera/i));

      // Staff sign in from a browser of their own and see the lead.
      const desk = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      await desk.goto(`${server.url}/admin?lang=${language}`);
      await alive(desk);
      await desk.getByLabel(words.staffEmail).fill(STAFF.email);
      await desk.getByLabel(words.password, { exact: true }).fill(STAFF.password);
      await desk.getByRole("button", { name: words.signIn }).click();
      await expect(desk.getByRole("heading", { name: words.leads })).toBeVisible();
      await desk.getByRole("button", { name: family }).click();
      const details = desk.getByRole("dialog", { name: words.details });
      await expect(details).toContainText(email);
      await expect(details).toContainText("6, 9");
      await expect(details).toContainText(words.language);
      await expectAccessible(desk);
      await desk.context().close();
    });
  }
}
