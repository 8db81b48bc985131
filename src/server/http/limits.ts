import { RateLimiterRes } from "rate-limiter-flexible";
import type { OperationKey } from "#contract/index.ts";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import type { Store } from "../db/store.ts";
import { logError, logWarning } from "./log.ts";
import { Refusal } from "./refusal.ts";

type Limit = { readonly points: number; readonly seconds: number };
/** `session`: of these a browser of the class may make so many by itself, and is not counted with its address. */
type CallLimit = Limit & { readonly session?: number };

/** Against whom a call is counted. */
export type Countee = {
  readonly address: string;
  /** The class session of the browser, if it has one. */
  readonly session: string | null;
};

const WEBHOOK = `POST ${WEBHOOK_PATH}` as const;
type Countable = OperationKey | typeof WEBHOOK;

/**
 * Calls per address, which a family shares, and a school too; and per browser of a class. The latter are what no child
 * comes near, so that a school behind one address never meets a limit, and one child who plays with a key never uses up
 * what the others need.
 */
const LIMITS: Partial<Record<Countable, CallLimit>> = {
  "POST /api/chat": { points: 40, seconds: 60 },
  "POST /api/leads": { points: 30, seconds: 600 },
  "POST /api/text-to-speech": { points: 1200, seconds: 60, session: 240 },
  "POST /api/auth/sign-in/email": { points: 30, seconds: 60 },
  // No wrong password of somebody else may keep a child out: this only bounds the work (decision 112).
  "POST /api/student/session": { points: 1200, seconds: 60 },
  // The demo of a school that shows itself, without the class password.
  "POST /api/assign-curriculum": { points: 120, seconds: 60, session: 30 },
  "POST /api/wildlight-chat": { points: 360, seconds: 60, session: 60 },
  // A press that is refused would be a child who is not heard.
  "POST /api/help": { points: 600, seconds: 60, session: 240 },
  // Each draws a sheet of its own.
  "POST /api/packs/certificate": { points: 60, seconds: 60, session: 30 },
  "POST /api/parent-support": { points: 30, seconds: 60, session: 20 },
  "POST /api/parent-support/email": { points: 30, seconds: 60, session: 20 },
  "POST /api/create-payment-intent": { points: 20, seconds: 60 },
  "POST /api/create-subscription": { points: 20, seconds: 60 },
  // Asked again and again while a checkout waits for its webhook.
  "POST /api/payments/status": { points: 240, seconds: 60 },
  "POST /api/payments/payer": { points: 30, seconds: 60 },
  "POST /api/payments/cancel-subscription": { points: 20, seconds: 60 },
  // Drawn anew each time.
  "POST /api/payments/receipt": { points: 20, seconds: 60 },
  "GET /api/admin/deposits/{id}/receipt": { points: 60, seconds: 60 },
  "POST /api/admin/deposits/{id}/receipt": { points: 30, seconds: 60 },
  "POST /api/payments/manage-link": { points: 10, seconds: 600 },
  "POST /api/practice/confirm": { points: 30, seconds: 60 },
  "POST /api/practice/authenticate": { points: 30, seconds: 60 },
  // Opened anew every few minutes by a page that follows its conversation, or asked again and again where it cannot.
  "GET /api/conversations/{sessionId}/now": { points: 120, seconds: 60 },
  "PATCH /api/admin/safety/{id}": { points: 120, seconds: 60 },
  // Drawn anew each time.
  "GET /api/admin/safety/{id}/export": { points: 30, seconds: 60 },
  "POST /api/admin/deposits/{id}/refund": { points: 30, seconds: 60 },
  "POST /api/newsletter": { points: 20, seconds: 600 },
  "POST /api/visits": { points: 20, seconds: 600 },
  "POST /api/visits/move": { points: 20, seconds: 600 },
  "POST /api/careers": { points: 20, seconds: 600 },
  // The provider sends bursts from a few addresses, and repeats what was refused.
  [WEBHOOK]: { points: 6000, seconds: 60 },
};
const OTHERWISE: CallLimit = { points: 600, seconds: 60, session: 300 };
/** Browsers of a class behind one address that may do all of that at once: more than any school has. */
const SESSIONS_OF_AN_ADDRESS = 200;

/**
 * What leaves something behind is also counted by the day, so that one address cannot fill the disk slowly. What a
 * browser of the class sends is not: a child who writes on a long day must be read.
 */
const DAY_SECONDS = 86_400;
const DAILY: Partial<Record<Countable, number>> = {
  "POST /api/chat": 1000,
  "POST /api/leads": 100,
  "POST /api/parent-support": 200,
  "POST /api/newsletter": 100,
  "POST /api/careers": 50,
  "POST /api/visits": 60,
  "POST /api/visits/move": 60,
};
/**
 * Calls of operations that count themselves only after a look at what was sent: far more than is written by hand, and
 * no more than can be looked at.
 */
