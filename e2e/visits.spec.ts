import type { Browser, Page } from "@playwright/test";
import { dayAt, daysLater } from "../src/domain/enrolment/families/days.ts";
import { weekdayOf } from "../src/domain/enrolment/visits/times.ts";
import { mailTo } from "./support/outbox.ts";
import { staffRequests } from "./support/paying.ts";
import { STAFF } from "./support/server.ts";
import { alive, ask, expect, expectAccessible, test } from "./support/test.ts";

// What the server refuses, the browser says in its console too.
test.use({ expectedConsole: { patterns: [/409 \(Conflict\)/] } });

/** A day so many days from now, at the school. */
const inDays = (days: number) => daysLater(dayAt("America/Mexico_City", Date.now()), days);

/** Opens times on one day, as staff do, and names them. */
async function open(browser: Browser, url: string, day: string, about: object = {}) {
  const staff = await staffRequests(browser, url);
  const times = {
    ...{ kind: "visit", from: day, until: day, weekdays: [weekdayOf(day)], opens: 540, closes: 600 },
    ...{ minutes: 30, seats: 1, place: "Gate 2", ...about },
  };
  const answer = await staff.post(`${url}/api/admin/visits/slots`, { data: times });
  expect(answer.ok(), await answer.text()).toBe(true);
  const week = await staff.get(`${url}/api/admin/visits?day=${day}`);
  return ((await week.json()) as { slots: { id: string; kind: string; startsAt: string }[] }).slots;
}

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.locator("input[type=email]").fill(STAFF.email);
  await page.locator("input[type=password]").fill(STAFF.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function introduce(page: Page, name: string, email: string) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("I am 18 or older.").check();
}

