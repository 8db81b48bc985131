import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Fingerprint } from "../db/transfer/fingerprint.ts";
import { Impossible } from "../db/transfer/impossible.ts";
import { openSchool, SCHOOL_FILE } from "../db/transfer/school-file.ts";
import { fingerprints, readMigrations } from "../db/transfer/sqlite-tables.ts";

export const MANIFEST_FILE = "manifest.json";

/** A file within the backup, by its path with slashes, that leads nowhere else. */
const innerPath = z.string().refine((path) => {
  const steps = path.split("/");
  return steps.every((step) => step !== "" && step !== "." && step !== ".." && !step.includes("\\"));
});

/** What a backup says it holds. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: z.number(), checksum: z.string() })),
  files: z.record(innerPath, z.string().regex(/^[0-9a-f]{64}$/)).refine((files) => SCHOOL_FILE in files),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** @throws Impossible when the folder holds no backup that this version reads */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST_FILE), "utf8").catch(() => null);
  if (text === null) throw new Impossible(`${backup} is no backup: it has no ${MANIFEST_FILE}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Impossible(
      `${join(backup, MANIFEST_FILE)} cannot be read: it is damaged, or of another version.`,
    );
  }
}

export type SchoolContents = {
  readonly migrations: string[];
  readonly tables: Record<string, Fingerprint>;
};

/**
 * Reads a school's database to its last page and tells what it holds.
 *
 * @throws Impossible when SQLite finds it damaged
 */
export function inspectSchool(folder: string): SchoolContents {
  const database = openSchool(folder);
  try {
    const isWhole = database.pragma("integrity_check", { simple: true }) === "ok";
    const isConnected = (database.pragma("foreign_key_check") as unknown[]).length === 0;
    if (!isWhole || !isConnected) throw new Impossible(`The database in ${folder} is damaged.`);
    return { migrations: readMigrations(database), tables: fingerprints(database) };
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith("SQLITE_")) throw error;
    throw new Impossible(`The database in ${folder} is damaged (${(error as Error).message}).`);
  } finally {
    database.close();
  }
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

/** Copies a file, with the folders above it; it is on the disk when this ends. */
export async function copyFlushed(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await flush(to);
}

export async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
