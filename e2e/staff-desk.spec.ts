import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Server, STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, test as journey } from "./support/test.ts";

/** One school for the whole file: each journey looks for what is its own. */
const test = journey.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await fill(server.url);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});
test.describe.configure({ mode: "default" });

/** Families of the waitlist, two children under the papers of the class, and two chats of nobody in particular. */
async function fill(url: string): Promise<void> {
  const send = (path: string, body: object, headers: Record<string, string> = {}, method = "POST") =>
    fetch(url + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const staff = cookiesOf(await send("/api/auth/sign-in/email", STAFF));
  for (let index = 0; index < 30; index += 1) await send("/api/leads", family(index));
  await send("/api/admin/class-consent", { purposes: ["profile", "ai_chat"] }, { cookie: staff }, "PUT");
  const child = cookiesOf(await send("/api/student/session", { password: "mango-sol-7" }));
  for (const [name, message] of [
    ["Íñigo", "Why is the sky blue?"],
    ["Nube", "My dog is purple"],
  ] as const) {
    const learner = `learner-${message.length}`;
    const studentData = { name, age: 8, pedagogy: "Montessori" };
    const headers = { cookie: child, "x-learner": learner };
    const assignment = { sessionId: `s-${learner}`, assessmentResponses: {}, studentData };
    const device = cookiesOf(await send("/api/assign-curriculum", assignment, headers));
    const said = { studentName: name, message, sessionId: `t-${learner}`, age: 8 };
    await send("/api/wildlight-chat", said, { ...headers, cookie: `${child}; ${device}` });
  }
  for (const [sessionId, message] of [
    ["chat_1_beetles", "Do you have a garden for beetles?"],
    ["chat_1_cost", "¿Cuánto cuesta?"],
  ]) {
    await send("/api/chat", { message, sessionId, language: "es" });
  }
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
const family = (index: number) => ({
  ...{ name: `Ana Ñúñez ${index}`, email: `ana.${index}@example.com`, phone: "", numberOfChildren: 1 },
  ...{ childrenAges: "6", language: "es" },
});

/** The desk at an address, signed in already: signing in has a journey of its own. */
async function openDesk(page: Page, address: string, language: "en" | "es", width: number): Promise<void> {
  await page.request.post("/api/auth/sign-in/email", { data: STAFF });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/admin${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
  await alive(page);
}
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("leads are searched without accents and read page by page; the address keeps the place", async ({
  page,
}) => {
  await openDesk(page, "", "en", 1280);
  const rows = page.locator(".lead-row");
  await expect(rows).toHaveCount(25);
  await page.getByRole("button", { name: "Older leads" }).click();
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "Recent Leads" })).toBeFocused();
  expect(page.url()).toContain("after=");
  await page.goBack();
  await expect(rows).toHaveCount(25);

  await page.getByLabel("Search by name, email or phone").fill("nunez 17");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Ana Ñúñez 17");
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Enrolled" }).click();
  await expect(page.getByText("No lead matches this.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show all leads" }).click();
  await expect(rows).toHaveCount(25);
  expect(new URL(page.url()).search).not.toMatch(/search|status|after/);
});

test.describe("what the server refuses", () => {
  test.use({ expectedConsole: { patterns: [/40[09] \((Bad Request|Conflict)\)/] } });

  test("a lead is corrected: a fault names its field, and of two versions neither is lost", async ({
    page,
  }) => {
    await openDesk(page, "?search=nunez+3&status=new", "en", 768);
    await page.getByRole("button", { name: "Lead Details: Ana Ñúñez 3", exact: true }).click();
    const details = page.getByRole("dialog", { name: "Lead Details" });
    await details.getByRole("button", { name: "Correct the details" }).press("Enter");
    const name = details.getByLabel("Name");
    await expect(name).toBeFocused();
    await name.fill("Ana Núñez Prieto");
    const children = details.getByLabel("Number of children");
    await children.fill("many");
    await children.press("Enter");
    await expect(details.getByText("Please enter a whole number from 1 to 30.")).toBeVisible();
    await expect(children).toBeFocused();
    await children.fill("2");
    await details.getByLabel("Email").fill("Ana.4@example.com");
    await page.keyboard.press("Enter");
    await expect(details.getByText("Another lead has this email.")).toBeVisible();
    await details.getByLabel("Email").fill("ana.prieto@example.com");

    const [{ id }] = await (await page.request.get("/api/admin/leads?search=ana.3@")).json();
    const theirs = { name: "Ana Núñez de Prieto", childrenAges: "7", version: 0 };
    expect((await page.request.patch(`/api/admin/leads/${id}`, { data: theirs })).ok()).toBe(true);
    await details.getByRole("button", { name: "Save the details" }).click();
    const both = details.getByRole("group", { name: "Not saved: somebody changed this lead meanwhile" });
    await expect(both).toBeFocused();
    await expect(both.getByRole("row", { name: /^Name/ })).toHaveText(
      "NameAna Núñez de PrietoAna Núñez Prieto",
    );
    await expect(both.getByRole("row", { name: /^Ages/ })).toHaveText("Ages76");
    await expect(name).toHaveValue("Ana Núñez Prieto");
    await expectAccessible(page);
    await details.getByRole("button", { name: "Save the details" }).click();
    await expect(details.getByRole("button", { name: "Correct the details" })).toBeFocused();
    const saved = await (await page.request.get(`/api/admin/leads/${id}`)).json();
    expect(saved).toMatchObject({
      ...{
        name: "Ana Núñez Prieto",
        email: "ana.prieto@example.com",
        numberOfChildren: 2,
        childrenAges: "7",
      },
    });
    // The other form of the sheet goes on from there.
    await details.getByRole("combobox", { name: "Change status" }).click();
    await page.getByRole("option", { name: "Contacted" }).click();
    await details.getByRole("button", { name: "Save changes" }).click();
    await expect(details).toContainText("New to Contacted");
  });
});

