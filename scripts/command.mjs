/** `npm run backup`, `restore` and `db:copy`: the command of that name in src/server/commands, on our own Node. */
import { ensureInstalled, nodePath, orExplain, run } from "./bootstrap.mjs";

orExplain(() => ensureInstalled({ development: false }));

const [name, ...words] = process.argv.slice(2);
process.exit(await run(orExplain(nodePath), [`src/server/commands/${name}.ts`, ...words]));
