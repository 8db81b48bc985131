import { Worker } from "node:worker_threads";
import { SpeechBusy } from "#server/ports/speech.ts";

export type Pool<Task, Result> = {
  /** Runs the tasks, several at once where there are workers, and answers their results in order. */
  run(tasks: readonly Task[], signal?: AbortSignal): Promise<Result[]>;
  /** Ends the workers; what runs or waits is rejected. */
  close(): Promise<void>;
};

type PoolOptions = {
  /** Answers each message with one message. An error in it ends it, and the task is tried once more elsewhere. */
  readonly script: URL;
  readonly size: number;
  /** Milliseconds after which a task's worker is ended. */
  readonly timeLimit: number;
  /** More tasks than these do not wait: SpeechBusy. */
  readonly maxWaiting: number;
};

type Job<Task, Result> = {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  lost: number;
};
type Slot<Task, Result> = {
  worker: Worker | null;
  job: Job<Task, Result> | null;
  timer: NodeJS.Timeout | undefined;
};

/** Seconds after which a full queue has room again; even one worker says a dozen pieces in that time. */
const RETRY_AFTER = 2;

/** Worker threads, started when there is something to do, and started anew when they crash or take too long. */
export function createPool<Task, Result>(options: PoolOptions): Pool<Task, Result> {
  const waiting: Job<Task, Result>[] = [];
  const slots = Array.from({ length: options.size }, (): Slot<Task, Result> => {
    return { worker: null, job: null, timer: undefined };
  });
  let closed = false;

  function fill(): void {
    for (const slot of slots) {
      if (slot.job !== null) continue;
      const job = waiting.shift();
      if (job === undefined) return;
      slot.job = job;
      slot.worker ??= start(slot);
      // Only a busy worker keeps the process from ending.
      slot.worker.ref();
      slot.timer = setTimeout(
        () => void release(slot, new Error("A voice took too long.")),
        options.timeLimit,
      );
      slot.worker.postMessage(job.task);
    }
  }

  function start(slot: Slot<Task, Result>): Worker {
    const worker = new Worker(options.script);
    const lose = (error: unknown) => {
      if (slot.worker !== worker) return;
      slot.worker = null;
      const job = take(slot);
      if (job !== null && job.lost === 0 && !closed) {
        job.lost = 1;
        waiting.unshift(job);
      } else job?.reject(error);
      fill();
    };
    worker.on("error", lose);
    worker.on("exit", () => lose(new Error("A voice ended.")));
    worker.on("message", (result: Result) => {
      if (slot.worker !== worker) return;
      worker.unref();
      take(slot)?.resolve(result);
      fill();
    });
    return worker;
  }

  function take(slot: Slot<Task, Result>): Job<Task, Result> | null {
    clearTimeout(slot.timer);
    const { job } = slot;
    slot.job = null;
    return job;
  }

  /** Ends a slot's worker; its task is not tried again. */
  async function release(slot: Slot<Task, Result>, error: Error): Promise<void> {
    const { worker } = slot;
    slot.worker = null;
    take(slot)?.reject(error);
    if (!closed) fill();
    await worker?.terminate();
  }

  return {
    async run(tasks, signal) {
      signal?.throwIfAborted();
      if (closed) throw new Error("The voices are closed.");
      if (waiting.length + tasks.length > options.maxWaiting) throw new SpeechBusy(RETRY_AFTER);
      const mine = new Set<Job<Task, Result>>();
      const results = tasks.map((task) => {
        return new Promise<Result>((resolve, reject) => {
          const job = { task, resolve, reject, lost: 0 };
          mine.add(job);
          waiting.push(job);
        });
      });
      const withdraw = () => {
        for (const job of waiting.filter((each) => mine.has(each))) waiting.splice(waiting.indexOf(job), 1);
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
    async close() {
      closed = true;
      const error = new Error("The voices are closed.");
      for (const job of waiting.splice(0)) job.reject(error);
      await Promise.all(slots.map((slot) => release(slot, error)));
    },
  };
}
