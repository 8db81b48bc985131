import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account, AuditEntry, StaffAccount } from "#contract/account.ts";
import { PROOF_MS } from "#domain/staff/account.ts";
import { appCode } from "../app-code.ts";
import { eventually } from "../eventually.ts";
import { follow } from "../followed.ts";
import { type RunningApp, STAFF, sendJson, startApp } from "../running-app.ts";

const NEXT = "seven pelicans over the bay";
/** Moves the server's clock on. */
let late = 0;
let server: RunningApp;
beforeAll(async () => {
  server = await startApp({ STUDENT_PASSWORD: "mango river" }, { now: () => Date.now() + late });
});
afterAll(() => server.close());

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "")
    .filter((each) => !each.endsWith("="))
    .join("; ");
const post = (path: string, body: unknown, cookie = "") => sendJson(`${server.url}${path}`, body, { cookie });
const get = (path: string, cookie: string) => fetch(`${server.url}${path}`, { headers: { cookie } });
const remove = (path: string, cookie: string) =>
  fetch(`${server.url}${path}`, { method: "DELETE", headers: { cookie } });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const signIn = (email: string, password: string) => post("/api/auth/sign-in/email", { email, password });
const signedIn = async (email = STAFF.email, password = STAFF.password) =>
  cookiesOf(await signIn(email, password));
const accountOf = async (cookie: string) => (await (await get("/api/account", cookie)).json()) as Account;
const isIn = async (cookie: string) => (await get("/api/account", cookie)).status === 200;

const mailsTo = (email: string) =>
  readdirSync(join(server.dataDir, "outbox"))
    .map((file) => readFileSync(join(server.dataDir, "outbox", file), "utf8"))
    .filter((mail) => mail.includes(`To: ${email}`));
const linkIn = (mail: string) => /password#([\w-]+)/.exec(mail.replaceAll("=\r\n", ""))?.[1] ?? "";

/** Somebody else at the desk. */
async function newcomer(name: string, role: StaffAccount["role"] = "member") {
  const owner = await signedIn();
  const email = `${name}@example.com`;
  const invited = await post("/api/account/members", { email, role }, owner);
  const { link, member } = (await invited.json()) as { link: string; member: StaffAccount };
  const password = `${name} likes the long way home`;
  const token = link.split("#")[1] ?? "";
  expect((await post("/api/auth/reset-password", { token, password })).status).toBe(204);
  return { email, password, id: member.id, cookie: await signedIn(email, password) };
}

describe("a password", () => {
  it("is changed with the old one; every other session ends, this one goes on", async () => {
    const { email, password, cookie } = await newcomer("marisol");
    const elsewhere = await signedIn(email, password);
    const change = (current: string, next: string) =>
      post("/api/account/password", { current, password: next }, cookie);
    expect(await codeOf(await change("not the password", NEXT))).toEqual([401, "wrong_password"]);
    expect(await codeOf(await change(password, "short"))).toEqual([400, "invalid_request"]);
    expect(await codeOf(await change(password, "password123456"))).toEqual([400, "weak_password"]);
    expect(await codeOf(await change(password, `${email}-2026`))).toEqual([400, "weak_password"]);

    const changed = await change(password, NEXT);
    expect(changed.status).toBe(204);
    expect(await isIn(cookiesOf(changed))).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(cookie)).toBe(false);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, NEXT)).status).toBe(200);
  });

  it("is set anew by a link, once, and whoever was signed in is out", async () => {
    const { email, cookie } = await newcomer("ramiro");
    const asked = await post("/api/auth/forgot-password", { email: email.toUpperCase(), language: "es" });
    expect(asked.status).toBe(204);
    await eventually(() => expect(mailsTo(email)).toHaveLength(2));
    const mail = mailsTo(email).find((each) => !each.includes("has made an account"));
    const token = linkIn(mail ?? "");
    expect(token.length).toBeGreaterThan(20);
    // The database holds no link that works.
    expect(JSON.stringify(server.rows("verification"))).not.toContain(token);

    expect(
      await codeOf(await post("/api/auth/reset-password", { token, password: "qwertyuiop123" })),
    ).toEqual([400, "weak_password"]);
    expect((await post("/api/auth/reset-password", { token, password: NEXT })).status).toBe(204);
    expect(await isIn(cookie)).toBe(false);
    expect((await signIn(email, NEXT)).status).toBe(200);
    expect(await codeOf(await post("/api/auth/reset-password", { token, password: NEXT }))).toEqual([
      410,
      "link_expired",
    ]);
  });

  it("asked for by a stranger gets the same answer, and no mail", async () => {
    const before = server.rows("mails").length;
    const asked = await post("/api/auth/forgot-password", { email: "nobody@example.com" });
    expect([asked.status, await asked.text()]).toEqual([204, ""]);
    expect(
      await codeOf(await post("/api/auth/reset-password", { token: "x".repeat(32), password: NEXT })),
    ).toEqual([410, "link_expired"]);
    expect(server.rows("mails")).toHaveLength(before);
  });
});

