import { createHash } from "node:crypto";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Store } from "../db/store.ts";
import { tooMany } from "../http/limits.ts";
import { logError } from "../http/log.ts";
import { Refusal } from "../http/refusal.ts";

/** Attempts that need no wait, then a wait that doubles with each further one. */
const FREE_ATTEMPTS = 5;
const MEMORY_SECONDS = 3600;
/**
 * The longest wait. Per account it stays short, so that a stranger who guesses at someone's account cannot lock its
 * owner out for long; per address it may be long.
 */
const LONGEST_SECONDS = { account: 60, address: 900 } as const;

/**
 * Slows down guessing at staff passwords. An attempt is counted before the password is looked at, so that many at
 * once do not slip through together; a right password forgives the attempts on its account and from its address.
 *
 * @param scale as for the other limits: it multiplies the free attempts
 */
export function signInGuard(store: Store, scale: number) {
  const free = Math.max(1, Math.round(FREE_ATTEMPTS * scale));
  const limiter = (name: string) => store.limiter({ name, points: 1_000_000, seconds: MEMORY_SECONDS });
  const attempts = limiter("signin-tries");
  const waits = limiter("signin-wait");
  const hashed = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 32);
  const keysOf = (email: string, address: string) =>
    [
      { key: `m${hashed(emailKey(email))}`, longest: LONGEST_SECONDS.account },
      { key: `a${address}`, longest: LONGEST_SECONDS.address },
    ] as const;

  return {
    /** @throws Refusal rate_limited while a wait runs */
    async attempt(email: string, address: string): Promise<void> {
      const keys = keysOf(email, address);
      try {
        for (const { key } of keys) {
          const wait = await waits.get(key);
          if (wait !== null && wait.msBeforeNext > 0) throw tooMany(wait.msBeforeNext);
        }
        for (const { key, longest } of keys) {
          const { consumedPoints } = await attempts.penalty(key);
          const over = consumedPoints - free;
          if (over >= 0) await waits.block(key, Math.min(2 ** Math.min(over, 20), longest));
        }
      } catch (error) {
        if (error instanceof Refusal) throw error;
        logError("sign-in guard", error);
      }
    },

    async succeeded(email: string, address: string): Promise<void> {
      try {
        for (const { key } of keysOf(email, address)) {
          await attempts.delete(key);
          await waits.delete(key);
        }
      } catch (error) {
        logError("sign-in guard", error);
      }
    },
  };
}
