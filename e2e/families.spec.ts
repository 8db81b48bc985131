import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { staffRequests } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

// What the server refuses, the browser says in its console too.
test.use({ expectedConsole: { patterns: [/409 \(Conflict\)/] } });

async function enter(page: Page, path: string, submit = "Sign in"): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.locator("input[type=email]").fill(STAFF.email);
  await page.locator("input[type=password]").fill(STAFF.password);
  await page.getByRole("button", { name: submit, exact: true }).click();
}

async function family(staff: APIRequestContext, url: string, name: string, about: object = {}) {
  const email = `${name.toLowerCase().replace(/[^a-z]/g, "-")}@families.example`;
  const sent = { name, email, numberOfChildren: 1, childrenAges: "6", phone: null, language: "en", ...about };
  const answer = await staff.post(`${url}/api/admin/families`, { data: sent });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; version: number };
}

test("the table and the board share one filter; a family moves by keyboard and by drag, where it may", async ({
  page,
  browser,
  server,
}) => {
  const staff = await staffRequests(browser, server.url);
  const zoe = await family(staff, server.url, "Zoé Board", { language: "es", childrenAges: "6, 9" });
  await family(staff, server.url, "Yann Board");
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, "/admin/families?search=board&lang=en");
  await expect(page.getByText("2 families", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("zoe board");
  await expect(page.getByText("1 family", { exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("search")).toBe("zoe board");
  await page.getByLabel("Pod", { exact: true }).selectOption("creator");
  await expect(page.getByText("No family matches.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("searchbox").fill("board");
  await expect(page.getByText("2 families", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByText("Board", { exact: true }).click();
  const column = (name: string) => page.getByRole("region", { name });
  await expect(column("New, 2")).toBeVisible();
  await page.getByRole("button", { name: "Move Zoé Board" }).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([
    ...["To Interested", "To Contacted", "To Following Up", "To Enrolled"],
  ]);
  await expectAccessible(page);
  // The menu moves its focus a task after the key: a key that follows at once would choose the item before.
  await expect(page.getByRole("menuitem", { name: "To Interested" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "To Contacted" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".board-said")).toHaveText("Zoé Board is now Contacted.");
  await expect(column("Contacted, 1")).toContainText("Zoé Board");
  // Whoever moves by keyboard goes along with the family.
  await expect(page.getByRole("button", { name: "Move Zoé Board" })).toBeFocused();

  const card = page.getByRole("listitem").filter({ hasText: "Yann Board" });
  await card.dragTo(column("Deposit Paid, 0"));
  await expect(
    page.getByText("Yann Board cannot go from New to Deposit Paid.", { exact: false }),
  ).toBeVisible();
  await card.dragTo(column("Interested, 0"));
  await expect(column("Interested, 1")).toContainText("Yann Board");

  // Somebody else moves it meanwhile, and this board has not heard of it yet.
  const heard = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/families\/board/, async (route) => {
    await heard.promise;
    await route.continue();
  });
  const changed = await staff.patch(`${server.url}/api/admin/leads/${zoe.id}`, {
    data: { status: "enrolled", version: 1 },
  });
  expect(changed.ok()).toBe(true);
  await page.getByRole("button", { name: "Move Zoé Board" }).press("Enter");
  await page.getByRole("menuitem", { name: "To Interested" }).press("Enter");
  heard.resolve();
  await expect(
    page.getByText("it is now Enrolled. From there you can choose: Following Up.", { exact: false }),
  ).toBeVisible();
  await expect(column("Enrolled, 1")).toContainText("Zoé Board");
});

for (const [language, width, words] of [
  [
    "en",
    390,
    {
      ...{ submit: "Sign in", add: "Add family", name: "Name", phone: "Phone", ages: "Ages" },
      ...{ taken: "There is a family with this email or phone number.", show: "Show it", close: "Close" },
      ...{
        open: "Open Rosa Walk",
        task: "Add task",
        what: "What is to be done",
        by: "By",
        late: "days late",
      },
      ...{ tasks: "Done: Call her", overdue: "Overdue", note: "Add a note for the team", save: "Save note" },
    },
  ],
  [
    "es",
    1280,
    {
      ...{ submit: "Entrar", add: "Agregar familia", name: "Nombre", phone: "Teléfono", ages: "Edades" },
      ...{ taken: "Ya hay una familia con este correo o teléfono.", show: "Verla", close: "Cerrar" },
      ...{ open: "Abrir Rosa Walk", task: "Agregar tarea", what: "Qué hay que hacer", by: "Para el" },
      ...{ late: "días de retraso", tasks: "Hecho: Call her", overdue: "Vencido" },
      ...{ note: "Agrega una nota para el equipo", save: "Guardar nota" },
    },
  ],
] as const) {
  test(`a family that walked in is written down, once, and what is to be done for it stands on the day (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await enter(page, `/admin/families?lang=${language}`, words.submit);
    const phone = language === "en" ? "322 555 0101" : "322 555 0202";
    const fill = async () => {
      await page.getByRole("button", { name: words.add }).first().click();
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel(words.name, { exact: true }).fill(`Rosa Walk ${language}`);
      await sheet.getByLabel(words.phone, { exact: true }).fill(phone);
      await sheet.getByLabel(words.ages, { exact: true }).fill("5, 8");
      await expectAccessible(page);
      await sheet.getByRole("button", { name: words.add }).click();
    };
    await fill();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await fill();
    await expect(page.getByRole("alert").filter({ hasText: words.taken })).toBeVisible();
    await page.getByRole("button", { name: words.show }).click();
    await page.getByRole("button", { name: `${words.open} ${language}` }).click();
    const details = page.getByRole("dialog");
    await details.getByRole("button", { name: words.task }).click();
    await details.getByLabel(words.what).fill("Call her");
    await details.getByLabel(words.by, { exact: true }).fill("2026-01-05");
    await details.getByRole("button", { name: words.task }).click();
    await expect(details.getByText(words.late, { exact: false })).toBeVisible();
    await details.getByLabel(words.note).fill("Twins, =allergic to nuts");
    await details.getByRole("button", { name: words.save }).click();
    // As it stands in the history, not in the field that is about to be emptied.
    await expect(details.getByText(/: Twins, =allergic to nuts$/)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.goto(`/admin/today?lang=${language}`);
    await alive(page);
    const overdue = page.getByRole("region", { name: words.overdue });
    const task = overdue.getByRole("listitem").filter({ hasText: `Rosa Walk ${language}` });
    await expect(task).toContainText(words.late);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await task.getByRole("checkbox", { name: words.tasks }).click();
    await expect(task).toHaveCount(0);
  });
}

test("two members change one family: both versions are shown, and one is chosen", async ({
  page,
  browser,
  server,
}) => {
  const staff = await staffRequests(browser, server.url);
  const { id } = await family(staff, server.url, "Vera Twice");
  await enter(page, `/admin/families?id=${id}&lang=en`);
  const details = page.getByRole("dialog");
  await details.getByRole("button", { name: "Correct the details" }).click();
  await details.getByLabel("Ages", { exact: true }).fill("7");
  const other = await staff.patch(`${server.url}/api/admin/leads/${id}`, {
    data: { childrenAges: "8", version: 0 },
  });
  expect(other.ok()).toBe(true);
  await details.getByRole("form", { name: "Correct the details" }).getByRole("button").first().click();
  const conflict = details.getByRole("group").filter({ has: page.getByRole("table") });
  await expect(conflict.getByRole("row").filter({ hasText: "Ages" })).toContainText("8");
  await expect(conflict.getByRole("row").filter({ hasText: "Ages" })).toContainText("7");
  await expectAccessible(page);
});

test("what is chosen for a family while something is being saved is kept, and saved in its turn", async ({
  page,
  browser,
  server,
}) => {
  const staff = await staffRequests(browser, server.url);
  const { id } = await family(staff, server.url, "Queta Turns");
  const data = { text: "Send the map", dueOn: "2099-01-04", owner: null };
  expect((await staff.post(`${server.url}/api/admin/leads/${id}/tasks`, { data })).ok()).toBe(true);
  await enter(page, `/admin/families?id=${id}&lang=en`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await page.route(/\/api\/admin\/(tasks|leads)\//, async (route) => {
    const method = route.request().method();
    if (method !== "GET") asked.push(method);
    if (asked.length === 1 && method === "PATCH") await held;
    await route.continue();
  });

  const done = page.getByRole("checkbox", { name: "Done: Send the map" });
  await done.click();
  await expect(done).toBeChecked();
  await expect.poll(() => asked).toEqual(["PATCH"]);
  const owner = page.getByRole("combobox", { name: "Whose family" });
  await owner.click();
  const member = page.getByRole("option").nth(1);
  const name = (await member.textContent()) ?? "";
  await member.click();
  await expect(owner).toContainText(name);
  await page.getByLabel("Add a note for the team").fill("Loves maps");
  await page.getByRole("button", { name: "Save note" }).click();
  expect(asked).toEqual(["PATCH"]);

  answer();
  await expect.poll(() => asked).toEqual(["PATCH", "PATCH", "POST"]);
  await expect(page.getByLabel("Add a note for the team")).toHaveValue("");
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await alive(page);
  await expect(done).toBeChecked();
  await expect(owner).toContainText(name);
});

test("a file is looked at before it is taken; what it brought is changed together, merged, and taken along", async ({
  page,
  browser,
  server,
}) => {
  const staff = await staffRequests(browser, server.url);
  await family(staff, server.url, "Uma Import", { phone: "322 777 1234" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, "/admin/families?search=import&lang=en");
  await expect(page.getByText("1 family", { exact: true })).toBeVisible();
  const choose = async (name: string, body: string | Buffer) => {
    const buffer = typeof body === "string" ? Buffer.from(body) : body;
    await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
  };
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const many = Array.from({ length: 50_000 }, (_, index) => `A;a${index}@x.co`).join("\n");
  await choose("many.csv", `Name;Email\n${many}`);
  await expect(
    page.getByText("This file has 50,000 rows. At most 5,000 go in at once", { exact: false }),
  ).toBeVisible();
  const rows = [
    "Nombre;Correo;Teléfono;Edades;Idioma",
    "=Íñigo Import;inigo@import.example;;6, 9;Español",
    "Uma otra vez Import;uma2@import.example;+52 322 777 1234;6;",
    "Ada Import;;322 777 9999;7;",
    "Ada Import;;(322) 777 9999;7;",
    "Sin nada Import;;;;",
  ].join("\r\n");
  await choose("familias.csv", Buffer.from(rows, "latin1"));
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Read as Latin-1", { exact: false })).toBeVisible();
  for (const count of [
    "2 new",
    "1 looks like a family that is here",
    "1 twice in the file",
    "1 cannot be taken",
  ])
    await expect(sheet.getByText(count)).toBeVisible();
  await expect(sheet.getByRole("row").filter({ hasText: "uma2" })).toContainText("Looks like Uma Import");
  await expectAccessible(page);
  await sheet.getByLabel("Also add those", { exact: false }).check();
  await sheet.getByRole("button", { name: "Add 3 families" }).click();
  await expect(sheet.getByText("3 families were added.")).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("4 families", { exact: true })).toBeVisible();

  await page.getByLabel("Select all shown").check();
  await page.getByRole("button", { name: "Change them..." }).click();
  await page.getByText("Move to", { exact: true }).first().click();
  await sheet.getByRole("button", { name: "Change", exact: true }).click();
  await expect(sheet.getByText("4 changed.")).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row").filter({ hasText: "Contacted" })).toHaveCount(4);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const file = readFileSync(await (await saved).path(), "utf8");
  expect(file).toContain(`'=Íñigo Import,inigo@import.example,,2,"6, 9",Spanish,Contacted`);
  expect(file.trim().split("\r\n")).toHaveLength(5);

  await page.getByRole("button", { name: "Duplicates" }).click();
  const pair = sheet
    .getByRole("listitem")
    .filter({ hasText: "Same phone number" })
    .filter({ hasText: "uma2" });
  await pair.getByRole("button", { name: "Merge..." }).click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Make them one" }).click();
  await expect(sheet.getByRole("heading", { name: "Families that look like one" })).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("3 families", { exact: true })).toBeVisible();
});
