import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

for (const [language, width, words] of [
  [
    "en",
    390,
    {
      ...{
        submit: "Sign in",
        to: "Insight",
        families: "Families by week",
        least: "Least answered",
      },
      ...{
        funnel: "From a look to a place",
        step: "Families on the list",
        asked: "Most asked",
        pages: "Page views",
      },
      ...{
        question: "How much is Pod School?",
        unknown: "Is there a piano at the school?",
        chart: /^Families by week\. Most: \d/,
      },
    },
  ],
  [
    "es",
    1280,
    {
      ...{ submit: "Entrar", to: "Panorama", families: "Familias por semana" },
      ...{ least: "Lo que más falta contestar", funnel: "De una visita a un lugar", pages: "Páginas vistas" },
      ...{ step: "Familias en la lista", asked: "Lo más preguntado", question: "¿Cuánto cuesta Pod School?" },
      ...{ unknown: "¿Hay trampolín en el patio?", chart: /^Familias por semana\. El máximo: \d/ },
    },
  ],
] as const) {
  test(`staff see the weeks in charts and tables, from a look to a place (${language})`, async ({
    page,
    server,
  }) => {
    const send = async (path: string, data: object) => {
      const answer = await page.request.post(server.url + path, { data });
      expect(answer.ok(), path).toBe(true);
    };
    const ask = (message: string) =>
      send("/api/chat", { message, sessionId: `chat_${crypto.randomUUID()}`, language });
    await ask(words.question);
    await ask(words.unknown);
    await send("/api/leads", {
      ...{ name: "Ana López", email: `insight-${language}@family.example`, numberOfChildren: 1 },
      ...{ childrenAges: "7", language },
    });
    await page.goto("/programs");

    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin?lang=${language}`);
    await alive(page);
    await page.locator("input[type=email]").fill(STAFF.email);
    await page.locator("input[type=password]").fill(STAFF.password);
    await page.getByRole("button", { name: words.submit, exact: true }).click();
    await page.getByRole("link", { name: words.to, exact: true }).click();

    const families = page.getByRole("region", { name: words.families });
    await expect(families.getByRole("img", { name: words.chart })).toBeVisible();
    await expect(families.getByRole("row")).toHaveCount(14);
    const funnel = page.getByRole("region", { name: words.funnel });
    await expect(funnel.getByRole("row", { name: words.step })).toContainText(/[1-9]/);
    await expect(funnel.getByRole("row", { name: words.pages })).toContainText(/[1-9]/);
    await expect(page.getByRole("region", { name: words.asked })).toContainText("Pod School");
    await expect(page.getByRole("region", { name: words.least })).toContainText(words.unknown);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // With every table there, on a phone: no word above a column is broken in two, it has at most as many lines as words.
    await page.route("**/api/admin/insight", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.waits[0].families = 2;
      await route.fulfill({ response, json });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.locator(".insight-card thead th").first()).toBeVisible();
    const broken = await page.locator(".insight-card thead th").evaluateAll((heads) =>
      heads
        .map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          return { text: head.textContent ?? "", lines };
        })
        .filter(({ text, lines }) => lines > text.trim().split(/\s+/).length),
    );
    expect(broken).toEqual([]);
    // Beside its chart a table is narrow: there is still room between the words above two columns.
    await page.setViewportSize({ width: 768, height: 1024 });
    const close = await page.locator(".insight-card thead tr").evaluateAll((rows) =>
      rows.flatMap((row) => {
        const words = [...row.querySelectorAll("th")].map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head);
          return { text: head.textContent, ...range.getBoundingClientRect().toJSON() };
        });
        return words.filter(({ left }, at) => at > 0 && left - words[at - 1]?.right < 6);
      }),
    );
    expect(close).toEqual([]);
  });
}
