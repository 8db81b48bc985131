/** `npm run fuzz -- --requests 100000 --seed 1`: the long run of tests/server/fuzz.test.ts. Ctrl+C ends it with its table. */
import { parseArgs } from "node:util";
import { campaign } from "../tests/fuzz/campaign.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    "at-once": { type: "string", default: "4" },
  },
});
const wanted = Number(values.requests);
const seed = Number(values.seed);
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);

console.log(`${wanted} requests, seed ${seed}`);
let isStopped = false;
process.once("SIGINT", () => {
  isStopped = true;
  console.log("  ends with this batch");
});
const { tallies, faults } = await campaign(
  { requests: wanted, seed, atOnce: Number(values["at-once"]) },
  (sent) => {
    if (sent % 5_000 === 0) console.log(`  ${sent} sent after ${seconds()} s`);
    return !isStopped;
  },
);

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(9))).join("");
console.log(row(["operation", "requests", "2xx", "4xx", "5xx", "faults", "slowest"]));
const total = [0, 0, 0, 0, 0];
for (const [key, { requests, answers, faults: wrong, slowestMs }] of tallies) {
  const counts = [requests, answers[2], answers[4], answers[5], wrong];
  for (const [index, count] of counts.entries()) total[index] = (total[index] ?? 0) + count;
  console.log(row([key, ...counts, `${Math.round(slowestMs)} ms`]));
}
console.log(row(["in all", ...total, `${seconds()} s`]));
for (const fault of faults.slice(0, 50)) console.log(`\n${fault}`);
if (faults.length > 50) console.log(`\nand ${faults.length - 50} more`);
process.exit(faults.length === 0 ? 0 : 1);
