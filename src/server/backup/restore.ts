import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { Impossible } from "../db/transfer/impossible.ts";
import { SCHOOL_FILE } from "../db/transfer/school-file.ts";
import { copyFlushed, hashFile, inspectSchool, type Manifest, readManifest } from "./manifest.ts";

const ASIDE = "before-restore-";
/** Knows who was erased after the backup was made, and is read at the next start (decision 113). */
const ERASED_LIST = "erased.list";

export type Restored = {
  readonly manifest: Manifest;
  /** Where what was in the data folder is now; null when nothing was. */
  readonly aside: string | null;
};

/**
 * Puts a backup into the data folder, once all of it was found to be what its manifest says. What lies there is moved into
 * a folder beside, and never deleted. All happens within the data folder: it may be a disk of its own.
 *
 * @throws Impossible
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  { isForced = false, now = new Date() } = {},
): Promise<Restored> {
  const manifest = await readManifest(backup);
  await checkBackup(backup, manifest);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const before = await readdir(dataDir);
  if (before.length > 0 && !isForced) {
    throw new Impossible(`${dataDir} is not empty. With --force what is there is moved aside, and kept.`);
  }
  refuseWhileInUse(join(dataDir, SCHOOL_FILE), before);

  const stamp = now.toISOString().replaceAll(":", "-");
  const draft = join(dataDir, `.restore-${stamp}`);
  try {
    for (const [path, hash] of Object.entries(manifest.files)) {
      await copyFlushed(join(backup, path), join(draft, path));
      if ((await hashFile(join(draft, path))) !== hash) {
        throw new Impossible(`${path} could not be written to ${dataDir} as it is in the backup.`);
      }
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  const old = before.filter((name) => !name.startsWith(ASIDE) && name !== ERASED_LIST);
  const aside = join(dataDir, `${ASIDE}${stamp}`);
  if (old.length > 0) await moveAll(old, dataDir, aside);
  // The list that is here knows more than the one that was here then.
  if (before.includes(ERASED_LIST)) await rm(join(draft, ERASED_LIST), { force: true });
  await moveAll(await readdir(draft), draft, dataDir);
  await rmdir(draft);
  return { manifest, aside: old.length > 0 ? aside : null };
}

async function checkBackup(backup: string, manifest: Manifest): Promise<void> {
  for (const [path, hash] of Object.entries(manifest.files)) {
    const found = await hashFile(join(backup, path)).catch(() => null);
    if (found === null) throw new Impossible(`The backup is not whole: ${path} is missing.`);
    if (found !== hash) throw new Impossible(`The backup is damaged: ${path} is not what was written.`);
  }
  const { tables } = inspectSchool(backup);
  for (const name of new Set([...Object.keys(tables), ...Object.keys(manifest.tables)])) {
    const [found, wanted] = [tables[name], manifest.tables[name]];
    if (found?.rows !== wanted?.rows || found?.checksum !== wanted?.checksum) {
      throw new Impossible(`The backup is damaged: its table ${name} is not what was written.`);
    }
  }
}

/** A server that runs would go on writing to what was moved aside. SQLite gives a file to one alone only if nobody has it. */
function refuseWhileInUse(file: string, entries: readonly string[]): void {
  if (!entries.includes(SCHOOL_FILE)) return;
  let database: BetterSqlite.Database | undefined;
  try {
    database = new BetterSqlite(file, { timeout: 0 });
    database.pragma("locking_mode = exclusive");
    database.prepare("select count(*) from sqlite_schema").get();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code?.startsWith("SQLITE_BUSY")) {
      throw new Impossible("A server is running on that data folder: stop it first.");
    }
    // Damaged: that may be why somebody restores.
    if (!code?.startsWith("SQLITE_")) throw error;
  } finally {
    database?.close();
  }
}

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(from, name), join(to, name));
}
