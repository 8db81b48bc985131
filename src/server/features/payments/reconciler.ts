import { sql } from "kysely";
import type { DepositTable } from "#server/db/schema/payments.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";
import { logError } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentRequestInvalid,
} from "#server/ports/payment-provider.ts";
import type { EventQueue } from "./event-queue.ts";
import { KEY_LIFE_MS } from "./identity.ts";
import type { Refunds } from "./refunds.ts";
import type { Settling } from "./settling.ts";
import type { WebhookSilence } from "./webhook-silence.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Rows looked at in one round, and asked about at a time. */
const ROUND = 500;
const AT_ONCE = 4;
/** Until when the provider's own list of events was read to its end, and what it said was stored. */
const CURSOR = "payments.events_until";
/** Events are looked for again this far back, for what was listed late. */
const OVERLAP = 15 * MINUTE;
/** Of a long silence so much is read before the cursor moves. */
const STRETCH = DAY;
/** The first look goes back this far; after a silence, as far as the provider lists (30 days, less one to be safe). */
const FIRST_LOOK = 3 * DAY;
const LISTED_FOR = 29 * DAY;
/** What is settled can still be refunded or disputed elsewhere: it is read again this often, for this long. */
const SETTLED_EVERY = DAY;
const SETTLED_FOR = 400 * DAY;
/** A subscription that runs is read again this often, in case every event about it was lost. */
const RUNNING_EVERY = 6 * HOUR;
/** An unpaid deposit is withdrawn, an unpaid subscription ended, when they are this old. */
const STALE_DEPOSIT = DAY;
const STALE_SUBSCRIPTION = 23 * HOUR;
/** A refund that is being asked for right now is left to whoever asks. */
const SETTLED_REQUEST = MINUTE;

export type ReconcilerParts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly queue: EventQueue;
  readonly settle: Settling;
  readonly refunds: Refunds;
  readonly silence: Pick<WebhookSilence, "found">;
  readonly nudge: () => void;
  /** Moves reservations to the day on which the school opens. */
  readonly postpone: (now: number) => Promise<void>;
};

