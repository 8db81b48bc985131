import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { type Store, sweepLimits } from "./store.ts";

const INT8 = pg.types.builtins.INT8;

/** Times, counts and cents fit a JavaScript number; pg would hand them over as strings. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};

/** PostgreSQL; several servers may share it. */
export function openPostgres(url: string): Store {
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const stopSweeping = sweepLimits(() =>
    pool.query("delete from rate_limits where expire < $1", [Date.now()]),
  );
  return {
    engine: "postgres",
    db,
    write: (work) => db.transaction().execute(work),
    migrate: () => migrate(db, "postgres"),
    limiter: ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      }),
    // Frees the rows for reuse; when their bytes are gone is in docs/operations.md.
    scrub: async () => {
      await pool.query("vacuum");
      return true;
    },
    close: () => {
      stopSweeping();
      return db.destroy();
    },
  };
}
