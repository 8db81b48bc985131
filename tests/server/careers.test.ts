import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Application } from "#contract/careers.ts";
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

const form = {
  name: "Rosa Medina",
  email: "rosa@example.com",
  phone: "+52 322 555 0101",
  teaching: "younger",
  speaks: "both",
  from: "August",
  message: "I have taught in a forest kindergarten for six years.",
  adult: true,
  language: "en",
};
const apply = (more: object = {}) => sendJson(`${server.url}/api/careers`, { ...form, ...more });
const desk = async (path = "", method = "GET", body?: object) => {
  const headers = { cookie: await server.signIn(), "content-type": "application/json" };
  return fetch(`${server.url}/api/admin/applications${path}`, {
    ...{ method, headers },
    ...(body && { body: JSON.stringify(body) }),
  });
};
const list = async () => (await (await desk()).json()) as Application[];

describe("an application as a teacher", () => {
  it("needs no child, is thanked by mail, and stands on the desk once however often it was sent", async () => {
    expect((await apply()).status).toBe(204);
    expect((await apply()).status).toBe(204);
    const thanks = await eventually(async () => {
      const mail = mails.find(({ to }) => to === "rosa@example.com");
      if (mail === undefined) throw new Error("no mail yet");
      return mail;
    });
    expect(thanks.text).toContain("Hello Rosa Medina,");
    expect(thanks.unsubscribe).toBeUndefined();
    expect(await list()).toMatchObject([
      { name: "Rosa Medina", status: "new", from: "August", changedBy: null },
    ]);
  });

  it("tells staff that one waits, and nothing of it", async () => {
    const notice = await eventually(async () => {
      const mail = mails.find(({ to }) => to === "desk@example.com");
      if (mail === undefined) throw new Error("no mail yet");
      return mail;
    });
    expect(notice.text).toMatch(/A teacher applied[\s\S]*solicitud de docente/);
    expect(notice.text).not.toMatch(/Rosa|forest/);
  });

  it("is followed up and erased on the desk, by staff alone", async () => {
    const [{ id = "" } = {}] = await list();
    const marked = await desk(`/${id}`, "PATCH", { status: "in_touch" });
    expect(await marked.json()).toMatchObject({ status: "in_touch", changedBy: STAFF.email });
    expect((await fetch(`${server.url}/api/admin/applications`)).status).toBe(401);
    expect((await desk("/nobody", "PATCH", { status: "closed" })).status).toBe(404);
    expect((await desk(`/${id}`, "DELETE")).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await desk(`/${id}`, "DELETE")).status).toBe(404);
  });

  it.each([
    [{ name: "R" }, "name"],
    [{ email: "nobody" }, "email"],
    [{ message: "Hi" }, "message"],
    [{ message: "x".repeat(4001) }, "message"],
    [{ teaching: "everything" }, "teaching"],
    [{ adult: false }, "adult"],
    [{ adult: undefined }, "adult"],
  ])("refuses %j and names the field", async (more, field) => {
    const response = await apply(more);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toMatch(new RegExp(`^${field}: `));
  });

  it("goes by itself a year after its last change", async () => {
    await apply({ email: "old@example.com" });
    time += 366 * DAY_MS;
    await apply({ email: "young@example.com" });
    // A clock that jumps is not believed until it has run on: so the sweep itself is asked.
    const { sweepApplications } = await import("#server/features/site/careers/applications.ts");
    const { openStore } = await import("#server/db/database.ts");
    const store = openStore({ databaseUrl: null, dataDir: server.dataDir });
    expect(await store.write((trx) => sweepApplications(trx, time - 365 * DAY_MS))).toBe(1);
    await store.close();
    expect((await list()).map(({ email }) => email)).toEqual(["young@example.com"]);
  });
});
