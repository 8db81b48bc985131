/** A row that is due already was claimed by another server a moment ago: no busy waiting for it. */
const AT_LEAST = 1000;

export type DueLoop = {
  /** Looks now: something was put into the queue. */
  wake(): void;
  /** Finishes what is in hand and stops. */
  stop(): Promise<void>;
};

type Options = {
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
export function startDueLoop({ drain, nextDue, lookEvery, now = Date.now, failed }: Options): DueLoop {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    do {
      again = false;
      try {
        await drain(() => stopped);
      } catch (error) {
        failed(error);
      }
    } while (again && !stopped);
    running = null;
    if (stopped) return;
    const due = await nextDue().catch(() => null);
    if (stopped || running !== null) return;
    clearTimeout(timer);
    timer = setTimeout(wake, waitUntil(due, lookEvery, now()));
    timer.unref();
  }

  function wake(): void {
    if (stopped) return;
    if (running === null) running = run();
    else again = true;
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function waitUntil(due: number | null, lookEvery: number, now: number): number {
  return due === null ? lookEvery : Math.min(lookEvery, Math.max(AT_LEAST, due - now));
}
