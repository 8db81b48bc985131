import type { Store } from "../db/store.ts";
import { logError } from "../http/log.ts";

/** §5 "a 500 ms artificial delay", after every attempt, right or wrong. */
const CONSTANT_MS = 500;
const MEMORY_SECONDS = 600;

/**
 * Per browser the wait after wrong tries doubles. Per address, which a classroom shares, it begins late and stays
 * short: many children who mistype, or one who plays at guessing, never shut the others out.
 */
const BROWSER = { free: 3, longestMs: 15_000 } as const;
const ADDRESS = { free: 30, stepMs: 500, longestMs: 4_000 } as const;

/**
 * Slows down guessing at the class password (decision 002). It never refuses: an answer only comes later. Attempts
 * are counted before the password is looked at, so that many at once do not slip through together.
 *
 * @param scale as for the other limits: it multiplies the free attempts
 * @param pause waits; injected, so that tests need not
 */
export function studentGuard(store: Store, scale: number, pause: (milliseconds: number) => Promise<unknown>) {
  const free = (attempts: number) => Math.max(1, Math.round(attempts * scale));
  const tries = store.limiter({ name: "student-tries", points: 1_000_000, seconds: MEMORY_SECONDS });
  const browserKey = (device: string) => `b${device}`;
  const addressKey = (address: string) => `a${address}`;

  async function count(device: string, address: string): Promise<number> {
    const browser = await tries.penalty(browserKey(device));
    const shared = await tries.penalty(addressKey(address));
    return Math.max(
      browserWait(browser.consumedPoints - free(BROWSER.free)),
      addressWait(shared.consumedPoints - free(ADDRESS.free)),
    );
  }

  return {
    /** Counts an attempt and waits: half a second, and longer and longer after wrong ones. */
    async attempt(device: string, address: string): Promise<void> {
      const extra = await count(device, address).catch((error: unknown) => {
        logError("student guard", error);
        return 0;
      });
      await pause(CONSTANT_MS + extra);
    },

    /** The password was right: this browser's wrong tries are forgiven, and the attempt does not count. */
    async succeeded(device: string, address: string): Promise<void> {
      try {
        await tries.delete(browserKey(device));
        await tries.reward(addressKey(address));
      } catch (error) {
        logError("student guard", error);
      }
    },
  };
}

export type StudentGuard = ReturnType<typeof studentGuard>;

/** The first attempts cost nothing extra, then 1 s, 2 s, 4 s… */
function browserWait(over: number): number {
  return over <= 0 ? 0 : Math.min(1000 * 2 ** Math.min(over - 1, 10), BROWSER.longestMs);
}

function addressWait(over: number): number {
  return over <= 0 ? 0 : Math.min(over * ADDRESS.stepMs, ADDRESS.longestMs);
}
