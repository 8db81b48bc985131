import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "#server/ports/mailer.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, STAFF, sendJson, startApp } from "../running-app.ts";

const DAY_MS = 86_400_000;
let server: RunningApp;
let time = Date.now();
const mails: Mail[] = [];
beforeAll(async () => {
  server = await startApp(
    { STAFF_NOTIFY: "desk@example.com" },
    { mailer: { send: async (mail) => void mails.push(mail) }, now: () => time },
  );
});
afterAll(() => server.close());

const post = (path: string, body: unknown, headers = {}) => sendJson(server.url + path, body, headers);
const ask = (email: string, language = "es") => post("/api/newsletter", { email, language });
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
/** The newest mail to an address, once there are so many. */
const mailTo = (email: string, count = 1) =>
  eventually(async () => {
    const all = mailsTo(email);
    if (all.length < count) throw new Error(`${all.length} mails to ${email}`);
    return all.at(-1) as Mail;
  });
const tokenIn = (mail: Mail, what: "confirm" | "end") =>
  new RegExp(`/newsletter\\?lang=\\w+#${what}=(\\S+)`).exec(mail.text)?.[1] ?? "";
const rows = (email: string) =>
  server.rows("newsletter_subscribers").filter((row) => row.email_key === email.toLowerCase());

async function join(email: string, language = "es"): Promise<Mail> {
  await ask(email, language);
  const asked = await mailTo(email);
  expect((await post("/api/newsletter/confirm", { token: tokenIn(asked, "confirm") })).status).toBe(204);
  return mailTo(email, 2);
}

describe("the newsletter", () => {
  it("is confirmed by mail before anything else is sent, and says so in the reader's language", async () => {
    expect((await ask("Ana@Example.com")).status).toBe(204);
    const asked = await mailTo("Ana@Example.com");
    expect(asked.subject).toMatch(/^Confirma/);
    // Nobody is on a list whose mails could be ended.
    expect(asked.unsubscribe).toBeUndefined();
    expect(rows("ana@example.com")).toMatchObject([{ status: "asked", language: "es" }]);
    const token = tokenIn(asked, "confirm");
    expect((await post("/api/newsletter/confirm", { token })).status).toBe(204);
    expect((await post("/api/newsletter/confirm", { token })).status).toBe(204);
    const welcome = await mailTo("Ana@Example.com", 2);
    expect(mailsTo("Ana@Example.com")).toHaveLength(2);
    expect(welcome.text).toContain("Para terminarlo");
    expect(rows("ana@example.com")).toMatchObject([{ status: "confirmed" }]);
  });

  it("ends by one click of a mail program, as RFC 8058 sends it, once and again", async () => {
    const welcome = await join("one@example.com", "en");
    const address = String(welcome.unsubscribe);
    expect(address.startsWith(`${server.url}/api/newsletter/unsubscribe?token=`)).toBe(true);
    const click = () =>
      fetch(address, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect((await click()).status).toBe(204);
    expect(rows("one@example.com")).toEqual([]);
    expect((await click()).status).toBe(204);
    // Opening the link, as scanners of mail do, changes nothing.
    expect((await fetch(address)).status).toBe(405);
  });

  it("ends from the page with the link in the letter's foot", async () => {
    const welcome = await join("foot@example.com");
    const token = tokenIn(welcome, "end");
    const query = new URLSearchParams({ token });
    expect(
      (await fetch(`${server.url}/api/newsletter/unsubscribe?${query}`, { method: "POST" })).status,
    ).toBe(204);
    expect(rows("foot@example.com")).toEqual([]);
  });

  it("does not tell who is on the list, and writes to nobody again and again", async () => {
    await join("known@example.com");
    expect((await ask("known@example.com", "en")).status).toBe(204);
    // A stranger does not change the language of somebody who confirmed.
    expect(rows("known@example.com")).toMatchObject([{ language: "es" }]);
    expect(mailsTo("known@example.com")).toHaveLength(2);
    for (let times = 0; times < 6; times += 1) await ask("often@example.com");
    await mailTo("often@example.com", 3);
    expect(server.rows("mails").filter((row) => row.recipient === "often@example.com")).toHaveLength(3);
    expect(rows("often@example.com")).toHaveLength(1);
  });

  it.each([
    ["one for another purpose", (mail: Mail) => tokenIn(mail, "confirm")],
    ["one that was touched", (mail: Mail) => `${tokenIn(mail, "confirm").slice(0, -2)}xx`],
    ["another id under a good seal", (mail: Mail) => `0${tokenIn(mail, "confirm").slice(1)}`],
  ])("takes no false link: %s", async (what, token) => {
    const email = `false-${what.length}@example.com`;
    await ask(email);
    const mail = await mailTo(email);
    const query = new URLSearchParams({ token: token(mail) });
    const response = await fetch(`${server.url}/api/newsletter/unsubscribe?${query}`, { method: "POST" });
    expect(response.status).toBe(410);
    expect(rows(email)).toHaveLength(1);
  });

  it.each([
    [{ email: "no address" }],
    [{ email: "a@example.com\nb@example.com" }],
    [{ language: "fr" }],
    [{}],
  ])("refuses %j", async (more) => {
    const body = Object.keys(more).length === 0 ? {} : { email: "a@example.com", language: "es", ...more };
    expect((await post("/api/newsletter", body)).status).toBe(400);
  });
});

describe("a letter", () => {
  const letter = {
    en: { subject: "News", text: "The palapa is up." },
    es: { subject: "Noticias", text: "Ya está la palapa." },
  };

  it("goes to everybody who confirmed, in their language, with its one click, and only once", async () => {
    const [english, spanish] = ["english@example.com", "spanish@example.com"] as const;
    await join(english, "en");
    await join(spanish, "es");
    await ask("not-yet@example.com");
    const cookie = await server.signIn();
    await sendJson(`${server.url}/api/account/proof`, { password: STAFF.password }, { cookie });
    const before = await fetch(`${server.url}/api/admin/newsletter`, { headers: { cookie } });
    const { confirmed } = (await before.json()) as { confirmed: Record<string, number> };
    const sent = await post("/api/admin/newsletter/letters", letter, { cookie });
    expect(await sent.json()).toEqual({ mails: (confirmed.en ?? 0) + (confirmed.es ?? 0) });
    expect((await mailTo(english, 3)).text).toMatch(/^The palapa is up\.[\s\S]*To end it/);
    const mail = await mailTo(spanish, 3);
    expect(mail).toMatchObject({
      subject: "Noticias",
      unsubscribe: expect.stringContaining("/unsubscribe?token="),
    });
    expect(mailsTo("not-yet@example.com")).toHaveLength(1);
    expect((await post("/api/admin/newsletter/letters", letter, { cookie })).status).toBe(409);
  });

  it("is for staff only", async () => {
    expect((await post("/api/admin/newsletter/letters", letter)).status).toBe(401);
    expect((await fetch(`${server.url}/api/admin/newsletter`)).status).toBe(401);
  });
});

/** Last: mails wait for the clock of the machine, which does not move with ours. */
describe("a week later", () => {
  it("forgets what nobody confirmed within a week, and keeps who did", async () => {
    await join("stays@example.com");
    await ask("late@example.com");
    const late = tokenIn(await mailTo("late@example.com"), "confirm");
    time += 7 * DAY_MS + 1;
    expect((await post("/api/newsletter/confirm", { token: late })).status).toBe(410);
    await server.app.sweep();
    expect(rows("late@example.com")).toEqual([]);
    expect(rows("stays@example.com")).toHaveLength(1);
  });
});
