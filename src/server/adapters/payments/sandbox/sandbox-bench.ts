import Stripe from "stripe";
import { MemoryStore } from "./memory-store.ts";
import { createSandbox, type SandboxOptions } from "./sandbox.ts";

const KEY = "sk_test_practice";

/** A store, a clock, timers and an endpoint that outlive any one run of the sandbox. */
export class SandboxBench {
  readonly store = new MemoryStore();
  readonly delivered: { id: string; type: string }[] = [];
  now = new Date("2026-03-31T10:00:00.000Z");
  /** What the endpoint answers. */
  accepts = true;
  timers: { delayMs: number; work: () => Promise<void> }[] = [];

  /** Starts the sandbox once more on the same store. */
  open(change: Partial<SandboxOptions> = {}) {
    const sandbox = createSandbox({
      store: this.store,
      secretKey: KEY,
      webhookSecret: "whsec_practice",
      configuredKey: null,
      now: () => this.now,
      schedule: (delayMs, work) => {
        this.timers.push({ delayMs, work });
      },
      deliver: async (body) => {
        this.delivered.push(JSON.parse(body));
        return this.accepts;
      },
      report: (error) => {
        throw error;
      },
      ...change,
    });
    const client = (key = KEY) =>
      new Stripe(key, {
        maxNetworkRetries: 0,
        telemetry: false,
        httpClient: Stripe.createFetchHttpClient((url, init) =>
          sandbox.handle(new Request(url as string, init)),
        ),
      });
    return { ...sandbox, stripe: client(), client };
  }

  /** Runs what waits no longer than this, without moving the clock; answers how long each had to wait. */
  async runTimers(longest = 0): Promise<number[]> {
    const due = this.timers.filter((timer) => timer.delayMs <= longest);
    this.timers = this.timers.filter((timer) => timer.delayMs > longest);
    for (const { work } of due) await work();
    return due.map((timer) => timer.delayMs);
  }
}

export const intent = (stripe: Stripe, amount = 500) =>
  stripe.paymentIntents.create({ amount, currency: "usd" });

export const card = (clientSecret: string | null, cardNumber: string, change = {}) => ({
  clientSecret: clientSecret ?? "",
  cardNumber,
  expiry: "12/99",
  cvc: "123",
  payer: { name: "Ana", email: "ana@example.com" },
  ...change,
});
