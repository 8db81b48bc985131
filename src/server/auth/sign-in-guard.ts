import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Store } from "../db/store.ts";
import { siteOf } from "../http/address.ts";
import { tooMany } from "../http/limits.ts";
import { logError } from "../http/log.ts";
import { Refusal } from "../http/refusal.ts";

/** Attempts that need no wait, then a wait that doubles with each further one. */
const FREE_ATTEMPTS = 5;
/** A /48 holds many households, or one customer with 65,536 networks. */
const FREE_ATTEMPTS_OF_A_SITE = 40;
const MEMORY_SECONDS = 3600;
/** The longest wait: short where strangers can make the owner wait, long where they make only themselves wait. */
const LONGEST_SECONDS = { account: 60, address: 900 } as const;
/** Who comes back when told is looked at, within this time and once in it. */
const TURN_SECONDS = 600;
/** So many such turns an account gives in an hour, that many addresses together cannot guess by them. */
const TURNS_AN_HOUR = 100;
const NETWORK_SECONDS = 30 * 86_400;

export type SignInCaller = {
  readonly address: string;
  /** The id of a browser that has signed in to this account before (known-devices.ts). */
  readonly device: string | null;
};
type Count = { readonly key: string; readonly free: number; readonly longest: number };

/**
 * Slows down guessing at staff passwords, and locks nobody out by it (decision 112). An attempt is counted before the
 * password is looked at, so that many at once do not slip through together.
 *
 * - A device that has signed in to the account before is counted for itself alone.
 * - A network from which somebody has is counted for itself and its address, not with the account.
 * - Everybody else is counted with the account, the address, and its /48. Whom the account's wait sends away has a turn
 *   after the time they were told, whoever else tries meanwhile.
 *
 * @param scale as for the other limits: it multiplies the free attempts
 */
export function signInGuard(store: Store, scale: number) {
  const scaled = (points: number) => Math.max(1, Math.round(points * scale));
  const unlimited = 1_000_000;
  const attempts = store.limiter({ name: "signin-tries", points: unlimited, seconds: MEMORY_SECONDS });
  const waits = store.limiter({ name: "signin-wait", points: 1, seconds: 1 });
  const turns = store.limiter({ name: "signin-turn", points: 2, seconds: TURN_SECONDS });
  const allTurns = store.limiter({ name: "signin-turns", points: TURNS_AN_HOUR, seconds: 3600 });
  const networks = store.limiter({ name: "signin-network", points: 1, seconds: NETWORK_SECONDS });
  const hashed = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 32);
  const accountKey = (email: string) => `m${hashed(emailKey(email))}`;
  const networkKey = (email: string, address: string) => `n${hashed(`${emailKey(email)} ${address}`)}`;

  async function countsOf(email: string, { address, device }: SignInCaller): Promise<readonly Count[]> {
    const free = scaled(FREE_ATTEMPTS);
    const { account: short, address: long } = LONGEST_SECONDS;
    if (device !== null) return [{ key: `d${device}`, free, longest: short }];
    const network = networkKey(email, address);
    const isKnown = (await networks.get(network)) !== null;
    const site = siteOf(address);
    return [
      { key: isKnown ? network : accountKey(email), free, longest: short },
      { key: `a${address}`, free, longest: long },
      ...(site === null ? [] : [{ key: `a${site}`, free: scaled(FREE_ATTEMPTS_OF_A_SITE), longest: long }]),
    ];
  }

  /** Notes that this caller was told to come back after a time, and then has a turn. */
  async function promise(turn: string, milliseconds: number): Promise<void> {
    if ((await turns.get(turn)) !== null) return;
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    await waits.consume(turn, 1, { customDuration: seconds });
    await turns.set(turn, 1, seconds + TURN_SECONDS);
  }

  /** Whether this caller has a turn now; it is taken by asking. */
  async function takeTurn(turn: string, account: string): Promise<boolean> {
    if ((await turns.get(turn)) === null || (await waits.get(turn)) !== null) return false;
    try {
      await turns.consume(turn);
      await allTurns.consume(account);
      return true;
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) return false;
      throw outcome;
    }
  }

  async function count(email: string, caller: SignInCaller): Promise<void> {
    const account = accountKey(email);
    const turn = `t${networkKey(email, caller.address)}`;
    const counts = await countsOf(email, caller);
    let hasTurn = false;
    const sendAway = async (key: string, milliseconds: number) => {
      if (key === account) await promise(turn, milliseconds);
      throw tooMany(milliseconds);
    };
    // The account last: a turn must not be taken by an attempt that its own address keeps waiting.
    for (const { key } of counts.toReversed()) {
      const wait = (await waits.get(key))?.msBeforeNext ?? 0;
      if (wait <= 0) continue;
      hasTurn = key === account && (await takeTurn(turn, account));
      if (!hasTurn) await sendAway(key, wait);
    }
    for (const { key, free, longest } of counts) {
      const { consumedPoints } = await attempts.penalty(key);
      const over = consumedPoints - free;
      if (over < 0 || (hasTurn && key === account)) continue;
      try {
        // Taking the one place and starting the wait are one step: of many at once, only one gets through.
        await waits.consume(key, 1, { customDuration: Math.min(2 ** Math.min(over, 20), longest) });
      } catch (outcome) {
        if (!(outcome instanceof RateLimiterRes)) throw outcome;
        await sendAway(key, outcome.msBeforeNext);
      }
    }
  }

  return {
    /** @throws Refusal rate_limited while a wait runs */
    async attempt(email: string, caller: SignInCaller): Promise<void> {
      try {
        await count(email, caller);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        logError("sign-in guard", error);
      }
    },

    /** The password was right: what was counted for this attempt is forgiven, and its network is known from now on. */
    async succeeded(email: string, caller: SignInCaller): Promise<void> {
      try {
        for (const { key } of await countsOf(email, caller)) {
          await attempts.delete(key);
          await waits.delete(key);
        }
        await networks.set(networkKey(email, caller.address), 1, NETWORK_SECONDS);
      } catch (error) {
        logError("sign-in guard", error);
      }
    },
  };
}
