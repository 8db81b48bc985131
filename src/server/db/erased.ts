import { createHmac } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Transaction } from "kysely";
import type { Database } from "./schema.ts";
import type { Store } from "./store.ts";

/**
 * What can be erased by itself: a family by its address, a learner by a session, a chat by its session, an address of
 * the newsletter.
 */
export type ErasedKind = "family" | "learner" | "chat" | "newsletter";

type ErasedParts = {
  readonly store: Store;
  /** Keys the marks, so that nobody can try addresses against the list. */
  readonly secret: string;
  /** Lies beside the database: it must outlast a database that is put back from a backup. */
  readonly file: string;
};

/**
 * The list of what was erased (decision 113): a keyed hash and a time, nothing about anybody. It stands in the database
 * and in a file; what only the file knows was erased after the backup that the database came from.
 */
export function erasedList({ store, secret, file }: ErasedParts) {
  const inTable = async () =>
    new Map(
      (await store.db.selectFrom("erased").selectAll().execute()).map((row) => [row.mark, row.erased_at]),
    );

  const markOf = (kind: ErasedKind, key: string): string =>
    createHmac("sha256", secret).update(`erased\0${kind}\0${key}`).digest("base64url");

  return {
    markOf,

    /** Writes down what is erased, as part of the change that erases it. */
    async add(
      trx: Transaction<Database>,
      kind: ErasedKind,
      keys: readonly string[],
      now: number,
    ): Promise<void> {
      for (const key of keys) {
        await trx
          .insertInto("erased")
          .values({ mark: markOf(kind, key), erased_at: now })
          .onConflict((conflict) => conflict.column("mark").doUpdateSet({ erased_at: now }))
          .execute();
      }
    },

    /** Marks that the file has and the database has not. */
    async missing(): Promise<ReadonlyMap<string, number>> {
      const known = await inTable();
      return new Map([...readMarks(file)].filter(([mark]) => !known.has(mark)));
    },

    /** The database knows these now. */
    settle: (marks: ReadonlyMap<string, number>): Promise<void> =>
      store.write(async (trx) => {
        for (const [mark, erased_at] of marks) {
          const row = { mark, erased_at };
          await trx
            .insertInto("erased")
            .values(row)
            .onConflict((conflict) => conflict.column("mark").doNothing())
            .execute();
        }
      }),

    /** Brings the file up to date with the database, flushed to the disk. */
    async copyOut(): Promise<void> {
      const written = readMarks(file);
      const fresh = [...(await inTable())].filter(([mark]) => !written.has(mark));
      if (fresh.length === 0) return;
      const handle = openSync(file, "a", 0o600);
      try {
        // A line that a crash cut short must not swallow the next.
        writeSync(handle, `\n${fresh.map(([mark, at]) => `${mark} ${at}\n`).join("")}`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
  };
}

export type ErasedList = ReturnType<typeof erasedList>;

/** Each whole line: the mark and the time. */
function readMarks(file: string): Map<string, number> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").matchAll(/^([\w-]{43}) (\d+)$/gm);
  return new Map([...lines].map(([, mark = "", at]) => [mark, Number(at)]));
}
