import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { Kysely } from "kysely";
import { RateLimiterMemory, RateLimiterSQLite } from "rate-limiter-flexible";
import { groupCommit } from "./group-commit.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { PatientSqliteDialect } from "./sqlite-driver.ts";
import { type Store, sweepLimits } from "./store.ts";
import { ringingAtOnce, ringingOnceCommitted } from "./table-changes.ts";
import { ownWakes } from "./wakes.ts";

/** Keeps prepared statements: our queries are few, and preparing costs as much as running them. */
function keepStatements(database: BetterSqlite.Database): void {
  const kept = new Map<string, BetterSqlite.Statement>();
  const prepare = database.prepare.bind(database);
  database.prepare = ((source: string) => {
    let statement = kept.get(source);
    if (statement === undefined) {
      if (kept.size >= 200) kept.clear();
      statement = prepare(source);
      kept.set(source, statement);
    }
    return statement;
  }) as typeof database.prepare;
}

const BUSY_MS = 5000;

/** SQLite in the data folder. `synchronous = FULL`: what was acknowledged survives a power cut. */
export function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new BetterSqlite(join(dataDir, "ceiba.sqlite"));
  // The timeout comes first: another process may be switching the same new file to WAL.
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // Moving the log into the database costs several flushes; every 16 MB is often enough.
  database.pragma("wal_autocheckpoint = 4000");
  // Deleted rows are overwritten with zeros, not only unlinked (decision 113).
  database.pragma("secure_delete = ON");
  refuseDamaged(database);
  keepStatements(database);
  let outages = 0;
  const dialect = new PatientSqliteDialect(database, () => {
    outages += 1;
  });
  const db = new Kysely<Database>({ dialect });
  const limits = openLimits(join(dataDir, "limits.sqlite"));
  const wakes = ownWakes();
  const stopSweeping = sweepLimits(async () => forgetExpired(limits));
  return {
    engine: "sqlite",
    db: ringingAtOnce(db, wakes),
    write: ringingOnceCommitted(groupCommit(db), wakes),
    migrate: () => migrate(db, "sqlite"),
    limiter: ({ name, points, seconds }) =>
      new RateLimiterSQLite({
        storeClient: counting(limits),
        storeType: "better-sqlite3",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      }),
    outages: () => outages,
    wakes,
    // There is no other server.
    takeTurn: async () => true,
    // On the one connection that all queries share: no transaction is open while it is held.
    scrub: () => db.connection().execute(async () => scrub(database) && truncateLog(limits)),
    close: async () => {
      stopSweeping();
      await wakes.close();
      await db.destroy();
      limits.close();
    },
  };
}

/** Counting is one statement, whole by itself: the transaction that the limiter would put around it doubles its cost. */
const counting = (limits: BetterSqlite.Database) => ({
  prepare: (source: string) => limits.prepare(source),
  transaction: <Work>(work: Work) => work,
});

/** Up to this size the whole file is written anew at once; the server waits meanwhile (about 5 ms per megabyte). */
const REWRITE_AT_MOST = 64 * 1024 * 1024;
/** How long another program that reads is waited for, in ms; nobody is served meanwhile. */
const SCRUB_WAIT_MS = 200;

/**
 * Pages that were split or merged may hold a second copy of a row, which `secure_delete` does not know of: writing the
 * file anew leaves them behind. Then the log, which holds the rows as they were written, is emptied.
 */
function scrub(database: BetterSqlite.Database): boolean {
  const bytes =
    Number(database.pragma("page_count", { simple: true })) *
    Number(database.pragma("page_size", { simple: true }));
  database.pragma(`busy_timeout = ${SCRUB_WAIT_MS}`);
  try {
    if (bytes <= REWRITE_AT_MOST) database.exec("vacuum");
    return truncateLog(database);
  } catch (error) {
    if ((error as { code?: unknown }).code === "SQLITE_BUSY") return false;
    throw error;
  } finally {
    database.pragma(`busy_timeout = ${BUSY_MS}`);
  }
}

function truncateLog(database: BetterSqlite.Database): boolean {
  return database.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
}

/** Reading all of a database of this size takes about a second; of a larger one, only the settings are read. */
const CHECK_WHOLE_UP_TO = 256 * 1024 * 1024;

/** @throws with the code SQLITE_CORRUPT, or SQLite's own, when the file is damaged where we looked */
function refuseDamaged(database: BetterSqlite.Database): void {
  const size = statSync(database.name).size;
  const hasSettings = database.prepare("select 1 from sqlite_schema where name = 'settings'").get();
  if (size > CHECK_WHOLE_UP_TO && hasSettings === undefined) return;
  const found = database.pragma(size > CHECK_WHOLE_UP_TO ? "quick_check('settings')" : "quick_check(1)", {
    simple: true,
  });
  if (found !== "ok") throw Object.assign(new Error("The database is damaged."), { code: "SQLITE_CORRUPT" });
}

function forgetExpired(limits: BetterSqlite.Database): void {
  limits.prepare("delete from rate_limits where expire < ?").run(Date.now());
}

/**
 * The counters of the rate limits live in a file of their own, without disk flushes: they may be lost in a power
 * cut, and must not make every request wait for the disk (decision 032). A damaged file is replaced.
 */
function openLimits(file: string): BetterSqlite.Database {
  const open = () => {
    const database = new BetterSqlite(file);
    database.pragma("busy_timeout = 1000");
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = OFF");
    database.pragma("secure_delete = ON");
    database.exec(
      "create table if not exists rate_limits (key text primary key, points integer not null default 0, expire integer)",
    );
    forgetExpired(database);
    keepStatements(database);
    return database;
  };
  try {
    return open();
  } catch {
    for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
    return open();
  }
}
