import { createHmac, randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { passwordWords } from "#content/catalogue/password-words.ts";
import { readSetting, writeFirstSetting, writeSetting } from "../db/settings.ts";
import type { Store } from "../db/store.ts";
import type { Note } from "../http/handler.ts";

const PASSWORD = "student_password";
const SESSIONS = "student_sessions";

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Who set the kept password: the start (configured or generated), or staff, who then have the last word. */
type Kept = { readonly hash: string; readonly by: "start" | "staff" };

/** Passwords compared with the slow hash at the same time; the others wait for their turn. */
const COMPARED_AT_ONCE = 2;

/** The one password that opens the student portal (decision 002). Only a hash of it is kept. */
export function classPassword(store: Store) {
  async function kept(): Promise<Kept | null> {
    const value = await readSetting(store.db, PASSWORD);
    return value === null ? null : (JSON.parse(value) as Kept);
  }

  // What opened a hash once is known again by a quick one, under a key of this process alone: so a burst of wrong
  // passwords costs next to nothing, and a right one never waits behind them.
  const key = randomBytes(32);
  const quick = (password: string) => createHmac("sha256", key).update(normal(password)).digest();
  let known: { readonly hash: string; readonly quick: Buffer } | null = null;
  let comparing = 0;
  const queue: (() => void)[] = [];

  function quickly(password: string, hash: string): boolean | null {
    return known?.hash === hash ? timingSafeEqual(known.quick, quick(password)) : null;
  }

  async function compare(password: string, hash: string): Promise<boolean> {
    const atOnce = quickly(password, hash);
    if (atOnce !== null) return atOnce;
    if (comparing >= COMPARED_AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
    comparing += 1;
    try {
      // While this one waited, the right password may have come.
      const isRight = quickly(password, hash) ?? (await matches(password, hash));
      if (isRight) known = { hash, quick: quick(password) };
      return isRight;
    } finally {
      comparing -= 1;
      queue.shift()?.();
    }
  }

  return {
    /**
     * Sees to it that there is a password. A configured one holds until staff set another; without either, one is
     * generated.
     *
     * @returns the generated one, which is shown once and kept nowhere; null when none was needed
     */
    async ensure(configured: string | null, now = Date.now()): Promise<string | null> {
      const before = await kept();
      const holds = configured === null || (before !== null && (await compare(configured, before.hash)));
      if (before !== null && (before.by === "staff" || holds)) return null;

      const password = configured ?? generate();
      const hash = await hashed(password);
      known = { hash, quick: quick(password) };
      const value = JSON.stringify({ hash, by: "start" } satisfies Kept);
      const written = await store.write(async (trx) => {
        await writeFirstSetting(trx, SESSIONS, newEpoch(), now);
        if (before === null) return writeFirstSetting(trx, PASSWORD, value, now);
        await writeSetting(trx, PASSWORD, value, now);
        return true;
      });
      return configured === null && written ? password : null;
    },

    async isRight(password: string): Promise<boolean> {
      const found = await kept();
      return found !== null && compare(password, found.hash);
    },

    /** Sets another password; with `endSessions` everyone who entered with an earlier one must enter again. */
    async change(password: string, endSessions: boolean, note?: Note): Promise<void> {
      const hash = await hashed(password);
      const value = JSON.stringify({ hash, by: "staff" } satisfies Kept);
      const now = Date.now();
      await store.write(async (trx) => {
        await writeSetting(trx, PASSWORD, value, now);
        if (endSessions) await writeSetting(trx, SESSIONS, newEpoch(), now);
        await note?.(trx);
      });
      known = { hash, quick: quick(password) };
    },

    /** The class is over: everyone who comes next enters anew, with the same password. */
    async endSessions(note?: Note): Promise<void> {
      await store.write(async (trx) => {
        await writeSetting(trx, SESSIONS, newEpoch(), Date.now());
        await note?.(trx);
      });
    },

    /** Sessions carry this mark; those with another one have ended. */
    sessionMark: () => readSetting(store.db, SESSIONS),
  };
}

export type ClassPassword = ReturnType<typeof classPassword>;

const newEpoch = () => randomBytes(6).toString("hex");

/** About 2^30 possibilities: far beyond what the gate lets anyone try (see student-guard.ts). */
function generate(): string {
  const word = () => passwordWords[randomInt(passwordWords.length)] ?? "";
  return `${word()}-${word()}-${word()}-${randomInt(100, 1000)}`;
}

/** A tablet's keyboard adds spaces around words and writes accents in more than one way. */
const normal = (password: string) => password.normalize("NFKC").trim();

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normal(password), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt.${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`;
}

async function matches(password: string, hash: string): Promise<boolean> {
  const [, salt = "", key = ""] = hash.split(".");
  const wanted = Buffer.from(key, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
