import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openStore } from "#server/db/database.ts";
import type { Store } from "#server/db/store.ts";
import { type Cluster, ownCluster } from "../postgres.ts";

const MARK = "hortensia-of-the-bytes";
const EXPLAINED = new URL("../../docs/operations.md", import.meta.url);

/** The commands that docs/operations.md gives for it, one by one. */
function commands(): string[] {
  const [, after = ""] = readFileSync(EXPLAINED, "utf8").split("**PostgreSQL.**");
  const [, block = ""] = /```sql\n([\s\S]*?)```/.exec(after) ?? [];
  const statements = block.replace(/--.*/g, "").split(";");
  return statements.map((each) => each.trim()).filter((each) => each !== "");
}

describe.skipIf(inject("postgresUrl") === null)("the bytes of what was erased from PostgreSQL", () => {
  let cluster: Cluster;
  let store: Store;
  beforeAll(async () => {
    cluster = await ownCluster();
    store = openStore({ databaseUrl: cluster.url, dataDir: "/nowhere" });
    await store.migrate();
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await cluster.stop();
  });

  /** Names of the cluster's files that hold the mark. */
  function holders(): string[] {
    const folder = join(new URL(cluster.url).searchParams.get("host") ?? "", "data");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    return files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => readFileSync(file).includes(MARK));
  }

  it("are gone from every file after the commands that the operations page gives", async () => {
    const row = {
      ...{ id: "one", name: MARK, email: `${MARK}@example.com`, email_key: `${MARK}@example.com` },
      ...{ phone: null, children: 1, ages: "6", language: "es" as const, status: "new" as const },
      ...{ next_step_on: null, version: 0, created_at: 1000 },
    };
    await store.write((trx) => trx.insertInto("leads").values(row).execute());
    await store.write((trx) => trx.deleteFrom("leads").execute());
    expect(holders()).not.toEqual([]);
    const given = commands();
    expect(given).toContain("VACUUM FULL");
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    for (const command of given) await client.query(command);
    await client.end();
    expect(holders()).toEqual([]);
  }, 120_000);
});
