import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it, onTestFinished, vi } from "vitest";
import { openStore } from "#server/db/database.ts";

it("addresses are forgotten once they no longer count", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const dataDir = mkdtempSync(join(tmpdir(), "ceiba-limits-"));
  const store = openStore({ databaseUrl: null, dataDir });
  onTestFinished(async () => {
    await store.close();
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true });
  });
  const keys = () => {
    const file = new Sqlite(join(dataDir, "limits.sqlite"), { readonly: true });
    const rows = file.prepare("select key from rate_limits").all();
    file.close();
    return rows;
  };
  await store.limiter({ name: "short", points: 3, seconds: 1 }).consume("203.0.113.7");
  await store.limiter({ name: "long", points: 3, seconds: 600 }).consume("203.0.113.7");
  expect(keys()).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(keys()).toEqual([{ key: "long:203.0.113.7" }]);
});
