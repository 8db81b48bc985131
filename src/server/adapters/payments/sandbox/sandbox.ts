import type { PracticePayments } from "#server/ports/practice-payments.ts";
import type { SandboxStore } from "#server/ports/sandbox-store.ts";
import { type Deliver, Delivery, type Schedule } from "./delivery.ts";
import { Engine } from "./engine.ts";
import { createPractice } from "./practice.ts";
import { createServer } from "./server.ts";

export type SandboxOptions = {
  readonly store: SandboxStore;
  /** What callers of its API must present. */
  readonly secretKey: string;
  /** Signs its webhooks. */
  readonly webhookSecret: string;
  /** STRIPE_SECRET_KEY, when one is configured: practice never runs beside a live key. */
  readonly configuredKey: string | null;
  readonly deliver: Deliver;
  /** Where the pages would be on which an invoice can be paid; none by default. */
  readonly hostedInvoices?: string;
  /** Timers, real by default. */
  readonly schedule?: Schedule;
  readonly now?: () => Date;
  /** Told about faults of the store that struck outside a request; the work is tried again. */
  readonly report: (error: unknown) => void;
};

export type Sandbox = {
  /** A subset of Stripe's HTTP API. */
  readonly handle: (request: Request) => Promise<Response>;
  readonly practice: PracticePayments;
  /** Takes up the webhooks and refunds that an earlier run left unfinished. Call it once the endpoint listens. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * The embedded payment provider (docs/decisions/061).
 *
 * @throws Error when a live key is configured
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  if (/^(sk|rk)_live_/.test(options.configuredKey ?? "")) {
    throw new Error("Practice payments refuse to run beside a live Stripe key.");
  }
  const engine = new Engine(options.store, options.now ?? (() => new Date()));
  const delivery = new Delivery(engine, {
    deliver: options.deliver,
    schedule: options.schedule ?? timers,
    webhookSecret: options.webhookSecret,
    report: options.report,
  });
  return {
    handle: createServer(engine, options.secretKey),
    practice: createPractice(engine, delivery, options.hostedInvoices ?? null),
    start: () => delivery.resume(),
    stop: () => delivery.stop(),
  };
}

/** Real timers, which keep no process alive: what they would have done is taken up at the next start. */
const timers: Schedule = (delayMs, work) => {
  setTimeout(() => void work(), delayMs).unref();
};
