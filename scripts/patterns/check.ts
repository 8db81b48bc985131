/**
 * `node scripts/patterns/check.ts`: whether any regular expression of the repository takes more than linear time
 * (decision 109). What was read before is in `verdicts.json`; `--record` writes it, `--all` reads everything anew.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { check as readPattern } from "recheck";
import { BOUNDED } from "./bounded.ts";
import { type Pattern, readSources, watchBuilding } from "./collect.ts";
import { rehearse } from "./rehearse.ts";

/** What is known of a pattern: linear, or the kind of growth and a text that shows it. */
type Verdict = "linear" | { readonly growth: string; readonly shownBy: string };

const root = fileURLToPath(new URL("../../", import.meta.url));
const recordFile = fileURLToPath(new URL("verdicts.json", import.meta.url));
/** Part of the key: another version, or other settings, read everything anew. */
const READER = "recheck 4.5.0";
/** Chance is fixed, so that the same pattern has the same verdict; a search that ends for time is no verdict. */
const SETTINGS = { randomSeed: 1, timeout: 60_000 } as const;

const keyOf = ({ source, flags }: Pattern) =>
  createHash("sha256").update(`${READER}\n${flags}\n${source}`).digest("hex").slice(0, 16);

async function verdictOn(pattern: Pattern): Promise<Verdict> {
  const found = await readPattern(pattern.source, pattern.flags, SETTINGS);
  if (found.status === "safe") return "linear";
  if (found.status === "vulnerable") {
    return { growth: found.complexity.summary, shownBy: found.attack.pattern.slice(0, 200) };
  }
  return { growth: "unknown", shownBy: JSON.stringify(found.error ?? null) };
}

const all = process.argv.includes("--all");
const record = JSON.parse(readFileSync(recordFile, "utf8")) as Record<string, Verdict>;
const { literals, built } = readSources(root);
const watched = await watchBuilding(root, rehearse);
const faults: string[] = [];

const seen = new Set(watched.map(({ at }) => at));
for (const place of built) {
  if (!seen.has(place)) faults.push(`${place}: builds a pattern that was not seen; use it in rehearse.ts.`);
}

const patterns = new Map([...literals, ...watched].map((each) => [keyOf(each), each]));
const verdicts = new Map<string, Verdict>();
const unread: [string, Pattern][] = [];
for (const [key, pattern] of patterns) {
  const known = all ? undefined : record[key];
  if (known === undefined) unread.push([key, pattern]);
  else verdicts.set(key, known);
}
const anew = unread.length;
const readers = Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
  for (let next = unread.shift(); next !== undefined; next = unread.shift()) {
    const [key, pattern] = next;
    const began = performance.now();
    verdicts.set(key, await verdictOn(pattern));
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 10) console.log(`${pattern.at} took ${seconds.toFixed()} s to read`);
  }
});
await Promise.all(readers);

const used = new Set<(typeof BOUNDED)[number]>();
for (const [key, pattern] of patterns) {
  const verdict = verdicts.get(key);
  if (verdict === undefined || verdict === "linear") continue;
  const entry = BOUNDED.find(
    ({ file, begins }) => pattern.at.startsWith(`${file}:`) && pattern.source.startsWith(begins),
  );
  if (entry !== undefined) used.add(entry);
  if (entry !== undefined && verdict.growth !== "exponential") continue;
  faults.push(
    `${pattern.at}: ${verdict.growth}, shown by ${verdict.shownBy}\n    /${pattern.source}/${pattern.flags}`,
  );
}
for (const entry of BOUNDED) {
  if (!used.has(entry)) faults.push(`bounded.ts: ${entry.file} no longer needs its entry "${entry.begins}".`);
}

if (process.argv.includes("--record")) {
  const sorted = [...verdicts].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
} else if (anew > 0) {
  console.log(`${anew} patterns were read anew; "node scripts/patterns/check.ts --record" remembers them.`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error("Make it linear; see docs/recipes.md, Write a regular expression.");
}
console.log(`${patterns.size} regular expressions, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
