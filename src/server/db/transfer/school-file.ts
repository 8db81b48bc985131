import { existsSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { Impossible } from "./impossible.ts";

export const SCHOOL_FILE = "ceiba.sqlite";

/** Opens a school's database for reading only. A server may be writing to it. */
export function openSchool(folder: string): BetterSqlite.Database {
  const file = join(folder, SCHOOL_FILE);
  if (!existsSync(file)) throw new Impossible(`There is no school in ${folder}: set DATA_DIR to its folder.`);
  const database = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  database.pragma("busy_timeout = 5000");
  return database;
}

/** Reads a school as it is at this moment, and tells whether a server changed it meanwhile. */
export async function readingSchool<Result>(
  folder: string,
  work: (database: BetterSqlite.Database) => Promise<Result>,
): Promise<{ result: Result; isChanged: boolean }> {
  const database = openSchool(folder);
  try {
    database.exec("begin");
    // The moment is that of the first reading.
    const version = () => database.pragma("data_version", { simple: true });
    database.prepare("select count(*) from sqlite_schema").get();
    const before = version();
    const result = await work(database);
    database.exec("commit");
    database.prepare("select count(*) from sqlite_schema").get();
    return { result, isChanged: version() !== before };
  } finally {
    database.close();
  }
}
