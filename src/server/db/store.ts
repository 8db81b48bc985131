import type { Kysely, Transaction } from "kysely";
import type { RateLimiterStoreAbstract } from "rate-limiter-flexible";
import type { Database } from "./schema.ts";
import type { Wakes } from "./wakes.ts";

export type Engine = "sqlite" | "postgres";
export type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

export type LimiterOptions = {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
};

/** An open database. What differs between the engines hides behind this type; the queries are the same on both. */
export type Store = {
  readonly engine: Engine;
  /** For reading, and for better-auth. */
  readonly db: Kysely<Database>;
  /**
   * Runs changes as one transaction and resolves when they are durable. Several changes asked for at the same moment
   * may share one commit; each still succeeds or fails alone. May run only database queries: it holds the writer, and runs
   * once more where the database undid it because it and another waited for each other.
   */
  write<Result>(work: Work<Result>): Promise<Result>;
  /** Brings the tables up to date, once, whoever else starts now. Answers the name of the newest migration. */
  migrate(): Promise<string>;
  /** A counter of requests that every server on this database shares. */
  limiter(options: LimiterOptions): RateLimiterStoreAbstract;
  /** How often the database was found away since it was opened. */
  outages(): number;
  /** Between the servers on this database, and within this one. */
  readonly wakes: Wakes;
  /** Whether it is this server's turn to do what one of them does every so many milliseconds. */
  takeTurn(name: string, everyMs: number): Promise<boolean>;
  /**
   * Makes what was deleted unreadable in the files too, as far as the engine allows (decision 113). False when another
   * program holds the database just now.
   */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
};

const SWEEP_MS = 60_000;

/**
 * Removes counters that have run out, again and again: they hold callers' addresses, and nobody's is kept longer than
 * it counts. A sweep that fails is made up for by the next. Answers how to stop.
 */
export function sweepLimits(forgetExpired: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void forgetExpired().catch(() => {}), SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
