import { type Browser, type Page, request } from "@playwright/test";
import { STAFF } from "./support/server.ts";
import { alive, ask, expect, expectAccessible, test } from "./support/test.ts";

/** What families and staff read, in both languages. */
const WORDS = {
  en: {
    ...{ message: "Your message", send: "Send", person: "Can I talk to a person?" },
    ...{ promise: /A person of the school answers you by|A person of the school reads this/ },
    ...{ writes: "Marta from the school writes here now.", left: "Marta has handed the chat back to Hilda" },
    ...{ wants: "Wants a person", name: "Your first name, as the family sees it", take: "Take over" },
    ...{
      mine: "You write here as Marta.",
      answer: "Your answer in English",
      back: "Hand back to Hilda",
    },
    ...{
      note: "New note",
      add: "Add the note",
      done: "Done",
      reopen: "Open again",
      side: "Family and notes",
    },
    ...{ search: "Search what was written", family: "A family", inbox: "Inbox" },
  },
  es: {
    ...{ message: "Tu mensaje", send: "Enviar", person: "¿Puedo hablar con una persona?" },
    ...{ promise: /te responde una persona de la escuela|Una persona de la escuela lo lee/ },
    ...{ writes: "Ahora te escribe Marta, de la escuela.", left: "Marta le devolvió el chat a Hilda" },
    ...{ wants: "Pide una persona", name: "Tu nombre de pila, como lo ve la familia", take: "Tomar el chat" },
    ...{
      mine: "Aquí escribes como Marta.",
      answer: "Tu respuesta en español",
      back: "Devolver a Hilda",
    },
    ...{ note: "Nota nueva", add: "Agregar la nota", done: "Marcar resuelta", reopen: "Abrir de nuevo" },
    ...{
      side: "Familia y notas",
      search: "Buscar en lo que se escribió",
      family: "Una familia",
      inbox: "Bandeja",
    },
  },
} as const;
type Language = keyof typeof WORDS;

/** The inbox in a browser of its own, signed in already: signing in has a journey of its own. */
async function openInbox(browser: Browser, url: string, language: Language, width = 1280): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.request.post("/api/auth/sign-in/email", { data: STAFF });
  await page.goto(`/admin/inbox?lang=${language}`);
  await alive(page);
  await expect(page.getByRole("heading", { name: WORDS[language].inbox, level: 1 })).toBeVisible();
  return page;
}

/** A family's chat, with one message sent and answered. */
async function openChat(page: Page, language: Language, address: string, question: string): Promise<void> {
  const words = WORDS[language];
  await page.goto(`${address}?lang=${language}`);
  await alive(page);
  await ask(page, question, words.message, words.send);
  await expect(page.locator(".turn-assistant")).toHaveCount(2);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [language, address] of [
  ["en", "/chat"],
  ["es", "/embed"],
] as const) {
  test(`a person takes a live chat over at ${address}, by keyboard, in ${language}: both see each other's words`, async ({
    page,
    browser,
    server,
  }) => {
    const words = WORDS[language];
    const question = words.person;
    const staff = await openInbox(browser, server.url, language);
    await openChat(page, language, address, question);
    await expect(page.locator(".bubble-promise")).toContainText(words.promise);

    // The conversation appears without a reload, marked, and above what wants less.
    const row = staff.locator(".inbox-row").filter({ hasText: question });
    await expect(row).toContainText(words.wants);
    await row.getByRole("button").press("Enter");
    await expect(staff.getByRole("heading", { name: words.family, level: 2 })).toBeFocused();
    await expect(staff.locator(".said[data-side=family]")).toContainText(question);
    await staff.getByLabel(words.name).fill("Marta");
    await staff.getByLabel(words.name).press("Enter");
    await expect(staff.getByText(words.mine)).toBeVisible();
    await expect(page.getByText(words.writes)).toBeVisible();
    await expectAccessible(staff);

    // The assistant is silent; the person's words arrive by themselves.
    await ask(page, "¿Marta?", words.message, words.send);
    await expect(staff.locator(".said[data-side=family]").nth(1)).toContainText("¿Marta?");
    await expect(page.locator(".turn-assistant")).toHaveCount(2);
    const answer = staff.getByLabel(words.answer);
    await answer.fill("Hello, I am here.");
    await answer.press("Enter");
    await expect(page.locator(".turn-person")).toContainText("Hello, I am here.");
    await expect(answer).toHaveValue("");
    await expectAccessible(page);

    await staff.getByRole("button", { name: words.back }).press("Enter");
    await expect(page.getByText(words.left)).toBeVisible();
    await ask(page, words.person, words.message, words.send);
    await expect(page.locator(".turn-assistant")).toHaveCount(3);

    // After a reload everything stands where it stood.
    await page.reload();
    await expect(page.locator(".turn-person")).toContainText("Hello, I am here.");
    // The greeting stands in empty conversations alone.
    await expect(page.locator(".turn-assistant")).toHaveCount(2);
    await staff.context().close();
  });
}

