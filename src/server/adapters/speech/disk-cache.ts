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
  /** Several servers may share one: each finds what another has kept. */
  readonly folder: string;
  /** What all files together may take; the least recently used go first. With n servers it may be n/8 more for a while. */
  readonly maxBytes: number;
  readonly log: (event: string, detail: Readonly<Record<string, unknown>>) => void;
};

const NAME = /^[\da-f]{64}$/;
const UNFINISHED = /^unfinished-/;
/** Each file starts with a hash of the rest, so that one cut short by a crash is never played. */
const CHECK_BYTES = 32;
/** The time of last use is written to the file at most this often, in milliseconds. */
const TOUCH_EVERY = 60_000;
/** An unfinished file of that age is nobody's work any more, in milliseconds. */
const ABANDONED = 3_600_000;
/** After so great a part of the bound was written here, the folder is read again for what others have written. */
const READ_AGAIN = 1 / 8;

const check = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

type Entry = {
  readonly bytes: number;
  /** When the file's own time was last written. */
  touched: number;
  used: number;
};

/** A folder of files, read anew by each process, so that what was used lately survives a restart. */
export function openDiskCache({ folder, maxBytes, log }: DiskCacheOptions): DiskCache {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();
  let total = 0;
  let writtenSinceRead = 0;
  let reading: Promise<void> | undefined;
  let readingAgain: Promise<void> | undefined;
  /** Read when it is first asked, so that a server that never speaks leaves no folder. */
  const ready = () => {
    reading ??= read();
    return reading;
  };

  async function read(): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const names = await readdir(folder);
      const unfinished = await Promise.all(names.filter((name) => UNFINISHED.test(name)).map(measured));
      const old = Date.now() - ABANDONED;
      await Promise.all(unfinished.map((file) => file && file.touched < old && remove(file.name)));
      const found = await Promise.all(names.filter((name) => NAME.test(name)).map(measured));
      merge(found.filter((each) => each !== null));
      await evict();
    } catch (error) {
      failed(error);
    }
  }

  /** What lies in the folder, in the order of its last use here or by its own time; what is gone is forgotten. */
  function merge(found: readonly { name: string; bytes: number; touched: number }[]): void {
    const known = new Map([...entries].map(([name, { used }], at) => [name, { used, at }]));
    const files = found.map(({ name, bytes, touched }) => {
      const { used, at } = known.get(name) ?? { used: 0, at: -1 };
      return { name, at, entry: { bytes, touched, used: Math.max(touched, used) } };
    });
    entries.clear();
    total = 0;
    writtenSinceRead = 0;
    for (const { name, entry } of files.sort((a, b) => a.entry.used - b.entry.used || a.at - b.at)) {
      add(name, entry);
    }
  }

  /** One reading serves all who write meanwhile. */
  function readAgain(): Promise<void> {
    readingAgain ??= read().finally(() => {
      readingAgain = undefined;
    });
    return readingAgain;
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

  function add(key: string, entry: Entry): void {
    forget(key);
    entries.set(key, entry);
    total += entry.bytes;
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

  /** The last in the order is what was used last; the file's time tells the other servers, and the next start. */
  function use(key: string, entry: Entry): void {
    entry.used = Date.now();
    add(key, entry);
    if (entry.used - entry.touched < TOUCH_EVERY) return;
    entry.touched = entry.used;
    utimes(join(folder, key), entry.used / 1000, entry.used / 1000).catch(() => {});
  }

  return {
    async get(key) {
      await ready();
      const entry = entries.get(key);
      try {
        const file = await readFile(join(folder, key));
        const bytes = file.subarray(CHECK_BYTES);
        if (bytes.length > 0 && check(bytes).equals(file.subarray(0, CHECK_BYTES))) {
          // Unless it was evicted or written anew meanwhile. What another server wrote is touched at its first use here.
          if (entries.get(key) === entry) use(key, entry ?? { bytes: file.length, touched: 0, used: 0 });
          return bytes;
        }
        await remove(key);
      } catch {
        // Never kept, removed by someone else, or unreadable: all the same to who asks.
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
        const now = Date.now();
        add(key, { bytes: size, touched: now, used: now });
        writtenSinceRead += size;
        if (writtenSinceRead > maxBytes * READ_AGAIN) await readAgain();
        else await evict();
      } catch (error) {
        failed(error);
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}
