import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDiskCache } from "./disk-cache.ts";

let folder: string;
let logged: string[] = [];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "ceiba-cache-")), "speech");
  logged = [];
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const open = (maxBytes = 1000, at = folder) =>
  openDiskCache({ folder: at, maxBytes, log: (event) => logged.push(event) });
const key = (name: string) => createHash("sha256").update(name).digest("hex");
/** A hundred bytes, 132 with the check. */
const sound = (n: number) => new Uint8Array(100).fill(n);
const has = async (cache: ReturnType<typeof open>, names: string) => {
  const found = await Promise.all([...names].map(async (name) => ((await cache.get(key(name))) ? name : "")));
  return found.join("");
};

it("keeps what it is given, through a restart", async () => {
  await open().put(key("a"), sound(1));
  const cache = open();
  expect(await cache.get(key("a"))).toEqual(Buffer.from(sound(1)));
  expect(await cache.get(key("b"))).toBeNull();
});

it("drops the least recently used", async () => {
  const cache = open(3 * 132);
  for (const name of "abc") await cache.put(key(name), sound(1));
  await cache.get(key("a"));
  await cache.put(key("d"), sound(1));
  expect(await has(cache, "abcd")).toBe("acd");
  expect(readdirSync(folder)).toHaveLength(3);
  await cache.put(key("d"), sound(2));
  expect(await has(cache, "abcd")).toBe("acd");
  expect(await cache.get(key("d"))).toEqual(Buffer.from(sound(2)));
});

it("knows after a restart what was used lately, and fits into a smaller bound", async () => {
  const cache = open();
  for (const [i, name] of [..."abcd"].entries()) {
    await cache.put(key(name), sound(1));
    utimesSync(join(folder, key(name)), 1000 + i, 1000 + i);
  }
  await open().get(key("a"));
  // The time of use is written without anyone waiting for it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await has(open(2 * 132), "abcd")).toBe("ad");
});

it("keeps nothing larger than itself, nor anything when it has no room", async () => {
  const cache = open(100);
  await cache.put(key("a"), sound(1));
  expect(await cache.get(key("a"))).toBeNull();
  expect(logged).toEqual([]);
});

it("ignores files that are cut short, changed, unfinished or someone else's", async () => {
  const cache = open();
  for (const name of "abcd") await cache.put(key(name), sound(1));
  truncateSync(join(folder, key("a")), 50);
  truncateSync(join(folder, key("b")), 0);
  writeFileSync(join(folder, key("c")), new Uint8Array(132));
  writeFileSync(join(folder, "unfinished-1"), "half");
  utimesSync(join(folder, "unfinished-1"), 1000, 1000);
  writeFileSync(join(folder, "README"), "mine");
  mkdirSync(join(folder, key("e")));
  const again = open();
  expect(await has(again, "abcde")).toBe("d");
  await again.put(key("a"), sound(3));
  expect(await has(again, "abcd")).toBe("ad");
  expect(readdirSync(folder).filter((name) => name.length < 64)).toEqual(["README"]);
});

it("misses what was removed behind its back", async () => {
  const cache = open();
  await cache.put(key("a"), sound(1));
  rmSync(folder, { recursive: true });
  expect(await cache.get(key("a"))).toBeNull();
});

it("tells of a disk that cannot be written, and goes on", async () => {
  const cache = open(1000, "/dev/null/speech");
  await cache.put(key("a"), sound(1));
  expect(await cache.get(key("a"))).toBeNull();
  expect(logged).toEqual(["speech cache", "speech cache"]);
});

it("finds what another server keeps in the same folder, and leaves what that one is writing", async () => {
  const [one, other] = [open(), open()];
  expect(await has(one, "ab")).toBe("");
  expect(await has(other, "ab")).toBe("");
  await one.put(key("a"), sound(1));
  expect(await other.get(key("a"))).toEqual(Buffer.from(sound(1)));
  writeFileSync(join(folder, "unfinished-2"), "half");
  await other.put(key("b"), sound(2));
  expect(await has(one, "ab")).toBe("ab");
  await open().put(key("c"), sound(3));
  expect(readdirSync(folder)).toContain("unfinished-2");
});

it("stays within its bound though another server writes, and keeps what either used lately", async () => {
  const bound = 16 * 132;
  const [one, other] = [open(bound), open(bound)];
  for (const [at, name] of [..."abcdefghijklmnopqrstuvwxyz"].entries()) {
    await (at % 2 === 0 ? one : other).put(key(name), sound(1));
  }
  expect(readdirSync(folder).length).toBeLessThanOrEqual(16 + 4);
  expect(await has(one, "wxyz")).toBe("wxyz");
});
