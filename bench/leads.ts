import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { load, post } from "./load.ts";
import { median, type Section } from "./report.ts";

const COUNT = 1500;
const WIDTH = 16;
const ROUNDS = 5;
/** What one lead is in our database: the lead, its submission, its history, and a mail to the family. */
const ROWS_PER_LEAD = 4;

/**
 * Leads written over HTTP against raw one-row inserts into SQLite with the same durability and concurrency, in turn,
 * because a disk's flushes are now dear, now nearly free. The second ratio compares rows with rows.
 */
export const leads: Section = {
  title: `Lead writes (${ROUNDS} rounds of ${COUNT}, ${WIDTH} at once; SQLite, WAL, synchronous=FULL; medians)`,
  async measure(url) {
    const write = (index: number) =>
      post(`${url}/api/leads`, {
        name: `Family ${index}`,
        email: `family-${index}@bench.example`,
        numberOfChildren: 1 + (index % 4),
        childrenAges: "6, 9",
        language: index % 2 === 0 ? "en" : "es",
      });
    const ours: number[] = [];
    const raw: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const first = round * COUNT;
      const { perSecond } = await load(COUNT, WIDTH, (index) => write(first + index));
      const reference = await rawInserts();
      // The first round only warms up.
      if (round === 0) continue;
      ours.push(perSecond);
      raw.push(reference);
      ratios.push(perSecond / reference);
    }
    return [
      { name: "leads over HTTP", value: median(ours), unit: "/s" },
      { name: "raw one-row inserts", value: median(raw), unit: "/s" },
      { name: "ratio, leads to raw inserts", value: median(ratios), unit: "×", target: { atLeast: 0.25 } },
      { name: "ratio, our rows to raw rows", value: median(ratios) * ROWS_PER_LEAD, unit: "×" },
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
