import { writes } from "../telemetry/channels.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** Opens PostgreSQL when an address is given, else SQLite in the data folder. Nothing is migrated yet. */
export function openStore(config: { databaseUrl: string | null; dataDir: string }): Store {
  const store = config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(config.dataDir);
  return {
    ...store,
    write: (work) => writes.tracePromise(() => store.write(work), { engine: store.engine }),
  };
}
