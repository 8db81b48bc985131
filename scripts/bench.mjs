/** `npm run bench [section …]`: measurements with their targets, each against a reference measured in the same run. */
import { ensureBuilt, ensureInstalled, environment, nodePath, orExplain, run } from "./bootstrap.mjs";

orExplain(ensureInstalled);
orExplain(ensureBuilt);
const { ensureChromium } = await import("./chromium.mjs");

const env = { ...environment, CHROMIUM_PATH: (await ensureChromium()) ?? "" };
process.exit(await run(orExplain(nodePath), ["bench/run.ts", ...process.argv.slice(2)], { env }));
