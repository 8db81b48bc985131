import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { killAll, startProgram } from "../program.ts";
import { STAFF, sendJson } from "../running-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ceiba-audit-"));
afterEach(() => {
  killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

it("an erasure that a killed server had done stands in the audit", async () => {
  const program = startProgram(dataDir, { STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password });
  const url = await program.started;
  const email = "ana@example.com";
  const form = { name: "Ana", email, numberOfChildren: 1, childrenAges: "6", language: "es" };
  await sendJson(`${url}/api/leads`, form);
  const signedIn = await sendJson(`${url}/api/auth/sign-in/email`, STAFF);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

  const file = join(dataDir, "ceiba.sqlite");
  const reader = new Sqlite(file, { readonly: true });
  const count = (database: Sqlite.Database, table: string) =>
    database.prepare(`select count(*) from ${table}`).pluck().get();
  // Whoever reads an older state keeps the files from being cleaned: the answer waits, long after the erasure.
  reader.exec("begin");
  expect(count(reader, "leads")).toBe(1);
  const answer = fetch(`${url}/api/admin/family?email=${email}`, { method: "DELETE", headers: { cookie } });
  const killed = answer.then(
    () => false,
    () => true,
  );
  const watcher = new Sqlite(file, { readonly: true });
  await eventually(() => expect(count(watcher, "leads")).toBe(0));
  program.child.kill("SIGKILL");
  await program.exit;
  expect(await killed).toBe(true);
  const actions = watcher.prepare("select action from audit_log order by id").pluck().all();
  expect(actions).toEqual(["sign_in", "family_erased"]);
  reader.close();
  watcher.close();
});