describe("sessions", () => {
  it("are listed with the browser's name, and ended one by one or all", async () => {
    const { email, password, cookie } = await newcomer("tomasa");
    const tablet = await sendJson(
      `${server.url}/api/auth/sign-in/email`,
      { email, password },
      { "user-agent": "Mozilla/5.0 (iPad)" },
    );
    const { sessions } = await accountOf(cookie);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const other = sessions.find(({ browser }) => browser.includes("iPad"));
    expect(other?.current).toBe(false);
    expect(JSON.stringify(sessions)).not.toContain(server.rows("session")[0]?.token);

    const stranger = await signedIn();
    expect((await remove(`/api/account/sessions/${other?.id}`, stranger)).status).toBe(404);
    expect(await isIn(cookiesOf(tablet))).toBe(true);
    expect((await remove(`/api/account/sessions/${other?.id}`, cookie)).status).toBe(204);
    expect(await isIn(cookiesOf(tablet))).toBe(false);
    expect((await remove("/api/account/sessions", cookie)).status).toBe(204);
    expect(await isIn(cookie)).toBe(false);
  });
});

describe("roles", () => {
  it("a member works, and neither sees nor changes the accounts of others", async () => {
    const { cookie, id } = await newcomer("pablo");
    expect((await accountOf(cookie)).role).toBe("member");
    expect((await get("/api/admin/leads", cookie)).status).toBe(200);
    expect(await codeOf(await get("/api/account/members", cookie))).toEqual([403, "forbidden"]);
    expect(await codeOf(await get("/api/account/audit", cookie))).toEqual([403, "forbidden"]);
    const invite = await post("/api/account/members", { email: "x@example.com", role: "owner" }, cookie);
    expect(await codeOf(invite)).toEqual([403, "forbidden"]);
    expect(await codeOf(await remove(`/api/account/members/${id}`, cookie))).toEqual([403, "forbidden"]);
  });

  it("an owner removes an account, and its sessions with it; never their own", async () => {
    const owner = await signedIn();
    const { cookie, id, email, password } = await newcomer("lupe");
    const listed = (await (await get("/api/account/members", owner)).json()) as StaffAccount[];
    expect(listed.find((each) => each.id === id)).toMatchObject({ email, joined: true, self: false });
    const desk = await follow(`${server.url}/api/admin/changes`, { cookie });
    await eventually(() => expect(desk.count()).toBe(1));
    expect((await remove(`/api/account/members/${id}`, owner)).status).toBe(204);
    expect(await isIn(cookie)).toBe(false);
    await eventually(() => expect(desk.hasEnded()).toBe(true));
    expect((await signIn(email, password)).status).toBe(401);
    const self = listed.find((each) => each.self)?.id;
    expect(await codeOf(await remove(`/api/account/members/${self}`, owner))).toEqual([409, "conflict"]);
    expect((await remove(`/api/account/members/${id}`, owner)).status).toBe(404);
    const again = await post("/api/account/members", { email: STAFF.email, role: "member" }, owner);
    expect(await codeOf(again)).toEqual([409, "conflict"]);
  });

  it("invitations and a removal in the same moment leave one account, and nobody an error", async () => {
    const owner = await signedIn();
    const invite = () => post("/api/account/members", { email: "gemela@example.com", role: "member" }, owner);
    const members = async () =>
      ((await (await get("/api/account/members", owner)).json()) as StaffAccount[]).filter(
        ({ email }) => email === "gemela@example.com",
      );
    const statuses = async (calls: Promise<Response>[]) =>
      [...new Set((await Promise.all(calls)).map(({ status }) => status))].sort();
    expect(await statuses([invite(), invite(), invite(), invite()])).toEqual([200]);
    for (let time = 0; time < 8; time += 1) {
      const [first] = await members();
      const calls = [remove(`/api/account/members/${first?.id}`, owner), invite(), invite(), invite()];
      for (const status of await statuses(calls)) expect([200, 204, 409]).toContain(status);
      await invite();
      expect(await members()).toHaveLength(1);
    }
  });
});