test("one child of the class is found by its first name, seen, handed out and erased alone", async ({
  page,
}) => {
  await openDesk(page, "/data", "en", 1280);
  const section = page.getByRole("region", { name: "One child, or one chat, without an email" });
  await section.getByLabel("What the family knows of it").fill("inigo");
  await page.keyboard.press("Enter");
  const found = section.getByRole("listitem").filter({ hasText: "Íñigo" });
  await expect(section.getByRole("status")).toHaveText("Found: 1.");
  await expect(found).toContainText("Under the papers of the class");
  await found.getByRole("button", { name: "Look what is kept" }).press("Enter");
  await expect(found.getByRole("region", { name: "What was written" })).toContainText("Why is the sky blue?");
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    found.getByRole("button", { name: "Download the file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^child-\d{4}-\d\d-\d\d\.json$/);
  const file = readFileSync(await download.path(), "utf8");
  expect(file).toContain("Íñigo");
  expect(file).not.toContain("purple");
  await found.getByRole("button", { name: "Erase this child’s data" }).click();
  await expect(found.getByRole("group", { name: "Please confirm" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(section.getByText("It was erased, and nothing else.")).toBeVisible();
  const left = (await (await page.request.get("/api/admin/records?kind=learner")).json()) as {
    name: string;
  }[];
  expect(left.map(({ name }) => name)).toEqual(["Nube"]);
});

test("en español, en un teléfono: un chat sin correo se encuentra y se borra; los plazos se cambian", async ({
  page,
}) => {
  await openDesk(page, "/data", "es", 390);
  const section = page.getByRole("region", { name: "Una niña, un niño o un chat sin correo" });
  await section.getByLabel("Un chat de inscripciones").check();
  await section.getByLabel("Desde").fill("2030-01-01T10:00");
  await section.getByLabel("Hasta").fill("2029-01-01T10:00");
  await section.getByRole("button", { name: "Buscar" }).click();
  await expect(section.getByText("No puede ser antes del comienzo.")).toBeVisible();
  await section.getByLabel("Desde").fill("2020-01-01T10:00");
  await section.getByLabel("Hasta").fill("");
  await section.getByLabel("Lo que la familia sabe").fill("chat_1_beetles");
  await section.getByRole("button", { name: "Buscar" }).click();
  const found = section.getByRole("listitem").filter({ hasText: "garden for beetles" });
  await found.getByRole("button", { name: "Ver qué se guarda" }).click();
  await found.getByRole("button", { name: "Borrar este chat" }).click();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await found.getByRole("button", { name: "Sí, borrar para siempre" }).click();
  await expect(section.getByText("Se borró, y nada más.")).toBeVisible();

  const terms = page.getByRole("form", { name: "Cuánto tiempo se guarda lo demás" });
  const chats = terms.getByLabel("Chats de inscripciones");
  await expect(chats).toHaveValue("365");
  await chats.fill("3");
  await chats.press("Enter");
  await expect(terms.getByText("Escribe un número entero de 7 a 1095.")).toBeVisible();
  await chats.fill("100");
  await terms.getByLabel("A quién se envió qué correo").fill("120");
  await page.keyboard.press("Enter");
  await expect(terms.getByRole("group")).toContainText("100 días en lugar de 365");
  await expectAccessible(page);
  await terms.getByRole("button", { name: "Sí, guardarlo menos días" }).click();
  await expect(terms.getByRole("status")).toHaveText("Guardado.");
  const { terms: days } = await (await page.request.get("/api/admin/learner-settings")).json();
  // What was bound to children's days still is.
  expect(days).toMatchObject({ chats: 100, mails: 120, safetyClosed: 90 });
});