/** Settles what webhooks missed, finishes what a crash cut short, and clears away what nobody paid. */
export function reconciler({
  store,
  provider,
  queue,
  settle,
  refunds,
  silence,
  nudge,
  postpone,
}: ReconcilerParts) {
  const { mode } = provider.config;

  /** One round. Each step stands alone: what fails is logged and waits for the next round. */
  async function round(now = Date.now()): Promise<void> {
    await attempt("events", () => collectEvents(now));
    await attempt("refunds", () => finishRefunds(now));
    await attempt("deposits", () => readDeposits(now));
    await attempt("subscriptions", () => readSubscriptions(now));
    await attempt("reservations", () => postpone(now));
    await attempt("leftovers", () => clear(now));
  }

  async function attempt(step: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      logError("payment reconciliation", error, { step });
    }
  }

  async function collectEvents(now: number): Promise<void> {
    const cursor = `${CURSOR}.${mode}`;
    const kept = await readSetting(store.db, cursor);
    const since = kept === null ? now - FIRST_LOOK : Math.max(now - LISTED_FOR, Number(kept) - OVERLAP);
    // A stretch at a time, so that a long silence is made up for even where a round does not get to its end.
    for (let from = since, until: number; from < now; from = until) {
      until = Math.min(now, from + STRETCH);
      const missed: PaymentEvent[] = [];
      // The provider counts in seconds: what happens in this one belongs to it.
      for await (const page of provider.events(new Date(from), new Date(until + 1000))) {
        const sameMode = page.filter((event) => event.livemode === (mode === "live"));
        missed.push(...(await queue.addAll(await settle.ours(sameMode), now)));
      }
      await silence.found(missed, now);
      if (missed.length > 0) nudge();
      await store.write((trx) => writeSetting(trx, cursor, String(until), now));
    }
  }

  async function finishRefunds(now: number): Promise<void> {
    const open = await store.db
      .selectFrom("refunds")
      .innerJoin("deposits", "deposits.id", "refunds.deposit_id")
      .selectAll("refunds")
      .where("refunds.state", "=", "asked")
      .where("refunds.created_at", "<", now - SETTLED_REQUEST)
      .where("deposits.mode", "=", mode)
      .limit(ROUND)
      .execute();
    for (const asked of open) {
      const row = await store.db
        .selectFrom("deposits")
        .selectAll()
        .where("id", "=", asked.deposit_id)
        .executeTakeFirstOrThrow();
      try {
        // The provider has forgotten the key: asking again could give the money back twice.
        if (asked.created_at < now - KEY_LIFE_MS) await refunds.refuse(row, asked);
        else await refunds.carryOut(row, asked);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }

  async function readDeposits(now: number): Promise<void> {
    const rows = await store.db
      .selectFrom("deposits")
      .selectAll()
      .where((eb) =>
        eb.or([
          eb("status", "in", ["pending", "processing", "refund_pending", "disputed"]),
          eb.and([
            eb("status", "in", ["paid", "partially_refunded", "refunded", "lost"]),
            eb("read_at", "<", now - SETTLED_EVERY),
            eb("created_at", ">", now - SETTLED_FOR),
          ]),
          // The provider has taken a refund of which no reading has told yet.
          eb.exists(
            eb
              .selectFrom("refunds")
              .select("refunds.id")
              .whereRef("refunds.deposit_id", "=", "deposits.id")
              .where("refunds.state", "=", "accepted")
              .where(sql<boolean>`deposits.facts not like '%"' || refunds.provider_refund_id || '"%'`),
          ),
        ]),
      )
      .where("mode", "=", mode)
      .where("provider_intent_id", "is not", null)
      .orderBy("read_at")
      .limit(ROUND)
      .execute();
    // Read or not, the row goes to the end, so that one in trouble keeps none from its turn.
    await noteAttempt("deposits", rows, now);
    await each(rows, async (row) => {
      const intentId = row.provider_intent_id ?? "";
      // By its key, which is renewed where nothing was made with it: a row may be older than its payment.
      const stale = row.status === "pending" && row.keyed_at < now - STALE_DEPOSIT;
      if (stale && (await withdraw(row))) return;
      await settle.deposit(intentId);
    });
  }

  /** False when it was paid meanwhile, or cannot be withdrawn for another reason. */
  async function withdraw(row: DepositTable): Promise<boolean> {
    try {
      await settle.applyDeposit(await provider.cancelDeposit(row.provider_intent_id ?? ""));
      return true;
    } catch (error) {
      if (error instanceof PaymentRequestInvalid) return false;
      throw error;
    }
  }

  async function readSubscriptions(now: number): Promise<void> {
    const rows = await store.db
      .selectFrom("subscriptions")
      .selectAll()
      .where("mode", "=", mode)
      .where("provider_subscription_id", "is not", null)
      .where((eb) =>
        eb.or([
          eb("status", "=", "incomplete"),
          eb("paid_cents", "is", null),
          eb("refunded_cents", "is", null),
          eb.and([
            eb("status", "in", ["reserved", "active", "past_due"]),
            eb("read_at", "<", now - RUNNING_EVERY),
          ]),
        ]),
      )
      .orderBy("read_at")
      .limit(ROUND)
      .execute();
    await noteAttempt("subscriptions", rows, now);
    await each(rows, async (row) => {
      const id = row.provider_subscription_id ?? "";
      const settled = await settle.subscription(id);
      const stale = row.created_at < now - STALE_SUBSCRIPTION;
      if (!stale || settled?.row.status !== "incomplete") return;
      await settle.applySubscription(await provider.cancelSubscription(id, { atPeriodEnd: false }));
    });
  }

  async function noteAttempt(
    table: "deposits" | "subscriptions",
    rows: readonly { id: string }[],
    now: number,
  ): Promise<void> {
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return;
    await store.write((trx) => trx.updateTable(table).set({ read_at: now }).where("id", "in", ids).execute());
  }

  /** One row's trouble is its own. */
  async function each<Row extends { id: string }>(rows: readonly Row[], work: (row: Row) => Promise<void>) {
    const waiting = [...rows];
    const lane = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const one = row;
        await attempt("one payment", () => work(one));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  /** Rows that never reached the provider: nobody was given anything to pay. */
  async function clear(now: number): Promise<void> {
    await store.write(async (trx) => {
      await trx
        .deleteFrom("deposits")
        .where("provider_intent_id", "is", null)
        .where("keyed_at", "<", now - 2 * DAY)
        .execute();
      await trx
        .deleteFrom("subscriptions")
        .where("provider_subscription_id", "is", null)
        .where("keyed_at", "<", now - 2 * DAY)
        .execute();
    });
    await queue.forget(now);
  }

  return { round };
}

export type Reconciling = { stop(): Promise<void> };

/**
 * Runs a round now and then every so many milliseconds, one at a time; of several servers one does. None is run while
 * practice holds its messages back: what was held would be known all the same.
 */
export function startReconciling(
  store: Pick<Store, "takeTurn">,
  round: () => Promise<void>,
  everyMs: number,
  isHeld: () => Promise<boolean>,
): Reconciling {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  async function roundInTurn(): Promise<void> {
    try {
      if (!(await isHeld()) && (await store.takeTurn("reconcile", everyMs))) await round();
    } catch (error) {
      logError("payment reconciliation", error, { step: "turn" });
    }
  }
  const turn = () => {
    running = roundInTurn().finally(() => {
      if (stopped) return;
      timer = setTimeout(turn, everyMs);
      timer.unref();
    });
  };
  turn();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
