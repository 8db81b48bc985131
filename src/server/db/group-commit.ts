import { CompiledQuery, type Kysely, type Transaction } from "kysely";

/** The most changes that share one commit, so that none waits long for the others. */
const GROUP_LIMIT = 64;

type Job<Schema> = {
  readonly work: (trx: Transaction<Schema>) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * One writer for an engine with one connection. A durable commit costs a disk flush; changes that wait at the same
 * moment run one after the other in one transaction and share it. Each has its own savepoint: a failing change is
 * undone alone. Nobody is answered before the commit (decision 031).
 */
export function groupCommit<Schema>(db: Kysely<Schema>) {
  let waiting: Job<Schema>[] = [];
  let running = false;

  async function drain(): Promise<void> {
    // Requests that arrived in the same turn of the event loop join the first group.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, GROUP_LIMIT);
      waiting = waiting.slice(GROUP_LIMIT);
      const outcomes: (() => void)[] = [];
      try {
        await db.transaction().execute(async (trx) => {
          for (const job of group) outcomes.push(await attempt(job, trx));
        });
        for (const settle of outcomes) settle();
      } catch (error) {
        for (const job of group) job.reject(error);
      }
    }
    running = false;
  }

  return function write<Result>(work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (running) return;
      running = true;
      void drain();
    });
  };
}

const SAVEPOINT = CompiledQuery.raw("savepoint one_change");
const RELEASE = CompiledQuery.raw("release savepoint one_change");

async function attempt<Schema>(job: Job<Schema>, trx: Transaction<Schema>): Promise<() => void> {
  await trx.executeQuery(SAVEPOINT);
  try {
    const result = (await job.work(trx)) as never;
    await trx.executeQuery(RELEASE);
    return () => job.resolve(result);
  } catch (error) {
    try {
      await trx.executeQuery(CompiledQuery.raw("rollback to savepoint one_change"));
      await trx.executeQuery(RELEASE);
    } catch {
      // A full disk undoes the whole transaction, savepoints and all: what everybody must hear is why.
      throw error;
    }
    return () => job.reject(error);
  }
}
