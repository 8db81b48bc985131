import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { load, post } from "./load.ts";
import type { Section } from "./report.ts";

const COUNT = 3000;
const WIDTH = 16;

/** Leads written over HTTP against raw one-row inserts into SQLite with the same durability and concurrency. */
export const leads: Section = {
  title: `Lead writes (${COUNT}, ${WIDTH} at once; SQLite, WAL, synchronous=FULL)`,
  async measure(url) {
    const write = (index: number) =>
      post(`${url}/api/leads`, {
        name: `Family ${index}`,
        email: `family-${index}@bench.example`,
        numberOfChildren: 1 + (index % 4),
        childrenAges: "6, 9",
        language: index % 2 === 0 ? "en" : "es",
      });
    await load(100, WIDTH, (index) => write(COUNT + index));
    const ours = await load(COUNT, WIDTH, write);
    const reference = await rawInserts();
    return [
      { name: "leads over HTTP", value: ours.perSecond, unit: "/s" },
      { name: "raw inserts", value: reference, unit: "/s" },
      { name: "ratio", value: ours.perSecond / reference, unit: "×", target: { atLeast: 0.25 } },
    ];
  },
};

async function rawInserts(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "ceiba-bench-"));
  const database = new Database(join(folder, "raw.sqlite"));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(
    "CREATE TABLE lead (id TEXT PRIMARY KEY, name TEXT, email TEXT UNIQUE, ages TEXT, created_at INTEGER)",
  );
  const insert = database.prepare("INSERT INTO lead VALUES (?, ?, ?, ?, ?)");
  const { perSecond } = await load(COUNT, WIDTH, async (index) => {
    insert.run(crypto.randomUUID(), `Family ${index}`, `family-${index}@bench.example`, "6, 9", index);
  });
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return perSecond;
}
