import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { type Server, STAFF, startServer } from "./support/server.ts";
import { alive, expect, expectAccessible, test } from "./support/test.ts";

let server: Server;
test.beforeEach(async () => {
  server = await startServer();
});
// The page first: it may still fetch a part of the desk, which a server that is gone does not give.
test.afterEach(async ({ page }) => {
  await page.context().close();
  await server.stop();
});

const TITLE = { en: "What needs a grown-up", es: "Lo que necesita a una persona adulta" } as const;

async function signIn(page: Page, language: keyof typeof TITLE = "en"): Promise<void> {
  await page.goto(`${server.url}/admin/safety?lang=${language}`);
  await alive(page);
  await page.locator("input[type=email]").fill(STAFF.email);
  await page.locator("input[type=password]").fill(STAFF.password);
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { name: TITLE[language], level: 2 })).toBeVisible();
}

/** Works on the server's database beside it, as another server or member of staff would. */
function beside(work: (database: Sqlite.Database) => void): void {
  const database = new Sqlite(join(server.dataDir, "ceiba.sqlite"));
  try {
    work(database);
  } finally {
    database.close();
  }
}

type Seed = { readonly at?: number; readonly isSure?: boolean; readonly words?: string };

/** Puts an item on the desk, as the tutor's rules would have. */
function seed(id: string, kind: string, severity: string, excerpt: string, more: Seed = {}): void {
  const { at = 1_760_000_000_000, isSure = true, words } = more;
  beside((database) => {
    database
      .prepare(
        `insert into safety_items (id, kind, severity, is_sure, excerpt, source, place, student_name, session_mark,
         times, state, note, version, created_at, updated_at)
         values (?, ?, ?, ?, ?, 'child', 'tutor', 'Nadir', 'abcdef0123', 2, 'open', '', 0, ?, ?)`,
      )
      .run(id, kind, severity, isSure ? 1 : 0, excerpt, at, at);
    if (words === undefined) return;
    database
      .prepare(
        `insert into safety_turns (id, item_id, position, role, speaker, text, said_at)
         values (?, ?, 0, 'said', 'child', ?, ?)`,
      )
      .run(`${id}-words`, id, words, at);
  });
}

/** A child of the class writes to the tutor, on a device whose adult left an address that is on the waitlist. */
async function tell(messages: readonly string[]): Promise<void> {
  const post = (path: string, data: unknown, cookie = "") =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(data),
    });
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
  const email = "rosa@family.example";
  const details = { name: "Rosa Díaz", email, phone: "+52 998 555 0101", numberOfChildren: 1 };
  await post("/api/leads", { ...details, childrenAges: "9", language: "es", status: "new" });
  const entered = cookiesOf(await post("/api/student/session", { password: "mango-sol-7" }));
  const grant = { purposes: ["ai_chat"], grantedBy: "adult", guardianEmail: email };
  const cookie = `${entered}; ${cookiesOf(await post("/api/consents", grant, entered))}`;
  for (const message of messages) {
    const body = { studentName: "Sol", message, sessionId: "student-1", age: 9 };
    expect((await post("/api/wildlight-chat", body, cookie)).status).toBe(200);
  }
}

const list = (page: Page) => page.locator(".desk-safety > ul > li");

