/** `npm run restore -- <backup> [--force]`: puts a backup into DATA_DIR (decision 118). */
import { resolve } from "node:path";
import { restoreBackup } from "../backup/restore.ts";
import { readPlaces } from "../config.ts";
import { Impossible } from "../db/transfer/impossible.ts";
import { runCommand, say } from "./terminal.ts";

const FORCE = "--force";

await runCommand(async (words) => {
  const { dataDir, databaseUrl, hasOwnSecret } = readPlaces();
  if (databaseUrl !== null) {
    throw new Impossible(
      'DATABASE_URL is set: restore with PostgreSQL\'s own tool, pg_restore --dbname="$DATABASE_URL" ceiba.dump',
    );
  }
  const [backup, ...more] = words.filter((word) => word !== FORCE);
  if (backup === undefined || more.length > 0) {
    throw new Impossible(`Say what to restore: npm run restore -- <backup> [${FORCE}]`);
  }
  const { manifest, aside } = await restoreBackup(resolve(backup), dataDir, {
    isForced: words.includes(FORCE),
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  say(`${dataDir} holds the school as it was at ${manifest.madeAt}: ${rows} rows, each compared.`);
  if (aside !== null) say(`What was there is in ${aside}: delete it once nobody needs it.`);
  say(
    "Next: npm start. Whoever was erased after that moment is erased again then, by the erased.list of this folder; when the school comes from another machine, copy that file here first.",
  );
  if (!("session-secret" in manifest.files) && !hasOwnSecret) {
    say(
      "The backup has no session secret: set the school's own SESSION_SECRET first, or everybody must sign in again.",
    );
  }
});
