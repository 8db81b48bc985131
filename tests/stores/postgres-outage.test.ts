import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openPostgres } from "#server/db/postgres.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import { eventually } from "../eventually.ts";
import { type Cluster, ownCluster } from "../postgres.ts";
import { killAll, startProgram } from "../program.ts";
import { STAFF, sendJson } from "../running-app.ts";

const WRITERS = 8;

/** Programs start slowly on a machine that is busy with something else. */
const START_MS = 120_000;

describe.skipIf(inject("postgresUrl") === null)("a server whose PostgreSQL goes away", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ceiba-outage-"));
  let cluster: Cluster;
  let program: ReturnType<typeof startProgram>;
  let url = "";
  let cookie = "";

  beforeAll(async () => {
    cluster = await ownCluster();
    program = startProgram(dataDir, {
      DATABASE_URL: cluster.url,
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
    });
    url = (await program.started) ?? "";
    const answer = await sendJson(`${url}/api/auth/sign-in/email`, STAFF);
    cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
  }, START_MS);
  afterAll(async () => {
    killAll();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  let families = 0;
  const submit = () =>
    sendJson(`${url}/api/leads`, {
      name: "Family",
      email: `family-${families++}@example.com`,
      numberOfChildren: 1,
      childrenAges: "6",
      language: "en",
    });
  const asStaff = (path: string) => fetch(`${url}${path}`, { headers: { cookie } });

  it("lives on, answers 503 meanwhile, comes back by itself and loses nothing it acknowledged", async () => {
    const acknowledged: string[] = [];
    const others = new Map<number, { code: string; retryAfter: string | null }>();
    let writing = true;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (writing) {
        const response = await submit();
        const body = (await response.json()) as { id: string; code: string };
        if (response.ok) acknowledged.push(body.id);
        else
          others.set(response.status, { code: body.code, retryAfter: response.headers.get("retry-after") });
      }
    });
    const atLeast = (count: number) =>
      eventually(() => expect(acknowledged.length).toBeGreaterThanOrEqual(count));

    await atLeast(50);
    await cluster.halt();
    const meanwhile = await Promise.all([
      asStaff("/api/admin/stats"),
      sendJson(`${url}/api/auth/sign-in/email`, STAFF),
      sendJson(`${url}/api/auth/sign-out`, {}, { cookie }),
      sendJson(`${url}/api/student/session`, { password: "wrong" }),
      fetch(`${url}/readyz`),
    ]);
    expect(meanwhile.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const metrics = await fetch(`${url}/metrics`);
    expect(metrics.status).toBe(200);
    const measured = await metrics.text();
    expect(measured).toContain("ceiba_database_up 0\n");
    // A zero would say that all is well.
    expect(measured).not.toMatch(/^ceiba_(mails|payment_events|safety_unseen|webhooks_missed)\b/m);
    await cluster.start();
    await atLeast(acknowledged.length + 50);
    writing = false;
    await Promise.all(writers);

    expect([...others]).toEqual([[503, { code: "unavailable", retryAfter: "5" }]]);
    expect((await asStaff("/api/admin/stats")).status).toBe(200);
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>("select id from leads");
    await client.end();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(program.child.exitCode).toBeNull();
  });

  it("lets go of what takes too long or is never answered, and goes on with the rest", async () => {
    const store = openPostgres(cluster.url, { statementMs: 200 });
    const asleep = (seconds: number) =>
      store.write((trx) => sql`select pg_sleep(${sql.lit(seconds)})`.execute(trx)).catch((error) => error);
    try {
      expect(await asleep(60)).toBeInstanceOf(DatabaseUnavailable);
      cluster.freeze();
      expect(await asleep(0)).toBeInstanceOf(DatabaseUnavailable);
      cluster.thaw();
      // The answer to what was given up reaches nobody else.
      const { rows } = await sql<{ one: number }>`select 1 as one`.execute(store.db);
      expect(rows).toEqual([{ one: 1 }]);
      expect(store.outages()).toBeGreaterThanOrEqual(2);
    } finally {
      cluster.thaw();
      await store.close();
    }
  });

  it("says soon that it is not ready while the database stands still", async () => {
    cluster.freeze();
    try {
      // It takes one; the rest is for a machine that is busy with something else.
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(4_000) });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    } finally {
      cluster.thaw();
    }
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
    expect((await submit()).ok).toBe(true);
  });
});
