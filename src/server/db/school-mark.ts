import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { readSetting, writeFirstSetting } from "./settings.ts";
import type { Store } from "./store.ts";

const SETTING = "database_id";
/** Tells which database this data folder belongs to. */
export const SCHOOL_MARK = "school-database";

/**
 * Whether the database is another one than this data folder was last used with: emptied, replaced, or the wrong address.
 * It stays so until somebody who knows why deletes the mark; a folder without one gets it.
 *
 * @param startedAt when this program began, in milliseconds since 1970
 */
export async function isOtherDatabase(
  store: Store,
  dataDir: string,
  now = Date.now(),
  startedAt = performance.timeOrigin,
): Promise<boolean> {
  const isNew = await store.write((trx) => writeFirstSetting(trx, SETTING, randomUUID(), now));
  const id = await readSetting(store.db, SETTING);
  const file = join(dataDir, SCHOOL_MARK);
  const mark = contentOf(file);
  if (mark !== null) return mark !== id;
  // A folder from before there was a mark: its secret outlived the file that lay beside it.
  const isEmptied =
    isNew && store.engine === "sqlite" && (await isBare(store)) && isOlder(dataDir, startedAt);
  // On PostgreSQL with a secret of its own nothing has written there before.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, isEmptied ? "unknown" : `${id}\n`, { mode: 0o600 });
  return isEmptied;
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Nobody has an account, though every start makes a first one. */
async function isBare({ db }: Store): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table("user")} limit 1`.execute(db);
  return rows.length === 0;
}

function isOlder(dataDir: string, startedAt: number): boolean {
  const secret = statSync(join(dataDir, "session-secret"), { throwIfNoEntry: false });
  return secret !== undefined && secret.mtimeMs < startedAt;
}
