import { type DatabaseConnection, PostgresDialect, PostgresDriver } from "kysely";
import pg from "pg";
import { DatabaseUnavailable } from "./unavailable.ts";

const INT8 = pg.types.builtins.INT8;
const MAX_CONNECTIONS = 10;
/** Waiting for a connection, new or let go by somebody. */
const CONNECT_MS = 5_000;
/** The first sign of life that is asked of a connection on which nothing moves. */
const KEEP_ALIVE_MS = 10_000;
/** What we ask takes milliseconds. Whatever takes this long is ended by the server… */
const STATEMENT_MS = 8_000;
/** …or, when the server does not answer at all, by us: a little later, so that it is asked first. */
const GRACE_MS = 1_000;
/** A transaction that asks nothing for so long holds its locks for nobody. */
const IDLE_IN_TRANSACTION_MS = 15_000;

/** Times, counts and cents fit a JavaScript number; pg would hand them over as strings. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};

export type PoolOptions = {
  readonly max?: number;
  /** How long a statement may take; null: as long as it needs. */
  readonly statementMs?: number | null;
  readonly connectMs?: number;
};

/** How each of our connections is made. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: "ceiba",
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/** Connections that end neither the process nor its patience when the server restarts or stands still. */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = MAX_CONNECTIONS, statementMs = STATEMENT_MS, connectMs = CONNECT_MS } = options;
  const pool = new pg.Pool({
    ...connectionTo(url),
    ...{ max, types, connectionTimeoutMillis: connectMs },
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(statementMs === null
      ? {}
      : { statement_timeout: statementMs, query_timeout: statementMs + GRACE_MS }),
  });
  // A connection that breaks is replaced by the pool; without listeners it would end the process, whether it was idle
  // or lent out between two queries of a transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Kysely on such a pool: what fails because the database is away fails as DatabaseUnavailable. */
export class PatientDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #noteOutage: () => void;

  constructor(pool: pg.Pool, noteOutage: () => void = () => {}) {
    super({ pool });
    this.#pool = pool;
    this.#noteOutage = noteOutage;
  }

  override createDriver(): PostgresDriver {
    return new PatientDriver(this.#pool, this.#noteOutage);
  }
}

class PatientDriver extends PostgresDriver {
  readonly #noteOutage: () => void;
  readonly #known = new WeakSet<DatabaseConnection>();

  constructor(pool: pg.Pool, noteOutage: () => void) {
    const { options } = pool;
    const connect = async () => endingWhenStuck(await pool.connect());
    super({ pool: { connect, end: () => pool.end(), options } });
    this.#noteOutage = noteOutage;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver["acquireConnection"]>
  ): Promise<DatabaseConnection> {
    const connection = await this.#tell(() => super.acquireConnection(...options));
    if (!this.#known.has(connection)) {
      this.#known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (...query) => this.#tell(() => execute(...query)) as never;
    }
    return connection;
  }

  async #tell<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.#noteOutage();
      throw new DatabaseUnavailable(error);
    }
  }
}

const watched = new WeakSet<pg.PoolClient>();
const stuck = new WeakSet<pg.PoolClient>();

/** Statements that PostgreSQL keeps ready for a connection; ours are some hundred. */
const MOST_STATEMENTS = 300;
const statements = new Map<string, string>();

/** Reading and planning a statement costs PostgreSQL as much as answering it: by its name it is read once a connection. */
function byName(query: readonly unknown[]): readonly unknown[] {
  const [text, values, ...more] = query;
  if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return query;
  if (!statements.has(text) && statements.size < MOST_STATEMENTS) {
    statements.set(text, `ceiba_${statements.size}`);
  }
  const name = statements.get(text);
  return name === undefined ? query : [{ name, text, values }, ...more];
}

/** A table was changed since a statement on it was read: the next connection reads it anew. */
const isOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === "0A000" && error.routine === "RevalidateCachedQuery";

/** A connection whose query was never answered would answer it to the next who asks: it is cut, and never lent again. */
function endingWhenStuck(client: pg.PoolClient): pg.PoolClient {
  // The pool makes another way back each time it lends a connection.
  const giveBack = client.release.bind(client);
  client.release = (error) => giveBack(error || stuck.has(client));
  if (watched.has(client)) return client;
  watched.add(client);
  const ask = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  client.query = (async (...query: unknown[]) => {
    try {
      return await ask(...byName(query));
    } catch (error) {
      if (isOutdated(error)) stuck.add(client);
      else if (error instanceof Error && error.message === "Query read timeout") {
        stuck.add(client);
        (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
      }
      throw error;
    }
  }) as typeof client.query;
  return client;
}

/**
 * Connection lost (08), server busy or full (53), stopped, starting or out of patience (57), its disk failed (58), an
 * idle transaction ended (25P03), moved to a server that only reads (25006), in each other's way (40, 55P03).
 */
const OUTAGE = /^(08|40|53|57|58)|^(25P03|25006|55P03)$/;

/** What the server did not say itself was said by the line to it. */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return OUTAGE.test(error.code ?? "") || isOutdated(error);
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}
