/** `npm run db:copy -- <postgres address>`: copies the school from SQLite to an empty PostgreSQL (decision 118). */
import pg from "pg";
import { readPlaces } from "../config.ts";
import { Impossible } from "../db/transfer/impossible.ts";
import { readingSchool } from "../db/transfer/school-file.ts";
import { CopyDiffers, copyToPostgres, isSame, type TableReport } from "../db/transfer/to-postgres.ts";
import { DatabaseUnavailable } from "../db/unavailable.ts";
import { runCommand, say, tableLines } from "./terminal.ts";

const HEAD = ["table", "rows", "checksum", "in PostgreSQL"];
const short = (checksum: string) => checksum.slice(0, 12);
const line = (each: TableReport) => [
  each.table,
  String(each.source.rows),
  short(each.source.checksum),
  isSame(each) ? "the same" : `DIFFERS: ${each.target.rows} rows, ${short(each.target.checksum)}`,
];
const show = (report: readonly TableReport[]) => say(...tableLines([HEAD, ...report.map(line)]));

/** What PostgreSQL, or the line to it, said. */
function reasonOf(error: unknown): string | null {
  if (error instanceof pg.DatabaseError) return error.message;
  return error instanceof DatabaseUnavailable ? String((error.cause as Error | undefined)?.message) : null;
}

await runCommand(async (words) => {
  const { dataDir, databaseUrl, hasOwnSecret } = readPlaces();
  // DATABASE_URL keeps a password out of the list of processes.
  const url = words[0] ?? databaseUrl ?? undefined;
  if (url === undefined || !/^postgres(ql)?:/.test(url) || !URL.canParse(url)) {
    throw new Impossible("Say where to copy to: npm run db:copy -- postgres://user:password@host/database");
  }
  try {
    const { result, isChanged } = await readingSchool(dataDir, (source) => copyToPostgres(source, url));
    show(result);
    say("", "Copied: PostgreSQL holds every row.");
    if (isChanged) {
      say(
        "The school was written to meanwhile, and that is NOT in the copy. This was a rehearsal: stop the server,",
      );
      say("empty the database and copy again.");
    }
    say("Next: stop the server, and start it with DATABASE_URL set to that address.");
    if (!hasOwnSecret) say(`Other servers need SESSION_SECRET: the text in ${dataDir}/session-secret.`);
  } catch (error) {
    if (error instanceof CopyDiffers) {
      show(error.report);
      throw new Impossible(error.message);
    }
    const reason = reasonOf(error);
    if (reason !== null) throw new Impossible(`PostgreSQL cannot be used: ${reason}`);
    throw error;
  }
});
