import { createHmac } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { sql, type Transaction } from "kysely";
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

    /**
     * Writes down what is erased, as part of the change that erases it. What came back and is erased again gets a newer
     * time, also by a clock that was set back: by the time the list knows that a backup holds only the first erasure.
     */
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
          .onConflict((conflict) =>
            conflict.column("mark").doUpdateSet({
              erased_at: sql<number>`case when erased.erased_at < excluded.erased_at
                then excluded.erased_at else erased.erased_at + 1 end`,
            }),
          )
          .execute();
      }
    },

    /** What the file says was erased, and the database not at all or only before. */
    async missing(): Promise<Marks> {
      return newerThan(await inTable(), readMarks(file));
    },

    /** Everything that was ever erased, with when it last was. */
    async all(): Promise<Marks> {
      const known = await inTable();
      return new Map([...known, ...newerThan(known, readMarks(file))]);
    },

    /** The database knows these now. */
    settle: (marks: Marks): Promise<void> =>
      store.write(async (trx) => {
        for (const [mark, erased_at] of marks) {
          const row = { mark, erased_at };
          await trx
            .insertInto("erased")
            .values(row)
            .onConflict((conflict) => conflict.column("mark").doUpdateSet({ erased_at }))
            .execute();
        }
      }),

    /** Brings the file up to date with the database, flushed to the disk. */
    async copyOut(): Promise<void> {
      const fresh = newerThan(readMarks(file), await inTable());
      if (fresh.size === 0) return;
      const handle = openSync(file, "a", 0o600);
      try {
        // A line that a crash cut short must not swallow the next.
        writeSync(handle, `\n${[...fresh].map(([mark, at]) => `${mark} ${at}\n`).join("")}`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
  };
}

export type ErasedList = ReturnType<typeof erasedList>;

type Marks = ReadonlyMap<string, number>;

/** The marks of `found` that `known` does not have, or has from an earlier time. */
const newerThan = (known: Marks, found: Marks): Map<string, number> =>
  new Map([...found].filter(([mark, at]) => at > (known.get(mark) ?? -1)));

/** Each whole line: the mark and the time. Of a mark that was written again the newest counts. */
function readMarks(file: string): Map<string, number> {
  const marks = new Map<string, number>();
  if (!existsSync(file)) return marks;
  for (const [, mark = "", at] of readFileSync(file, "utf8").matchAll(/^([\w-]{43}) (\d+)$/gm)) {
    marks.set(mark, Math.max(marks.get(mark) ?? 0, Number(at)));
  }
  return marks;
}
