import type { Wakes } from "./wakes.ts";

/** A row that is due already was claimed by another server a moment ago: no busy waiting for it. */
const AT_LEAST = 1000;
/** After a look that failed, as when the database is away, the next one comes so soon. */
const AFTER_FAILURE = 5000;

export type DueLoop = {
  /** Looks now, and has the other servers look: something was put into the queue. */
  wake(): void;
  /** Finishes what is in hand and stops. */
  stop(): Promise<void>;
};

type Options = {
  /** The queue's name, and by what it is made known that something is in it. */
  readonly queue: string;
  readonly wakes: Wakes;
  /** Works off what is due; asks `stopped` between two pieces of work. */
  readonly drain: (stopped: () => boolean) => Promise<void>;
  /** When the next row is due, in milliseconds since 1970; null when none waits. */
  readonly nextDue: () => Promise<number | null>;
  /** Other servers' rows and lapsed claims are looked for this often, in ms, even when nothing wakes the loop. */
  readonly lookEvery: number;
  /** The clock by which rows are due; the machine's unless told. */
  readonly now?: () => number;
  /** Hears of a drain that failed; the loop goes on. */
  readonly failed: (error: unknown) => void;
};

/** Runs a queue's work one drain at a time: at the start, when woken, and when the next row falls due. */
export function startDueLoop(options: Options): DueLoop {
  const { queue, wakes, drain, nextDue, lookEvery, now = Date.now, failed } = options;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    let longest = lookEvery;
    do {
      again = false;
      try {
        await drain(() => stopped);
      } catch (error) {
        longest = AFTER_FAILURE;
        failed(error);
      }
    } while (again && !stopped);
    running = null;
    if (stopped) return;
    const due = await nextDue().catch(() => {
      longest = AFTER_FAILURE;
      return null;
    });
    if (stopped || running !== null) return;
    clearTimeout(timer);
    timer = setTimeout(look, waitUntil(due, longest, now()));
    timer.unref();
  }

  function look(): void {
    if (stopped) return;
    if (running === null) running = run();
    else again = true;
  }

  const stopHearing = wakes.hear(queue, look);
  look();
  return {
    wake: () => wakes.ring(queue),
    async stop() {
      stopped = true;
      stopHearing();
      clearTimeout(timer);
      await running;
    },
  };
}

function waitUntil(due: number | null, lookEvery: number, now: number): number {
  return due === null ? lookEvery : Math.min(lookEvery, Math.max(AT_LEAST, due - now));
}