test.describe("two members of staff", () => {
  test.use({ expectedConsole: { patterns: [/409 \(Conflict\)/] } });

  test("who answers second sees the first answer, and loses nothing", async ({ page, browser, server }) => {
    await openChat(page, "en", "/chat", "What happens on a rainy beach day?");
    const staff = await openInbox(browser, server.url, "en");
    const row = staff.locator(".inbox-row").filter({ hasText: "rainy beach" });
    await row.getByRole("button").click();
    await staff.getByLabel("Your first name, as the family sees it").fill("Marta");
    await staff.getByRole("button", { name: "Take over" }).click();
    const answer = staff.getByLabel("Your answer in English");
    await answer.fill("We stay under the big roof.");
    // The same conversation in another window, which is faster; what it says is held back from the first.
    const other = await staff.context().newPage();
    await other.goto(staff.url());
    await alive(other);
    await staff.route("**/api/admin/inbox/*", (route) =>
      route.request().method() === "GET" ? new Promise<void>(() => {}) : route.continue(),
    );
    await other.getByLabel("Your answer in English").fill("We read stories.");
    await other.getByLabel("Your answer in English").press("Enter");
    await expect(page.locator(".turn-person")).toContainText("We read stories.");
    await staff.unrouteAll({ behavior: "ignoreErrors" });
    await answer.press("Enter");
    await expect(staff.locator(".said[data-side=staff]")).toContainText(["We read stories."]);
    await expect(answer).toHaveValue(/We stay under the big roof|^$/);
    await staff.context().close();
  });
});

test("the desk leads to the inbox, and a lead to what it wrote; the answer goes by mail", async ({
  page,
  server,
}) => {
  const question = "Is there a garden for beetles and turtles?";
  await openChat(page, "en", "/chat", question);
  await page.request.post("/api/auth/sign-in/email", { data: STAFF });
  const sessionId = (await page.evaluate(() => localStorage.getItem("ceiba.conversation"))) ?? "";
  const [id = "", key = ""] = sessionId.split(" ");
  await page.request.post("/api/leads", {
    headers: { "x-conversation-key": key },
    data: {
      ...{ name: "Berta Rivas", email: "berta@example.com", phone: "998 555 0177", numberOfChildren: 1 },
      ...{ childrenAges: "6", language: "en", sessionId: id },
    },
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin?search=berta&lang=en");
  await alive(page);
  await page.getByRole("button", { name: "Lead Details: Berta Rivas" }).click();
  const details = page.getByRole("dialog", { name: "Lead Details" });
  await details.getByRole("button", { name: /Show the conversation of/ }).click();
  await expect(details.locator(".said[data-side=family]")).toContainText(question);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.locator(".desk-total").first().getByRole("link").click();
  await page.waitForURL("**/admin/inbox");
  await alive(page);

  await page.getByLabel("Search what was written").fill("béetl TURT");
  const row = page.locator(".inbox-row");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Berta Rivas");
  await row.getByRole("button").click();
  await expect(page.getByRole("complementary", { name: "Family and notes" })).toContainText(
    "berta@example.com",
  );
  await page.getByLabel("New note").fill("Loves insects");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.locator(".side-notes")).toContainText("Loves insects");
  await page.getByRole("radio", { name: "Email" }).check();
  await page.getByRole("combobox", { name: "Begin with" }).selectOption({ label: "Say who you are" });
  const answer = page.getByLabel("Your answer in English");
  await expect(answer).toHaveValue(/I have read your question/);
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.locator(".said[data-side=staff]")).toContainText("by email");
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  await answer.fill("Hola Berta");
  await expect(page.getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/529985550177?text=Hola%20Berta",
  );
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
  await expect.poll(async () => (await mailsAbout(server.dataDir)).length).toBe(1);
});

async function mailsAbout(dataDir: string): Promise<string[]> {
  const { mailsTo } = await import("./support/mails.ts");
  return mailsTo(dataDir, "berta@example.com").filter((mail) => mail.includes("answer to your question"));
}

