import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isOtherSecret } from "#server/auth/secret-mark.ts";
import { openPostgres } from "#server/db/postgres.ts";
import type { Store } from "#server/db/store.ts";
import { eventually } from "../eventually.ts";
import { startMessenger } from "../messenger-server.ts";
import { killAll, startProgram } from "../program.ts";
import { sendJson } from "../running-app.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { onBothEngines, postgresDatabase } from "./engines.ts";

const CLASS_PASSWORD = "mango tree river";
const key = randomBytes(32);

/** Programs start slowly on a machine that is busy with something else. */
const START_MS = 120_000;

describe.skipIf(inject("postgresUrl") === null)("two servers on one PostgreSQL", () => {
  const undo: (() => Promise<unknown> | unknown)[] = [];
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let messenger: Awaited<ReturnType<typeof startMessenger>>;
  let programs: ReturnType<typeof startProgram>[];
  let urls: string[];
  let store: Store;
  let staff = "";

  beforeAll(async () => {
    const database = await postgresDatabase();
    smtp = await startSmtpServer();
    messenger = await startMessenger(key);
    const SESSION_SECRET = randomBytes(32).toString("hex");
    programs = [0, 1].map(() => {
      const dataDir = mkdtempSync(join(tmpdir(), "ceiba-two-"));
      undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
      return startProgram(dataDir, {
        ...{ DATABASE_URL: database.url, SESSION_SECRET, SMTP_URL: smtp.url },
        ...{ SAFETY_WEBHOOK_URL: messenger.url, SAFETY_WEBHOOK_SECRET: key.toString("base64") },
        ...{ STAFF_NOTIFY: "one@example.com, two@example.com" },
        // Each caller has an address of its own.
        ...{ TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_SCALE: "1" },
      });
    });
    urls = (await Promise.all(programs.map(({ started }) => started))).map((url) => url ?? "");
    store = openPostgres(database.url);
    undo.push(database.drop, () => store.close());
  }, START_MS);
  afterAll(async () => {
    killAll();
    await smtp.close();
    await messenger.close();
    for (const step of undo.reverse()) await step();
  });

  const server = (index: number) => urls[index % 2] ?? "";
  const cookiesOf = (response: Response) =>
    response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const submit = (url: string, index: number, address: string) =>
    sendJson(
      `${url}/api/leads`,
      {
        ...{ name: "Family", email: `family-${index}@example.com`, language: "en" },
        ...{ numberOfChildren: 1, childrenAges: "6" },
      },
      { "x-forwarded-for": address },
    );
  const addressOf = (index: number) => `198.51.100.${index}`;
  const mailsTo = (recipient: string) =>
    smtp.delivered.filter(({ recipients }) => recipients.includes(recipient)).length;

  it("makes one first account and one class password when both start at once, good on both", async () => {
    const said = programs.map(({ output }) => output()).join("\n");
    const accounts = [...said.matchAll(/(\S+) with the password (\S{20})/g)];
    const passwords = [...said.matchAll(/Class password .*: (\S+)/g)];
    expect([accounts.length, passwords.length]).toEqual([1, 1]);

    const [, email, password] = accounts[0] ?? [];
    staff = cookiesOf(await sendJson(`${server(0)}/api/auth/sign-in/email`, { email, password })).join("; ");
    for (const url of urls) {
      const answer = await fetch(`${url}/api/admin/stats`, { headers: { cookie: staff } });
      expect(answer.status).toBe(200);
      const entered = await sendJson(`${url}/api/student/session`, { password: passwords[0]?.[1] });
      expect(entered.ok).toBe(true);
    }
  });

  it("a class password set on one holds on the other at once", async () => {
    const enter = (url: string, password: string) => sendJson(`${url}/api/student/session`, { password });
    const set = (password: string) => {
      const body = { password, endSessions: true };
      return sendJson(`${server(0)}/api/admin/student-password`, body, { cookie: staff }, "PUT");
    };
    await set("an earlier one");
    const session = cookiesOf(await enter(server(1), "an earlier one")).join("; ");
    const isIn = async () =>
      (await fetch(`${server(1)}/api/student/session`, { headers: { cookie: session } })).json();
    expect(await isIn()).toEqual({ authenticated: true });
    expect((await set(CLASS_PASSWORD)).ok).toBe(true);
    expect(await isIn()).toEqual({ authenticated: false });
    expect((await enter(server(1), "an earlier one")).status).toBe(401);
    expect((await enter(server(1), CLASS_PASSWORD)).ok).toBe(true);
  });

  // Before the tests that load the servers: reading the rules for child safety holds a server up for a while, once.
  it("tells each disclosure once, whoever heard it", async () => {
    const entered = cookiesOf(
      await sendJson(`${server(0)}/api/student/session`, { password: CLASS_PASSWORD }),
    );
    const grant = { purposes: ["ai_chat"], grantedBy: "adult" };
    const granted = await sendJson(`${server(1)}/api/consents`, grant, { cookie: entered.join("; ") });
    const cookie = [...entered, ...cookiesOf(granted)].join("; ");
    const answers = Array.from({ length: 6 }, (_, index) => {
      const body = { studentName: "Sol", message: "my uncle hits me", sessionId: `s-${index}`, age: 10 };
      return sendJson(`${server(index)}/api/wildlight-chat`, body, { cookie });
    });
    for (const answer of answers) expect((await answer).status).toBe(200);
    await eventually(async () => {
      const rows = await store.db.selectFrom("safety_alerts").select("status").execute();
      expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 18 }, () => "sent"));
    });
    expect(messenger.calls).toHaveLength(6);
    expect(new Set(messenger.calls.map(({ id }) => id)).size).toBe(6);
    expect(mailsTo("two@example.com")).toBe(6);
  });

  it("counts an address's calls together", async () => {
    const calls = Array.from({ length: 30 }, (_, index) => submit(server(index), 1, "203.0.113.7"));
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
    for (const url of urls) expect((await submit(url, 1, "203.0.113.7")).status).toBe(429);
  });

  it("sends each mail once; when one is killed under load, the other finishes its mails and nothing is lost", async () => {
    const acknowledged: number[] = [];
    const write = async (from: number, to: number, url: (index: number) => string) => {
      let next = from;
      const writer = async () => {
        for (let index = next++; index < to; index = next++) {
          const answer = await submit(url(index), index, addressOf(index));
          if (answer.ok) acknowledged.push(index);
        }
      };
      await Promise.allSettled(Array.from({ length: 6 }, writer));
    };
    const isSettled = (state: string) =>
      eventually(async () => {
        const { rows } = await sql<{
          count: number;
        }>`select count(*) as count from mails where status = 'queued'
          and recipient like 'family-%' and claimed_until <= ${state === "unclaimed" ? Date.now() : Number.MAX_SAFE_INTEGER}`.execute(
          store.db,
        );
        expect(rows).toEqual([{ count: 0 }]);
      });

    await write(10, 60, server);
    expect(acknowledged).toHaveLength(50);
    await isSettled("all");
    expect(acknowledged.map((index) => mailsTo(`family-${index}@example.com`))).toEqual(
      acknowledged.map(() => 1),
    );

    const [first] = programs;
    const killing = eventually(() => {
      expect(acknowledged.length).toBeGreaterThanOrEqual(80);
      first?.child.kill("SIGKILL");
    });
    await write(60, 140, server);
    await killing;
    await write(140, 150, () => server(1));
    const leads = await store.db.selectFrom("leads").select("email").execute();
    const kept = new Set(leads.map(({ email }) => email));
    expect(acknowledged.filter((index) => !kept.has(`family-${index}@example.com`))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(90);

    // What the dead server held is free again after some minutes: they pass here.
    await isSettled("unclaimed");
    await store.db.updateTable("mails").set({ claimed_until: 0 }).where("status", "=", "queued").execute();
    await isSettled("all");
    const sent = acknowledged.map((index) => mailsTo(`family-${index}@example.com`));
    expect(sent.filter((times) => times === 0)).toEqual([]);
    // What had left and was not yet noted leaves again: at most what one server sends at a time, and the other.
    expect(sent.filter((times) => times > 1).length).toBeLessThanOrEqual(10);
  });
});

