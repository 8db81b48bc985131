import BetterSqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Kysely on SQLite: what fails because of the file or its disk fails as DatabaseUnavailable. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #database: BetterSqlite.Database;
  readonly #noteOutage: () => void;

  constructor(database: BetterSqlite.Database, noteOutage: () => void) {
    super({ database });
    this.#database = database;
    this.#noteOutage = noteOutage;
  }

  override createDriver(): SqliteDriver {
    return new PatientSqliteDriver(this.#database, this.#noteOutage);
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #database: BetterSqlite.Database;
  readonly #noteOutage: () => void;
  readonly #known = new WeakSet<DatabaseConnection>();

  constructor(database: BetterSqlite.Database, noteOutage: () => void) {
    super({ database });
    this.#database = database;
    this.#noteOutage = noteOutage;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (!this.#known.has(connection)) {
      this.#known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (async (...query) => {
        try {
          return await execute(...query);
        } catch (error) {
          if (!isOutage(error)) throw error;
          this.#noteOutage();
          throw new DatabaseUnavailable(error);
        }
      }) as typeof connection.executeQuery;
    }
    return connection;
  }

  /** Takes the write lock at the start: a read that turns into a write could otherwise fail as stale. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After a full disk SQLite has already rolled back, and says so as an error that would hide the first one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** The disk is full or fails, the file may not be written, is damaged, or is held by somebody else for too long. */
const OUTAGE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM|CORRUPT|NOTADB|BUSY|PROTOCOL)/;

function isOutage(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && OUTAGE.test(error.code);
}
