import { RateLimiterRes } from "rate-limiter-flexible";
import type { OperationKey } from "#contract/index.ts";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import type { Store } from "../db/store.ts";
import { logError } from "./log.ts";
import { Refusal } from "./refusal.ts";

type Limit = { readonly points: number; readonly seconds: number };

const WEBHOOK = `POST ${WEBHOOK_PATH}` as const;
type Countable = OperationKey | typeof WEBHOOK;

/** Calls per address. A family shares one address, a school too: generous, and enough against a flood. */
const LIMITS: Partial<Record<Countable, Limit>> = {
  "POST /api/chat": { points: 40, seconds: 60 },
  "POST /api/leads": { points: 30, seconds: 600 },
  // A class of thirty behind one address, each child hearing a sentence every second or two.
  "POST /api/text-to-speech": { points: 1200, seconds: 60 },
  "POST /api/auth/sign-in/email": { points: 30, seconds: 60 },
  // A whole class enters, and is assigned, within the same minutes.
  "POST /api/student/session": { points: 120, seconds: 60 },
  "POST /api/assign-curriculum": { points: 120, seconds: 60 },
  // A class of thirty, each child a message every few seconds.
  "POST /api/wildlight-chat": { points: 360, seconds: 60 },
  // A class of thirty that all press, and press again: a press that is refused would be a child who is not heard.
  "POST /api/help": { points: 600, seconds: 60 },
  // Each draws a sheet of its own; a class prints together.
  "POST /api/packs/certificate": { points: 60, seconds: 60 },
  "POST /api/parent-support": { points: 30, seconds: 60 },
  "POST /api/parent-support/email": { points: 30, seconds: 60 },
  "POST /api/create-payment-intent": { points: 20, seconds: 60 },
  "POST /api/create-subscription": { points: 20, seconds: 60 },
  // Asked again and again while a checkout waits for its webhook.
  "POST /api/payments/status": { points: 240, seconds: 60 },
  "POST /api/payments/payer": { points: 30, seconds: 60 },
  "POST /api/payments/cancel-subscription": { points: 20, seconds: 60 },
  "POST /api/practice/confirm": { points: 30, seconds: 60 },
  "POST /api/practice/authenticate": { points: 30, seconds: 60 },
  "PATCH /api/admin/safety/{id}": { points: 120, seconds: 60 },
  // Drawn anew each time.
  "GET /api/admin/safety/{id}/export": { points: 30, seconds: 60 },
  "POST /api/admin/deposits/{id}/refund": { points: 30, seconds: 60 },
  // The provider sends bursts from a few addresses, and repeats what was refused.
  [WEBHOOK]: { points: 6000, seconds: 60 },
};
/** What leaves something behind is also counted by the day, so that one address cannot fill the disk slowly. */
const DAY_SECONDS = 86_400;
const DAILY: Partial<Record<Countable, number>> = {
  "POST /api/chat": 1000,
  "POST /api/leads": 100,
  "POST /api/wildlight-chat": 10_000,
  "POST /api/parent-support": 200,
};
const OTHERWISE: Limit = { points: 600, seconds: 60 };
/**
 * Calls per address of operations that count themselves only after a look at what was sent: far more than a class sends,
 * and no more than can be looked at.
 */
const FLOOD: Limit = { points: 3600, seconds: 60 };
/** Watched by machines that ask often, and answering costs next to nothing. */
const FREE: readonly Countable[] = ["GET /healthz", "GET /readyz"];

/**
 * Counts calls against their address. A broken counter falls back to this server's memory, and never refuses anyone.
 *
 * @param scale multiplies every limit (RATE_LIMIT_SCALE)
 * @throws Refusal rate_limited, with the seconds to wait
 */
export function rateLimits(store: Store, scale: number) {
  const limiterOf = (name: string, limit: Limit) =>
    store.limiter({ name, points: Math.max(1, Math.round(limit.points * scale)), seconds: limit.seconds });
  const limiters = new Map(
    Object.entries(LIMITS).map(([key, limit], index) => [key, limiterOf(`call${index}`, limit)]),
  );
  const daily = new Map(
    Object.entries(DAILY).map(([key, points], index) => [
      key,
      limiterOf(`day${index}`, { points, seconds: DAY_SECONDS }),
    ]),
  );
  const otherwise = limiterOf("calls", OTHERWISE);

  const flood = limiterOf("flood", FLOOD);

  async function refusedWhen(counting: () => Promise<unknown>): Promise<void> {
    try {
      await counting();
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) throw tooMany(outcome.msBeforeNext);
      logError("rate limit", outcome);
    }
  }

  return {
    countFlood: (address: string) => refusedWhen(() => flood.consume(address)),
    async countCall(key: Countable, address: string): Promise<void> {
      if (FREE.includes(key)) return;
      await refusedWhen(async () => {
        await (limiters.get(key) ?? otherwise).consume(address);
        await daily.get(key)?.consume(address);
      });
    },
  };
}

/**
 * A budget that everybody shares, counted by the day. Answers whether there was some left; a broken counter has.
 *
 * @param points how often a day
 */
export function dailyBudget(store: Store, name: string, points: number): () => Promise<boolean> {
  const limiter = store.limiter({ name, points: Math.max(1, Math.round(points)), seconds: DAY_SECONDS });
  return async () => {
    try {
      await limiter.consume("everyone");
      return true;
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) return false;
      logError("daily budget", outcome);
      return true;
    }
  };
}

export function tooMany(milliseconds: number): Refusal {
  return new Refusal(
    "rate_limited",
    "Too many requests. Please wait a moment.",
    Math.max(1, Math.ceil(milliseconds / 1000)),
  );
}
