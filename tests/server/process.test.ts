import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, expect, it } from "vitest";
import { killAll, startByNpm, startProgram } from "../program.ts";
import { sendJson } from "../running-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ceiba-process-"));

afterEach(killAll);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (environment: Record<string, string> = {}) => startProgram(dataDir, environment);

const submit = (url: string, index: number) =>
  sendJson(`${url}/api/leads`, {
    name: "Family",
    email: `family-${index}@example.com`,
    numberOfChildren: 1,
    childrenAges: "6",
    language: "en",
  });

it("loses nothing it acknowledged when it is killed", async () => {
  const first = start();
  const url = (await first.started) ?? "";
  expect(first.output()).toContain("Payments: practice (test cards only, no money moves)");
  expect(first.output()).toMatch(/staff@ceiba\.local with the password \S{20}/);
  expect(first.output()).toMatch(/Class password .* shown only this once: [a-z]+-[a-z]+-[a-z]+-\d{3}\n/);
  const acknowledged: string[] = [];
  let index = 0;
  const writers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const response = await submit(url, index++);
      acknowledged.push(((await response.json()) as { id: string }).id);
      if (acknowledged.length === 60) first.child.kill("SIGKILL");
    }
  });
  await Promise.allSettled(writers);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  const second = start();
  expect(await second.started).not.toBeNull();
  // The password was shown at the first start, and is not made anew.
  expect(second.output()).not.toContain("password");
  const database = new Sqlite(join(dataDir, "ceiba.sqlite"), { readonly: true });
  const kept = new Set(database.prepare("select id from leads").pluck().all());
  const events = database.prepare("select count(distinct lead_id) from lead_events").pluck().get();
  database.close();
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(events).toBe(kept.size);

  second.child.kill("SIGTERM");
  expect(await second.exit).toBe(0);
});

it("says what is wrong with its configuration, all of it, and ends", async () => {
  const program = start({ PORT: "http", STAFF_EMAIL: "nobody" });
  expect(await program.exit).toBe(1);
  const lines = program.output().trim().split("\n");
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/);
});

it("says so when its port is taken", async () => {
  const first = start();
  const url = new URL((await first.started) ?? "");
  const second = start({ PORT: url.port });
  expect(await second.exit).toBe(1);
  expect(second.output().trim()).toBe(
    `Port ${url.port} is taken by another program; set PORT to a free one.`,
  );
});

it("ends in order when `npm start` is told to, and lets go of the port", async () => {
  const program = startByNpm(dataDir);
  const url = (await program.started) ?? "";
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  program.child.kill("SIGTERM");
  // The pipe closes when the last process that holds it has ended: npm's, its shell's and the server's.
  await program.exit;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
