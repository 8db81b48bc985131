import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import pg from "pg";
import { connectionTo } from "./postgres-driver.ts";

/** Says to whoever works a queue that there is something in it, here and on every other server of this database. */
export type Wakes = {
  /** Call once it is committed. */
  ring(queue: string): void;
  /** Answers how to stop hearing. */
  hear(queue: string, wake: () => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = "ceiba_wakes";
/** Rings within this time are one for the other servers; here each is heard at once. */
const GATHER_MS = 100;
const LISTEN_AGAIN_MS = 1_000;

/** The only server there is. */
export function ownWakes(): Wakes {
  const queues = new EventEmitter().setMaxListeners(0);
  return {
    ring: (queue) => void queues.emit(queue),
    hear(queue, wake) {
      queues.on(queue, wake);
      return () => void queues.off(queue, wake);
    },
    close: async () => void queues.removeAllListeners(),
  };
}

/**
 * The same across servers, by LISTEN and NOTIFY. A ring that is lost does no harm: every queue is also looked into by
 * the clock. What may have been missed while the line was down is looked for when it is back.
 */
export function sharedWakes(url: string, notify: (sql: string, values: string[]) => Promise<unknown>): Wakes {
  const own = ownWakes();
  const self = randomBytes(6).toString("hex");
  /** How many hear each queue: one that nobody hears any more is forgotten. */
  const heard = new Map<string, number>();
  const rung = new Set<string>();
  let line: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 5_000 });
    line = client;
    client.on("error", () => {});
    client.once("end", () => {
      if (isClosed) return;
      again = setTimeout(() => void listen(), LISTEN_AGAIN_MS);
      again.unref();
    });
    client.on("notification", ({ payload = "" }) => {
      const [from, queue = ""] = payload.split(" ");
      if (from !== self && heard.has(queue)) own.ring(queue);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      for (const queue of heard.keys()) own.ring(queue);
    } catch {
      // The end of the connection is heard above, and tried again.
      await client.end().catch(() => {});
    }
  }

  function tell(): void {
    timer = undefined;
    for (const queue of rung) {
      notify("select pg_notify($1, $2)", [CHANNEL, `${self} ${queue}`]).catch(() => {});
    }
    rung.clear();
  }

  return {
    ring(queue) {
      own.ring(queue);
      rung.add(queue);
      timer ??= setTimeout(tell, GATHER_MS).unref();
    },
    hear(queue, wake) {
      if (line === null) void listen();
      heard.set(queue, (heard.get(queue) ?? 0) + 1);
      const stop = own.hear(queue, wake);
      return () => {
        stop();
        const left = (heard.get(queue) ?? 1) - 1;
        if (left > 0) heard.set(queue, left);
        else heard.delete(queue);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(again);
      await own.close();
      await line?.end().catch(() => {});
    },
  };
}
