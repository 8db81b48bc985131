import type { APIRequestContext, Page } from "@playwright/test";
import { staffRequests } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

async function enter(page: Page, path: string): Promise<void> {
  await page.request.post("/api/auth/sign-in/email", { data: STAFF });
  await page.goto(path);
  await alive(page);
}

async function family(staff: APIRequestContext, url: string, name: string, email: string) {
  const sent = { name, email, numberOfChildren: 1, childrenAges: "9", phone: null, language: "es" };
  const answer = await staff.post(`${url}/api/admin/families`, { data: sent });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const box = async (page: Page, selector: string) => {
  const first = page.locator(selector).first();
  await expect(first).toBeVisible();
  const found = await first.boundingBox();
  if (found === null) throw new Error(`${selector} is not to be seen`);
  return found;
};

for (const [language, age] of [
  ["en", "Age 9"],
  ["es", "Edad 9"],
] as const) {
  test(`the board shows many families at a glance, and one of them beside the others (${language})`, async ({
    page,
    browser,
    server,
  }) => {
    const staff = await staffRequests(browser, server.url);
    // Through the form, so that it waits for an answer.
    const sent = await staff.post(`${server.url}/api/leads`, {
      data: {
        ...{ name: "Olga Glance", email: `olga-${language}@glance.example`, language },
        ...{ numberOfChildren: 1, childrenAges: "9" },
      },
    });
    expect(sent.ok()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, `/admin/families?view=board&search=glance&lang=${language}`);
    const card = page.locator(".board-card").filter({ hasText: "Olga Glance" }).first();
    await expect(card).toContainText(age);
    const [around, inside] = [await box(page, ".board-column"), await box(page, ".board-card")];
    expect(inside.height).toBeLessThan(110);
    expect(inside.x + inside.width).toBeLessThanOrEqual(around.x + around.width);
    // Everything to filter by stands in one line.
    const tops = await page
      .locator(".families-filter:visible, .families-filters .search-field")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom / 10)));
    expect(new Set(tops).size).toBe(1);
    expect((await box(page, ".families-filter")).width).toBeGreaterThan(100);
    expect((await box(page, ".board")).y).toBeLessThan(320);

    await card.getByRole("button").first().click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    await expect
      .poll(async () => {
        const [board, beside] = [await box(page, ".board"), await box(page, "[role=dialog]")];
        return board.x + board.width <= beside.x;
      })
      .toBe(true);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(card.getByRole("button").first()).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await card.getByRole("button").first().click();
    await expect(sheet).toBeVisible();
    expect((await box(page, "[role=dialog]")).width).toBe(390);
    // A finger needs 44 px.
    await page.keyboard.press("Escape");
    const move = await box(page, ".board-move");
    expect(Math.min(move.width, move.height)).toBeGreaterThanOrEqual(44);
  });
}

/** A closed select cuts its text without a sign of it in the page: how much wider its text is than its room. */
const cutBy = (selects: Element[]) =>
  (selects as HTMLSelectElement[]).map((select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const arrow = 18;
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) * 2 - arrow;
    const label = select.selectedOptions[0]?.label ?? "";
    return { label, isCut: pen.measureText(label).width > room + 1 };
  });

for (const language of ["en", "es"])
  for (const width of [390, 1280])
    test(`every filter says the whole of what it filters by, or of what is chosen (${language}, ${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await enter(page, `/admin/families?lang=${language}`);
      if (width === 390) await page.locator(".families-more").click();
      const filters = page.locator(".families-choices .families-filter");
      const cut = async () => (await filters.evaluateAll(cutBy)).filter(({ isCut }) => isCut);
      expect(await cut()).toEqual([]);
      for (const query of ["status=following_up", "status=deposit_paid", "waiting=14", "nextStep=week"]) {
        await page.goto(`/admin/families?lang=${language}&${query}`);
        await alive(page);
        if (width === 390) await page.locator(".families-more").click();
        expect(await cut(), query).toEqual([]);
      }
    });

test("two families that look nothing alike are made one from the table", async ({
  page,
  browser,
  server,
}) => {
  const staff = await staffRequests(browser, server.url);
  await family(staff, server.url, "Pilar Twofold", "pilar@twofold.example");
  await family(staff, server.url, "The Twofolds", "home@twofold.example");
  await enter(page, "/admin/families?search=twofold&lang=en");
  await page.getByLabel("Select Pilar Twofold").check();
  const merge = page.getByRole("button", { name: "Merge..." });
  await expect(merge).toHaveCount(0);
  await page.getByLabel("Select The Twofolds").check();
  await merge.click();
  const sheet = page.getByRole("dialog");
  await expectAccessible(page);
  // The one that has been here longer is kept unless somebody chooses.
  await expect(sheet.getByLabel("Pilar Twofold")).toBeChecked();
  await sheet.getByLabel("home@twofold.example").check();
  await sheet.getByRole("button", { name: "Make them one" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText("1 family", { exact: true })).toBeVisible();
  const rows = page.locator(".families-table tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Pilar Twofoldhome@twofold.example");
});

test("the head of the practice tools is one line on a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, "/admin/practice?lang=en");
  // The way out comes with the desk, whose head takes the place of the one that waits for it.
  const out = await box(page, ".admin-head .desk-icon");
  const mark = await box(page, ".admin-head img");
  expect(out.y).toBeLessThan(mark.y + mark.height);
});
