/** `npm run money -- --sequences 2000 --kills 50 --foreign 2000 --seed 1`: the long run of tests/server/money.test.ts. */
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/bootstrap.mjs";
import { campaign } from "../tests/money/campaign.ts";

const { values } = parseArgs({
  options: {
    where: { type: "string", default: "practice,http" },
    sequences: { type: "string", default: "2000" },
    kills: { type: "string", default: "50" },
    foreign: { type: "string", default: "2000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    "at-once": { type: "string", default: "8" },
  },
});
// The program is started anew after each kill: from its sources that takes several times as long.
ensureBuilt();
const sequences = Number(values.sequences);
const seed = Number(values.seed);
let faults = 0;
for (const where of values.where.split(",")) {
  if (where !== "practice" && where !== "http") throw new Error(`There is no ${where}.`);
  const began = performance.now();
  console.log(`${where}: ${sequences} sequences, ${values.kills} kills, seed ${seed}`);
  const { wrong, ...counts } = await campaign(
    {
      ...{ where, sequences, seed, kills: Number(values.kills), foreignEvents: Number(values.foreign) },
      atOnce: Number(values["at-once"]),
    },
    (done) =>
      done % 250 === 0 && console.log(`  ${done} after ${Math.round((performance.now() - began) / 1000)} s`),
  );
  faults += wrong.length;
  console.log({ ...counts, wrong: wrong.length });
  for (const each of wrong.slice(0, 50)) console.log(`  ${each}`);
}
process.exit(faults === 0 ? 0 : 1);