const FLOOD: CallLimit = { points: 3600, seconds: 60, session: 900 };
/** Letters to be spoken, longer at a slow speed: several times what can be listened to. */
const SPEECH: CallLimit = { points: 24_000, seconds: 60, session: 12_000 };
/** Messages of one family to a person who has taken its conversation over: more than is written by hand. */
const HELD: Limit = { points: 20, seconds: 60 };
/** Watched by machines that ask often, and answering costs next to nothing. */
const FREE: readonly Countable[] = ["GET /healthz", "GET /readyz"];

/**
 * Counts calls against the browser of the class that makes them, or else their address. A broken counter falls back to
 * this server's memory, and never refuses anyone.
 *
 * @param scale multiplies every limit (RATE_LIMIT_SCALE)
 * @throws Refusal rate_limited, with the seconds to wait
 */
export function rateLimits(store: Store, scale: number) {
  const limiterOf = (name: string, limit: Limit) =>
    store.limiter({ name, points: Math.max(1, Math.round(limit.points * scale)), seconds: limit.seconds });

  /** Counts by session first: what a browser is refused is not held against the others behind its address. */
  function counterOf(name: string, { points, seconds, session }: CallLimit) {
    const byAddress = limiterOf(name, { points, seconds });
    if (session === undefined) return (by: Countee, cost: number) => byAddress.consume(by.address, cost);
    const bySession = limiterOf(`${name}s`, { points: session, seconds });
    const bySchool = limiterOf(`${name}c`, { points: session * SESSIONS_OF_AN_ADDRESS, seconds });
    return async (by: Countee, cost: number) => {
      if (by.session === null) return byAddress.consume(by.address, cost);
      await bySession.consume(by.session, cost);
      return bySchool.consume(by.address, cost);
    };
  }

  const counters = new Map(
    Object.entries(LIMITS).map(([key, limit], index) => [key, counterOf(`call${index}`, limit)]),
  );
  const daily = new Map(
    Object.entries(DAILY).map(([key, points], index) => [
      key,
      limiterOf(`day${index}`, { points, seconds: DAY_SECONDS }),
    ]),
  );
  const otherwise = counterOf("calls", OTHERWISE);
  const flood = counterOf("flood", FLOOD);
  const speech = counterOf("letters", SPEECH);
  const held = limiterOf("held", HELD);

  async function refusedWhen(counting: () => Promise<unknown>): Promise<void> {
    try {
      await counting();
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) throw tooMany(outcome.msBeforeNext);
      logError("rate limit", outcome);
    }
  }

  return {
    countFlood: (by: Countee) => refusedWhen(() => flood(by, 1)),
    /** @param letters as domain/speech/length.ts counts them, divided by the speed */
    countSpeech: (letters: number, by: Countee) => refusedWhen(() => speech(by, Math.ceil(letters))),
    countHeld: (conversationId: string) => refusedWhen(() => held.consume(conversationId)),
    async countCall(key: Countable, by: Countee): Promise<void> {
      if (FREE.includes(key)) return;
      await refusedWhen(async () => {
        await (counters.get(key) ?? otherwise)(by, 1);
        if (by.session === null) await daily.get(key)?.consume(by.address);
      });
    },
  };
}

/** A budget that everybody shares, unless it is said whose it is, counted by the day. A broken counter has some left. */
export type DailyBudget = {
  readonly isLeft: () => Promise<boolean>;
  /** Takes some, and answers whether there was enough. What uses it up is told to the log. */
  readonly take: (cost?: number, whose?: string) => Promise<boolean>;
};

const EVERYONE = "everyone";

/** @param points how much a day */
export function dailyBudget(store: Store, name: string, points: number): DailyBudget {
  const limit = Math.max(1, Math.round(points));
  const limiter = store.limiter({ name, points: limit, seconds: DAY_SECONDS });
  const counted = async (counting: () => Promise<boolean>) => {
    try {
      return await counting();
    } catch (error) {
      logError("daily budget", error);
      return true;
    }
  };
  return {
    isLeft: () => counted(async () => ((await limiter.get(EVERYONE))?.consumedPoints ?? 0) < limit),
    take: (cost = 1, whose = EVERYONE) =>
      counted(async () => {
        const { consumedPoints: taken } = await limiter.penalty(whose, cost);
        if (taken >= limit && taken - cost < limit) {
          logWarning("daily budget used up", { budget: name, points: limit });
        }
        return taken <= limit;
      }),
  };
}

export function tooMany(milliseconds: number): Refusal {
  return new Refusal(
    "rate_limited",
    "Too many requests. Please wait a moment.",
    Math.max(1, Math.ceil(milliseconds / 1000)),
  );
}
