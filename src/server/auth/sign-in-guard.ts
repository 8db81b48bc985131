import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
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
  const attempts = store.limiter({ name: "signin-tries", points: 1_000_000, seconds: MEMORY_SECONDS });
  const waits = store.limiter({ name: "signin-wait", points: 1, seconds: 1 });
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
          // Taking the one place and starting the wait are one step: of many at once, only one gets through.
          const customDuration = Math.min(2 ** Math.min(over, 20), longest);
          if (over >= 0) await waits.consume(key, 1, { customDuration });
        }
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
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
