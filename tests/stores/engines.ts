import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, inject } from "vitest";
import { openStore } from "#server/db/database.ts";
import type { Store } from "#server/db/store.ts";

const postgresUrl = inject("postgresUrl");

export type EngineSuite = {
  /** Opens a fresh, migrated database; closed and removed after the test. */
  fresh(): Promise<Store>;
  /** Where a fresh, empty database is, for tests that open it themselves. */
  place(): Promise<{ databaseUrl: string | null; dataDir: string }>;
};

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onBothEngines(name: string, suite: (engine: EngineSuite) => void): void {
  for (const kind of ["sqlite", "postgres"] as const) {
    describe.skipIf(kind === "postgres" && postgresUrl === null)(`${name} on ${kind}`, () => {
      const undo: (() => Promise<void> | void)[] = [];
      afterEach(async () => {
        for (const step of undo.splice(0).reverse()) await step();
      });

      const place = async () => {
        const dataDir = mkdtempSync(join(tmpdir(), "ceiba-store-"));
        undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
        if (kind === "sqlite" || postgresUrl === null) return { databaseUrl: null, dataDir };
        const { url, drop } = await postgresDatabase();
        undo.push(drop);
        return { databaseUrl: url, dataDir };
      };
      suite({
        place,
        async fresh() {
          const store = openStore(await place());
          undo.push(() => store.close());
          await store.migrate();
          return store;
        },
      });
    });
  }
}

/** An empty database of its own on the run's PostgreSQL. */
export async function postgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t${randomBytes(8).toString("hex")}`;
  await administer(`create database ${name}`);
  const url = new URL(postgresUrl ?? "");
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl ?? "" });
  await client.connect();
  await client.query(statement);
  await client.end();
}
