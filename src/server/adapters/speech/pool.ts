import { Worker } from "node:worker_threads";
import { SpeechBusy, type SpeechCaller, STRANGER } from "#server/ports/speech.ts";
import { createFairQueue, type Ticket } from "./fair-queue.ts";

export type Pool<Task, Result> = {
  /** Runs the tasks, several at once where there are workers, and answers their results in order. */
  run(tasks: readonly Task[], signal?: AbortSignal, caller?: SpeechCaller): Promise<Result[]>;
  /** How many tasks wait for a worker. */
  waiting(): number;
  /** Ends the workers; what runs or waits is rejected. */
  close(): Promise<void>;
};

type PoolOptions<Task> = {
  /** Answers each message with one message. An error in it ends it, and the task is tried once more elsewhere. */
  readonly script: URL;
  readonly size: number;
  /** Milliseconds after which a task's worker is ended. */
  readonly timeLimit: number;
  /** More tasks than these do not wait: SpeechBusy. */
  readonly maxWaiting: { readonly ofOne: number; readonly ofStrangers: number; readonly ofLearners: number };
  /** How much work a task is. */
  readonly costOf: (task: Task) => number;
  /** Work that costs more never takes the last worker, so that a short sentence need not wait for it to end. */
  readonly quick: number;
};

type Job<Task, Result> = {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  lost: number;
};
type Slot<Task, Result> = {
  worker: Worker | null;
  ticket: Ticket<Job<Task, Result>> | null;
  timer: NodeJS.Timeout | undefined;
};

/** Seconds after which a full queue has room again; even one worker says a dozen pieces in that time. */
const RETRY_AFTER = 2;

/**
 * Worker threads, started when there is something to do, and started anew when they crash or take too long. They serve
 * callers evenly (fair-queue.ts).
 */
export function createPool<Task, Result>(options: PoolOptions<Task>): Pool<Task, Result> {
  const waiting = createFairQueue<Job<Task, Result>>();
  const slots = Array.from({ length: options.size }, (): Slot<Task, Result> => {
    return { worker: null, ticket: null, timer: undefined };
  });
  let closed = false;

  const isCostly = (ticket: Ticket<unknown> | null) => ticket !== null && ticket.cost > options.quick;
  const mayRun = (ticket: Ticket<unknown>) =>
    !isCostly(ticket) || slots.filter((slot) => isCostly(slot.ticket)).length < Math.max(1, slots.length - 1);

  function fill(): void {
    for (const slot of slots) {
      if (slot.ticket !== null) continue;
      const ticket = waiting.take(mayRun);
      if (ticket === undefined) return;
      slot.ticket = ticket;
      slot.worker ??= start(slot);
      // Only a busy worker keeps the process from ending.
      slot.worker.ref();
      slot.timer = setTimeout(
        () => void release(slot, new Error("A voice took too long.")),
        options.timeLimit,
      );
      slot.worker.postMessage(ticket.item.task);
    }
  }

  function start(slot: Slot<Task, Result>): Worker {
    const worker = new Worker(options.script);
    const lose = (error: unknown) => {
      if (slot.worker !== worker) return;
      slot.worker = null;
      const ticket = take(slot);
      if (ticket !== null && ticket.item.lost === 0 && !closed) {
        ticket.item.lost = 1;
        waiting.putBack(ticket);
      } else ticket?.item.reject(error);
      fill();
    };
    worker.on("error", lose);
    worker.on("exit", () => lose(new Error("A voice ended.")));
    worker.on("message", (result: Result) => {
      if (slot.worker !== worker) return;
      worker.unref();
      take(slot)?.item.resolve(result);
      fill();
    });
    return worker;
  }

  function take(slot: Slot<Task, Result>): Ticket<Job<Task, Result>> | null {
    clearTimeout(slot.timer);
    const { ticket } = slot;
    slot.ticket = null;
    return ticket;
  }

  /** Ends a slot's worker; its task is not tried again. */
  async function release(slot: Slot<Task, Result>, error: Error): Promise<void> {
    const { worker } = slot;
    slot.worker = null;
    take(slot)?.item.reject(error);
    if (!closed) fill();
    await worker?.terminate();
  }

  return {
    async run(tasks, signal, caller = STRANGER) {
      signal?.throwIfAborted();
      if (closed) throw new Error("The voices are closed.");
      const { maxWaiting } = options;
      const { all, own } = waiting.countFor(caller);
      const places = caller.isLearner ? maxWaiting.ofLearners : maxWaiting.ofStrangers;
      if (all + tasks.length > places || own + tasks.length > maxWaiting.ofOne) {
        throw new SpeechBusy(RETRY_AFTER);
      }
      const mine = new Set<Job<Task, Result>>();
      const results = tasks.map((task) => {
        return new Promise<Result>((resolve, reject) => {
          const job = { task, resolve, reject, lost: 0 };
          mine.add(job);
          waiting.put(job, caller, options.costOf(task));
        });
      });
      const withdraw = () => {
        waiting.remove((job) => mine.has(job));
        for (const job of mine) job.reject(signal?.reason);
      };
      signal?.addEventListener("abort", withdraw, { once: true });
      fill();
      try {
        return await Promise.all(results);
      } catch (error) {
        withdraw();
        throw error;
      } finally {
        signal?.removeEventListener("abort", withdraw);
      }
    },
    waiting: () => waiting.size(),
    async close() {
      closed = true;
      const error = new Error("The voices are closed.");
      waiting.remove((job) => {
        job.reject(error);
        return true;
      });
      await Promise.all(slots.map((slot) => release(slot, error)));
    },
  };
}
