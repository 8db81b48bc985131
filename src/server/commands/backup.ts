/** `npm run backup -- <folder>`: a checked copy of the school, while it runs or not (decision 118). */
import { resolve } from "node:path";
import { makeBackup } from "../backup/make.ts";
import { readPlaces } from "../config.ts";
import { Impossible } from "../db/transfer/impossible.ts";
import { runCommand, say, tableLines } from "./terminal.ts";

await runCommand(async ([folder]) => {
  const { dataDir, databaseUrl, hasOwnSecret } = readPlaces();
  if (databaseUrl !== null) {
    throw new Impossible(
      'The school is in PostgreSQL: use its own tool, pg_dump --format=custom --file=ceiba.dump "$DATABASE_URL"',
    );
  }
  if (folder === undefined) throw new Impossible("Say where to: npm run backup -- <a new folder>");
  const to = resolve(folder);
  const { tables, files } = await makeBackup(dataDir, to);
  const lines = Object.entries(tables).map(([name, { rows, checksum }]) => [name, String(rows), checksum]);
  say(...tableLines([["table", "rows", "checksum"], ...lines]));
  say(
    "",
    `${to} holds the school: the database, read to its last row, and ${Object.keys(files).length - 1} files.`,
  );
  if (hasOwnSecret) say("SESSION_SECRET is set from outside and is not in it: keep it yourself.");
  say("It holds families' data and is not encrypted: keep it as safe as the school.");
});
