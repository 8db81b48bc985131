import { createHmac } from "node:crypto";
import type { Engine } from "./engine.ts";
import type { Task } from "./objects.ts";
import { settleRefund } from "./refunds.ts";
import { expireSubscription } from "./subscriptions.ts";
import { visible } from "./unit.ts";

/** Runs work after some milliseconds. */
export type Schedule = (delayMs: number, work: () => Promise<void>) => void;
/** Hands one webhook to our own endpoint; false or a rejection means try again later. */
export type Deliver = (rawBody: string, signature: string) => Promise<boolean>;

type DeliveryOptions = {
  readonly deliver: Deliver;
  readonly schedule: Schedule;
  readonly webhookSecret: string;
  /** Told about faults of the store; the task is tried again. */
  readonly report: (error: unknown) => void;
};

/** Waits between the attempts to deliver a webhook, in milliseconds; after the last the event counts as failed. */
const RETRY_AFTER = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000] as const;

/** `Stripe-Signature` over the exact bytes. */
export function signWebhook(rawBody: string, secret: string, seconds: number): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

/** Does what waits: delivers webhooks until they are accepted, settles refunds, lets first payments expire. */
export class Delivery {
  readonly #engine: Engine;
  readonly #deliver: Deliver;
  readonly #schedule: Schedule;
  readonly #secret: string;
  readonly #report: (error: unknown) => void;
  #stopped = false;

  constructor(engine: Engine, options: DeliveryOptions) {
    this.#engine = engine;
    this.#deliver = options.deliver;
    this.#schedule = options.schedule;
    this.#secret = options.webhookSecret;
    this.#report = options.report;
    engine.onTasks = (tasks) => this.#plan(tasks);
  }

  /** Takes up what an earlier run left. */
  async resume(): Promise<void> {
    let before: string | undefined;
    do {
      const page = await this.#engine.run((unit) =>
        unit.list("task", { parent: "due", limit: 500, ...(before === undefined ? {} : { before }) }),
      );
      this.#plan(page.toReversed());
      before = page.length === 500 ? page.at(-1)?.id : undefined;
    } while (before !== undefined);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** One delivery now, whatever the task's state, counted by nobody. */
  async send(eventId: string): Promise<boolean> {
    const event = await this.#engine.run((unit) => unit.need("event", eventId));
    const body = JSON.stringify(visible(event));
    const seconds = Math.floor(this.#engine.now() / 1000);
    try {
      return await this.#deliver(body, signWebhook(body, this.#secret, seconds));
    } catch {
      return false;
    }
  }

  /** Delivers these in this order, one after the other, and records what became of each. */
  async sendInOrder(taskIds: readonly string[]): Promise<void> {
    for (const id of taskIds) await this.#perform(id);
  }

  #plan(tasks: readonly Task[]): void {
    for (const task of tasks) {
      this.#scheduleTask(task.id, Math.max(0, task.at - this.#engine.now()));
    }
  }

  /** A store in trouble postpones a task; nothing that waits is dropped. */
  #scheduleTask(id: string, delayMs: number): void {
    this.#schedule(delayMs, async () => {
      try {
        await this.#perform(id);
      } catch (error) {
        this.#report(error);
        if (!this.#stopped) this.#scheduleTask(id, RETRY_AFTER[2]);
      }
    });
  }

  async #perform(id: string): Promise<void> {
    if (this.#stopped) return;
    const task = await this.#engine.run((unit) => unit.find("task", id));
    if (task?.state !== "due") return;
    if (task.work.type === "deliver") {
      const accepted = await this.send(task.work.event);
      await this.#engine.run(async (unit) => {
        const latest = await unit.need("task", id);
        const attempts = latest.attempts + 1;
        const wait = RETRY_AFTER[latest.attempts];
        const state = accepted ? "done" : wait === undefined ? "failed" : "due";
        const next: Task = { ...latest, attempts, state, at: unit.nowMs + (wait ?? 0) };
        unit.put("task", next, state);
        if (state === "due") unit.tasks.push(next);
      });
      return;
    }
    const { work } = task;
    await this.#engine.run(async (unit) => {
      const latest = await unit.need("task", id);
      unit.put("task", { ...latest, attempts: 1, state: "done" }, "done");
      if (work.type === "settle_refund") await settleRefund(unit, work.refund, work.outcome);
      else await expireSubscription(unit, work.subscription);
    });
  }
}