test("staff see an item, take it, read it, write down what was done and close it", async ({ page }) => {
  await signIn(page);
  await expect(page.getByText("Nothing needs you now.")).toBeVisible();
  await expectAccessible(page);

  seed("item-1", "bullying", "soon", "they push me at recess");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Bullying" })).toBeVisible();
  // No word of a child is shown to somebody who has not opened its item.
  await expect(page.getByText("they push me at recess")).toHaveCount(0);
  await expect(page.getByText(/^Waiting for \d+ days$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Safety: 1/ })).toBeVisible();
  await expectAccessible(page);
  // A mail from before safety had a page of its own.
  await page.goto(`${server.url}/admin#item-item-1`);
  await expect(page).toHaveURL(`${server.url}/admin/safety#item-item-1`);
  await expect(page.getByRole("heading", { name: "Bullying" })).toBeFocused();

  await page.getByRole("button", { name: "I take care of it" }).press("Enter");
  await expect(page.getByText(`Taken by ${STAFF.email}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bullying" })).toBeFocused();
  await page.getByRole("button", { name: "Read everything" }).press("Enter");
  await expect(page.getByText("There is only this part:")).toBeVisible();
  await expect(page.getByText("they push me at recess")).toBeVisible();
  await page.getByLabel("Note").fill("Spoke with the class");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("button", { name: "Save the note" })).toHaveCount(0);
  await expect(page.getByLabel("Note")).toHaveValue("Spoke with the class");
  await expect(page.getByText("Wrote the note: “Spoke with the class”")).toBeVisible();
  for (const button of await page.locator(".desk-safety button").all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close: taken care of" }).press("Enter");
  await expect(page.getByText("Nothing needs you now.")).toBeVisible();
  await expect(page.getByRole("heading", { name: TITLE.en, level: 2 })).toBeFocused();
  await expect(page.getByRole("link", { name: /Safety: 1/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Closed: 1" }).click();
  await expect(page.getByText("Closed: taken care of")).toBeVisible();
  // What is pressed does not move away under the finger: it stands there once what is above it has been read.
  const record = Promise.withResolvers<void>();
  await page.route("**/api/admin/safety/item-1", async (route) => {
    if (route.request().method() === "GET") await record.promise;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Read everything" }).click();
  await expect(page.getByText("Loading the whole words...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open again" })).toHaveCount(0);
  record.resolve();
  await expect(page.getByLabel("Note")).toHaveValue("Spoke with the class");
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByRole("link", { name: /Safety: 1/ })).toBeVisible();
  await expectAccessible(page);
});

const JOURNEYS = [
  {
    language: "en",
    message: "Nobody would miss me if I was gone, I wrote it in my book and told no one",
    read: "Read everything",
    call: "Call +52 998 555 0101",
    step: "Called the family",
    reading: "Read the whole words",
    done: "Done: Called the family",
    file: "Download for the child-protection file (PDF)",
    taken: "Took it out as a file",
    alarm: "Close: false alarm",
    closed: "Closed: false alarm",
    found: "This is what was found",
  },
  {
    language: "es",
    message: "Nadie me extrañaría si ya no estuviera, lo escribí en mi cuaderno y no le dije a nadie",
    read: "Leer todo",
    call: "Llamar al +52 998 555 0101",
    step: "Se llamó a la familia",
    reading: "Leyó todo lo que se dijo",
    done: "Hecho: Se llamó a la familia",
    file: "Descargar para el expediente de protección (PDF)",
    taken: "Lo descargó como archivo",
    alarm: "Cerrar: falsa alarma",
    closed: "Cerrado: falsa alarma",
    found: "Esto es lo que se encontró",
  },
] as const;

for (const words of JOURNEYS) {
  test(`what a child told is read whole, with whom to call, and leaves as a file, in ${words.language}`, async ({
    page,
  }) => {
    await tell(["7 + 5", words.message]);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, words.language);
    await expect(list(page)).toHaveCount(1);
    // By keyboard alone, from the item's first button on.
    await list(page).first().getByRole("button").first().focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words.read })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("mark")).toHaveText(words.message);
    await expect(page.getByText(words.found)).toBeVisible();
    await expect(page.locator('[data-role="before"]').first()).toContainText("7 + 5");
    await expect(page.getByText(words.reading)).toBeVisible();
    await page.keyboard.press("Tab");
    const call = page.getByRole("link", { name: words.call });
    await expect(call).toBeFocused();
    await expect(call).toHaveAttribute("href", "tel:+529985550101");
    const step = page.getByRole("checkbox", { name: new RegExp(`^${words.step}`) });
    await step.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(step).toBeChecked();
    await expect(step).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: words.file }).press("Enter");
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/^record-[0-9a-f]{6}\.pdf$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    await expect(page.getByText(words.taken)).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 900 });
    await expectAccessible(page);
    await page.getByRole("button", { name: words.alarm }).click();
    await expect(list(page)).toHaveCount(0);
    await page.getByRole("button", { expanded: false }).filter({ hasText: /: 1$/ }).click();
    await expect(page.getByText(words.closed)).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [language, danger, title, band] of [
  ["en", "Danger to life: 2", /^\(2\) DANGER · /, "Danger to life: act now"],
  ["es", "Peligro de vida: 2", /^\(2\) PELIGRO · /, "Peligro de vida: actúa ya"],
] as const) {
  test(`danger to life is above everything, also in the tab, until it is closed, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, language);
    const calm = await page.title();
    seed("item-1", "abuse", "urgent", "he hits me", { words: "when he drinks he hits me" });
    seed("item-2", "poison", "now", "i drank the blue stuff", {
      words: "i drank the blue stuff",
      at: 1_750_000_000_000,
    });
    seed("item-3", "emergency", "now", "she is not breathing", {
      words: "she is not breathing",
      at: 1_750_000_000_000,
    });
    await page.reload();
    await expect(page.getByRole("alert").getByText(danger)).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(list(page).nth(0)).toContainText(band);
    await expect(list(page).nth(1)).toContainText(band);
    await expect(list(page).nth(2)).not.toContainText(band);
    const alarm = page.locator(".desk-alarm");
    expect((await alarm.boundingBox())?.y).toBe(0);
    expect((await alarm.boundingBox())?.width).toBe(page.viewportSize()?.width);
    await expectAccessible(page);
    const other = language === "en" ? "Español" : "English";
    await page.getByRole("link", { name: other }).click();
    await expect(page).toHaveTitle(language === "en" ? /PELIGRO/ : /DANGER/);
    beside((database) => database.exec("update safety_items set state = 'closed', closed_as = 'handled'"));
    await page.goto(`${server.url}/admin/safety?lang=${language}`);
    await expect(page.getByRole("heading", { name: TITLE[language], level: 2 })).toBeVisible();
    await expect(page.getByText(danger)).toHaveCount(0);
    await expect(page).toHaveTitle(calm);
    // The desk's event stream never ends by itself, and the server must not go before its pages.
    await page.goto("about:blank");
  });
}

