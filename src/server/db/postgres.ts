import { Kysely } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { migrate } from "./migrate.ts";
import { openPool, PatientDialect, type PoolOptions } from "./postgres-driver.ts";
import type { Database } from "./schema.ts";
import { type Store, sweepLimits } from "./store.ts";
import { ringingAtOnce, ringingOnceCommitted } from "./table-changes.ts";
import { FOLD_TALLIES } from "./tallies.ts";
import { takeTurn } from "./turns.ts";
import { sharedWakes } from "./wakes.ts";

/** Counting a call takes a moment, or is done in memory: it must not add to a wait. */
const LIMITS: PoolOptions = { max: 4, statementMs: 500, connectMs: 1_000 };

/** Two waited for each other, and the database undid one of them: once the other is done, it finds its way free. */
const DEADLOCK = "40P01";

/** PostgreSQL; several servers may share it. */
export function openPostgres(url: string, options: PoolOptions = {}): Store {
  const pool = openPool(url, options);
  const limits = openPool(url, LIMITS);
  let outages = 0;
  const dialect = new PatientDialect(pool, () => {
    outages += 1;
  });
  const db = new Kysely<Database>({ dialect });
  const wakes = sharedWakes(url, (sql, values) => pool.query(sql, values));
  const stopSweeping = sweepLimits(async () => {
    await limits.query("delete from rate_limits where expire < $1", [Date.now()]);
    await pool.query(FOLD_TALLIES);
  });
  return {
    engine: "postgres",
    db: ringingAtOnce(db, wakes),
    write: ringingOnceCommitted(async (work) => {
      const write = () => db.transaction().execute(work);
      return write().catch((error: unknown) => {
        if ((error as { code?: unknown } | null)?.code !== DEADLOCK) throw error;
        return write();
      });
    }, wakes),
    // Without a limit of time: it waits for another server's start, and a step may have much to do.
    async migrate() {
      const patient = new Kysely<Database>({
        dialect: new PatientDialect(openPool(url, { max: 1, statementMs: null })),
      });
      try {
        return await migrate(patient, "postgres");
      } finally {
        await patient.destroy();
      }
    },
    limiter: ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: limits,
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
    outages: () => outages,
    wakes,
    takeTurn: (name, everyMs) => takeTurn(db, name, everyMs),
    close: async () => {
      stopSweeping();
      await wakes.close();
      await Promise.all([db.destroy(), limits.end()]);
    },
  };
}
