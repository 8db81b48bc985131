import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/db/database.ts";
import type { Store } from "#server/db/store.ts";
import { type Cluster, ownCluster } from "../tests/postgres.ts";
import type { Figure } from "./report.ts";

/** Measures on an empty store of SQLite, and of PostgreSQL where one is found. */
export async function onEngines(
  measure: (engine: string, store: Store) => Promise<Figure[]>,
): Promise<Figure[]> {
  const figures = await figuresOn("SQLite", null, measure);
  let cluster: Cluster;
  try {
    cluster = await ownCluster();
  } catch {
    console.log("  PostgreSQL: not measured, none found here");
    return figures;
  }
  try {
    return [...figures, ...(await figuresOn("PostgreSQL", cluster.url, measure))];
  } finally {
    await cluster.stop();
  }
}

async function figuresOn(
  engine: string,
  databaseUrl: string | null,
  measure: (engine: string, store: Store) => Promise<Figure[]>,
): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "ceiba-bench-"));
  const store = openStore({ databaseUrl, dataDir });
  try {
    await store.migrate();
    return await measure(engine, store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