test("with no open time the page says so; staff open a row and move a family", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/visit?lang=en");
  await alive(page);
  await expect(page.getByRole("heading", { name: "No times are open right now" })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, "/admin/visits?lang=en");
  await page.getByRole("button", { name: "Open times" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("First day").fill(inDays(14));
  await sheet.getByLabel("Last day").fill(inDays(27));
  await expect(sheet.getByText("This opens 8 times.")).toBeVisible();
  await sheet.getByLabel("Where").fill("The gate at the palms");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Open times" }).click();
  await expect(page.getByText("8 times are open.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^9:00 AM.*free$/ })).toBeVisible();
  await expectAccessible(page);

  const family = await browser.newContext({ baseURL: server.url });
  const visitor = await family.newPage();
  await visitor.goto("/visit?lang=en");
  await alive(visitor);
  await visitor.getByText("9:30 AM", { exact: true }).first().click();
  await introduce(visitor, "Wanda Week", "wanda@visits.example");
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Book this time" }).click();
  await expect(visitor.getByRole("heading", { name: "It is booked" })).toBeVisible();
  await expect(visitor.getByText("The gate at the palms")).toBeVisible();
  await expectAccessible(visitor);

  await page.reload();
  await page.getByRole("button", { name: /9:30 AM.*Wanda Week/ }).click();
  await page.getByRole("button", { name: "Move Wanda Week" }).click();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("Wanda Week is told by mail.").first()).toBeVisible();
  const mail = await mailTo(server, "wanda@visits.example", 2);
  expect(mail).toContain("has a new time");
  expect(mail).toContain("SEQUENCE:1");
  await family.close();
});

test("what staff change of a time while an earlier change is being saved is saved in its turn", async ({
  page,
  browser,
  server,
}) => {
  const day = inDays(9);
  await open(browser, server.url, day);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, `/admin/visits?lang=en&day=${day}`);
  await page.getByRole("button", { name: /^9:00 AM/ }).click();
  const sheet = page.getByRole("dialog");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: unknown[] = [];
  await page.route("**/api/admin/visits/slots/*", async (route) => {
    asked.push(route.request().postDataJSON());
    if (asked.length === 1) await held;
    await route.continue();
  });
  const save = sheet.getByRole("button", { name: "Save" });
  const first = { seats: 2, place: "Gate 2" };
  await sheet.getByLabel("Families at a time").fill("2");
  await save.click();
  await expect.poll(() => asked).toEqual([first]);
  await sheet.getByLabel("Where").fill("Gate 9");
  await save.click();
  expect(asked).toEqual([first]);
  answer();
  await expect.poll(() => asked).toEqual([first, { seats: 2, place: "Gate 9" }]);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await page.getByRole("button", { name: /^9:00 AM/ }).click();
  await expect(sheet.getByLabel("Where")).toHaveValue("Gate 9");
});

test("two want the last seat at once: one has it, the other is shown other times and keeps what it wrote", async ({
  browser,
  server,
}) => {
  const day = inDays(3);
  await open(browser, server.url, day);
  const pages = await Promise.all(
    ["Ana", "Beth"].map(async (name) => {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await page.goto("/visit?lang=en");
      await alive(page);
      await page.getByText("9:00 AM", { exact: true }).first().click();
      await introduce(page, `${name} Race`, `${name.toLowerCase()}@visits.example`);
      return page;
    }),
  );
  await Promise.all(pages.map((page) => page.getByRole("button", { name: "Book this time" }).click()));
  const booked = (page: Page) => page.getByRole("heading", { name: "It is booked" });
  const late = (page: Page) => page.getByText("Another family was a moment faster");
  for (const page of pages) await expect(booked(page).or(late(page))).toBeVisible();
  const isBooked = await Promise.all(pages.map((page) => booked(page).isVisible()));
  expect(isBooked.sort()).toEqual([false, true]);
  const loser = (await booked(pages[0] as Page).isVisible()) ? pages[1] : pages[0];
  if (loser === undefined) throw new Error("Nobody was late");
  await expectAccessible(loser);
  await expect(loser.getByLabel("Your name")).toHaveValue(/Race/);
  await loser.getByText("9:30 AM", { exact: true }).first().click();
  await loser.getByRole("button", { name: "Book this time" }).click();
  await expect(booked(loser)).toBeVisible();
  for (const page of pages) await page.context().close();
});

test("from the chat to the page in Spanish; the mail's file, the move and the cancellation by its link", async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(browser, server.url, inDays(5), { kind: "call", opens: 600, closes: 720 });
  await page.goto("/chat?lang=es");
  await alive(page);
  await ask(page, "¿me pueden llamar?", "Tu mensaje", "Enviar");
  const link = page.getByRole("link", { name: "/visit?kind=call" });
  await expect(link).toBeVisible();
  await page.goto(`${await link.getAttribute("href")}&lang=es`);
  await alive(page);
  await page
    .getByText(/^10:30/)
    .first()
    .click();
  await page.getByLabel("Tu nombre").fill("Rosa Llamada");
  await page.getByLabel("Correo").fill("rosa@visits.example");
  await page.getByLabel("Tengo 18 años o más.").check();
  await page.getByRole("button", { name: "Apartar esta hora" }).click();
  await expect(page.getByText("Escribe un teléfono de al menos ocho dígitos.")).toBeVisible();
  await page.getByLabel("Teléfono").fill("322 555 0199");
  await page.getByRole("button", { name: "Apartar esta hora" }).click();
  await expect(page.getByRole("heading", { name: "Quedó apartada" })).toBeVisible();
  await expectAccessible(page);

  const mail = await mailTo(server, "rosa@visits.example");
  expect(mail).toContain("BEGIN:VCALENDAR");
  expect(mail).toContain("Te llamamos al 322 555 0199.");
  const [, path = ""] = /http:\/\/[^/\s]+(\/visit\?lang=es#mine=[\w.-]+)/.exec(mail) ?? [];
  await page.goto("/programas");
  await page.goto(path);
  await alive(page);
  await expect(page.getByRole("heading", { name: "Tu hora apartada" })).toBeVisible();
  await page.getByRole("button", { name: "Elegir otra hora" }).click();
  await page
    .getByText(/^11:30/)
    .first()
    .click();
  await page.getByRole("button", { name: "Cambiarla a esta hora" }).click();
  await expect(page.getByRole("heading", { name: "Ya tiene nueva hora" })).toBeVisible();
  await page.getByRole("button", { name: "Cancelarla" }).click();
  await page.getByRole("button", { name: "Sí, cancelarla" }).click();
  await expect(page.getByRole("heading", { name: "Quedó cancelada" })).toBeVisible();
  await expectAccessible(page);
  expect(await mailTo(server, "rosa@visits.example", 3)).toContain("METHOD:CANCEL");
});

test("the link of a mail names the family, and staff see its bookings on its page", async ({
  page,
  browser,
  server,
}) => {
  await open(browser, server.url, inDays(6));
  const staff = await staffRequests(browser, server.url);
  const sent = {
    ...{ name: "Flora Known", email: "flora@visits.example", numberOfChildren: 1, childrenAges: "6" },
    ...{ phone: null, language: "en" },
  };
  const made = await staff.post(`${server.url}/api/admin/families`, { data: sent });
  const { id } = (await made.json()) as { id: string };
  const about = await staff.get(`${server.url}/api/admin/leads/${id}/visits`);
  const { link } = (await about.json()) as { link: string };
  await page.goto(link);
  await alive(page);
  await expect(page.getByText("Hello Flora Known, choose a time.", { exact: false })).toBeVisible();
  await page.getByText("Visit the school", { exact: true }).click();
  await page.getByText("9:00 AM", { exact: true }).first().click();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { name: "It is booked" })).toBeVisible();

  await enter(page, `/admin/families?lang=en&id=${id}`);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("link", { name: /^Visit, .*9:00 AM$/ })).toBeVisible();
  await expect(sheet.getByText(/^Booked: visit, /)).toBeVisible();
  await page.goto("/admin/today?lang=en");
  const coming = page.getByRole("region", { name: /^Visits and calls/ });
  await expect(coming.getByRole("link", { name: "Flora Known" })).toBeVisible();
  await expectAccessible(page);
});
