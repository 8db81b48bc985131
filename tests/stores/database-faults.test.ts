import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { isOtherDatabase, SCHOOL_MARK } from "#server/db/school-mark.ts";
import { writeSetting } from "#server/db/settings.ts";
import { openSqlite } from "#server/db/sqlite.ts";
import type { Store } from "#server/db/store.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import { describeFault } from "#server/describe.ts";
import { readiness } from "#server/features/system/readiness.ts";
import { systemHandlers } from "#server/features/system/routes.ts";
import { refusalOf } from "#server/http/refusal.ts";
import { killAll, startProgram } from "../program.ts";
import { onBothEngines } from "./engines.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "ceiba-faults-"));
});
afterEach(() => {
  killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const keep = (store: Store, key: string, value = "") =>
  store
    .write((trx) => writeSetting(trx, key, value, 0))
    .then(
      () => null,
      (error: unknown) => error,
    );

/** SQLite answers as on a full disk when the file has all the pages it may have. */
async function fill(store: Store): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(store.db);
  while ((await keep(store, `filling ${Math.random()}`, "x".repeat(3_000))) === null);
}

it("names a full disk, to the log and to whoever writes, and goes on when there is room again", async () => {
  const store = openSqlite(dataDir);
  try {
    await store.migrate();
    await fill(store);
    const before = store.outages();
    // Side by side, as they share a transaction: none may hear of the rollback instead of the disk.
    const large = "x".repeat(20_000);
    const errors = await Promise.all([keep(store, "a", large), keep(store, "b", large)]);
    for (const error of errors) {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect((error as DatabaseUnavailable).code).toBe("SQLITE_FULL");
    }
    expect(refusalOf(errors[0])).toMatchObject({ code: "unavailable", retryAfter: 5 });
    expect(store.outages()).toBeGreaterThan(before);
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    expect(await keep(store, "a", large)).toBeNull();
  } finally {
    await store.close();
  }
});

it("is not ready when nothing can be written, and looks by writing at most every few seconds", async () => {
  const store = openSqlite(dataDir);
  let now = 0;
  const faultNow = readiness(store, () => now);
  const changes = async () =>
    (await sql<{ n: number }>`select total_changes() as n`.execute(store.db)).rows[0]?.n;
  try {
    await store.migrate();
    expect(await faultNow()).toBeNull();
    const written = await changes();
    now += 2_000;
    expect(await faultNow()).toBeNull();
    expect(await changes()).toBe(written);
    await sql`pragma query_only = on`.execute(store.db);
    now += 2_000;
    expect(await faultNow()).toBe("read_only");
    await sql`pragma query_only = off`.execute(store.db);
    now += 4_000;
    expect(await faultNow()).toBeNull();
  } finally {
    await store.close();
  }
});

it("says on /readyz that the disk is full, until there is room again", async () => {
  const store = openSqlite(dataDir);
  let now = 0;
  const faultNow = readiness(store, () => now);
  try {
    await store.migrate();
    await fill(store);
    // What is small still fits where something large does not: rows no larger than the one that /readyz writes, and just
    // before it, so that they take the room of its page.
    for (let at = 0; (await keep(store, `last_writt${at.toString(36).padStart(2, "0")}`)) === null; at += 1);
    expect(await faultNow()).toBe("disk_full");
    const { "GET /readyz": ready } = systemHandlers(store, "1", false);
    await expect(ready({} as never, {} as never)).rejects.toMatchObject({ code: "disk_full", status: 503 });
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    now += 4_000;
    expect(await faultNow()).toBeNull();
  } finally {
    await store.close();
  }
});

it("says in one sentence that the database is damaged, and ends", async () => {
  const store = openSqlite(dataDir);
  await store.migrate();
  await store.close();
  const file = join(dataDir, "ceiba.sqlite");
  const descriptor = openSync(file, "r+");
  // From the second page on: the header still says that this is a database.
  writeSync(descriptor, Buffer.alloc(statSync(file).size - 4096, 7), 0, undefined, 4096);
  closeSync(descriptor);
  const program = startProgram(dataDir);
  expect(await program.exit).toBe(1);
  expect(program.output().trim()).toMatch(
    /^The database \S+ceiba\.sqlite is damaged \(SQLITE_CORRUPT\)\..*\.$/,
  );
});

it("says so as well when the file is no database, or cannot be opened", () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const sentence = () => {
    try {
      openSqlite(dataDir);
    } catch (error) {
      return describeFault((error as { code?: string }).code, config);
    }
    return null;
  };
  const file = join(dataDir, "ceiba.sqlite");
  writeFileSync(file, "no database at all".repeat(1_000));
  expect(sentence()).toMatch(/ is damaged \(SQLITE_NOTADB\)\..*\.$/);
  rmSync(file);
  mkdirSync(file);
  expect(sentence()).toBe(`${dataDir} cannot be read and written by this user (SQLITE_CANTOPEN).`);
});

onBothEngines("the mark of a school", ({ fresh }) => {
  it("tells an emptied or replaced database, until the mark is deleted", async () => {
    const first = await fresh();
    // A server that is added to others on PostgreSQL has no folder yet.
    expect(await isOtherDatabase(first, join(dataDir, "new", "folder"))).toBe(false);
    expect(await isOtherDatabase(first, dataDir)).toBe(false);
    expect(await isOtherDatabase(first, dataDir)).toBe(false);
    const { "GET /readyz": ready } = systemHandlers(first, "1", true);
    await expect(ready({} as never, {} as never)).rejects.toMatchObject({
      code: "database_other",
      status: 503,
    });
    const second = await fresh();
    expect(await isOtherDatabase(second, dataDir)).toBe(true);
    expect(await isOtherDatabase(second, dataDir)).toBe(true);
    rmSync(join(dataDir, SCHOOL_MARK));
    expect(await isOtherDatabase(second, dataDir)).toBe(false);
  });
});

it("tells a new database beside a secret that an earlier start has made", async () => {
  writeFileSync(join(dataDir, "session-secret"), "s".repeat(40));
  const store = openSqlite(dataDir);
  try {
    await store.migrate();
    const later = performance.timeOrigin + 86_400_000;
    expect(await isOtherDatabase(store, dataDir, 0, later)).toBe(true);
    expect(await isOtherDatabase(store, dataDir, 0, later)).toBe(true);
  } finally {
    await store.close();
  }
});
