import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBackup } from "#server/backup/make.ts";
import { inspectSchool, MANIFEST_FILE } from "#server/backup/manifest.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { SCHOOL_MARK } from "#server/db/school-mark.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { contents, fillSchool } from "../school.ts";

const root = mkdtempSync(join(tmpdir(), "ceiba-backup-"));
const path = (name: string) => join(root, name);
const run = (command: string, dataDir: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [`src/server/commands/${command}.ts`, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

let school: RunningApp;
let staff: string;
beforeAll(async () => {
  school = await startApp();
  staff = await school.signIn();
  const database = new Sqlite(join(school.dataDir, "ceiba.sqlite"));
  fillSchool(database, () => 7);
  database.close();
});
afterAll(async () => {
  await school.close();
  rmSync(root, { recursive: true, force: true });
});

function read<Result>(folder: string, work: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(join(folder, "ceiba.sqlite"), { readonly: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const mails = (folder: string) => readdirSync(join(folder, "outbox")).filter((name) => name.endsWith(".eml"));
let families = 0;
async function submit(): Promise<string> {
  families += 1;
  const response = await sendJson(`${school.url}/api/leads`, {
    ...{ name: "Family", email: `family-${families}@example.com`, language: "es" },
    ...{ numberOfChildren: 1, childrenAges: "6" },
  });
  return ((await response.json()) as { id: string }).id;
}

it("holds everything acknowledged before it began, and is of one moment, while families write", async () => {
  const before = await Promise.all(Array.from({ length: 10 }, submit));
  let isOver = false;
  const writers = Array.from({ length: 2 }, async () => {
    let count = 0;
    for (; !isOver; count += 1) await submit();
    return count;
  });
  const { stdout } = await run("backup", school.dataDir, path("busy"));
  isOver = true;
  const meanwhile = (await Promise.all(writers)).reduce((sum, each) => sum + each, 0);
  expect(meanwhile).toBeGreaterThan(0);
  expect(stdout).toMatch(/^leads +\d+ +[0-9a-f]{32}$/m);

  const ids = read(
    path("busy"),
    (database) => new Set(database.prepare("select id from leads").pluck().all()),
  );
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  // A family and the first line of its history are one change.
  const halves =
    "select count(*) from leads where id like 'l%' and id not in (select lead_id from lead_events)";
  expect(read(path("busy"), (database) => database.prepare(halves).pluck().get())).toBe(0);
});

it("is restored elsewhere with every row of every table, the mails, and staff still signed in", async () => {
  await submit();
  await eventually(() => expect(mails(school.dataDir).length).toBeGreaterThan(0));
  await eventually(() =>
    expect(school.rows("mails").filter((mail) => String(mail.status) === "queued")).toEqual([]),
  );
  await run("backup", school.dataDir, path("whole"));
  const { stdout } = await run("restore", path("elsewhere"), path("whole"));
  expect(stdout).toMatch(/holds the school as it was at .*Next: npm start/s);

  const there = read(school.dataDir, contents);
  expect(Object.keys(there).length).toBeGreaterThan(20);
  expect(Object.values(there).every((rows) => rows.length > 0)).toBe(true);
  expect(read(path("elsewhere"), contents)).toEqual(there);
  expect(read(path("elsewhere"), (database) => database.prepare("select * from tallies").all())).toEqual(
    school.rows("tallies"),
  );
  expect(mails(path("elsewhere"))).toEqual(mails(school.dataDir));

  const restored = await startApp({ DATA_DIR: path("elsewhere") });
  const answer = await fetch(`${restored.url}/api/admin/learner-settings`, { headers: { cookie: staff } });
  expect(answer.status).toBe(200);
  await restored.close();
});

it("has no free pages, in which deleted rows could lie, and no cache", async () => {
  await submit();
  await makeBackup(school.dataDir, path("small"));
  expect(readdirSync(path("small")).sort()).toEqual([
    "ceiba.sqlite",
    MANIFEST_FILE,
    "outbox",
    SCHOOL_MARK,
    "session-secret",
  ]);
  const free = read(path("small"), (database) => database.pragma("freelist_count", { simple: true }));
  expect(free).toBe(0);
});

it("goes neither into the data folder nor over something else, and leaves no half behind", async () => {
  await expect(makeBackup(school.dataDir, join(school.dataDir, "backup"))).rejects.toThrow(
    "in the data folder",
  );
  await expect(makeBackup(school.dataDir, path("small"))).rejects.toThrow("is not an empty folder");
  await expect(makeBackup(path("nowhere"), path("nothing"))).rejects.toThrow("There is no school in");
  expect([
    existsSync(path("nowhere")),
    existsSync(path("nothing")),
    existsSync(path("nothing.part")),
  ]).toEqual([false, false, false]);
});

it("is not restored over a school without --force, nor under a running server; with it the old one is kept", async () => {
  await restoreBackup(path("whole"), path("again"));
  await expect(restoreBackup(path("small"), path("again"))).rejects.toThrow("is not empty");
  await expect(restoreBackup(path("small"), school.dataDir, { isForced: true })).rejects.toThrow(
    "is running",
  );

  const { aside } = await restoreBackup(path("small"), path("again"), { isForced: true });
  expect(inspectSchool(aside ?? "").tables).toEqual(inspectSchool(path("whole")).tables);
  expect(inspectSchool(path("again")).tables).toEqual(inspectSchool(path("small")).tables);
  const second = await restoreBackup(path("whole"), path("again"), { isForced: true });
  expect(readdirSync(second.aside ?? "").sort()).toEqual([
    "ceiba.sqlite",
    "outbox",
    SCHOOL_MARK,
    "session-secret",
  ]);
  expect(readdirSync(path("again")).filter((name) => name.startsWith("before-restore-"))).toHaveLength(2);
});

it("is refused when anything in it was changed, and then changes nothing", async () => {
  const spoilt = path("spoilt");
  const target = path("untouched");
  const refused = async (words: string, spoil: () => void) => {
    rmSync(spoilt, { recursive: true, force: true });
    cpSync(path("small"), spoilt, { recursive: true });
    spoil();
    await expect(restoreBackup(spoilt, target)).rejects.toThrow(words);
    expect(existsSync(target)).toBe(false);
  };
  const file = join(spoilt, "ceiba.sqlite");
  const manifest = join(spoilt, MANIFEST_FILE);
  await refused("ceiba.sqlite is not what was written", () => truncateSync(file, 8_192));
  await refused("is missing", () => rmSync(join(spoilt, "outbox", mails(spoilt)[0] ?? "")));
  await refused("cannot be read", () =>
    writeFileSync(manifest, readFileSync(manifest, "utf8").slice(0, 900)),
  );
  await refused("cannot be read", () =>
    writeFileSync(
      manifest,
      readFileSync(manifest, "utf8").replace('"session-secret"', '"../session-secret"'),
    ),
  );
  await refused("its table leads is not what was written", () => {
    const text = readFileSync(manifest, "utf8");
    writeFileSync(manifest, text.replace(/("leads": \{\s+"rows": )\d+/, "$18"));
  });
  await refused("is no backup", () => rmSync(manifest));
});

it("says in one sentence that PostgreSQL has its own tools", async () => {
  const failing = async (command: string, environment: Record<string, string>) => {
    const failure = await promisify(execFile)(process.execPath, [`src/server/commands/${command}.ts`], {
      env: { PATH: process.env.PATH, DATA_DIR: path("none"), ...environment },
    }).catch((error: { code: number; stderr: string }) => error);
    return "code" in failure ? failure.stderr : "";
  };
  const elsewhere = { DATABASE_URL: "postgres://example/school" };
  expect(await failing("backup", elsewhere)).toMatch(/^The school is in PostgreSQL: .*pg_dump.*\n$/);
  expect(await failing("restore", elsewhere)).toMatch(/^DATABASE_URL is set: .*pg_restore.*\n$/);
  expect(existsSync(path("none"))).toBe(false);
});
