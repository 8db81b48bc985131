/** `npm run check`: everything that can be known without running the product. */
import { ensureInstalled, orExplain, run } from "./bootstrap.mjs";

orExplain(ensureInstalled);

const steps = [
  ["format and lint", "biome", ["check", "."]],
  ...["domain", "contract", "content", "server", "web"].map((room) => [
    `types of ${room}`,
    "tsc",
    ["-p", `src/${room}`],
  ]),
  ["types of tests", "tsc", ["-p", "."]],
  ["regular expressions", "node", ["scripts/patterns/check.ts"]],
  ["import rules", "depcruise", ["src", "--config", ".dependency-cruiser.mjs", "--output-type", "err-long"]],
  ["licences of what is installed", "node", ["scripts/licences.mjs"]],
  ["known faults of what is installed", "node", ["scripts/advisories.mjs"]],
  ["unused files, exports and packages", "knip", []],
];

let failed = 0;
for (const [name, command, args] of steps) {
  const started = performance.now();
  const code = await run(command, args);
  if (code !== 0) failed += 1;
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${Math.round(performance.now() - started)} ms)`);
}
process.exit(failed === 0 ? 0 : 1);