describe("a recent proof of the password", () => {
  const family = "/api/admin/family/export?email=ana%40example.com";

  it("is asked for before a family's data, money or accounts are touched", async () => {
    const cookie = await signedIn();
    expect((await get(family, cookie)).status).toBe(200);
    late += PROOF_MS;
    const again = [403, "reauthentication_required"];
    expect(await codeOf(await get(family, cookie))).toEqual(again);
    expect(await codeOf(await remove("/api/admin/family?email=ana%40example.com", cookie))).toEqual(again);
    expect(await codeOf(await post("/api/admin/deposits/x/refund", {}, cookie))).toEqual(again);
    expect(await codeOf(await remove("/api/account/members/x", cookie))).toEqual(again);
    expect((await get("/api/admin/leads", cookie)).status).toBe(200);

    const prove = (password: string) => post("/api/account/proof", { password }, cookie);
    expect(await codeOf(await prove("not the password"))).toEqual([401, "wrong_password"]);
    expect(await codeOf(await get(family, cookie))).toEqual(again);
    expect((await prove(STAFF.password)).status).toBe(204);
    expect((await get(family, cookie)).status).toBe(200);
    expect(await codeOf(await post("/api/admin/deposits/x/refund", {}, cookie))).toEqual([404, "not_found"]);
  });
});

describe("a second factor", () => {
  it("is asked for at the door once it was confirmed; recovery codes work once each", async () => {
    const { email, password, cookie } = await newcomer("itzel");
    const begin = await post("/api/account/second-factor", { password }, cookie);
    const { key, uri, recoveryCodes } = (await begin.json()) as {
      key: string;
      uri: string;
      recoveryCodes: string[];
    };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ceiba/);
    expect(recoveryCodes.length).toBeGreaterThanOrEqual(8);
    // Not before the app has shown that it works.
    expect((await accountOf(cookie)).secondFactor).toBe(false);
    const confirm = (code: string) => post("/api/account/second-factor/confirm", { code }, cookie);
    expect(await codeOf(await confirm("000000"))).toEqual([401, "wrong_code"]);
    const on = await confirm(appCode(key));
    expect(on.status).toBe(204);
    const inside = cookiesOf(on);
    expect(await accountOf(inside)).toMatchObject({
      secondFactor: true,
      recoveryCodes: recoveryCodes.length,
    });

    const door = async () => {
      const first = await signIn(email, password);
      expect(await first.json()).toEqual({ secondFactor: true });
      const half = cookiesOf(first);
      expect(await isIn(half)).toBe(false);
      // A session of somebody else in the same browser must not be taken for this one.
      return `${half}; ${await signedIn()}`;
    };
    const second = (code: string, half: string) => post("/api/auth/second-factor", { code }, half);
    const half = await door();
    expect(await codeOf(await second("000000", half))).toEqual([401, "wrong_code"]);
    const entered = await second(appCode(key), half);
    expect(entered.status).toBe(204);
    expect((await accountOf(cookiesOf(entered))).email).toBe(email);
    expect((await second(appCode(key), half)).status).toBe(401);

    const [recovery = ""] = recoveryCodes;
    const recovered = await second(recovery, await door());
    expect(recovered.status).toBe(204);
    expect((await accountOf(cookiesOf(recovered))).recoveryCodes).toBe(recoveryCodes.length - 1);
    expect((await second(recovery, await door())).status).toBe(401);

    // With the used one that makes ten wrong codes in a row: for a quarter of an hour none counts, and that is said.
    for (let wrong = 1, half = ""; wrong < 10; wrong += 1) {
      // One way in takes only a few of them.
      if (wrong % 4 === 1) half = await door();
      expect((await second("000000", half)).status).toBe(401);
    }
    const locked = await second(appCode(key), await door());
    expect(await codeOf(locked)).toEqual([429, "rate_limited"]);
    const wait = Number(locked.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);

    const other = await post("/api/account/second-factor/codes", { password }, inside);
    expect(((await other.json()) as { recoveryCodes: string[] }).recoveryCodes).not.toContain(
      recoveryCodes[1],
    );
    const off = await post("/api/account/second-factor/remove", { password }, inside);
    expect(off.status).toBe(204);
    expect(await (await signIn(email, password)).json()).toMatchObject({ user: { email } });
  });
});

