import { type School, type SchoolChange, schoolWith } from "#domain/site/school.ts";
import type { SchoolFactTable } from "./schema-facts.ts";
import type { Store } from "./store.ts";

/** Rung when a fact was published, on whichever server. */
const QUEUE = "school_facts";
/** For a ring that was lost. */
const LOOK_EVERY_MS = 30_000;

export type FactVersion = SchoolChange & {
  readonly version: number;
  readonly by: string;
  readonly changedAt: number;
};

/** What was written by this program alone, after it was checked. */
const versionOf = (row: SchoolFactTable): FactVersion =>
  ({
    ...{ key: row.key, value: row.value === null ? null : JSON.parse(row.value) },
    ...{ version: row.version, by: row.changed_by, changedAt: row.changed_at },
  }) as FactVersion;

/** Every version of every fact, the newest of each first. */
export async function factVersions(store: Pick<Store, "db">): Promise<FactVersion[]> {
  const rows = await store.db
    .selectFrom("school_facts")
    .selectAll()
    .orderBy("key")
    .orderBy("version", "desc")
    .execute();
  return rows.map(versionOf);
}

/** The newest version of each fact. */
export const newest = (versions: readonly FactVersion[]): readonly FactVersion[] =>
  versions.filter(({ key, version }) => !versions.some((one) => one.key === key && one.version > version));

/**
 * The school as staff say it is. It is read at the start, after a change on this server, when another one rings, and
 * now and then; in between everybody is given the same object.
 *
 * @param prepare makes ready what shows a school, before anybody is given it: pages, chat and mails change together
 */
export function schoolFacts(
  store: Pick<Store, "db" | "wakes">,
  delivered: School,
  prepare: (school: School) => Promise<void>,
) {
  let school = delivered;
  let known = "[]";

  async function look(): Promise<void> {
    const changes = newest(await factVersions(store));
    const read = JSON.stringify(changes);
    if (read === known) return;
    const next = schoolWith(delivered, changes);
    await prepare(next);
    school = next;
    known = read;
  }
  /** One after the other: an older state never takes the place of a newer one. */
  let last: Promise<void> = Promise.resolve();
  const lookInTurn = () => {
    const looked = last.then(look);
    last = looked.catch(() => {});
    return looked;
  };

  return {
    now: () => school,
    look: lookInTurn,
    /** After a change on this server. */
    changed(): Promise<void> {
      store.wakes.ring(QUEUE);
      return lookInTurn();
    },
    /** Answers how to stop. */
    follow(report: (error: unknown) => void): () => void {
      const heard = () => void lookInTurn().catch(report);
      const deaf = store.wakes.hear(QUEUE, heard);
      const timer = setInterval(heard, LOOK_EVERY_MS).unref();
      return () => {
        deaf();
        clearInterval(timer);
      };
    },
  };
}
export type SchoolFacts = ReturnType<typeof schoolFacts>;