test("where no stream comes through, the family's page asks for the person's words", async ({
  page,
  server,
}) => {
  await page.route("**/api/conversations/*/now", (route) =>
    route.request().headers().accept === "text/event-stream"
      ? route.fulfill({ status: 200, contentType: "text/event-stream", body: "" })
      : route.continue(),
  );
  const question = "Who feeds the iguanas?";
  await openChat(page, "en", "/chat", question);
  const staff = await staffRequests(server.url);
  const { items } = await (await staff.get("/api/admin/inbox", { params: { search: "iguanas" } })).json();
  await staff.post(`/api/admin/inbox/${items[0].id}/hold`, { data: { name: "Marta" } });
  await expect(page.getByText("Marta from the school writes here now.")).toBeVisible();
  await staff.dispose();
});

async function staffRequests(baseURL: string) {
  const requests = await request.newContext({ baseURL });
  await requests.post("/api/auth/sign-in/email", { data: STAFF });
  return requests;
}

test("the opening hours are set, and every width holds the inbox", async ({ page, browser, server }) => {
  await openChat(page, "es", "/chat", "¿Puedo hablar con una persona, por favor?");
  const staff = await openInbox(browser, server.url, "es", 390);
  expect(await overflow(staff)).toBe(0);
  await expectAccessible(staff);
  await staff.getByRole("button", { name: "Horario de atención" }).click();
  const sheet = staff.getByRole("dialog", { name: "Horario de atención" });
  await sheet.getByLabel("Lunes, hasta").fill("08:00");
  await sheet.getByRole("button", { name: "Guardar el horario" }).click();
  await expect(sheet.getByText("El final debe ir después del comienzo.")).toBeVisible();
  await sheet.getByLabel("Lunes, hasta").fill("18:00");
  await sheet.getByRole("button", { name: "Guardar el horario" }).click();
  await expect(sheet.getByText("Desde ahora se les dice a las familias según este horario.")).toBeVisible();
  await expectAccessible(staff);
  await staff.keyboard.press("Escape");
  const row = staff.locator(".inbox-row").filter({ hasText: "por favor" });
  await row.getByRole("button").click();
  await expect(staff.locator(".said[data-side=family]")).toBeVisible();
  for (const width of [390, 768, 1280]) {
    await staff.setViewportSize({ width, height: 900 });
    expect(await overflow(staff), `${width}`).toBe(0);
    await expectAccessible(staff);
  }
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.getByRole("button", { name: "Familia y notas" }).click();
  await expect(staff.getByLabel("Nota nueva")).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole("button", { name: "Todas las conversaciones" }).click();
  await expect(row).toBeVisible();
  await staff.context().close();
});

test("what is chosen while something is being saved is kept, shown at once, and saved in its turn", async ({
  page,
  browser,
  server,
}) => {
  const question = "Do the hammocks have a mosquito net?";
  await openChat(page, "en", "/chat", question);
  const staff = await openInbox(browser, server.url, "en");
  await staff.locator(".inbox-row").filter({ hasText: question }).getByRole("button").click();
  const assigned = staff.getByRole("combobox", { name: "Assigned to" });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await staff.route("**/api/admin/inbox/**", async (route) => {
    const method = route.request().method();
    if (method !== "GET") asked.push(method);
    if (asked.length === 1 && method === "PATCH") await held;
    await route.continue();
  });

  await assigned.click();
  const member = staff.getByRole("option").nth(1);
  const name = (await member.textContent()) ?? "";
  await member.click();
  await expect.poll(() => asked).toEqual(["PATCH"]);
  await expect(assigned).toContainText(name);
  await staff.getByLabel("New note").fill("Loves hammocks");
  await staff.getByRole("button", { name: "Add the note" }).click();
  await staff.getByRole("button", { name: "Done" }).click();
  const reopen = staff.getByRole("button", { name: "Open again" });
  await expect(reopen).toBeVisible();
  // The next note is begun while the first is on its way.
  await staff.getByLabel("New note").fill("Asks again on Monday");
  expect(asked).toEqual(["PATCH"]);

  answer();
  await expect(staff.locator(".side-notes")).toContainText("Loves hammocks");
  await expect.poll(() => asked).toEqual(["PATCH", "POST", "PATCH"]);
  await expect(staff.getByLabel("New note")).toHaveValue("Asks again on Monday");
  await staff.unrouteAll({ behavior: "wait" });
  await staff.reload();
  await alive(staff);
  await expect(reopen).toBeVisible();
  await expect(assigned).toContainText(name);
  await expect(staff.locator(".side-notes")).toContainText("Loves hammocks");
  await staff.context().close();
});