test("says where nobody has been reached yet, and how to find a child of no known family", async ({
  page,
}) => {
  seed("item-1", "danger", "urgent", "I am alone", { words: "I am alone on the street" });
  await page.route("**/api/admin/safety?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { items: { reach: string }[] };
    await route.fulfill({
      json: { ...body, items: body.items.map((item) => ({ ...item, reach: "not_yet" })) },
    });
  });
  await signIn(page);
  await expect(page.getByText(/^Nobody has been reached yet\./)).toBeVisible();
  await page.getByRole("button", { name: "Read everything" }).click();
  await expect(page.getByText("No family is linked to this conversation.")).toBeVisible();
  await expect(page.getByText("Look in the class list for Nadir.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("a colleague was faster", () => {
  test.use({ expectedConsole: { patterns: [/409/] } });

  test("nothing is overwritten unseen, and the note being written is kept", async ({ page }) => {
    seed("item-1", "danger", "urgent", "I am alone on the street");
    await signIn(page);
    await page.getByRole("button", { name: "Read everything" }).click();
    await page.getByLabel("Note").fill("Calling the family");
    beside((database) =>
      database.exec(
        `update safety_items set version = 1, state = 'in_progress', handled_by = 'ana@school.example',
         note = 'I have the child with me'`,
      ),
    );
    await page.getByRole("button", { name: "Close: taken care of" }).click();
    await expect(page.getByText("This changed in the meantime.").first()).toBeVisible();
    await expect(page.getByText("I have the child with me")).toBeVisible();
    await expect(page.getByLabel("Note")).toHaveValue("Calling the family");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save the note" }).click();
    await expect(page.getByText("I have the child with me")).toHaveCount(0);
    await expect(page.getByLabel("Note")).toHaveValue("Calling the family");
    await expect(page.getByText(`Taken by ${STAFF.email}`)).toBeVisible();
  });
});

test.describe("the server is away", () => {
  test.use({ expectedConsole: { patterns: [/503/] } });

  test("the page says so, and tries again when asked to", async ({ page }) => {
    seed("item-1", "danger", "urgent", "I am alone on the street", { words: "I am alone, please come" });
    await page.route("**/api/admin/safety?*", (route) => route.fulfill({ status: 503 }));
    await signIn(page);
    await expect(page.getByText("This list could not be loaded.")).toBeVisible();
    await page.unroute("**/api/admin/safety?*");
    await page.locator(".desk-safety").getByRole("button", { name: "Try again" }).click();
    await expect(list(page)).toHaveCount(1);
    await page.route("**/api/admin/safety/**", (route) => route.fulfill({ status: 503 }));
    await page.getByRole("button", { name: "Read everything" }).click();
    await expect(page.getByText(/The whole words could not be loaded\./)).toBeVisible();
    await page.getByLabel("Note").fill("On my way");
    await page.getByRole("button", { name: "Save the note" }).click();
    await expect(page.getByText("That was not saved. Please try again.").first()).toBeVisible();
    await expect(page.getByLabel("Note")).toHaveValue("On my way");
    await expectAccessible(page);
    await page.unroute("**/api/admin/safety/**");
    await page.locator(".safety-record").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("I am alone, please come")).toBeVisible();
  });
});

test("urgent ones come first, fifty at a time, in Spanish too, on a phone", async ({ page }) => {
  seed("item-first", "self_harm", "urgent", "nobody would miss me", { at: 1_750_000_000_000 });
  for (let index = 0; index < 55; index += 1) seed(`item-${index}`, "profanity", "note", `[${index}]`);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await expect(list(page)).toHaveCount(50);
  await expect(list(page).first()).toContainText("Self-harm, or not wanting to live");
  await expect(page.getByRole("link", { name: /Safety: 56/ })).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(list(page)).toHaveCount(56);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "Hacerse daño o no querer vivir" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Yo lo atiendo" }).first()).toBeVisible();
  await expectAccessible(page);
});

test("what is only suspected says so, in both languages", async ({ page }) => {
  await signIn(page);
  seed("item-1", "abuse", "soon", "my sister hides her plate", { isSure: false });
  await page.reload();
  await expect(page.getByText(/Only suspected/)).toBeVisible();
  await page.goto(`${server.url}/admin/safety?lang=es`);
  await expect(page.getByText(/Solo es una sospecha/)).toBeVisible();
  await expectAccessible(page);
});