describe.skipIf(inject("postgresUrl") === null)("wakes between servers", () => {
  it("are heard on the others, and made up for when the line to the database was cut", async () => {
    const database = await postgresDatabase();
    const [one, other] = [openPostgres(database.url), openPostgres(database.url)];
    try {
      let woken = 0;
      other.wakes.hear("mails", () => {
        woken += 1;
      });
      // Listening begins with a look at what came before.
      await eventually(() => expect(woken).toBe(1));
      one.wakes.ring("mails");
      await eventually(() => expect(woken).toBe(2));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'listen %' and datname = current_database()`.execute(one.db);
      await eventually(() => expect(woken).toBe(3));
      one.wakes.ring("mails");
      await eventually(() => expect(woken).toBe(4));
    } finally {
      await one.close();
      await other.close();
      await database.drop();
    }
  });
});

onBothEngines("servers on one database", ({ fresh }) => {
  it("a server with another secret than the one before it is told apart", async () => {
    const store = await fresh();
    const [one, other] = ["a".repeat(32), "b".repeat(32)];
    const told = [];
    for (const secret of [one, one, other, one]) told.push(await isOtherSecret(store, secret));
    expect(told).toEqual([false, false, true, true]);
    const kept = await store.db.selectFrom("settings").select("value").execute();
    expect(JSON.stringify(kept)).not.toMatch(/aaa|bbb/);
  });

  it("what is done now and then is done by one server", async () => {
    const store = await fresh();
    const asked = await Promise.all(Array.from({ length: 8 }, () => store.takeTurn("sweep", 3_600_000)));
    // On SQLite there is one server, and every turn is its own.
    expect(asked.filter(Boolean)).toHaveLength(store.engine === "sqlite" ? 8 : 1);
    expect(await store.takeTurn("other", 3_600_000)).toBe(true);
    await store.db
      .updateTable("settings")
      .set({ updated_at: Date.now() - 1_900_000 })
      .execute();
    expect(await store.takeTurn("sweep", 3_600_000)).toBe(true);
  });
});
