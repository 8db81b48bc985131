import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type DiskCache = {
  /** What was kept under the key, a hexadecimal hash; null when nothing whole was. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps the bytes; a disk that fails is told to the log and otherwise borne. */
  put(key: string, bytes: Uint8Array): Promise<void>;
};

type DiskCacheOptions = {
  readonly folder: string;
  /** What all files together may take; the least recently used go first. */
  readonly maxBytes: number;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
};

const NAME = /^[\da-f]{64}$/;
const UNFINISHED = /^unfinished-/;
/** Each file starts with a hash of the rest, so that one cut short by a crash is never played. */
const CHECK_BYTES = 32;
/** The time of last use is written to the file at most this often, in milliseconds. */
const TOUCH_EVERY = 60_000;

const check = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

/** A folder of files, read anew by each process, so that what was used lately survives a restart. */
export function openDiskCache({ folder, maxBytes, log }: DiskCacheOptions): DiskCache {
  /** Least recently used first. */
  const entries = new Map<string, { readonly bytes: number; touched: number }>();
  let total = 0;
  let reading: Promise<void> | undefined;
  /** Read when it is first asked, so that a server that never speaks leaves no folder. */
  const ready = () => {
    reading ??= read();
    return reading;
  };

  async function read(): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => UNFINISHED.test(name)).map((name) => remove(name)));
      const found = await Promise.all(names.filter((name) => NAME.test(name)).map(measured));
      for (const file of found.filter((each) => each !== null).sort((a, b) => a.touched - b.touched)) {
        entries.set(file.name, { bytes: file.bytes, touched: file.touched });
        total += file.bytes;
      }
      await evict();
    } catch (error) {
      failed(error);
    }
  }

  async function measured(name: string) {
    try {
      const file = await stat(join(folder, name));
      return file.isFile() ? { name, bytes: file.size, touched: file.mtimeMs } : null;
    } catch {
      return null;
    }
  }

  const remove = (name: string) => rm(join(folder, name), { force: true });
  const failed = (error: unknown) =>
    log("speech cache", { code: (error as NodeJS.ErrnoException).code ?? "unknown" });

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  async function evict(): Promise<void> {
    const gone: string[] = [];
    for (const key of entries.keys()) {
      if (total <= maxBytes) break;
      gone.push(key);
      forget(key);
    }
    await Promise.all(gone.map(remove));
  }

  function use(key: string, entry: { readonly bytes: number; touched: number }): void {
    entries.delete(key);
    entries.set(key, entry);
    const now = Date.now();
    if (now - entry.touched < TOUCH_EVERY) return;
    entry.touched = now;
    // Only the order after a restart depends on it.
    utimes(join(folder, key), now / 1000, now / 1000).catch(() => {});
  }

  return {
    async get(key) {
      await ready();
      const entry = entries.get(key);
      if (entry === undefined) return null;
      try {
        const file = await readFile(join(folder, key));
        const bytes = file.subarray(CHECK_BYTES);
        if (bytes.length > 0 && check(bytes).equals(file.subarray(0, CHECK_BYTES))) {
          if (entries.get(key) === entry) use(key, entry);
          return bytes;
        }
        await remove(key);
      } catch {
        // Removed by someone else, or unreadable: the same as never kept.
      }
      if (entries.get(key) === entry) forget(key);
      return null;
    },
    async put(key, bytes) {
      await ready();
      const size = bytes.length + CHECK_BYTES;
      if (size > maxBytes) return;
      const unfinished = join(folder, `unfinished-${randomUUID()}`);
      try {
        await writeFile(unfinished, Buffer.concat([check(bytes), bytes]), { flag: "wx" });
        await rename(unfinished, join(folder, key));
        forget(key);
        entries.set(key, { bytes: size, touched: Date.now() });
        total += size;
        await evict();
      } catch (error) {
        failed(error);
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}
