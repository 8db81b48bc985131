import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { Impossible } from "../db/transfer/impossible.ts";
import { openSchool, SCHOOL_FILE } from "../db/transfer/school-file.ts";
import { copyFlushed, flush, hashFile, inspectSchool, MANIFEST_FILE, type Manifest } from "./manifest.ts";

/**
 * What of a data folder is not copied as it lies: the database, which is read through SQLite; counters and speech, which
 * are made anew; what a restore moved aside; files that are being written. Everything else is, a later version's too.
 */
const LEFT_OUT = /^(ceiba\.sqlite|limits\.sqlite|speech$|before-restore-|\.)|\.part$/;

/**
 * Copies a school into a new folder, while a server may be writing to it: the database as it is at one moment, then the
 * files beside it. The copy is read to its last row before the folder gets its name.
 *
 * @throws Impossible
 */
export async function makeBackup(dataDir: string, to: string): Promise<Manifest> {
  if (!relative(dataDir, to).startsWith("..")) {
    throw new Impossible(
      `${to} is in the data folder: a backup belongs somewhere else, best on another disk.`,
    );
  }
  const there = await readdir(to).catch((error) => (error.code === "ENOENT" ? [] : [error.code]));
  if (there.length > 0) throw new Impossible(`${to} is not an empty folder: give each backup a new one.`);
  const database = openSchool(dataDir);
  const madeAt = new Date().toISOString();
  const draft = `${to}.part`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    // One reading, however long it takes; and nothing of what was deleted comes along in free pages.
    database.prepare("vacuum into ?").run(join(draft, SCHOOL_FILE));
    await flush(join(draft, SCHOOL_FILE));
    const files = [SCHOOL_FILE, ...(await copyFiles(dataDir, draft))];
    const hashes: Record<string, string> = {};
    for (const file of files) hashes[file] = await hashFile(join(draft, file));
    const manifest: Manifest = { format: 1, madeAt, ...inspectSchool(draft), files: hashes };
    const file = join(draft, MANIFEST_FILE);
    await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, to);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    database.close();
  }
}

async function copyFiles(dataDir: string, draft: string): Promise<string[]> {
  const copied: string[] = [];
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = relative(dataDir, resolve(entry.parentPath, entry.name));
    const steps = path.split(sep);
    if (steps.some((step) => LEFT_OUT.test(step))) continue;
    try {
      await copyFlushed(join(dataDir, path), join(draft, path));
      copied.push(steps.join("/"));
    } catch (error) {
      // Erased since the folder was listed.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return copied;
}
