import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from "kysely";
import { RateLimiterMemory, RateLimiterSQLite } from "rate-limiter-flexible";
import { groupCommit } from "./group-commit.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { type Store, sweepLimits } from "./store.ts";
import { ownWakes } from "./wakes.ts";

/** Takes the write lock at the start: a read that turns into a write could otherwise fail as stale. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}
class ImmediateDialect extends SqliteDialect {
  readonly #database: BetterSqlite.Database;
  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}

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

/** SQLite in the data folder. `synchronous = FULL`: what was acknowledged survives a power cut. */
export function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new BetterSqlite(join(dataDir, "ceiba.sqlite"));
  // The timeout comes first: another process may be switching the same new file to WAL.
  database.pragma("busy_timeout = 5000");
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // Moving the log into the database costs several flushes; every 16 MB is often enough.
  database.pragma("wal_autocheckpoint = 4000");
  keepStatements(database);
  const db = new Kysely<Database>({ dialect: new ImmediateDialect(database) });
  const limits = openLimits(join(dataDir, "limits.sqlite"));
  const wakes = ownWakes();
  const stopSweeping = sweepLimits(async () => forgetExpired(limits));
  return {
    engine: "sqlite",
    db,
    write: groupCommit(db),
    migrate: () => migrate(db, "sqlite"),
    limiter: ({ name, points, seconds }) =>
      new RateLimiterSQLite({
        storeClient: limits,
        storeType: "better-sqlite3",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      }),
    // It is a file: a fault of its disk is no outage that passes.
    outages: () => 0,
    wakes,
    // There is no other server.
    takeTurn: async () => true,
    close: async () => {
      stopSweeping();
      await wakes.close();
      await db.destroy();
      limits.close();
    },
  };
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