describe("the audit", () => {
  it("names what an entry was about while it exists, and says nothing of what was erased", async () => {
    const owner = await signedIn();
    const cookie = { cookie: owner };
    const email = "berta.audit@example.com";
    const form = { name: "Berta Audit", email, numberOfChildren: 1, childrenAges: "7", language: "es" };
    await sendJson(`${server.url}/api/leads`, { ...form, adult: true }, {});
    const [lead] = (await (await get("/api/admin/leads?search=berta.audit", owner)).json()) as {
      id: string;
    }[];
    const added = await sendJson(
      `${server.url}/api/admin/leads/${lead?.id}/places`,
      { child: "Luz", age: 8 },
      cookie,
    );
    expect(added.ok).toBe(true);
    const { pods } = (await (await get("/api/admin/places", owner)).json()) as { pods: { id: string }[] };
    const place = ((await added.json()) as { id: string }).id;
    await sendJson(
      `${server.url}/api/admin/places/${place}`,
      { act: "hold", podId: pods[0]?.id },
      cookie,
      "PATCH",
    );
    const entries = async () =>
      ((await (await get("/api/account/audit", owner)).json()) as { entries: AuditEntry[] }).entries;
    const about = { path: `/admin/families?id=${lead?.id}`, name: { en: "Berta Audit", es: "Berta Audit" } };
    expect((await entries()).slice(0, 2)).toMatchObject([
      { action: "place_changed", about, isGone: false },
      { action: "place_added", about, isGone: false },
    ]);

    const erased = await fetch(`${server.url}/api/admin/family?email=${encodeURIComponent(email)}`, {
      ...{ method: "DELETE", headers: cookie },
    });
    expect(erased.ok).toBe(true);
    const after = await entries();
    expect(after.slice(0, 3).map(({ action, about, isGone }) => [action, about, isGone])).toEqual([
      ["family_erased", null, false],
      ["place_changed", null, true],
      ["place_added", null, true],
    ]);
    expect(JSON.stringify(after)).not.toContain("Berta");
  });

  it("leads to a family that was written down by hand", async () => {
    const owner = await signedIn();
    const form = { name: "Dora Audit", email: "dora.audit@example.com", phone: null, language: "es" };
    const family = { ...form, numberOfChildren: 0, childrenAges: "" };
    const added = await sendJson(`${server.url}/api/admin/families`, family, { cookie: owner });
    const { id } = (await added.json()) as { id: string };
    const read = await get("/api/account/audit", owner);
    const { entries } = (await read.json()) as { entries: AuditEntry[] };
    expect(entries.find(({ action }) => action === "family_added")).toMatchObject({
      ...{ reference: id, isGone: false },
      about: { path: `/admin/families?id=${id}` },
    });
  });

  it("says who did what and when, without a family's data; only its own term removes anything", async () => {
    // What strangers tried before belongs to another time.
    late += 60 * 60_000;
    const owner = await signedIn();
    const { email } = await newcomer("noemi");
    await signIn(email, "not the password");
    await signIn("nobody@example.com", "not the password");
    await get("/api/admin/family/export?email=familia.cruz%40example.com", owner);
    await sendJson(`${server.url}/api/admin/retention`, { days: 60 }, { cookie: owner }, "PUT");

    const page = async (before?: string) =>
      (await (await get(`/api/account/audit${before ? `?before=${before}` : ""}`, owner)).json()) as {
        entries: AuditEntry[];
        more: boolean;
      };
    const { entries } = await page();
    const [retention, exported, unknown, failed, first, , added] = entries;
    expect(retention).toMatchObject({ action: "retention", by: STAFF.email });
    expect(exported).toMatchObject({ action: "family_export", by: STAFF.email });
    expect(exported?.reference).toMatch(/^[\w-]{10}$/);
    expect(unknown).toMatchObject({ action: "sign_in_failed", by: "" });
    expect(failed).toMatchObject({ action: "sign_in_failed", by: email });
    expect(first).toMatchObject({ action: "sign_in", by: email });
    expect(added).toMatchObject({ action: "member_added", by: STAFF.email, reference: email });
    expect(JSON.stringify(server.rows("audit_log"))).not.toContain("familia.cruz");

    // Strangers fill no disk: one entry stands for all they try.
    for (let index = 0; index < 5; index += 1) await signIn(`n${index}@example.com`, "not the password");
    expect((await page()).entries[0]).toEqual(retention);

    const rest = await page(added?.id);
    expect(rest.entries[0]?.id.localeCompare(added?.id ?? "")).toBeLessThan(0);
    // A year in steps: after a jump of a month the clock would not be believed.
    for (let days = 0; days <= 365; days += 20) {
      late += 20 * 86_400_000;
      await server.app.sweep();
    }
    expect(server.rows("audit_log")).toEqual([]);
  });
});
